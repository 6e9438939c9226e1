// What others do shows by itself: alerts as they are sent, lists, who else is here; and after the network was gone.
import type { Browser, Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { alertCentre } from "../support/alert-centre.ts";
import { enterLive } from "../support/enter-live.ts";
import { expectWithinWidth } from "../support/fits.ts";
import { onPhone, phone } from "../support/on-phone.ts";
import { enterAs, type Person } from "../support/people.ts";
import { startEditing } from "../support/record-steps.ts";
import { expect, test } from "../support/server.ts";
import { withoutStream } from "../support/without-stream.ts";

/** The console of a second person, at another computer. */
async function another(browser: Browser, baseURL: string | undefined, person: Person, at: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: "es-CL", ...(baseURL && { baseURL }) })).newPage();
  await enterLive(page, person, at);
  return page;
}

async function aRecord(page: Page, title: string) {
  const { officer, place } = await alertCentre(page.request);
  const variables = (await officer.get("variables/situationMap?per_page=100")).data;
  const variable_id = variables.find((it) => it.geometry_type === "point")!.id;
  const geometry = { type: "Point", coordinates: [-71.6, -33.05] };
  const draft = { company_id: place, variable_id, title, observed_on: "2025-03-01", geometry };
  const made = await officer.post("records/situation", draft);
  return { ...made, officer, at: `/records/situation?record=${made.id}` };
}

for (const [language, said] of [
  ["es", { level: "Alerta Roja", issued: "Alerta emitida", headline: "Incendio en Placilla", open: "Ver la alerta" }],
  ["en", { level: "Red alert", issued: "Alert issued", headline: "Fire at Placilla", open: "See the alert" }],
] as const)
  test(`an alert that is issued shows at once on another screen, and stays until it is closed (${language})`, async ({
    page,
  }) => {
    const { issued } = await alertCentre(page.request);
    await enterLive(page, "officer", "/dashboard", language);
    const { id } = await issued({ headline_es: "Incendio en Placilla", headline_en: "Fire at Placilla" });
    const notice = page.getByRole("alert").filter({ hasText: said.headline });
    await expect(notice).toContainText(said.issued);
    await expect(notice).toContainText(said.level);
    await expect(notice).toContainText("Valparaíso");
    expect(await findings(page, "section:has(> [role=alert])")).toEqual([]);
    await notice.getByRole("button", { name: said.open }).click();
    await expect(page).toHaveURL(new RegExp(`record=${id}`));
    await expect(notice).toHaveCount(0);
  });

