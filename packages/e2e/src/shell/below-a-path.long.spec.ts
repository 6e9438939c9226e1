// The console below a path of a host that has other things too, behind the nginx of `deploy/nginx`.
import { hasNginx, startNginx, type Nginx } from "@atalaya/server/testing/nginx.ts";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { findChromium } from "../../../../scripts/chromium.ts";
import { expect, test } from "../support/server.ts";

const browser = await findChromium();

test.use({
  // A service worker asks for a certificate that the browser trusts; this one is of our own making.
  launchOptions: { ...browser, args: [...browser.args, "--ignore-certificate-errors"] },
  environment: { BASE_PATH: "/atalaya", TRUST_PROXY: "true" },
  ignoreHTTPSErrors: true,
  serviceWorkers: "allow",
});

let nginx: Nginx | undefined;
test.beforeAll(async ({ servers }, { file }) => {
  if (hasNginx()) nginx = await startNginx("atalaya-subpath.conf", (await servers.of(file)).address);
});
test.afterAll(() => nginx?.stop());

test("a whole visit below the path: signing in, map, a file and its picture, a public page, the way out; nothing is asked for beside it or is missing", async ({
  page,
}) => {
  test.skip(!nginx, "nginx is not installed");
  const origin = nginx!.https;
  const wrong: string[] = [];
  const asked = new Set<string>();
  page.context().on("response", (answer) => {
    const { pathname, origin: of, protocol } = new URL(answer.url());
    // A blob is of the page's own making, and of its host by name alone.
    if (protocol === "blob:") return;
    asked.add(pathname);
    if (of === origin && (!pathname.startsWith("/atalaya/") || answer.status() === 404))
      wrong.push(`${answer.status()} ${pathname}`);
  });
  page.context().on("request", (request) => {
    const { protocol, origin: of } = new URL(request.url());
    if (protocol.startsWith("http") && of !== origin) wrong.push(request.url());
  });
  page.on("pageerror", (error) => wrong.push(error.message));

  // An address inside leads to the login page and back.
  await page.goto(`${origin}/atalaya/records/situation`);
  await expect(page).toHaveURL(/\/atalaya\/login\?redirect=%2Frecords/);
  await page.getByLabel("Correo electrónico").fill("officer@demo.test");
  await page.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/atalaya\/records\/situation/);
  const token = (await page.context().cookies()).find(({ name }) => name === "token");
  expect(token?.path).toBe("/atalaya/");

  // The map has its land, letters and records.
  await expect.poll(() => [...asked].some((it) => it.endsWith(".pmtiles"))).toBe(true);
  await expect.poll(() => [...asked].some((it) => it.endsWith(".mvt"))).toBe(true);

  await page.goto(`${origin}/atalaya/records/situation?record=1`);
  // A file in pieces, a picture by its ticket.
  await page.getByRole("tab", { name: "Adjuntos" }).click();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
  await page
    .getByLabel("Elegir archivos")
    .last()
    .setInputFiles([
      { name: "informe.txt", mimeType: "text/plain", buffer: Buffer.alloc(9 * 1024 * 1024, "Informe del puente\n") },
      { name: "puente.png", mimeType: "image/png", buffer: picture },
    ]);
  await expect(page.getByRole("heading", { name: "Adjuntos · 2" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargar informe.txt" }).click();
  expect((await download).url()).toContain(`${origin}/atalaya/api/files/`);
  await expect.poll(() => [...asked].some((it) => /\/content\/.+/.test(it))).toBe(true);

  // Screens by the menu, and the page again from a worker whose folder is the path.
  await page.getByRole("link", { name: "Panel", exact: true }).first().click();
  await expect(page).toHaveURL(/\/atalaya\/dashboard/);
  const scope = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
  await expect.poll(scope).toBe(`${origin}/atalaya/`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Sala de situación" })).toBeVisible();

  await page.goto(`${origin}/atalaya/public/faqs/es`);
  await page.getByRole("link", { name: "Temas" }).click();
  await expect(page).toHaveURL(`${origin}/atalaya/public/topics/es`);

  await page.goto(`${origin}/atalaya/dashboard`);
  await page.getByRole("button", { name: /Menú de Oficial Demo/ }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/atalaya\/login$/);
  expect(wrong).toEqual([]);
});
