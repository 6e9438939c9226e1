// Screens that show a map beside what else they show: what is chosen on it, what it fetches, and what it leaves to the page.
import { enterAs, signIn } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

test.use({ drawsMaps: true });

test("the address holds the whole screen: a pasted link shows a colleague the same, and Back works", async ({
  browser,
  page,
}) => {
  await enterAs(page, "officer", "/records/situation");
  await page.getByRole("searchbox").fill("zona segura");
  await expect(page.getByRole("row", { name: /Zona segura/ }).first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Antena/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Registro", exact: true }).click();
  await page
    .getByRole("row", { name: /Zona segura/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Registro seleccionado" })).toBeVisible();
  const titles = await page.getByRole("row", { name: /Zona segura/ }).allInnerTexts();

  const colleague = await (await browser.newContext({ locale: "es-CL" })).newPage();
  const link = new URL(page.url());
  await enterAs(colleague, "officer", link.pathname + link.search);
  await expect(colleague.getByRole("dialog", { name: "Registro seleccionado" })).toBeVisible();
  expect(await colleague.getByRole("row", { name: /Zona segura/ }).allInnerTexts()).toEqual(titles);
  await colleague.context().close();

  await page.goBack();
  await expect(page.getByRole("dialog", { name: "Registro seleccionado" })).toHaveCount(0);
});

test("R-701 every call carries X-Requested-With, and with a token the bearer header; all go to /api", async ({
  page,
}) => {
  const calls: { path: string; requested: string | undefined; authorization: string | undefined }[] = [];
  page.on("request", (request) => {
    if (!["fetch", "xhr"].includes(request.resourceType())) return;
    const path = new URL(request.url()).pathname;
    const { "x-requested-with": requested, authorization } = request.headers();
    if (!path.startsWith("/basemap/") && !path.startsWith("/assets/")) calls.push({ path, requested, authorization });
  });
  await signIn(page, "officer", "/login?redirect=/records/situation");
  await expect(page.getByRole("row", { name: /demo/ }).first()).toBeVisible();
  await expect.poll(() => calls.some(({ path }) => path.endsWith(".mvt"))).toBe(true);
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  const [login, ...others] = calls;
  expect(login).toEqual({ path: "/api/login", requested: "XMLHttpRequest", authorization: undefined });
  expect(others.length).toBeGreaterThan(4);
  for (const { path, requested, authorization } of others) {
    expect(path).toMatch(/^\/api\//);
    expect(requested, path).toBe("XMLHttpRequest");
    expect(authorization, path).toBe(`Bearer ${token}`);
  }
});

test("the map of the room does not catch the wheel, and tells in words what is on it", async ({ page }) => {
  await enterAs(page, "officer");
  const map = page.getByRole("region", { name: /^Mapa: \d+ áreas de alerta, \d+ emergencias en curso/ });
  await expect(map.locator("canvas")).toBeVisible();
  await map.hover({ position: { x: 150, y: 200 } });
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});
