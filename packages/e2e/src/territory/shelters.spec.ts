// Shelters: registered and found, and how many people are in them.
import type { Page } from "@playwright/test";
import type { Language } from "@atalaya/contract/text.ts";
import { enterAs, type Person } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { doAndUndo } from "../support/undo.ts";

const openAs = (page: Page, person: Person, query = "", language: Language = "es") =>
  enterAs(page, person, `/albergues${query}`, language);
const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });
const pickOne = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole("combobox", { name: field, exact: true }).click();
  await page.getByRole("option", { name: option }).click();
};

test("a shelter is registered in a building of the inventory, with whom to call, and found again", async ({ page }) => {
  await openAs(page, "officer", "?shelter=new&map=15/-33.045/-71.6");
  await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Albergue de prueba");
  await pickOne(page, "Tipo", "Gimnasio");
  await page.getByRole("combobox", { name: "Lugar", exact: true }).fill("valpara");
  await page.getByRole("combobox", { name: "Lugar", exact: true }).press("Enter");
  await page.getByRole("textbox", { name: "Capacidad" }).fill("80");
  await page.getByRole("checkbox", { name: "Recibe mascotas" }).check();
  // It is typed, because there may be a million: the server finds it.
  await page.getByRole("combobox", { name: "Propiedad en que está" }).fill("palmas");
  await page.getByRole("option", { name: "Gimnasio Las Palmas (demo)" }).click();
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Albergue guardado")).toBeVisible();
  // It has its address from now on, and is the chosen one: a press on its row opens it.
  await expect(page).toHaveURL(/shelter=\d+/);
  await page.locator("form").getByRole("button", { name: "Cerrar" }).click();
  await page.getByRole("searchbox").fill("albergue de prueba");
  await expect(page.getByRole("row")).toHaveCount(2);
  await row(page, /Albergue de prueba/).click();
  await expect(page.getByRole("combobox", { name: "Propiedad en que está" })).toHaveValue("Gimnasio Las Palmas (demo)");
  await expect(page.getByText("Nadie ha contado todavía.")).toBeVisible();
});

test("the newest count says how a shelter stands, in the list too, and one that was wrong is taken back", async ({
  page,
}) => {
  await openAs(page, "officer", "?q=boldos&view=list");
  await expect(row(page, /Los Boldos/)).toContainText("Abierto");
  await row(page, /Los Boldos/).click();
  const section = page.getByRole("region", { name: "Ocupación" });
  await expect(section).toContainText("59 plazas libres");
  await section.getByRole("button", { name: "Contar personas" }).click();
  const dialog = page.getByRole("dialog", { name: "Contar personas" });
  await dialog.getByRole("textbox", { name: "Personas", exact: true }).fill("131");
  await dialog.getByRole("combobox", { name: "Estado" }).click();
  await page.getByRole("option", { name: "Completo" }).click();
  await dialog.getByRole("textbox", { name: "Menores de 2 años" }).fill("140");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText("El máximo es 131.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Menores de 2 años" }).fill("7");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(section).toContainText("11 sobre su capacidad");
  await expect(section.getByRole("listitem")).toHaveCount(4);
  const newest = section.getByRole("listitem").first();
  await expect(newest).toContainText("Menores de 2 años: 7");
  await doAndUndo(
    page,
    newest.getByRole("button", { name: /^Quitar el conteo/ }),
    section.getByText("59 plazas libres"),
  );
  await expect(section).toContainText("11 sobre su capacidad");
});

test("what a shelter offers narrows the list, and English readers read English names", async ({ page }) => {
  await openAs(page, "officer", "?takes_pets=true&view=list", "en");
  await expect(row(page, /Las Palmas Gym shelter/)).toContainText("Full");
  await expect(row(page, /Los Boldos/)).toHaveCount(0);
});

test("R-239 who may only read counts nobody", async ({ page }) => {
  await openAs(page, "viewer", "?view=list");
  await row(page, /Las Palmas/).click();
  await expect(page.getByRole("region", { name: "Ocupación" })).toContainText("4 sobre su capacidad");
  await expect(page.getByRole("button", { name: "Contar personas" })).toHaveCount(0);
});
