// What is kept in the browser: session and place, for whom, and what the other tabs learn of it.
import type { Page } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const kept = (page: Page) =>
  page.evaluate(() => ({
    local: localStorage.getItem("placeActive"),
    session: sessionStorage.getItem("placeActive"),
    user: JSON.parse(sessionStorage.getItem("session") ?? "null") as { user: { email: string }; token: string } | null,
  }));

const place = (page: Page) => page.getByRole("combobox", { name: "Lugar activo" });

async function signOut(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
}

test("R-304 R-403 R-405 user, token and place are kept in session storage, the place in local storage too", async ({
  page,
}) => {
  await enterAs(page, "officer");
  await expect(place(page)).toHaveValue("Todos");
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  expect(await kept(page)).toMatchObject({
    local: "all",
    session: "all",
    user: { token, user: { email: "officer@demo.test", is_super_admin: 0 } },
  });

  const reloaded = page.waitForRequest((request) => /\/api\/companies\?/.test(request.url()));
  await place(page).click();
  await page.getByRole("option", { name: /Viña del Mar/ }).click();
  await expect(page.getByText("Ciudad cambiada éxitosamente", { exact: true })).toBeVisible();
  await reloaded;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sala de situación · Viña del Mar");
  const { local, session } = await kept(page);
  expect(local).toMatch(/^\d+$/);
  expect(session).toBe(local);

  // Another tab of the same browser begins with the place of local storage.
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(place(other)).toHaveValue("Viña del Mar");
  // A place in the address beats the kept one, and is kept.
  await other.goto("/dashboard?place=all");
  await expect(place(other)).toHaveValue("Todos");
  expect(await kept(other)).toMatchObject({ local: "all", session: "all" });
  // One outside the user's places falls back to the first that is allowed, without an error.
  await other.goto("/dashboard?place=999999");
  await expect(place(other)).toHaveValue("Todos");
  await expect(other).toHaveURL(/place=all/);
  await expect(other.getByRole("alertdialog")).toHaveCount(0);
  await expect(other.locator(".MuiSnackbar-root")).toHaveCount(0);
});

test("R-402 R-403 signing out clears user, token and place, here and in every other tab", async ({ page }) => {
  await enterAs(page, "officer", "/records/situation?record=new&view=list");
  await page.getByRole("textbox", { name: "Título" }).fill("Puente cortado");
  await expect(page.getByText(/Copia local \d/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(place(other)).toBeVisible();
  const own = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^draft:|palette|owner/.test(key)));
  expect(await own()).not.toEqual([]);

  await signOut(other, /Oficial Demo/);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/);
    expect(await kept(tab)).toEqual({ local: null, session: null, user: null });
  }
  expect(await own()).toEqual([]);
  expect((await page.context().cookies()).some(({ name }) => name === "token")).toBe(false);
  // Back shows nothing of what was there.
  await other.goBack();
  await expect(other).toHaveURL(/\/login/);
});

test("somebody else who signs in finds nothing of the one before, and open tabs become that person's", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/situation?record=new&view=list");
  await page.getByRole("textbox", { name: "Título" }).fill("Puente cortado");
  await expect(page.getByText(/Copia local \d/)).toBeVisible();
  await place(page).click();
  await page.getByRole("option", { name: /Viña del Mar/ }).click();
  await expect(page.getByText("Ciudad cambiada éxitosamente")).toBeVisible();

  // The cookie is gone, as when the browser forgot it, while the tab still stands.
  await page.context().clearCookies();
  const other = await page.context().newPage();
  await other.goto("/login");
  await other.getByLabel("Correo electrónico").fill("viewer@demo.test");
  await other.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
  await other.getByRole("button", { name: "Entrar" }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole("button", { name: /Analista Demo/ })).toBeVisible();
    await expect(place(tab)).toHaveValue("Todos");
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
});

test("who signs in again in one tab goes on in the others, where he was", async ({ page }) => {
  await enterAs(page, "officer", "/legal");
  const other = await page.context().newPage();
  await other.goto("/records/situation?view=list&q=antena");
  await expect(other.getByRole("searchbox")).toHaveValue("antena");
  await page.route("**/api/records/**", (route) =>
    route.fulfill({ status: 401, json: { message: "x", code: "unauthenticated" } }),
  );
  await page.locator("#menu").getByRole("link", { name: "Mapa Base" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login\?redirect=/);

  await page.getByLabel("Correo electrónico").fill("officer@demo.test");
  await page.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(other.getByRole("searchbox")).toHaveValue("antena");
});

test("R-301 R-302 R-404 who has one place works in it; who has several may choose all of them", async ({ page }) => {
  const token = await holdToken(page, "super@demo.test", demoPassword);
  const headers = { Authorization: `Bearer ${token}` };
  const read = async <T>(path: string) =>
    ((await (await page.request.get(path, { headers })).json()) as { data: T[] }).data;
  const companies = await read<{ id: number; reason_social: string }>("/api/companies?type=select");
  const quilpue = companies.find(({ reason_social }) => reason_social === "Quilpué")!;
  const viewer = (await read<{ id: number; key: string }>("/api/roles")).find(({ key }) => key === "viewer")!;
  const person = { name: "Una Comuna", email: "una-comuna@demo.test", password: "quebrada-verde-3" };
  const assignments = [{ role_id: viewer.id, company_id: quilpue.id }];
  const made = await page.request.post("/api/users", { headers, data: { ...person, assignments } });
  expect(made.status()).toBe(201);

  await holdToken(page, person.email, person.password);
  await page.goto("/dashboard");
  await expect(place(page)).toHaveValue("Quilpué");
  expect(await kept(page)).toMatchObject({ local: String(quilpue.id), session: String(quilpue.id) });
  await place(page).click();
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.goto("/dashboard?place=all");
  await expect(place(page)).toHaveValue("Quilpué");

  await enterAs(page, "officer");
  await place(page).click();
  await expect(page.getByRole("option").first()).toHaveText(/^Todos/);
  for (const own of [/Valparaíso/, /Viña del Mar/])
    await expect(page.getByRole("option", { name: own }).first()).toBeVisible();
  await expect(page.getByRole("option", { name: /Quilpué/ })).toHaveCount(0);
});
