// What a service worker keeps of the console.
import type { Page } from "@playwright/test";

/** All that the console has loaded so far is kept for the time without a network. */
export async function kept(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(async () => {
    const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
    const found = await Promise.all(["/", ...loaded.map(({ name }) => name)].map((name) => caches.match(name)));
    return found.every(Boolean);
  });
}
