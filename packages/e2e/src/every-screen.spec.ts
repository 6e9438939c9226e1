// Every screen of the menu's table, those to come included: accessible in both languages and schemes, and fitting a phone.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { dashboard, menu } from "@atalaya/contract/menu.ts";
import { languages } from "@atalaya/contract/text.ts";
import { enterAs } from "./people.ts";
import { expect, test } from "./server.ts";

const screens = [dashboard, ...menu.flatMap(({ items }) => items)];
const others = ["/perfil", "/forbidden", "/no/existe"];
const openGroups = menu.map(({ name }) => name).join(",");

type Look = { page: Page; part: string; rules?: string[]; hasSizes?: boolean };

/** Serious and critical findings in a part of the page, in a line each. */
async function findings({ page, part, rules, hasSizes = false }: Look): Promise<string[]> {
  const builder = new AxeBuilder({ page }).include(part);
  // The size of targets (WCAG 2.2, 2.5.8) is not among the rules that are on of themselves.
  const wanted = rules
    ? builder.withRules(rules)
    : builder.options({ rules: { "target-size": { enabled: hasSizes } } });
  const { violations } = await wanted.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** The scheme is in force and nothing is on its way to another colour. */
async function show(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator(`html[data-${scheme}], html[data-scheme=${scheme}]`)).toBeAttached();
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  });
}

/** In the light scheme, then in the dark one, where only colours differ. */
async function bothSchemes(page: Page, path: string, hasSizes: boolean, part = "body") {
  await show(page, "light");
  const light = await findings({ page, part, hasSizes });
  await show(page, "dark");
  const dark = await findings({ page, part, rules: ["color-contrast"] });
  return { ...(light.length > 0 && { [`${path} light`]: light }), ...(dark.length > 0 && { [`${path} dark`]: dark }) };
}

/** Drawn whole: what was loading has loaded. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#nprogress, .MuiSkeleton-root")).toHaveCount(0);
}

for (const language of languages)
  test(`every screen is accessible in ${language}, light and dark`, async ({ page }) => {
    // Some sixty looks at whole pages.
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((groups) => localStorage.setItem("drawer_groups", groups), openGroups);
    await page.addInitScript((chosen) => localStorage.setItem("locale", chosen), language);
    await page.goto("/login");
    await page.getByRole("heading", { level: 1 }).waitFor();
    // A target is as large in one language as in the other, and the rule is slow.
    const hasSizes = language === languages[0];
    const found: Record<string, string[]> = await bothSchemes(page, "/login", hasSizes);

    await enterAs(page, "super", dashboard.path, language);
    for (const { path, title } of screens) {
      await page.locator(`#menu a[href^="${path}?"]`).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title[language]);
      await settled(page);
      // The drawer and the toolbar are the same around every screen: once is enough.
      Object.assign(found, await bothSchemes(page, path, hasSizes, path === dashboard.path ? "body" : "#content"));
    }
    for (const path of others) {
      await page.goto(path);
      await settled(page);
      Object.assign(found, await bothSchemes(page, path, hasSizes));
    }
    expect(found).toEqual({});
  });

test("every screen fits a phone of 360 by 740: nothing has to be pushed sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, "super");
  const wide: Record<string, number> = {};
  for (const path of [...screens.map((screen) => screen.path), ...others, "/login"]) {
    if (path === "/login") await page.context().clearCookies();
    await page.goto(path);
    await settled(page);
    const width = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
    if (width > 360) wide[path] = width;
  }
  expect(wide).toEqual({});
});