test("a drill is told from a warning at a glance", async ({ page }) => {
  const { issued } = await alertCentre(page.request);
  await enterLive(page, "officer", "/dashboard");
  await issued({ kind: "exercise", headline_es: "Ejercicio de tsunami" });
  const notice = page.getByRole("alert").filter({ hasText: "Ejercicio de tsunami" });
  await expect(notice).toContainText("SIMULACRO");
  await expect(notice).toContainText("Simulacro emitido");
  await notice.getByRole("button", { name: "Ver el simulacro" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ejercicio de tsunami" })).toBeVisible();
});

test("a list shows what a colleague adds, without being read anew by hand", async ({ page }) => {
  await enterLive(page, "officer", "/records/situation?view=list&sort=-updated_at");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await aRecord(page, "Albergue Liceo Técnico");
  await expect(page.getByText("Albergue Liceo Técnico")).toBeVisible();
});

test("what changes while a console is being loaded, before it can be told of changes, shows as well", async ({
  page,
}) => {
  const opening = Promise.withResolvers<void>();
  await page.route("**/api/events", async (route) => {
    await opening.promise;
    await route.continue();
  });
  await enterAs(page, "officer", "/records/situation?view=list&sort=-updated_at");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await aRecord(page, "Albergue de la espera");
  await expect(page.getByText("Albergue de la espera")).toHaveCount(0);
  opening.resolve();
  await expect(page.getByText("Albergue de la espera")).toBeVisible();
});

test("what a colleague submits to be reviewed, and what he comments, reaches who validates without being asked for", async ({
  page,
}) => {
  const { id, version, officer } = await aRecord(page, "Albergue por validar");
  await enterLive(page, "validator", "/dashboard");
  const count = page.getByRole("link", { name: /Registros por validar/ }).first();
  const before = Number(/\d+$/.exec((await count.textContent())!)![0]);
  const { version: sourced } = await officer.put(`records/situation/${id}`, { version, source: "Catastro Demo" });
  await officer.post(`records/situation/${id}/transitions`, { version: sourced, action: "submit" });
  await expect(count).toHaveText(new RegExp(`\\D${before + 1}$`));
  await page.goto(`/records/situation?record=${id}`);
  await page.getByRole("tab", { name: /Comentarios/ }).click();
  await officer.post(`records/situation/${id}/comments`, { text: "Faltan las llaves del gimnasio" });
  await expect(page.getByText("Faltan las llaves del gimnasio")).toBeVisible();
});

test("two people who have one record open see each other, and the one who types is told of the other's change", async ({
  browser,
  baseURL,
  page: admin,
}) => {
  const { at, id, version, officer } = await aRecord(admin, "Bodega compartida");
  await enterLive(admin, "admin", at);
  const other = await another(browser, baseURL, "officer", at);
  await expect(admin.getByText("Oficial Demo también lo tiene abierto")).toBeVisible();
  await expect(other.getByText("Administradora Demo también lo tiene abierto")).toBeVisible();

  await startEditing(admin);
  await expect(admin.getByText("Oficial Demo también lo tiene abierto")).toBeVisible();
  await admin.getByRole("textbox", { name: "Título" }).fill("Bodega municipal compartida");
  await officer.put(`records/situation/${id}`, { version, source: "Visita a terreno" });
  const told = admin.getByText("Oficial Demo cambió este registro mientras usted escribe.");
  await expect(told).toBeVisible();
  await expect(admin.getByRole("textbox", { name: "Título" })).toHaveValue("Bodega municipal compartida");
  await admin.getByRole("button", { name: "Ver los cambios" }).click();
  await expect(admin.getByRole("dialog")).toContainText("Oficial Demo");
  await admin
    .getByRole("dialog")
    .getByRole("button", { name: /Guardar/ })
    .click();
  await expect(admin.getByText("Registro guardado")).toBeVisible();
  await other.close();
  await expect(admin.getByText("también lo tiene abierto")).toHaveCount(0);
});

test("what was issued while the network was gone shows when it is back", async ({ page, playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const { issued } = await alertCentre(elsewhere);
  await enterLive(page, "officer", "/dashboard");
  await page.context().setOffline(true);
  await issued({ headline_es: "Aluvión durante el corte" });
  await expect(page.getByText("Aluvión durante el corte")).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole("alert").filter({ hasText: "Aluvión durante el corte" })).toBeVisible();
  await elsewhere.dispose();
});

test("where changes do not come by themselves for a while, the toolbar says so, and no more once they do", async ({
  page,
}) => {
  await page.route("**/api/events", (route) => route.abort());
  await enterAs(page, "officer", "/dashboard");
  const sign = page.getByText("Sin conexión en vivo");
  await expect(sign).toBeVisible();
  await page.unroute("**/api/events");
  await expect(sign).toHaveCount(0);
});

test("on a phone the sign that changes do not come by themselves reaches nowhere beside the screen", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  await withoutStream(context);
  const page = await onPhone(context, "/records/risk");
  await expect(page.getByRole("status").filter({ hasText: "Sin conexión en vivo" })).toBeVisible();
  await expectWithinWidth(page);
  await context.close();
});

test("tabs of one browser share a stream, and each shows what comes", async ({ page, context }) => {
  const { issued } = await alertCentre(page.request);
  await enterLive(page, "officer", "/dashboard");
  let streams = 0;
  context.on("request", (request) => void (streams += request.url().endsWith("/api/events") ? 1 : 0));
  const second = await context.newPage();
  await second.goto("/companies");
  await expect(second.getByRole("row").nth(1)).toBeVisible();
  await issued({ headline_es: "Una sola corriente" });
  for (const tab of [page, second])
    await expect(tab.getByRole("alert").filter({ hasText: "Una sola corriente" })).toBeVisible();
  expect(streams).toBe(0);
  // The one that held it is closed: the other goes on from there.
  await page.close();
  await issued({ headline_es: "La otra pestaña sigue" });
  await expect(second.getByRole("alert").filter({ hasText: "La otra pestaña sigue" })).toBeVisible();
});

test("sound and notices are chosen in the account's menu, and kept in this browser", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await enterAs(page, "officer", "/dashboard");
  const menu = page.getByRole("button", { name: /Menú de/ });
  await menu.click();
  const choice = page.getByRole("menuitemcheckbox", { name: "Sonido y avisos" });
  await expect(choice).toHaveAttribute("aria-checked", "false");
  await choice.click();
  await expect(choice).toHaveAttribute("aria-checked", "true");
  await page.reload();
  await menu.click();
  await expect(choice).toHaveAttribute("aria-checked", "true");
});

/** Whether the figures above the alerts are asked for while half a minute and more passes on the page's clock. */
async function asksByTheClock(page: Page): Promise<boolean> {
  let asked = false;
  page.on("request", (request) => void (asked ||= request.url().includes("/api/alerts/totals")));
  // What the opened page still asks for.
  await page.waitForLoadState("load");
  await page.clock.pauseAt(Date.now() + 5000);
  await expect(page.getByRole("tab", { name: /Borradores/ })).toBeVisible();
  asked = false;
  // Less than the silence after which a stream is taken for dead.
  await page.clock.runFor(35_000);
  // What was asked before this is told before it.
  await page.evaluate(() => fetch("/favicon.svg"));
  return asked;
}

test("a console that is told of changes asks for no figures by the clock", async ({ page }) => {
  await page.clock.install();
  await enterLive(page, "officer", "/records/alert?view=list");
  expect(await asksByTheClock(page)).toBe(false);
});

test("without a live connection the figures of the alerts are asked for every half minute", async ({ page }) => {
  await page.clock.install();
  await page.route("**/api/events", (route) => route.abort());
  await enterAs(page, "officer", "/records/alert?view=list");
  await expect(page.getByText("Sin conexión en vivo")).toBeVisible();
  expect(await asksByTheClock(page)).toBe(true);
});

test("an alert whose hour comes leaves those in force by itself", async ({ page }) => {
  const { issued } = await alertCentre(page.request);
  const minute = 60_000;
  await page.clock.install();
  await issued({ headline_es: "Marejadas hasta pronto", expires_at: new Date(Date.now() + minute / 4).toISOString() });
  await enterLive(page, "officer", "/records/alert?view=list");
  await expect(page.getByRole("row", { name: /Marejadas hasta pronto/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Marejadas hasta pronto/ })).toHaveCount(0, { timeout: minute });
});
