// The quick entry on a bad line: reloaded without a network, and corrected when nobody heard the first answer.
import type { Page } from "@playwright/test";
import { kept } from "../support/kept.ts";
import { onPhone, phone } from "../support/on-phone.ts";
import { expect, test } from "../support/server.ts";
import { withoutStream } from "../support/without-stream.ts";

test.use({ drawsMaps: true });

const entryOf = (page: Page) => page.getByRole("dialog", { name: "Registro rápido" });

/** What, where, and a note; not sent yet. */
async function fillIn(page: Page, place: RegExp, note: string): Promise<void> {
  const entry = entryOf(page);
  await entry.getByRole("radio", { name: "Sismo" }).tap();
  await entry.getByLabel("Lugar").tap();
  await page.getByRole("option", { name: place }).tap();
  await entry.getByLabel("Nota: qué se ve, qué se necesita").fill(note);
}

test.describe("kept by a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("after a reload without a network an emergency can still be recorded, and is sent when the network is back", async ({
    browser,
  }) => {
    const context = await browser.newContext(phone);
    await withoutStream(context);
    const page = await onPhone(context, "/records/risk");
    // All of the entry has been here once.
    await page.getByRole("button", { name: "Registro rápido" }).tap();
    await expect(entryOf(page).locator("canvas")).toBeVisible();
    await expect(entryOf(page).getByRole("group", { name: "Hora" })).toBeVisible();
    await entryOf(page).getByRole("button", { name: "Cerrar", exact: false }).first().tap();
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/Sin conexión desde/)).toBeVisible();

    await page.getByRole("button", { name: "Registro rápido" }).tap();
    await fillIn(page, /Viña del Mar/, "Se sintió fuerte (demo)");
    await entryOf(page).getByRole("button", { name: "Registrar" }).tap();
    await expect(page.getByRole("button", { name: "1 registro por enviar" })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole("button", { name: "1 registro por enviar" })).toBeHidden();
    await expect(page.getByRole("row", { name: /Viña del Mar, \d{4}/ })).toHaveCount(1);
    await context.close();
  });
});

test("an entry that is corrected after its answer was lost is one record, and says the correction", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await onPhone(context, "/records/risk?quick=1");
  const address = "**/api/records/risk";
  // It arrives, but the phone never hears of it.
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await fillIn(page, /Valparaíso/, "Diez casas dañadas (demo)");
  await entryOf(page).getByRole("button", { name: "Registrar" }).tap();

  await page.getByRole("button", { name: "1 registro por enviar" }).tap();
  await page.getByRole("button", { name: "Corregir" }).tap();
  await entryOf(page).getByLabel("Nota: qué se ve, qué se necesita").fill("Cuarenta casas dañadas (demo)");
  await page.unroute(address);
  await entryOf(page).getByRole("button", { name: "Registrar" }).tap();

  await page.getByRole("button", { name: "Completar" }).tap();
  await expect(page.getByText("Cuarenta casas dañadas (demo)").first()).toBeVisible();
  await page.goto("/records/risk");
  await expect(page.getByRole("row", { name: /Valparaíso, \d{4}/ })).toHaveCount(1);
  await context.close();
});
