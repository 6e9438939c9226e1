// What the application does about answers and events, to the exact word: messages, alerts, headers, texts of the page.
import type { Page, Route } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { enterAs, signIn } from "../support/people.ts";
import { chooseAction, saveRecord, startEditing } from "../support/record-steps.ts";
import { expect, test } from "../support/server.ts";
import { stopClock } from "../support/stopped-clock.ts";

const problem =
  (status: number, code: string, message = "Dicho por el servidor") =>
  (route: Route) =>
    route.fulfill({ status, json: { message, code, request_id: "codigo-7" } });

const snackbar = (page: Page, text: string | RegExp) =>
  page.locator(".MuiSnackbar-root").getByText(text, { exact: true });

/** #1E7A3C and #B3261E. */
const [green, red] = ["rgb(30, 122, 60)", "rgb(179, 38, 30)"];

test("R-406 R-203 APP_LOGIN_SUCCESS leads to the dashboard, APP_LOGOUT to the login page, which says so", async ({
  page,
}) => {
  await signIn(page, "viewer");
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  await page.getByRole("button", { name: /Analista Demo/ }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Sesión cerrada" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("R-406 R-803 APP_AUTH_FAILED: a token that is refused leads to the login page with 'Token has expired'", async ({
  page,
  server,
}) => {
  await page.context().addCookies([{ name: "token", value: "refused", url: server.address }]);
  await page.addInitScript(() => localStorage.setItem("locale", "en"));
  await page.goto("/records/situation?view=list");
  await expect(page.getByRole("alert")).toHaveText("Token has expired");
  expect(page.url()).toContain(`/login?redirect=${encodeURIComponent("/records/situation?view=list")}`);
  expect((await page.context().cookies()).some(({ name }) => name === "token")).toBe(false);
});

test("R-406 R-804 R-212 R-305 APP_ACCESS_DENIED: the server's own message, then forbidden", async ({ page }) => {
  await enterAs(page, "officer");
  await page.route("**/api/users?*", problem(403, "forbidden"));
  await page.goto("/ajustes/usuarios");
  await expect(page).toHaveURL(/\/forbidden/);
  await expect(snackbar(page, "Dicho por el servidor")).toBeVisible();
  await expect(page.locator(".MuiSnackbar-root").getByRole("alert")).toBeVisible();
  await expect(page.locator(".MuiSnackbar-root > *")).toHaveCSS("background-color", red);
  await expect(page.getByRole("heading", { level: 1, name: "Acceso denegado" })).toBeVisible();
});

