// The committee at work, from the call to the minutes on paper.
import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { pagesOf } from "@atalaya/server/testing/pdf-text.ts";
import { enterAs } from "./people.ts";
import { expect, test } from "./server.ts";
import { typeDay } from "./typed-day.ts";

test("R-105 R-209 V15 a session is called, attended with quorum, agreed upon, its minutes approved and taken away on paper", async ({
  page,
}) => {
  await enterAs(page, "officer", "/legal-drm-committee");
  await page.getByRole("button", { name: "Convocar sesión" }).click();
  const form = page.locator("form");
  await typeDay(form, "Inicio", "241120301030");
  await form.getByLabel("Tabla").fill("Grifos de los cerros");
  await form.getByLabel("Tabla").press("Enter");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(page).toHaveURL(/session=\d+/);

  const attend = async (name: string) => {
    await form.getByRole("combobox", { name: `Presencia: ${name}` }).click();
    await page.getByRole("option", { name: "Presente" }).click();
  };
  for (const name of ["Presidenta Demo", "Secretario Demo", "Superintendente Demo"]) await attend(name);
  await expect(form.getByText("Sin quórum: 3 presentes, se requieren 4.")).toBeVisible();
  await attend("Comisario Demo");
  await expect(form.getByText("Con quórum: 4 presentes, se requieren 4.")).toBeVisible();
  await typeDay(form, "Llegada: Comisario Demo", "1045");

  await form.getByRole("textbox", { name: "Acta", exact: true }).click();
  await page.keyboard.press("Control+b");
  await page.keyboard.type("Se revisaron los grifos.");
  await form.getByRole("button", { name: "Agregar acuerdo" }).click();
  await form.getByRole("textbox", { name: "Acuerdo" }).fill("Reponer el grifo del cerro Alegre");
  await form.getByLabel("Responsable").fill("Bomberos");
  await typeDay(form, "Vence", "15122030");
  await form.getByRole("combobox", { name: "Estado" }).first().click();
  await page.getByRole("option", { name: "Acta aprobada" }).click();
  const { violations } = await new AxeBuilder({ page }).include("form").analyze();
  expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id)).toEqual(
    [],
  );
  await form.getByRole("button", { name: "Guardar" }).click();
  const agreements = page.getByRole("region", { name: "Acuerdos" }).first();
  await expect(agreements.getByText("Reponer el grifo del cerro Alegre")).toBeVisible();
  // What was kept is what is shown: nothing is left to save, and no text looks changed.
  await expect(form.getByText("versión 2")).toBeVisible();
  await expect(form.getByRole("button", { name: "Guardar" })).toBeDisabled();
  // What is typed and taken back again is no change either.
  await form.getByRole("textbox", { name: "Acta", exact: true }).click();
  await page.keyboard.type("x");
  await expect(form.getByRole("button", { name: "Guardar" })).toBeEnabled();
  await page.keyboard.press("Backspace");
  await expect(form.getByRole("button", { name: "Guardar" })).toBeDisabled();

  await page.getByRole("tab", { name: "Sesiones" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Acta en PDF: Sesión ordinaria 1/2030" }).click();
  const paper = (await pagesOf(new Uint8Array(await readFile(await (await download).path())))).join(" ");
  for (const said of ["Acta aprobada", "Con quórum: 4 presentes", "10:45", "Se revisaron los grifos.", "15-12-2030"])
    expect(paper).toContain(said);
});
