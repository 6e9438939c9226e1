// A page whose network comes to rest: the stream of changes would stay open as long as somebody looks.
import type { BrowserContext, Page } from "@playwright/test";

/** Call before the page is opened; its changes are then seen as where no live connection can be had. */
export const withoutStream = (page: Page | BrowserContext): Promise<unknown> =>
  page.route("**/api/events", (route) => route.abort());
