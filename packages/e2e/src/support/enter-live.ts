// A console that is told of changes already: what a test does next it hears.
import type { Page } from "@playwright/test";
import { enterAs, type Person } from "./people.ts";

/** Until its stream is open: what it has open it says then. */
export async function enterLive(page: Page, person: Person, at: string, language: "es" | "en" = "es"): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith("/api/presence") && response.ok());
  await enterAs(page, person, at, language);
  await stream;
}
