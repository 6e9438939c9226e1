// Managing users: who may sign in, with which roles, in which places.
import type { Page } from "@playwright/test";
import { enterAs, type Person } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { doAndUndo } from "../support/undo.ts";

const users = "/ajustes/usuarios";

const openAs = (page: Page, person: Person, query = "") => enterAs(page, person, users + query);

const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });
const panel = (page: Page) => page.getByRole("region", { name: "Usuario", exact: true });

test("R-603 an administrator creates a user with a role in a place, who can then sign in", async ({
  browser,
  page,
}) => {
  await openAs(page, "admin");
  await page.getByRole("button", { name: "Nuevo usuario" }).click();
  const form = panel(page);
  await form.getByRole("textbox", { name: "Nombre" }).fill("Registradora Demo");
  await form.getByRole("textbox", { name: "Correo electrónico" }).fill("registradora@demo.test");
  await form.getByRole("button", { name: "Definir contraseña ahora" }).click();
  await form.getByLabel("Contraseña", { exact: false }).first().fill("quebrada-verde-7");
  await form.getByRole("button", { name: "Agregar rol" }).click();
  await form.getByRole("combobox", { name: "Rol" }).click();
  await page.getByRole("option", { name: "Encargado GRD" }).click();
  await form.getByRole("combobox", { name: "Lugar" }).fill("quilpue");
  await expect(page.getByRole("option", { name: "Todos los lugares" })).toHaveCount(0);
  await page.getByRole("option", { name: /Quilpué/ }).click();
  await form.getByRole("button", { name: "Guardar" }).click();

  await expect(page.getByText("Usuario creado")).toBeVisible();
  await expect(row(page, /Registradora Demo/)).toContainText("Quilpué");
  // The password is kept nowhere on this computer.
  const kept = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
  expect(kept).not.toContain("quebrada-verde-7");

  const context = await browser.newContext({ locale: "es-CL" });
  const hers = await context.newPage();
  await hers.goto("/login");
  await hers.getByLabel("Correo electrónico").fill("registradora@demo.test");
  await hers.getByLabel("Contraseña", { exact: true }).fill("quebrada-verde-7");
  await hers.getByRole("button", { name: "Entrar" }).click();
  await expect(hers.getByRole("heading", { name: /Sala de situación/ })).toBeVisible();
  await context.close();
});

test("a deactivated user is shown as such, and Undo lets the person in again", async ({ page }) => {
  await openAs(page, "super");
  await row(page, /Analista Demo/).click();
  await panel(page).getByRole("button", { name: "Desactivar" }).click();
  const question = page.getByRole("dialog", { name: "¿Desactivar a Analista Demo?" });
  await expect(question).toContainText("sesiones abiertas se cierran");
  const isShown = row(page, /Analista Demo/).getByRole("img", { name: "Inactivo" });
  await doAndUndo(page, question.getByRole("button", { name: "Desactivar" }), isShown);
  await expect(row(page, /Analista Demo/).getByRole("img", { name: "Activo" })).toBeVisible();
});

test("R-505 an e-mail that somebody has already is refused on its own field", async ({ page }) => {
  await openAs(page, "super", "?user=new");
  const form = panel(page);
  await form.getByRole("textbox", { name: "Nombre" }).fill("Otra Persona");
  await form.getByRole("textbox", { name: "Correo electrónico" }).fill("officer@demo.test");
  await form.getByRole("button", { name: "Definir contraseña ahora" }).click();
  await form.getByLabel("Contraseña", { exact: false }).first().fill("diez-letras-o-mas");
  await form.getByRole("button", { name: "Guardar" }).click();

  await expect(form.getByRole("alert")).toContainText("Correo electrónico");
  await expect(form.getByText("Ya existe otro con este valor.")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Nombre" })).toHaveValue("Otra Persona");
});

test("nobody changes the own roles, and only a super administrator sees that mark", async ({ page }) => {
  await openAs(page, "admin");
  await row(page, /Administradora Demo/).click();
  await expect(panel(page).getByText("Es usted: sus roles y su estado los cambia otra persona.")).toBeVisible();
  await expect(panel(page).getByRole("textbox", { name: "Rol" })).toHaveAttribute("readonly", "");
  await expect(panel(page).getByRole("button", { name: "Desactivar" })).toHaveCount(0);
  await expect(panel(page).getByRole("checkbox", { name: "Super administrador" })).toHaveCount(0);
});

test("a password is changed only when that is asked for, and has ten characters", async ({ page }) => {
  await openAs(page, "super");
  await row(page, /Oficial Demo/).click();
  await expect(panel(page).getByLabel("Nueva contraseña")).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Definir nueva contraseña" }).click();
  await page.keyboard.type("corta");
  await expect(panel(page).getByText("Escriba al menos 10 caracteres.")).toBeVisible();
  await panel(page).getByRole("button", { name: "Mostrar contraseña" }).click();
  await expect(panel(page).getByRole("textbox", { name: "Nueva contraseña" })).toHaveValue("corta");

  await panel(page).getByRole("button", { name: "Conservar la actual" }).click();
  await expect(panel(page).getByRole("button", { name: "Guardar" })).toBeDisabled();
});

test("search, state and sort are held in the address, and Back undoes them", async ({ page }) => {
  await openAs(page, "super");
  await page.getByRole("searchbox").or(page.getByPlaceholder("Buscar nombre o correo…")).fill("oficial");
  await expect(row(page, /Superadmin/)).toHaveCount(0);
  await expect(row(page, /Oficial Demo/)).toBeVisible();
  await page.getByRole("button", { name: "Inactivos" }).click();
  await expect(page.getByText("Nadie coincide con la búsqueda")).toBeVisible();
  await page.goBack();
  await expect(row(page, /Oficial Demo/)).toBeVisible();

  await page.goto(`${users}?sort=-name`);
  await expect(row(page, /Superadmin Demo/)).toBeVisible();
  // Other tests may have added people: the order of these two is what counts.
  const listed = (await page.getByRole("row").allInnerTexts()).join();
  expect(listed.indexOf("Superadmin Demo")).toBeLessThan(listed.indexOf("Oficial Demo"));
});

test("R-212 whoever may not see users is sent to the page that says so", async ({ page }) => {
  await openAs(page, "officer");

  await expect(page.getByRole("heading", { name: "Acceso denegado" })).toBeVisible();
});

test("a person's language is changed with the keyboard alone", async ({ page }) => {
  await openAs(page, "super");
  await row(page, /Administradora Demo/).focus();
  await page.keyboard.press("Enter");
  await panel(page).getByRole("combobox", { name: "Idioma" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+S");

  await expect(page.getByText("Usuario guardado")).toBeVisible();
  await page.reload();
  await expect(panel(page).getByRole("combobox", { name: "Idioma" })).toHaveText("English");
});
