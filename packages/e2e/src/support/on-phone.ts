// An officer with a phone.
import type { BrowserContext, Page } from "@playwright/test";
import { enterAs } from "./people.ts";

/** What the browser's context is made of. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: "es-CL" };

/** Signed in already, on the path. */
export async function onPhone(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await enterAs(page, "officer", path);
  return page;
}
