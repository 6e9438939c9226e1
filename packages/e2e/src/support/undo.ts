// Taking a deed back with the button of its message.
import type { Locator, Page } from "@playwright/test";
import { expect } from "./server.ts";
import { passTimeUntil, stopClock } from "./stopped-clock.ts";

/**
 * Presses the button, waits for its effect where one is named, and takes it back. The message's three seconds do not run
 * meanwhile: a slow machine is not too late.
 */
export async function doAndUndo(page: Page, button: Locator, effect?: Locator): Promise<void> {
  // By its words: the map's own undo has only a name.
  const undo = page.getByText("Deshacer", { exact: true });
  await expect(button).toBeVisible();
  await stopClock(page);
  await button.click();
  await passTimeUntil(page, effect ?? undo);
  await undo.click();
  await page.clock.resume();
}
