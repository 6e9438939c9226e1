// Every screen of the menu's table, those to come included: accessible in both languages and schemes, and fitting a phone.
import type { RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { dashboard, menu } from "@atalaya/contract/menu.ts";
import { languages, type Language } from "@atalaya/contract/text.ts";
import { findings } from "./accessibility.ts";
import { smallTargets } from "./finger-targets.ts";
import { enterAs } from "./people.ts";
import { expect, test } from "./server.ts";

const screens = [dashboard, ...menu.flatMap(({ items }) => items)];
const others = ["/perfil", "/forbidden", "/no/existe"];
const openGroups = menu.map(({ name }) => name).join(",");

/** The size of targets (WCAG 2.2, 2.5.8) is not among the rules that are on of themselves. */
const everything: RunOptions = { rules: { "target-size": { enabled: true } } };
const colours: RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };
/** The other language has the same colours, and the rule about them takes as long as all others together. */
const otherLanguage: RunOptions = { rules: { "target-size": { enabled: true }, "color-contrast": { enabled: false } } };

/** The scheme is in force and nothing is on its way to another colour. */
async function show(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator(`html[data-${scheme}], html[data-scheme=${scheme}]`)).toBeAttached();
  await page.evaluate(async () => {
    // A colour that arrives sets out the next one in what inherits it: nothing may move for three frames.
    for (let still = 0; still < 3; still++) {
      await new Promise((done) => requestAnimationFrame(done));
      const moving = document.getAnimations().filter(({ playState }) => playState !== "finished");
      if (moving.length > 0) still = -1;
      await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
    }
  });
}

/** What is found again a moment later: a colour on its way between two schemes is not what anybody reads. */
async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const found = await look();
  if (found.length === 0) return found;
  await page.waitForTimeout(1000);
  return look();
}

/** In the first language everything in the light scheme and colours in the dark one; in the other what words can change. */
async function inLanguage(page: Page, path: string, language: Language, part = "body") {
  if (language !== languages[0]) {
    const found = await findings(page, part, otherLanguage);
    return found.length > 0 ? { [path]: found } : {};
  }
  await show(page, "light");
  const light = await lasting(page, () => findings(page, part, everything));
  await show(page, "dark");
  const dark = await lasting(page, () => findings(page, part, colours));
  return { ...(light.length > 0 && { [`${path} light`]: light }), ...(dark.length > 0 && { [`${path} dark`]: dark }) };
}

/** Drawn whole: what was loading has loaded. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#nprogress, .MuiSkeleton-root, [aria-busy=true]")).toHaveCount(0);
}

for (const language of languages)
  test(`every screen is accessible in ${language}`, async ({ page }) => {
    // Some sixty looks at whole pages.
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((groups) => localStorage.setItem("drawer_groups", groups), openGroups);
    await page.addInitScript((chosen) => localStorage.setItem("locale", chosen), language);
    await page.goto("/login");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const found: Record<string, string[]> = await inLanguage(page, "/login", language);

    await enterAs(page, "super", dashboard.path, language);
    for (const { path, title } of screens) {
      await page.locator(`#menu a[href^="${path}?"]`).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title[language]);
      await settled(page);
      // The drawer and the toolbar are the same around every screen: once is enough.
      Object.assign(found, await inLanguage(page, path, language, path === dashboard.path ? "body" : "#content"));
    }
    for (const path of others) {
      await page.goto(path);
      await settled(page);
      Object.assign(found, await inLanguage(page, path, language));
    }
    expect(found).toEqual({});
  });

/** What is read through a window inside the page has at least this height to be read in. */
const leastWindow = 120;

/** A page of 1366 by 768 enlarged twice, and one of 1366 by 1024 four times (WCAG 1.4.10). */
const twice = { width: 683, height: 384 };
const enlarged = { width: 342, height: 256 };
const phone = { width: 360, height: 740 };
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

test("every screen fits a phone and a tablet, has room for a finger, and enlarged four times nothing is pushed sideways or read through a slit", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, locale: "es-CL" });
  const page = await context.newPage();
  await enterAs(page, "super");
  const wrong: Record<string, object> = {};
  for (const path of [...screens.map((screen) => screen.path), "/entidades?tab=persons", ...others, "/login"]) {
    if (path === "/login") await context.clearCookies();
    await page.goto(path);
    await settled(page);
    const there = await extent(page);
    if (there.width > phone.width) wrong[path] = there;
    const onPhone = await smallTargets(page);
    if (onPhone.length > 0) wrong[`${path} small on a phone`] = onPhone;
    await page.setViewportSize(tablet);
    const onTablet = [...(await smallTargets(page)), ...(await listsSideways(page))];
    if (onTablet.length > 0) wrong[`${path} on a tablet`] = onTablet;
    await page.setViewportSize(twice);
    const sideways = await listsSideways(page);
    if (sideways.length > 0) wrong[`${path} enlarged twice`] = sideways;
    await page.setViewportSize(enlarged);
    const larger = await extent(page);
    if (larger.width > enlarged.width || larger.window < leastWindow) wrong[`${path} enlarged`] = larger;
    await page.setViewportSize(phone);
  }
  expect(wrong).toEqual({});
  await context.close();
});
