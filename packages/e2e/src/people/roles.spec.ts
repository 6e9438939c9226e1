// Roles and permissions: the matrix, by pointer and by keyboard, and who is affected.
import type { Page } from "@playwright/test";
import { expectWithinWidth } from "../support/fits.ts";
import { enterAs, type Person } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const roles = "/ajustes/roles";
const openAs = (page: Page, person: Person, path = roles) => enterAs(page, person, path);
const openRole = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Roles" }).getByRole("button", { name }).click();
const cell = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Guardar rol" });

test("R-205 R-239 a role is duplicated, named, changed in the matrix, and deleted while nobody holds it", async ({
  page,
}) => {
  await openAs(page, "super");
  await openRole(page, "Consulta");
  await page.getByRole("button", { name: "Duplicar" }).click();
  await expect(page.getByRole("textbox", { name: "Nombre", exact: true })).toHaveValue("Copia de Consulta");
  await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Turno de noche");
  await cell(page, "Registros, Mapa Base: Crear").check();
  await save(page).click();

  await expect(page.getByText("Rol creado")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Turno de noche" })).toBeVisible();
  await expect(cell(page, "Registros, Mapa Base: Crear")).toBeChecked();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  const question = page.getByRole("dialog", { name: "¿Eliminar el rol Turno de noche?" });
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("Rol eliminado")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Roles" }).getByText("Turno de noche")).toHaveCount(0);
});

test("the matrix works with the keyboard alone, passes over actions that do not exist, and says whom a change affects", async ({
  page,
}) => {
  await openAs(page, "super");
  await openRole(page, "Encargado GRD");
  await cell(page, "Registros, Mapa Base: Publicar").focus();
  await page.keyboard.press("Space");
  await expect(cell(page, "Registros, Mapa Base: Publicar")).toBeChecked();
  // Between the disasters and the recovery reports are published, and below nothing until the public text.
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowDown");
  await expect(cell(page, "Texto público: Publicar")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(cell(page, "Texto público: Eliminar")).toBeFocused();
  await expect(page.getByText("1 cambio", { exact: true })).toBeVisible();
  await expect(page.getByText("Afecta a 1 usuario")).toBeVisible();

  // The row of a group says that only some of it is granted, and ticks all of it.
  await expect(cell(page, "Registros: Publicar")).toHaveJSProperty("indeterminate", true);
  await cell(page, "Registros: Publicar").focus();
  await page.keyboard.press("Space");
  await expect(cell(page, "Registros, Recuperación: Publicar")).toBeChecked();
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByText("Sin cambios")).toBeVisible();
  await expect(cell(page, "Registros, Mapa Base: Publicar")).not.toBeChecked();
});

test("R-603 a changed role changes what its holder may do, without signing in again", async ({ page, browser }) => {
  const hers = await (await browser.newContext({ locale: "es-CL" })).newPage();
  await enterAs(hers, "officer", "/records/situation");
  await expect(hers.getByRole("button", { name: "Nuevo registro" })).toBeVisible();

  await openAs(page, "super");
  await openRole(page, "Encargado GRD");
  await cell(page, "Registros, Mapa Base: Crear").uncheck();
  await page.keyboard.press("Control+S");
  await expect(page.getByText("Rol guardado")).toBeVisible();
  await hers.reload();
  await expect(hers.getByRole("row").nth(1)).toBeVisible();
  await expect(hers.getByRole("button", { name: "Nuevo registro" })).toHaveCount(0);
  await cell(page, "Registros, Mapa Base: Crear").check();
  await save(page).click();
  await expect(page.getByText("Sin cambios")).toBeVisible();
  await hers.context().close();
});

test("R-234 the Administrador cannot be changed; its preview shows the specified menu and what lies outside it", async ({
  page,
}) => {
  await openAs(page, "super");
  await openRole(page, "Administrador");
  await expect(page.getByText("Este rol muestra el menú previsto")).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Ver como este rol" }).click();
  const preview = page.getByRole("dialog", { name: "Lo que ve quien solo tiene «Administrador»" });
  await expect(preview.getByRole("heading", { name: "Lugares" })).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Registros" })).toHaveCount(0);
  await expect(preview.getByRole("heading", { name: "Fuera del menú" })).toBeVisible();
});

test("V19 who administers some places sees the roles and changes none", async ({ page }) => {
  await openAs(page, "admin");
  await openRole(page, "Consulta");
  await expect(page.getByText("Puede ver este rol, pero no cambiarlo")).toBeVisible();
  await expect(page.getByRole("button", { name: "Nuevo rol" })).toHaveCount(0);
  await expect(cell(page, "Registros, Mapa Base: Crear")).toHaveAttribute("aria-disabled", "true");
});

test("on a phone a role is a list of screens with an action per chip", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, "super");
  await openRole(page, "Validador");
  const screen = page.getByRole("group", { name: "Compañías" });
  await screen.getByRole("button", { name: "Editar" }).click();
  await expect(screen.getByRole("button", { name: "Editar" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("1 cambio", { exact: true })).toBeVisible();
  await expectWithinWidth(page);
  await page.getByRole("button", { name: "Descartar" }).click();
});
