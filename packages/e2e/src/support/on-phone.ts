// An officer with a phone.
import type { BrowserContext, Page } from "@playwright/test";
import type { Language } from "@atalaya/contract/text.ts";
import { enterAs } from "./people.ts";

/** What the browser's context is made of. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: "es-CL" };

/** Signed in already, on the path. */
export async function onPhone(context: BrowserContext, path: string, language: Language = "es"): Promise<Page> {
  const page = await context.newPage();
  await enterAs(page, "officer", path, language);
  return page;
}

/** The same, once all that an emergency needs was fetched ahead: the map is its last file, with what that one leads to. */
export async function onReadyPhone(context: BrowserContext, path: string, language: Language = "es"): Promise<Page> {
  const page = await onPhone(context, path, language);
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const arrived = new Set(files.filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => name));
    const asked = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload], link[rel=stylesheet]")];
    const isLastHere = [...arrived].some((name) => name.includes("/assets/point-map-"));
    return isLastHere && asked.every(({ href }) => arrived.has(href));
  });
  return page;
}
