// Invitations, forgotten passwords through a real mail server, and one's own account.
import type { Browser, Page } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { signIn } from "../support/people.ts";
import { expect } from "../support/server.ts";
import { publicUrl, test } from "../support/with-mail.ts";

const chosen = "quebrada-verde-7";
const panel = (page: Page) => page.getByRole("region", { name: "Usuario", exact: true });
const fresh = async (browser: Browser) => (await browser.newContext({ locale: "es-CL" })).newPage();

/** The mailed address, as it opens on this test's server. */
const pathIn = (mail: string, path: string) => new RegExp(`${path}#[\\w-]{43}`).exec(mail)?.[0] ?? "";

async function choosePassword(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Contraseña nueva").fill(chosen);
  await page.getByLabel("Repita la contraseña").fill(chosen);
  await page.getByRole("button", { name: "Guardar contraseña" }).click();
  await expect(page.getByText("Contraseña guardada. Ya puede iniciar sesión.")).toBeVisible();
}

async function enter(page: Page, email: string, password = chosen): Promise<void> {
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL(/\/dashboard/);
}

test("R-602 somebody is invited, chooses a password by the mailed link, and sees only what the role gives", async ({
  browser,
  page,
  post,
}) => {
  await signIn(page, "admin", "/login?redirect=/ajustes/usuarios?user=new");
  const form = panel(page);
  await form.getByRole("textbox", { name: "Nombre" }).fill("Invitada Demo");
  await form.getByRole("textbox", { name: "Correo electrónico" }).fill("invitada@demo.test");
  await form.getByRole("button", { name: "Agregar rol" }).click();
  await form.getByRole("combobox", { name: "Rol" }).click();
  await page.getByRole("option", { name: "Consulta" }).click();
  await form.getByRole("combobox", { name: "Lugar" }).fill("quilpue");
  await page.getByRole("option", { name: /Quilpué/ }).click();
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("row", { name: /Invitada Demo/ }).getByRole("img", { name: "Pendiente" })).toBeVisible();
  await form.getByRole("button", { name: "Crear enlace" }).click();
  const link = await form.getByLabel("Enlace de un solo uso").inputValue();
  expect(link.startsWith(`${publicUrl}/invitation#`)).toBe(true);
  await expect(form.getByText("También se envió por correo.")).toBeVisible();
  const path = pathIn(await post.mailTo("invitada@demo.test"), "/invitation");
  expect(link.endsWith(path)).toBe(true);

  const hers = await fresh(browser);
  await choosePassword(hers, path);
  await enter(hers, "invitada@demo.test");
  await expect(hers.getByRole("navigation").getByRole("button", { name: "Registros" })).toBeVisible();
  await expect(hers.getByRole("navigation").getByRole("button", { name: "Usuarios" })).toHaveCount(0);
  await expect(hers.getByRole("combobox", { name: "Lugar activo" })).toHaveValue("Quilpué");
  await hers.context().close();

  // The link works once.
  const again = await fresh(browser);
  await again.goto(path);
  await again.getByLabel("Contraseña nueva").fill("otra-clave-larga");
  await again.getByLabel("Repita la contraseña").fill("otra-clave-larga");
  await again.getByRole("button", { name: "Guardar contraseña" }).click();
  await expect(again.getByText("Este enlace ya no sirve")).toBeVisible();
  await again.context().close();
});

test("R-603 a person's panel says in one sentence why he may not see something", async ({ page }) => {
  await signIn(page, "super", "/login?redirect=/ajustes/usuarios");
  await page.getByRole("row", { name: /Oficial Demo/ }).click();
  await panel(page).getByRole("combobox", { name: "Pantalla" }).click();
  await page.getByRole("option", { name: "Registros · Mapa Base" }).click();
  await panel(page).getByRole("combobox", { name: "En el lugar" }).fill("quilpue");
  await page.getByRole("option", { name: /Quilpué/ }).click();
  await expect(
    panel(page).getByText("No puede en Quilpué: el rol «Encargado GRD» lo permite, pero lo tiene solo en Valparaíso"),
  ).toBeVisible();
});

test("R-602 a forgotten password is recovered through the mail, and its old sessions end", async ({
  browser,
  page,
  post,
}) => {
  const open = await fresh(browser);
  await signIn(open, "viewer");
  await page.goto("/login");
  await page.getByRole("link", { name: "¿Olvidó su contraseña?" }).click();
  await page.getByLabel("Correo electrónico").fill("viewer@demo.test");
  await page.getByRole("button", { name: "Enviar enlace" }).click();
  await expect(page.getByText("Si ese correo tiene una cuenta")).toBeVisible();
  await choosePassword(page, pathIn(await post.mailTo("viewer@demo.test"), "/password/reset"));
  await enter(page, "viewer@demo.test");
  await expect(page.getByRole("heading", { name: /Sala de situación/ })).toBeVisible();

  await open.reload();
  await expect(open).toHaveURL(/\/login/);
  await open.context().close();
});

test("R-204 one's own account: name, a new password, and the sessions of other computers", async ({
  browser,
  page,
}) => {
  const other = await fresh(browser);
  await signIn(other, "officer");
  await signIn(page, "officer", "/login?redirect=/perfil");
  const data = page.getByRole("region", { name: "Mis datos" });
  await data.getByRole("textbox", { name: "Nombre" }).fill("Oficial Demo Renombrada");
  await page.getByRole("link", { name: "Panel" }).first().click();
  await page
    .getByRole("dialog", { name: "¿Salir sin guardar?" })
    .getByRole("button", { name: "Seguir editando" })
    .click();
  await data.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Datos guardados")).toBeVisible();

  const password = page.getByRole("region", { name: "Contraseña" });
  await password.getByLabel("Contraseña actual").fill("no es esta");
  await password.getByLabel("Nueva contraseña").first().fill(chosen);
  await password.getByLabel("Repita la contraseña nueva").fill(chosen);
  await password.getByRole("button", { name: "Cambiar contraseña" }).click();
  await expect(password.getByText("La contraseña actual no es correcta.")).toBeVisible();

  const sessions = page.getByRole("region", { name: "Sesiones abiertas" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByText("Esta sesión")).toHaveCount(1);
  await sessions.getByRole("button", { name: "Cerrar sesión en todos los demás" }).click();
  await page
    .getByRole("dialog", { name: "¿Cerrar sesión en todos los demás?" })
    .getByRole("button", { name: "Cerrar sesión en todos los demás" })
    .click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});

test("R-101 the language is kept with the account: the next sign-in on another computer shows it", async ({
  browser,
  page,
}) => {
  await signIn(page, "admin", "/login?redirect=/perfil");
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/settings/profile"));
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "My account" })).toBeVisible();
  expect((await saved).status()).toBe(200);

  const elsewhere = await fresh(browser);
  await elsewhere.goto("/login");
  await enter(elsewhere, "admin@demo.test", demoPassword);
  await expect(elsewhere.getByRole("heading", { name: /^Situation room/ })).toBeVisible();
  await elsewhere.context().close();
});
