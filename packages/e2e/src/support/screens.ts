// Every screen of the menu's table, those to come included, and a console that stays open from one of its tests to the next.
import type { BrowserContextOptions, Page } from "@playwright/test";
import { dashboard, menu } from "@atalaya/contract/menu.ts";
import type { Text } from "@atalaya/contract/text.ts";
import { expect, test as base } from "./server.ts";

/** Named by its group as well: a domain's records and its variables have one title. */
export const screens: { name: string; path: string; title: Text }[] = [
  { name: dashboard.title.en, path: dashboard.path, title: dashboard.title },
  ...menu.flatMap(({ title: group, items }) =>
    items.map(({ path, title }) => ({ name: `${group.en}: ${title.en}`, path, title })),
  ),
];

/** For who is signed in, outside the menu. */
export const otherPaths = [
  "/perfil",
  "/forbidden",
  "/no/existe",
  "/inventario?ledger=all",
  "/records/risk?sums=overview",
  "/records/risk?sums=place",
  "/records/risk?sums=size",
  "/records/risk?sendai=year",
  "/records/risk?sendai=hazard",
  "/records/risk?matrix=true",
  "/records/vulnerability?exposure=draw",
  "/records/vulnerability?exposure=distance&around=500,1000&point=-71.609 -33.059",
  "/records/vulnerability?index=first",
  "/records/recovery?portfolio=sums",
  "/records/recovery?portfolio=board",
  "/records/recovery?portfolio=time",
];

/** Drawn whole: what was loading has loaded. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#nprogress, .MuiSkeleton-root, [aria-busy=true]")).toHaveCount(0);
}

/** `key` tells consoles apart; `begin` brings a new one to where its first test takes it over. */
type Opening = { key: string; file: string; options: BrowserContextOptions; begin: (page: Page) => Promise<void> };

/**
 * A test of one screen finds the console open, as who has just looked at another: what is proven is how the screen looks, not how the
 * console starts. After a failure the next test finds a new one.
 */
export const test = base.extend<object, { openOnce: (opening: Opening) => Promise<Page> }>({
  openOnce: [
    async ({ browser, servers }, use) => {
      const opened = new Map<string, Page>();
      await use(async ({ key, file, options, begin }) => {
        const known = opened.get(key);
        if (known) return known;
        const { address } = await servers.of(file);
        const page = await (await browser.newContext({ ...options, baseURL: address })).newPage();
        await begin(page);
        opened.set(key, page);
        return page;
      });
      for (const page of opened.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
});
