// The shell to its constants: drawer, theme, messages, alerts, progress.
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { passTimeUntil, stopClock } from "../support/stopped-clock.ts";

test("R-230 the drawer is 190 px wide, folds to a small one, and stays folded after a reload", async ({ page }) => {
  await enterAs(page, "super");
  const drawer = page.getByRole("complementary").filter({ has: page.getByRole("navigation") });
  const width = async () => Math.round((await drawer.boundingBox())!.width);
  expect(await width()).toBe(190);

  await page.getByRole("button", { name: "Abrir o cerrar el menú" }).click();
  await expect.poll(width).toBe(56);
  await page.reload();
  await expect.poll(width).toBe(56);
});

test("R-232 entries of a group are sorted by their title in the shown language", async ({ browser }) => {
  for (const language of ["es", "en"] as const) {
    const context = await browser.newContext({ locale: "es-CL" });
    const page = await context.newPage();
    await enterAs(page, "super", "/dashboard", language);
    const links = page.locator('nav a[href^="/records/"], nav a[href^="/legal"]');
    await links.first().waitFor();
    const titles = (await links.allInnerTexts()).map((title) => title.replaceAll(/[^\p{L} ]/gu, "").trim());
    expect(titles.length).toBeGreaterThan(5);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator(language).compare));
    await context.close();
  }
});

test("R-223 R-307 nine colours and two sidebars can be chosen, and the choice survives a reload", async ({ page }) => {
  await enterAs(page, "viewer");
  await page.getByRole("button", { name: /Analista Demo/ }).click();
  await page.getByRole("menuitem", { name: "Apariencia" }).click();
  const colours = ["Azul", "Turquesa", "Rojo", "Naranja", "Morado", "Índigo", "Cian", "Rosado", "Verde"];
  for (const name of colours) await expect(page.getByRole("radio", { name, exact: true })).toBeAttached();
  await expect(page.getByRole("radio", { name: "Turquesa" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Clara" })).toBeChecked();

  const main = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--mui-palette-primary-main").trim(),
    );
  const teal = await main();
  await page.getByRole("radio", { name: "Índigo" }).click();
  await expect.poll(main).not.toBe(teal);
  const indigo = await main();
  await page.reload();
  await expect.poll(main).toBe(indigo);
});

test("R-801 R-901 a failing server shows one alert with a code to quote, and the screen stays", async ({ page }) => {
  // Nothing of the screen before is still being asked for when the server begins to fail.
  await enterAs(page, "viewer", "/legal");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.route("**/api/**", (route) =>
    route.fulfill({ status: 500, json: { message: "x", code: "internal", request_id: "a-code-to-quote" } }),
  );
  await page.getByRole("navigation").locator('a[href^="/records/situation"]').click();

  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("Algo salió mal");
  await expect(alert).toContainText("a-code-to-quote");
  expect(await alert.count()).toBe(1);
  await alert.getByRole("button", { name: "Aceptar" }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Mapa Base" })).toBeVisible();
});

test("R-802 an expired session shows one warning, then leads to the login page and back to the same screen", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/situation?q=antena");
  await expect(page.getByRole("searchbox")).toHaveValue("antena");
  await page.getByRole("searchbox").fill("zona segura");
  await expect(page).toHaveURL(/q=zona(\+|%20)segura/);
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  // Nothing is pressed from here on: the screen finds out by itself, within a second.
  await page.request.post("/api/logout", { headers: { Authorization: `Bearer ${token}` } });

  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("Su sesión ha expirado");
  expect(await alert.count()).toBe(1);
  await alert.getByRole("button", { name: "Aceptar" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Correo electrónico").fill("officer@demo.test");
  await page.getByLabel("Contraseña", { exact: true }).fill("atalaya-demo");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("zona segura");
});

test.describe("kept by a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("R-402 without a network the screen says so and nobody is signed out, also after a reload; no answer of the server is kept", async ({
    page,
    context,
  }) => {
    await enterAs(page, "viewer", "/records/situation");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.waitForFunction(async () => (await caches.match("/")) !== undefined);
    await context.setOffline(true);
    await page.getByRole("searchbox").fill("zona segura");
    await expect(page.getByText(/Sin conexión/)).toBeVisible();
    // What is searched for goes into the address after the last key.
    await expect(page).toHaveURL(/zona/);

    await page.reload();
    await expect(page.getByText(/Sin conexión/)).toBeVisible();
    await expect(page.getByRole("button", { name: /Analista Demo/ })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("zona segura");
    const kept = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => !/^\/(?:$|assets\/|basemap\/|config\.js|favicon\.svg)/.test(path))).toEqual([]);

    await context.setOffline(false);
    // The browser says so, and what is missing is asked for by itself.
    await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
    await expect(page.getByRole("row", { name: /zona segura/i }).first()).toBeVisible();
  });
});

test("R-224 R-901 a message stays for three seconds", async ({ page }) => {
  await enterAs(page, "officer");
  await page.getByRole("combobox", { name: "Lugar activo" }).click();
  const option = page.getByRole("option", { name: /Viña del Mar/ });
  await expect(option).toBeVisible();
  await stopClock(page);
  await option.click();
  const message = page.getByText("Ciudad cambiada éxitosamente");
  await passTimeUntil(page, message);
  await page.mouse.move(700, 300);

  await page.clock.runFor(2500);
  await expect(message).toBeVisible();
  await page.clock.runFor(1500);
  await page.clock.resume();
  await expect(message).toHaveCount(0);
});

test("R-205 R-206 the short addresses lead on to the screens they stand for", async ({ page }) => {
  await enterAs(page, "super");
  for (const [from, to] of [
    ["/ajustes", "/ajustes/roles"],
    ["/propiedades", "/propiedades/lista"],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}(\\?|$)`));
  }
});
