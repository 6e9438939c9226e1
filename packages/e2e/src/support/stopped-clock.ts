// A page whose time passes only when a test says so: what ends after some seconds is never missed on a slow machine.
import type { Locator, Page } from "@playwright/test";
import { expect } from "./server.ts";

/** Stops the page's clock, until `page.clock.resume()`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Lets a little time pass on a stopped clock, again and again, until this is seen. */
export const passTimeUntil = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(50);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass();
