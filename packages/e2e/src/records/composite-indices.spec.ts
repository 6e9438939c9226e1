// A composite index is defined, read with its calculation, tried with other weights, and frozen; by keyboard, in both languages, on a phone.
import type { Page } from "@playwright/test";
import type { CompositeIndex } from "@atalaya/contract/resources/records/composite-indices.ts";
import { findings } from "../support/accessibility.ts";
import { expectWithinWidth, phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { savedIn } from "../support/saved.ts";
import { expect, test } from "../support/server.ts";

const name = "Índice Ficticio de prueba";

const ranking = (page: Page, title = "Ranking") => page.getByRole("table", { name: title, exact: true });
const rankOf = (page: Page, place: string) =>
  ranking(page)
    .getByRole("row", { name: new RegExp(place) })
    .getByRole("cell")
    .first();

/** In a choice that words narrow down. */
async function find(page: Page, row: number, words: string): Promise<void> {
  await page
    .getByRole("group", { name: `Fila ${row}` })
    .getByRole("combobox", { name: "Variable" })
    .fill(words);
  await page.getByRole("option", { name: new RegExp(words) }).click();
}

test("the way leads from the records of vulnerability to the ranking, and a place opens to how it was reckoned", async ({
  page,
}) => {
  await enterAs(page, "viewer", "/records/vulnerability?place=all");
  await page.getByRole("button", { name: "Índices compuestos" }).press("Enter");
  await expect(page.getByText("21 de 346 lugares con valor")).toBeVisible();
  await expect(rankOf(page, "Villa Alemana")).toHaveText("1");
  await page.getByRole("button", { name: "Ver el cálculo de Villa Alemana" }).press("Enter");
  const sums = page.getByRole("table", { name: "Cálculo: Villa Alemana" });
  await expect(sums.getByRole("row", { name: /Pobreza multidimensional/ })).toContainText("0,826");
  await expect(sums.getByRole("row", { name: /Cobertura de alerta/ })).toContainText("más es mejor: se invierte");
  await expect(page.getByText("(0,826 × 0,30 + 0,2094 × 0,20 + 0,4024 × 0,15 + 0,9988 × 0,15 + 0,6337 × 0,20) × 100 = 62,66")).toBeVisible(); // prettier-ignore
  expect(await findings(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Mostrar los 325 lugares sin valor" }).click();
  await page.getByRole("button", { name: "Ver el cálculo de Algarrobo" }).click();
  await expect(page.getByText(/Se conoce el 0 % del peso y hace falta el 70 %/)).toBeVisible();
  // Who only reads defines and freezes nothing.
  for (const action of ["Nuevo índice", "Editar índice", "Congelar edición"])
    await expect(page.getByRole("button", { name: action })).toHaveCount(0);
});

test("a weight is moved with the keyboard, places change position at once, and the weights are restored", async ({
  page,
}) => {
  await enterAs(page, "viewer", "/records/vulnerability?index=first&place=all");
  const slider = page.getByRole("slider", { name: "Peso de Hacinamiento" });
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "100 %");
  await expect(page.getByRole("status").filter({ hasText: "cambian de posición" })).toBeVisible();
  await expect(page.getByText("Con los pesos movidos")).toBeVisible();
  await expect(ranking(page).getByRole("row").nth(1)).toContainText("Cobquecura");
  await expect(rankOf(page, "Cobquecura")).toContainText("sube 7");
  await page.getByRole("button", { name: "Restaurar pesos" }).click();
  await expect(rankOf(page, "Villa Alemana")).toHaveText("1");
  await expect(page.getByText("Con los pesos movidos")).toHaveCount(0);
});

test("a super administrator defines an index, whose weights must be one in all, freezes it, and switches it off", async ({
  page,
}) => {
  await enterAs(page, "super", "/records/vulnerability?index=first&place=all");
  await page.getByRole("button", { name: "Nuevo índice" }).click();
  const form = page.locator("form");
  await form.getByRole("textbox", { name: "Nombre", exact: true }).fill(name);
  await form.getByRole("combobox", { name: "Territorio" }).fill("Todos");
  await page.getByRole("option", { name: "Todos los lugares" }).click();
  for (const [at, words] of ["Pobreza multidimensional", "Hacinamiento", "Cobertura de alerta"].entries()) {
    await page.getByRole("button", { name: "Agregar variable" }).click();
    await find(page, at + 1, words);
    await page
      .getByRole("group", { name: `Fila ${at + 1}` })
      .getByRole("textbox", { name: "Peso" })
      .fill("30");
  }
  await expect(form.getByText("Suma: 90 %")).toBeVisible();
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByText("Los pesos deben sumar 1 (100 %).").first()).toBeVisible();
  await page.getByRole("button", { name: "Repartir por igual" }).click();
  await expect(form.getByText("Suma: 100 %")).toBeVisible();
  expect(await findings(page, "form")).toEqual([]);
  const kept = savedIn<CompositeIndex>(page, "POST", "composite-indices");
  await page.keyboard.press("Control+S");
  expect((await kept).members.map(({ weight }) => weight)).toEqual([0.3333, 0.3333, 0.3334]);
  await expect(page.getByRole("combobox", { name: "Índice" })).toHaveText(name);

  await page.getByRole("button", { name: "Congelar edición" }).click();
  const dialog = page.getByRole("dialog", { name: "Congelar edición" });
  await dialog.getByRole("textbox").fill("Año 2026");
  await dialog.getByRole("button", { name: "Congelar edición" }).click();
  await expect(page.getByRole("combobox", { name: "Edición" })).toHaveText("Edición 1 · Año 2026");
  await expect(page.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible();
  await expect(ranking(page).getByRole("columnheader", { name: "Ahora" })).toBeVisible();
  // What was frozen keeps its index: it is switched off.
  await page.getByRole("button", { name: "Editar índice" }).click();
  await page.getByRole("checkbox", { name: "Activo" }).uncheck();
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("combobox", { name: "Índice" })).toHaveText(`${name} (inactivo)`);
});

test.describe("on a phone, in English", () => {
  test.use({ viewport: phone, locale: "en-GB" });
  test("the ranking fits, and its calculation is read within it", async ({ page }) => {
    await enterAs(page, "viewer", "/records/vulnerability?index=first&place=all", "en");
    await page.getByRole("button", { name: "Show how Villa Alemana was reckoned" }).click();
    await expect(page.getByRole("table", { name: "Calculation: Villa Alemana" })).toBeVisible();
    await expect(
      ranking(page, "Ranking")
        .getByRole("row", { name: /Villa Alemana/ })
        .first(),
    ).toContainText("High");
    await expectWithinWidth(page);
  });
});