test("R-603 a background call that is refused shows its message and leaves the user where he is", async ({ page }) => {
  await enterAs(page, "officer");
  await page.route("**/api/todo**", problem(403, "forbidden"));
  await page.reload();
  await expect(snackbar(page, "Dicho por el servidor")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("R-406 APP_RESOURCE_UPDATED, APP_RESOURCE_DELETED and SET_MESSAGE show a message in the colour of its type", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/situation?view=list");
  await page
    .getByRole("row", { name: /Antena/ })
    .first()
    .click();
  await startEditing(page);
  const title = page.getByRole("textbox", { name: "Título" });
  await title.fill(`${await title.inputValue()} B`);
  await saveRecord(page, { press: () => page.keyboard.press("Control+S") });
  await expect(snackbar(page, "Registro guardado")).toBeVisible();
  await expect(page.locator(".MuiSnackbar-root > *")).toHaveCSS("background-color", green);

  // What was saved stays open.
  await chooseAction(page, "Eliminar");
  await expect(snackbar(page, /enviado a la papelera/)).toBeVisible();
  await expect(page.locator(".MuiSnackbar-root > *")).toHaveCSS("background-color", green);
});

test("R-805 any other error is the caller's: the screen says it, and no alert, no message, no other page", async ({
  page,
}) => {
  await enterAs(page, "officer");
  await page.route("**/api/records/situation?*", problem(429, "too_many"));
  await page.locator("#menu").getByRole("link", { name: "Mapa Base" }).first().click();
  await expect(page.getByRole("main").getByText("codigo-7")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.locator(".MuiSnackbar-root")).toHaveCount(0);
  await expect(page).toHaveURL(/\/records\/situation/);
});

test("R-806 a list of places that cannot be loaded is only logged", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.route("**/api/companies?*", problem(500, "internal"));
  await enterAs(page, "officer");
  await expect(page.getByText("Actividad reciente")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.locator(".MuiSnackbar-root")).toHaveCount(0);
  expect(logged.filter((text) => text.includes("The places could not be loaded."))).not.toEqual([]);
});

test("R-801 R-802 failures at the same time raise one alert; an expired session outranks a failed server", async ({
  page,
}) => {
  await enterAs(page, "officer");
  const answers: string[] = [];
  await page.route(/\/api\/(records|variables)\//, async (route) => {
    const isRecords = route.request().url().includes("/records/");
    await (isRecords ? problem(401, "unauthenticated") : problem(500, "internal"))(route);
    answers.push(isRecords ? "401" : "500");
  });
  await page.locator("#menu").getByRole("link", { name: "Mapa Base" }).first().click();
  await expect.poll(() => [...new Set(answers)].toSorted()).toEqual(["401", "500"]);
  await expect.poll(() => answers.filter((it) => it === "401").length).toBeGreaterThan(1);

  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("Su sesión ha expirado");
  await expect(alert).toHaveCount(1);
  await alert.getByRole("button", { name: "Aceptar" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test("R-702 texts and language come from the page's global config object", async ({ page }) => {
  const change = (path: string, script: string) =>
    page.route(path, async (route) => {
      const original = await (await route.fetch()).text();
      await route.fulfill({ body: `${original} ${script}`, contentType: "text/javascript" });
    });
  await change("**/config-login.js?*", 'window.config.locale = "en"; window.config.words.en.sign_in = "Come in";');
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Come in" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await change("**/config.js?*", 'window.config.words.en["menu.dashboard"] = "Control room";');
  await enterAs(page, "viewer", "/dashboard", "en");
  await expect(page.locator("#menu").getByRole("link", { name: "Control room" })).toBeVisible();
});

test("R-501 R-901 a field is checked 250 ms after the last key, all fields when the form is sent, and none once it is saved", async ({
  page,
}) => {
  await enterAs(page, "super", "/ajustes/usuarios?user=new");
  const email = page.getByRole("textbox", { name: "Correo electrónico" });
  await page.getByRole("button", { name: "Definir contraseña ahora" }).click();
  await stopClock(page);
  const finding = page.locator(".MuiFormHelperText-root.Mui-error", { hasText: "Escriba un correo válido." });
  await email.fill("nadie");
  await page.clock.runFor(240);
  await expect(finding).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(finding).toBeVisible();
  await page.clock.resume();

  await page.getByRole("button", { name: "Guardar" }).click();
  for (const name of ["Nombre", "Correo electrónico"])
    await expect(page.getByRole("textbox", { name })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Contraseña", { exact: false }).first()).toHaveAttribute("aria-invalid", "true");

  await page.getByRole("textbox", { name: "Nombre" }).fill("Validada Demo");
  await email.fill("validada@demo.test");
  await page.getByLabel("Contraseña", { exact: false }).first().fill("quebrada-verde-9");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Usuario creado")).toBeVisible();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("R-707 signing in and out are calls of the interface: a token with its life, and 204", async ({ page }) => {
  const login = await page.request.post("/api/login", { data: { email: "viewer@demo.test", password: demoPassword } });
  expect(login.status()).toBe(200);
  const answer = (await login.json()) as { token: string; token_type: string; expires_in: number };
  expect(answer).toMatchObject({ token_type: "bearer", expires_in: expect.any(Number) });
  const headers = { Authorization: `Bearer ${answer.token}` };
  const companies = await page.request.get("/api/companies?type=select", { headers });
  const [first] = ((await companies.json()) as { data: object[] }).data;
  expect(first).toEqual({ id: expect.any(Number), reason_social: expect.any(String) });
  expect((await page.request.post("/api/logout", { headers })).status()).toBe(204);
  expect((await page.request.get("/api/user", { headers })).status()).toBe(401);
});
