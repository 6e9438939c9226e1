// Going from screen to screen: progress, who is asked first, page header, titles, focus, and the way back to the top.
import { dashboard, menu } from "@atalaya/contract/menu.ts";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { settled } from "../support/screens.ts";
import { expect, test } from "../support/server.ts";

declare global {
  interface Window {
    /** How far the progress bar was shown, in percent, in the order in which it was. */
    progress: number[];
  }
}

const watchProgress = () => {
  window.progress = [];
  const note = () => {
    const bar = document.querySelector<HTMLElement>("#nprogress .bar");
    const shift = /translate3d\((-?[\d.]+)%/.exec(bar?.style.transform ?? "")?.[1];
    if (shift !== undefined) window.progress.push(100 + Number(shift));
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["style"] });
};

test("R-214 R-901 a navigation shows its progress from 0.08 on, and the bar goes when the screen is there", async ({
  page,
}) => {
  await page.addInitScript(watchProgress);
  await enterAs(page, "super");
  await expect(page.locator("#nprogress")).toHaveCount(0);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(/users-screen-.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.evaluate(() => (window.progress = []));
  await page.getByRole("button", { name: "Usuarios", exact: true }).click();
  await page.getByRole("link", { name: "Usuarios", exact: true }).click();

  await expect(page.getByRole("progressbar", { name: "Cargando…" })).toBeAttached();
  const shown = await page.evaluate(() => window.progress);
  // Drawn at nothing first, then at once at the minimum, and never between.
  expect(Math.min(...shown.filter((it) => it > 0))).toBeCloseTo(8, 5);
  open();
  await expect(page.getByRole("heading", { level: 1, name: "Usuarios" })).toBeVisible();
  await expect(page.locator("#nprogress")).toHaveCount(0);
});

test("R-214 the bar also goes when a navigation fails, and the screen says that it failed", async ({ page }) => {
  await enterAs(page, "super");
  await page.route(/users-screen-.*\.js$/, (route) => route.abort());
  await page.getByRole("button", { name: "Usuarios", exact: true }).click();
  await page.getByRole("link", { name: "Usuarios", exact: true }).click();

  await expect(page.getByText("Esta pantalla falló")).toBeVisible();
  await expect(page.locator("#nprogress")).toHaveCount(0);
  // The rest of the console works on.
  await page.getByRole("link", { name: "Panel", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sala de situación");
});

test("R-215 with a token and no user, the user is asked for before anything else happens", async ({ page }) => {
  await holdToken(page, "officer@demo.test", demoPassword);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route("**/api/user", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto("/records/situation?view=list", { waitUntil: "load" });
  await expect.poll(() => calls).toEqual(["/api/user"]);
  await expect(page.getByRole("main")).toHaveCount(0);

  open();
  await expect(page.getByRole("heading", { name: "Mapa Base" })).toBeVisible();
  expect(calls.length).toBeGreaterThan(1);
});

test("R-202 R-220 screens of the menu stand in the shell, under 'group / item'; the dashboard has no such line", async ({
  page,
}) => {
  await enterAs(page, "super", "/ajustes/usuarios");
  const header = page.getByRole("main").locator("header").first();
  await expect(header.getByRole("heading", { level: 1 })).toHaveText("Usuarios");
  await expect(header.locator("p")).toHaveText(/^Usuarios\s*\/\s*Usuarios$/);
  await expect(page.getByRole("banner").first()).toBeVisible();
  await page.goto("/legal");
  await expect(header.locator("p")).toHaveText(/^Registros\s*\/\s*Marco Legal$/);

  await page.goto("/dashboard");
  await expect(header.getByRole("heading", { level: 1 })).toContainText("Sala de situación");
  await expect(header.locator("p")).toHaveCount(0);
  await expect(page.locator("#menu")).toBeVisible();
});

test("R-103 R-211 R-602 a guest reaches only the login page and the not-found page; every administrator gets in", async ({
  page,
}) => {
  const screens = [dashboard, ...menu.flatMap(({ items }) => items)].map(({ path }) => path);
  for (const path of [...screens, "/perfil", "/forbidden"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  }
  await page.goto("/no/existe");
  await expect(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();

  // Access depends on being signed in alone: a viewer opens a screen that his menu does not show.
  for (const person of ["super", "viewer"] as const) {
    await enterAs(page, person, "/terms");
    await expect(page.getByRole("heading", { level: 1, name: "Términos" })).toBeVisible();
  }
});

test("R-202 R-211 R-220 a public page stands alone, also for who is signed in", async ({ page }) => {
  await enterAs(page, "super");
  await page.goto("/no/existe");
  await expect(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
  await expect(page.locator("#menu")).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Lugar activo" })).toHaveCount(0);
});

test("R-222 R-901 the button back to the top appears beyond 300 px, and leads there", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 320 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enterAs(page, "super");
  const button = page.getByRole("button", { name: "Volver arriba" });
  await expect(page.getByText("Actividad reciente")).toBeVisible();
  await settled(page);
  const scrollTo = async (y: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
    // Two frames: the page has been told and has been drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  await scrollTo(300);
  await expect(button).toHaveCount(0);
  await scrollTo(301);
  await expect(button).toBeVisible();

  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
});

test("every screen names itself in the browser's title, in the shown language, and who runs the console", async ({
  page,
}) => {
  await enterAs(page, "super", "/records/situation?view=list");
  await expect(page).toHaveTitle("Mapa Base · Municipalidad Demo");
  for (const [path, title] of [
    ["/perfil", "Mi cuenta · Municipalidad Demo"],
    ["/forbidden", "Acceso denegado · Municipalidad Demo"],
    ["/no/existe", "Página no encontrada · Municipalidad Demo"],
    ["/legal", "Marco Legal · Municipalidad Demo"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await page.getByRole("button", { name: /Superadmin Demo/ }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page).toHaveTitle("Legal Framework · Municipalidad Demo");

  await page.route("**/config.js?*", async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({
      body: `${script} window.config.organisation = null;`,
      contentType: "text/javascript",
    });
  });
  await page.reload();
  await expect(page).toHaveTitle("Marco Legal · Atalaya");
});

test("after a change of screen the focus is on its heading; a change of filters leaves it where it is", async ({
  page,
}) => {
  await enterAs(page, "super");
  // What waits is told by the names of the screens too.
  const menu = page.locator("#menu");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toBeFocused();
  await menu.getByRole("link", { name: "Marco Legal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Marco Legal" })).toBeFocused();
  await menu.getByRole("link", { name: "Mapa Base" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Mapa Base" })).toBeFocused();

  await page.keyboard.press("/");
  await page.keyboard.type("antena");
  await expect(page).toHaveURL(/q=antena/);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await menu.getByRole("link", { name: "Marco Legal" }).click();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Mapa Base" })).toBeFocused();
});

test("the first stops of the keyboard lead over the drawer to the screen, or to the menu", async ({ page }) => {
  await enterAs(page, "super", "/legal");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const address = page.url();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Marco Legal" })).toBeFocused();

  await page.getByRole("link", { name: "Saltar al menú" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#menu").getByRole("link", { name: "Marco Legal" })).toBeFocused();
  expect(page.url()).toBe(address);
});
