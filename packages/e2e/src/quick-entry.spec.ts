// The emergency at three in the morning: what, where and how bad, from a phone, with and without a connection.
import type { BrowserContext, Page } from "@playwright/test";
import { enterAs } from "./people.ts";
import { expect, test } from "./server.ts";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: "es-CL" };
const here = { latitude: -33.0471, longitude: -71.6127, accuracy: 8 };

/** Counts what a thumb does on the page. */
async function tapCounter(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { taps: 0 });
    addEventListener("click", () => ((window as unknown as { taps: number }).taps += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}

async function onPhone(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await enterAs(page, "officer", path);
  return page;
}

test("an emergency is recorded from a phone with at most eight taps, at the phone's own position", async ({
  browser,
}) => {
  const context = await browser.newContext({ ...phone, geolocation: here, permissions: ["geolocation"] });
  const page = await context.newPage();
  const taps = await tapCounter(page);
  await enterAs(page, "officer", "/records/risk");

  await page.getByRole("button", { name: "Registro rápido" }).tap();
  const entry = page.getByRole("dialog", { name: "Registro rápido" });
  await entry.getByRole("radio", { name: "Incendio forestal" }).tap();
  await expect(entry.getByText("precisión ±8 m")).toBeVisible();
  await entry.getByLabel("Lugar").tap();
  await page
    .getByRole("option", { name: /Valparaíso/ })
    .first()
    .tap();
  await entry.getByRole("button", { name: "Más: Evacuados" }).tap();
  await entry.getByRole("button", { name: "Más: Heridos o enfermos" }).tap();
  await entry.getByRole("button", { name: "Registrar" }).tap();

  await expect(page.getByText(/«Incendio forestal, Valparaíso, .*» registrado/)).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(8);
  await expect(page.getByRole("row", { name: /Incendio forestal, Valparaíso,/ }).first()).toBeVisible();
  await context.close();
});

test("without a connection the entry stays on the phone and is sent once when there is one again", async ({
  browser,
}) => {
  const context = await browser.newContext({ ...phone, geolocation: here, permissions: ["geolocation"] });
  const page = await onPhone(context, "/records/risk?quick=1");
  const entry = page.getByRole("dialog", { name: "Registro rápido" });
  await expect(entry.getByText("precisión ±8 m")).toBeVisible();
  await entry.getByRole("radio", { name: "Sismo" }).tap();
  await entry.getByLabel("Lugar").tap();
  await page.getByRole("option", { name: /Viña del Mar/ }).tap();
  await entry.getByLabel("Nota: qué se ve, qué se necesita").fill("Se sintió fuerte (demo)");
  await context.setOffline(true);
  await entry.getByRole("button", { name: "Registrar" }).tap();
  await expect(page.getByText("se enviará al volver la red")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("row", { name: /Sismo, Viña del Mar,/ })).toHaveCount(1);
  await context.close();
});
