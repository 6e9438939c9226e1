// A risk is judged in a form, stands in the matrix, and each number of the matrix leads to its list; in both languages, by keyboard, on a phone.
import type { Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { expectWithinWidth, phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { saveRecord } from "../support/record-steps.ts";
import { savedIn } from "../support/saved.ts";
import { expect, test } from "../support/server.ts";

type Saved = { value: number; risk: object; assessment: { measures: string[] } };

const title = "Derrumbe del cerro Ficticio (demo)";
const cell = (page: Page, name: string) =>
  page.getByRole("table", { name: "Matriz de riesgo" }).getByRole("link", { name });

/** In a choice that is not typed into. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator("form").getByRole("combobox", { name: field, exact: true }).press("Enter");
  await page.getByRole("option", { name: option, exact: true }).press("Enter");
}

/** In a choice that words narrow down. */
async function find(page: Page, field: string, words: string, option: string | RegExp): Promise<void> {
  await page.locator("form").getByRole("combobox", { name: field, exact: true }).fill(words);
  await page.getByRole("option", { name: option }).first().click();
}

test("an officer judges a risk, and reads its class as he types", async ({ page }) => {
  await enterAs(page, "officer", "/records/risk?record=new");
  await find(page, "Variable", "riesgo de desliz", "Riesgo de deslizamiento");
  await find(page, "Lugar", "Valparaíso", /Valparaíso.*05101/);
  await page.getByRole("textbox", { name: "Título" }).fill(title);
  await choose(page, "Método", "Juicio experto");
  await choose(page, "Probabilidad", "3 · Posible");
  const standing = page
    .locator("form")
    .getByRole("status")
    .filter({ hasText: /impacto|=/ });
  await expect(standing).toContainText("El impacto es el mayor de los que se evalúan");
  await choose(page, "Personas", "2 · Menor");
  await expect(standing).toHaveText("3 × 2 = 6 · Medio");
  await choose(page, "Infraestructura", "5 · Catastrófico");
  await expect(standing).toHaveText("3 × 5 = 15 · Muy alto");
  // What the score makes of the value is nobody's to type.
  await expect(page.getByRole("textbox", { name: "Valor" })).toHaveCount(0);
  await page.getByRole("combobox", { name: "Medidas de mitigación" }).fill("Muro de contención (demo)");
  await page.keyboard.press("Enter");
  expect(await findings(page, "form")).toEqual([]);
  const kept = savedIn<Saved>(page, "POST", "records/risk");
  await saveRecord(page, { press: () => page.keyboard.press("Control+S") });
  expect(await kept).toMatchObject({
    value: 15,
    risk: { likelihood: 3, impact: 5 },
    assessment: { measures: ["Muro de contención (demo)"] },
  });
});

test("the matrix leads from a cell to its list and back, by keyboard, under the filters of the list", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/risk?hazard=GH0300");
  await page.getByRole("button", { name: "Matriz", exact: true }).press("Enter");
  const found = cell(page, "Probabilidad 3, impacto 5, Muy alto: 1");
  await expect(found).toBeVisible();
  expect(await findings(page, "main")).toEqual([]);
  await found.press("Enter");
  const row = page.getByRole("row", { name: new RegExp(title.replace(/[()]/g, "\\$&")) });
  await expect(row).toContainText("15");
  await expect(row).toContainText("Muy alto");
  for (const chip of ["Probabilidad: 3 · Posible", "Impacto: 5 · Catastrófico"])
    await expect(page.getByText(chip)).toBeVisible();
  await page.goBack();
  await expect(found).toBeVisible();
});

test("what is no longer valid or to be reviewed is counted beside the classes, and leads to its list", async ({
  page,
}) => {
  await enterAs(page, "super", "/records/risk?matrix=true&place=all");
  const due = page.getByRole("link", { name: /^Por revisar/ });
  const count = Number(/\d+/.exec((await due.textContent()) ?? "")?.[0]);
  expect(count).toBeGreaterThan(0);
  await due.click();
  await expect(page.getByText(/^Revisión hasta: /)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Aluvión en quebradas (demo)" })).toBeVisible();
  await expect(page.getByText(`1–${count} de ${count}`)).toBeVisible();
});

test("an assessment is read with its class, its scenario and what is done about it", async ({ page }) => {
  await enterAs(page, "viewer", "/records/risk?q=Interfaz&place=all&view=list");
  await page.getByRole("row", { name: /Interfaz urbano-forestal/ }).click();
  const section = page.getByRole("region", { name: "Evaluación de riesgo", exact: true });
  await expect(section).toContainText("5 × 4 = 20 · Muy alto");
  await expect(section).toContainText("5 · Casi segura");
  await expect(section).toContainText("Incendio con viento sur de 50 km/h");
  await expect(page.getByRole("region", { name: "Medidas de mitigación" })).toContainText(
    "Segunda vía de salida (demo)",
  );
});

test.describe("on a phone, in English", () => {
  test.use({ viewport: phone, locale: "en-GB" });
  test("the matrix fits, and each cell says by itself what it is", async ({ page }) => {
    await enterAs(page, "viewer", "/records/risk?matrix=true&place=all", "en");
    const table = page.getByRole("table", { name: "Risk matrix" });
    await expect(table.getByRole("link", { name: "Likelihood 5, impact 4, Very high: 1" })).toBeVisible();
    await expectWithinWidth(page);
  });
});
