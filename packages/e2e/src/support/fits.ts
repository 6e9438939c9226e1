// Whether a screen fits a phone and a tablet, has room for a finger, and stays readable when enlarged four times.
import type { Page } from "@playwright/test";
import { smallTargets } from "./finger-targets.ts";
import { settled } from "./screens.ts";
import { expect } from "./server.ts";

/** What is read through a window inside the page has at least this height to be read in. */
const leastWindow = 120;

/** A page of 1366 by 768 enlarged twice, and one of 1366 by 1024 four times (WCAG 1.4.10). */
const twice = { width: 683, height: 384 };
const enlarged = { width: 342, height: 256 };
export const phone = { width: 360, height: 740 };
const tablet = { width: 820, height: 1180 };

/** Lists that hold more than fits their width. */
const listsSideways = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#content .MuiTableContainer-root")]
      .filter((it) => it.scrollWidth > it.clientWidth + 1)
      .map((it) => `list of ${it.scrollWidth} in ${it.clientWidth}`),
  );

/** How far the page reaches, and the lowest of the windows in it that hold more than they show. */
const extent = (page: Page) =>
  page.evaluate(() => ({
    width: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
    window: Math.min(
      ...[...document.querySelectorAll("#content *")]
        .filter((it) => /auto|scroll/.test(getComputedStyle(it).overflowY) && it.clientHeight > 0)
        .filter((it) => it.scrollHeight > it.clientHeight + 1)
        .map((it) => it.clientHeight),
    ),
  }));

/** Nothing reaches beside the screen, once what slides in or out has come to rest. A phone that pans tells no other inner width. */
export const expectWithinWidth = (page: Page): Promise<void> =>
  expect.poll(async () => (await extent(page)).width).toBeLessThanOrEqual(page.viewportSize()!.width);

/** Begins as a phone; from one width to the next without loading again, as who turns a tablet or enlarges the page. */
export async function expectToFit(page: Page): Promise<void> {
  await settled(page);
  await expectWithinWidth(page);
  expect(await smallTargets(page), "small on a phone").toEqual([]);
  await page.setViewportSize(tablet);
  expect(await smallTargets(page), "small on a tablet").toEqual([]);
  await expect.poll(() => listsSideways(page), "on a tablet").toEqual([]);
  await page.setViewportSize(twice);
  await expect.poll(() => listsSideways(page), "enlarged twice").toEqual([]);
  await page.setViewportSize(enlarged);
  await expectWithinWidth(page);
  expect((await extent(page)).window, "enlarged four times").toBeGreaterThanOrEqual(leastWindow);
}
