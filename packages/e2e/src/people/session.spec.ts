// Signing in and out, and what the shell shows of who is signed in.
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { enterAs, signIn } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

test("R-213 a guest on a protected page signs in first and lands where he wanted to go", async ({ page }) => {
  await page.goto("/records/situation?q=zona%20segura&view=list");
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel("Correo electrónico").fill("officer@demo.test");
  await page.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Entrar" }).click();

  await expect(page.getByRole("searchbox")).toHaveValue("zona segura");
  await expect(page).toHaveURL(/view=list/);
});

test("R-213 a redirect to another host is not followed: signing in leads home", async ({ page, server }) => {
  await signIn(page, "officer", `/login?redirect=${encodeURIComponent("//evil.example")}`);

  expect(new URL(page.url()).origin).toBe(server.address);
  expect(new URL(page.url()).pathname).toBe("/dashboard");
});

test("R-203 R-210 who is signed in and opens the login page is sent home", async ({ page }) => {
  await enterAs(page, "viewer");
  await page.goto("/login");

  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto("/");
  await expect(page).toHaveURL(/\/dashboard/);
});

test("R-401 the token's cookie lasts 365 days when remembered, else as long as the browser is open", async ({
  browser,
}) => {
  for (const isRemembered of [true, false]) {
    const context = await browser.newContext({ locale: "es-CL" });
    const page = await context.newPage();
    await page.goto("/login");
    if (isRemembered) await page.getByLabel("Recordarme en este equipo").check();
    await page.getByLabel("Correo electrónico").fill("viewer@demo.test");
    await page.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Entrar" }).click();
    await page.waitForURL(/\/dashboard/);

    const cookie = (await context.cookies()).find(({ name }) => name === "token");
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(isRemembered ? Math.round(days) : cookie?.expires).toBe(isRemembered ? 365 : -1);
    expect(cookie?.sameSite).toBe("Lax");
    // The token is never in local storage, where it would outlive the session.
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain(cookie?.value);
    await context.close();
  }
});

test("a wrong password and an unknown person get the same answer, above the first field", async ({ page }) => {
  await page.goto("/login");
  const answers: string[] = [];
  for (const email of ["viewer@demo.test", "nadie@demo.test"]) {
    await page.getByLabel("Correo electrónico").fill(email);
    await page.getByLabel("Contraseña", { exact: true }).fill("no es esta");
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    answers.push(await page.getByRole("alert").innerText());
  }

  expect(answers[0]).toContain("El correo o la contraseña no son correctos.");
  expect(answers[1]).toBe(answers[0]);
});

test("R-221 R-402 Logout ends the session: the token is gone and no longer opens anything", async ({
  page,
  context,
}) => {
  await enterAs(page, "viewer");
  const token = (await context.cookies()).find(({ name }) => name === "token")?.value;
  await page.getByRole("button", { name: /Analista Demo/ }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/login/);

  expect((await context.cookies()).some(({ name }) => name === "token")).toBe(false);
  const answer = await page.request.get("/api/user", { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test("an expired session asks once, and what was typed waits after signing in again", async ({ page, context }) => {
  await enterAs(page, "officer", "/records/situation?record=new");
  const title = page.getByRole("textbox", { name: "Título" });
  await title.fill("Puente cortado");
  await expect(page.getByText(/Copia local \d/)).toBeVisible();
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  const token = (await context.cookies()).find(({ name }) => name === "token")?.value;
  await page.request.post("/api/logout", { headers: { Authorization: `Bearer ${token}` } });

  await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(dialogs).toEqual([]);
  await page.getByLabel("Correo electrónico").fill("officer@demo.test");
  await page.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Entrar" }).click();

  await expect(title).toHaveValue("Puente cortado");
});

test("signing out with something unsaved asks first", async ({ page }) => {
  await enterAs(page, "officer", "/records/situation?record=new");
  await page.getByRole("textbox", { name: "Título" }).fill("Puente cortado");
  const signOut = async () => {
    await page.getByRole("button", { name: /Oficial Demo/ }).click();
    await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
  };
  await signOut();
  const question = page.getByRole("dialog", { name: "¿Cerrar sesión sin guardar?" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue("Puente cortado");

  await signOut();
  await question.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/login/);
});

test("R-402 signed out without a network the page says so in our words, and the server is told when the network is back", async ({
  page,
  context,
}) => {
  await signIn(page, "officer", "/login?redirect=/dashboard");
  const token = (await context.cookies()).find(({ name }) => name === "token")!.value;
  await context.setOffline(true);
  await page.getByRole("button", { name: /Oficial Demo/ }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
  await expect(page.getByRole("heading", { name: "Sesión cerrada en este equipo" })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === "token")).toEqual([]);

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Sesión cerrada", { exact: true })).toBeVisible();
  const after = await page.request.get("/api/user", { headers: { Authorization: `Bearer ${token}` } });
  expect(after.status()).toBe(401);
});

test("the band that says that there is no connection goes away by itself when it is back", async ({
  page,
  context,
}) => {
  await enterAs(page, "officer", "/records/situation");
  await expect(page.getByRole("row", { name: /demo/ }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("searchbox").fill("antena");
  const band = page.getByRole("status").filter({ hasText: "Sin conexión" });
  await expect(band).toBeVisible();

  await context.setOffline(false);
  await expect(band).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Antena/ }).first()).toBeVisible();
});

test("R-104 the badge reads SUPER ADMIN for a super administrator and ADMIN for everybody else", async ({
  browser,
}) => {
  for (const [person, badge] of [
    ["super", "SUPER ADMIN"],
    ["viewer", "ADMIN"],
  ] as const) {
    const page = await (await browser.newContext({ locale: "es-CL" })).newPage();
    await enterAs(page, person);
    await expect(page.getByRole("banner").getByText(badge, { exact: true })).toBeVisible();
    await page.context().close();
  }
});

test("R-231 R-234 the menu shows each person the screens of his role", async ({ browser }) => {
  const titlesOf = async (person: "super" | "officer") => {
    const page = await (await browser.newContext({ locale: "es-CL" })).newPage();
    await enterAs(page, person);
    const titles = await page.getByRole("navigation").getByRole("button").allInnerTexts();
    await page.context().close();
    // Without the arrow, which is a character of the icon font.
    return titles.map((title) => title.replaceAll(/[^\p{L} ]/gu, ""));
  };

  expect(await titlesOf("super")).toEqual(["Lugares", "Registros", "Variables", "Usuarios", "Texto público"]);
  expect(await titlesOf("officer")).toEqual(["Lugares", "Registros", "Variables", "Texto público"]);
});

test("R-403 R-405 the chosen place stays after a reload, and a place in the address wins", async ({ page }) => {
  await enterAs(page, "officer");
  const place = page.getByRole("combobox", { name: "Lugar activo" });
  await place.click();
  await page.getByRole("option", { name: /Viña del Mar/ }).click();
  await expect(page.getByText("Ciudad cambiada éxitosamente")).toBeVisible();
  await page.goto("/dashboard");
  await expect(place).toHaveValue("Viña del Mar");

  await page.goto("/dashboard?place=all");
  await expect(place).toHaveValue("Todos");
  // A place that is not the officer's falls back without an error.
  await page.goto("/dashboard?place=99999");
  await expect(place).toHaveValue("Todos");
});

test("R-101 the login page changes its language without a reload", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "EN", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
