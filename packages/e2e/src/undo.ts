// Taking a deed back with the button of its message.
import type { Locator, Page } from "@playwright/test";
import { expect } from "./server.ts";

/**
 * Presses the button, waits for its effect where one is named, and takes it back. The message's three seconds do not run
 * meanwhile: a slow machine is not too late.
 */
export async function doAndUndo(page: Page, button: Locator, effect?: Locator): Promise<void> {
  // By its words: the map's own undo has only a name.
  const undo = page.getByText("Deshacer", { exact: true });
  await expect(button).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await button.click();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(effect ?? undo).toBeVisible({ timeout: 100 });
  }).toPass();
  await undo.click();
  await page.clock.resume();
}
