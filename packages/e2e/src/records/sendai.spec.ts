// The indicators of the Sendai Framework: read, opened to how they were made, completed, and asked for.
import type { Page } from "@playwright/test";
import { expectWithinWidth, phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { settled } from "../support/screens.ts";
import { expect, test } from "../support/server.ts";

const table = (page: Page) => page.getByRole("table", { name: "Marco de Sendai" });
const rowOf = (page: Page, code: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${code} `) }) });
const deaths = (page: Page) => table(page).getByRole("button", { name: /^A-2 Fallecidos, 2024: 7,38/ });

test("from the disasters an analyst reads how many people died of them in a year, per 100,000", async ({ page }) => {
  await enterAs(page, "admin", "/records/risk?place=all");
  await page.getByRole("button", { name: "Indicadores", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Marco de Sendai" })).toBeVisible();
  await expect(table(page).getByRole("columnheader", { name: "Media anual" })).toBeVisible();
  await expect(table(page).getByRole("rowheader", { name: "A Mortalidad por 100.000 hab." })).toBeVisible();
  // 134 deaths of 1,815,902 people; nobody has told the population of that year.
  await expect(deaths(page)).toHaveAccessibleName("A-2 Fallecidos, 2024: 7,38, denominador de 2017");
  // What nobody has told is no zero.
  await expect(rowOf(page, "A-3")).not.toContainText("0,");
  await page.getByRole("button", { name: "Volver a la lista" }).click();
  await expect(page.getByRole("table", { name: "Lista de registros" })).toBeVisible();
});

test("a number opens to what was divided by what, and to the record that it was counted from", async ({ page }) => {
  await enterAs(page, "admin", "/records/risk?sendai=year&place=all");
  await deaths(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "A-2 Fallecidos, 2024" });
  await expect(dialog).toContainText("134 × 100.000 ÷ 1.815.902");
  await expect(dialog).toContainText("Reportada");
  await expect(dialog).toContainText("Falta la población de 2024. Se usó la cifra de 2017.");
  await expect(dialog.getByRole("row", { name: /^Suma/ })).toContainText("134");
  await expect(page).toHaveURL(/cell=A-2(:|%3A)2024/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(deaths(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("link", { name: "Abrir lista" })).toHaveAttribute("href", /observed_from=2024-01-01/);
  await dialog.getByRole("link", { name: /^Megaincendio/ }).click();
  await expect(page.getByRole("heading", { name: /^Megaincendio/ }).first()).toBeVisible();
});

test("the arrows lead from number to number", async ({ page }) => {
  await enterAs(page, "admin", "/records/risk?sendai=year&place=all");
  await deaths(page).focus();
  await page.keyboard.press("ArrowUp");
  await expect(table(page).getByRole("button", { name: /^A-1 .*, 2024: / })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(deaths(page)).toBeFocused();
});

test("what is missing is told above the table, and leads to the place that can tell it", async ({ page }) => {
  await enterAs(page, "admin", "/records/risk?sendai=year&place=all");
  await expect(page.getByText(/^Faltan \d+ denominadores: población de 2020 a /)).toBeVisible();
  await page.getByRole("button", { name: "Completar denominadores" }).click();
  const dialog = page.getByRole("dialog", { name: "Completar denominadores" });
  const [place] = await dialog.getByRole("rowheader").allTextContents();
  await dialog.getByRole("link", { name: place! }).first().click();
  await expect(page).toHaveURL(/\/companies\?.*company=\d+/);
  await expect(page.getByText("Cifras anuales").first()).toBeVisible();
});

test("an officer says that nothing is missing of a year, and takes it back", async ({ page }) => {
  await enterAs(page, "officer", "/records/risk?sendai=year&place=all");
  await table(page)
    .getByRole("button", { name: /^2021: \d+ \/ \d+ han informado/ })
    .click();
  const who = page.getByRole("dialog", { name: "Quién ha informado de 2021" });
  const row = who.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Valparaíso", exact: true }) });
  await expect(row).toContainText("No ha informado");
  await row.getByRole("button", { name: "Valparaíso: decir que no falta nada de 2021" }).click();
  const form = page.getByRole("dialog", { name: "Valparaíso: no falta nada de 2021" });
  await form.getByRole("textbox", { name: "Nota" }).fill("Revisado con Bomberos");
  await form.getByRole("button", { name: "No falta nada" }).click();
  await expect(page.getByText("Anotado: no falta nada de 2021.")).toBeVisible();
  await expect(row).toContainText("No falta nada");
  await expect(row).toContainText("Revisado con Bomberos");
  await row.getByRole("button", { name: "Valparaíso: aún falta algo de 2021" }).click();
  await expect(row).toContainText("No ha informado");
});

test("who may ask reminds the municipalities that have told nothing", async ({ page }) => {
  await enterAs(page, "admin", "/records/risk?sendai=year&reported=2020&place=all");
  const who = page.getByRole("dialog", { name: "Quién ha informado de 2020" });
  await who.getByRole("button", { name: /^Recordar a las \d+ que no han informado$/ }).click();
  await expect(page.getByText(/^Se recordó a \d+ comunas\.$/)).toBeVisible();
  await expect(who.getByRole("row").nth(1)).toContainText(/\d{2}-\d{2}-\d{4}/);
});

test("the table is taken out as a sheet, and on paper it lies black on white", async ({ page }) => {
  await enterAs(page, "admin", "/records/risk?sendai=year&place=all");
  await settled(page);
  await page.getByRole("button", { name: "Exportar" }).click();
  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "CSV" }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/\.csv$/);
  await page.emulateMedia({ media: "print" });
  await expect(table(page)).toBeVisible();
  await expect(page.getByText(/^Marco de Sendai, por año$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Exportar" })).toBeHidden();
});

test("by hazard and by place each column is one of them, of the year that is chosen", async ({ page }) => {
  await enterAs(page, "admin", "/records/risk?sendai=hazard&year=2024&place=all");
  await expect(table(page).getByRole("columnheader", { name: "Incendio forestal", exact: true })).toBeVisible();
  await expect(table(page).getByRole("button", { name: /^A-2 Fallecidos, Incendio forestal, 2024: / })).toBeVisible();
  // Its municipalities are told once, and of the year alone.
  await expect(table(page).getByRole("button", { name: /^2024: \d+ \/ \d+ han informado/ })).toBeVisible();
  await page.getByRole("button", { name: "Por lugar" }).click();
  await expect(page.getByRole("combobox", { name: "Año de los indicadores" })).toHaveText("2024");
  await expect(table(page).getByRole("columnheader", { name: "Viña del Mar" })).toBeAttached();
});

test("on a phone the table moves sideways and the page does not", async ({ page }) => {
  await page.setViewportSize(phone);
  await enterAs(page, "admin", "/records/risk?sendai=year&cell=A-2:2024&place=all", "en");
  await expect(page.getByRole("dialog", { name: "A-2 Deaths, 2024" })).toContainText("134 × 100,000 ÷ 1,815,902");
  await expectWithinWidth(page);
  await page.keyboard.press("Escape");
  await settled(page);
  await expectWithinWidth(page);
});
