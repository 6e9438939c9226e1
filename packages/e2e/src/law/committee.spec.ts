// The committee at work, from the call to the minutes on paper.
import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { pagesOf } from "@atalaya/server/testing/pdf-text.ts";
import { findings } from "../support/accessibility.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { typeDay } from "../support/typed-day.ts";

// Hours are those of the committee's place, wherever the computer believes to be.
test.use({ timezoneId: "Asia/Tokyo" });

test("R-105 R-209 V15 a session is called, attended with quorum, agreed upon, its minutes approved and taken away on paper", async ({
  page,
}) => {
  await enterAs(page, "officer", "/legal-drm-committee");
  await page.getByRole("button", { name: "Convocar sesión" }).click();
  const form = page.locator("form");
  await typeDay(form, "Inicio", "241120241030");
  await form.getByLabel("Tabla", { exact: true }).fill("Grifos de los cerros");
  await form.getByLabel("Tabla", { exact: true }).press("Enter");
  await form.getByRole("button", { name: "Convocar sesión" }).click();
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
  await form.getByLabel("Responsable").fill("superintendente");
  await page.getByRole("option", { name: "Superintendente Demo" }).click();
  await typeDay(form, "Vence", "15122030");
  expect(await findings(page, "form")).toEqual([]);
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

  await form.getByRole("combobox", { name: "Estado" }).first().click();
  await page.getByRole("option", { name: "Acta aprobada" }).click();
  await form.getByRole("button", { name: "Guardar" }).click();
  // Once sealed it is only read.
  const seal = page.getByRole("region", { name: "Sello" });
  await expect(seal.getByText("Edición 1, sellada el")).toBeVisible();
  await expect(form.getByRole("button", { name: "Guardar" })).toHaveCount(0);
  await expect(form.getByRole("button", { name: "Eliminar" })).toHaveCount(0);

  await seal.getByRole("button", { name: "Rectificar acta" }).click();
  await form.getByLabel("Motivo de la rectificación").fill("Faltaba la sala");
  await form.getByRole("combobox", { name: "Rectificación aprobada en" }).click();
  await page.getByRole("option").first().click();
  await form.getByLabel("Lugar de la sesión").fill("Sala COE");
  await form.getByRole("button", { name: "Aprobar y sellar" }).click();
  await expect(seal.getByText("Edición 2, sellada el")).toBeVisible();
  await expect(seal.getByRole("list", { name: "Ediciones" }).getByText("Motivo: Faltaba la sala")).toBeVisible();

  const paperOf = async (button: Locator) => {
    const download = page.waitForEvent("download");
    await button.click();
    return (await pagesOf(new Uint8Array(await readFile(await (await download).path())))).join(" ");
  };
  const former = await paperOf(seal.getByRole("button", { name: "Acta en PDF: Edición 1" }));
  expect(former).toContain("Reemplazada por la edición 2.");
  await page.getByRole("tab", { name: "Sesiones" }).click();
  const paper = await paperOf(page.getByRole("button", { name: "Acta en PDF: Sesión ordinaria 1/2024" }));
  for (const said of [
    "Acta aprobada",
    "Con quórum: 4 presentes",
    "24 de noviembre de 2024 a las 10:30",
    "10:45",
    "Se revisaron los grifos.",
    "Superintendente Demo",
    "15-12-2030",
    "Sala COE",
    "SHA-256",
  ])
    expect(paper).toContain(said);
});

test("R-209 a session that is called shows who confirmed, whom the citation reaches, and gives it as a paper", async ({
  page,
}) => {
  await enterAs(page, "officer", "/legal-drm-committee");
  const next = page.getByRole("region", { name: "Próxima sesión" });
  await expect(next.getByText("Confirmados 4 de 6 titulares")).toBeVisible();
  await next.getByRole("button", { name: /Sesión ordinaria/ }).click();
  await page.getByRole("button", { name: "Editar", exact: true }).click();
  const form = page.locator("form");
  // No attendance is ticked before the session.
  await expect(form.getByRole("combobox", { name: "Confirmación: Comisario Demo" })).toHaveText("No asistirá");
  await expect(form.getByRole("combobox", { name: "Presencia: Comisario Demo" })).toHaveCount(0);
  await form.getByRole("combobox", { name: "Confirmación: Comisario Demo" }).click();
  await page.getByRole("option", { name: "Asistirá", exact: true }).click();
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(next.getByText("Confirmados 5 de 6 titulares")).toBeVisible();
  await form.getByRole("button", { name: "Cerrar" }).click();
  const citation = page.getByRole("region", { name: "Citación" });
  await expect(citation.getByText("El correo no está configurado en este servidor")).toBeVisible();
  const download = page.waitForEvent("download");
  await citation.getByRole("button", { name: "Citación en PDF" }).click();
  const paper = (await pagesOf(new Uint8Array(await readFile(await (await download).path())))).join(" ");
  expect(paper).toContain("Preparación de la temporada de incendios forestales");
});
