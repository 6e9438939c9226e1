// Every screen is accessible in both languages and schemes.
import type { RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { dashboard, menu } from "@atalaya/contract/menu.ts";
import { languages, type Language } from "@atalaya/contract/text.ts";
import { findings } from "../support/accessibility.ts";
import { enterAs } from "../support/people.ts";
import { otherPaths, screens, settled, test } from "../support/screens.ts";
import { expect } from "../support/server.ts";

const openGroups = menu.map(({ name }) => name).join(",");

/** The size of targets (WCAG 2.2, 2.5.8) is not among the rules that are on of themselves. */
const everything: RunOptions = { rules: { "target-size": { enabled: true } } };
const colours: RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };
/** The other language has the same colours, and the rule about them takes as long as all others together. */
const otherLanguage: RunOptions = { rules: { "target-size": { enabled: true }, "color-contrast": { enabled: false } } };

async function show(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator(`html[data-${scheme}], html[data-scheme=${scheme}]`)).toBeAttached();
}

/** What is found again a moment later: a colour on its way between two schemes is not what anybody reads. */
async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const found = await look();
  if (found.length === 0) return found;
  await page.waitForTimeout(1000);
  return look();
}

/** In the first language everything in the light scheme and colours in the dark one; in the other what words can change. */
async function expectAccessible(page: Page, language: Language, part = "body"): Promise<void> {
  if (language !== languages[0]) {
    expect(await findings(page, part, otherLanguage)).toEqual([]);
    return;
  }
  await show(page, "light");
  expect(await lasting(page, () => findings(page, part, everything)), "in the light scheme").toEqual([]);
  await show(page, "dark");
  expect(await lasting(page, () => findings(page, part, colours)), "in the dark scheme").toEqual([]);
}

async function prepare(page: Page, language: Language): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript((groups) => localStorage.setItem("drawer_groups", groups), openGroups);
  await page.addInitScript((chosen) => localStorage.setItem("locale", chosen), language);
}

const consoleIn = (language: Language) => ({
  key: language,
  file: import.meta.filename,
  options: { locale: "es-CL", timezoneId: "America/Santiago", serviceWorkers: "block" as const },
  begin: async (page: Page) => {
    await prepare(page, language);
    await enterAs(page, "super", dashboard.path, language);
  },
});

/** The first screen is called by what it is, not by its entry in the menu. */
const room = { es: "Sala de situación", en: "Situation room" };

for (const language of languages) {
  test(`the login page is accessible, in ${language}`, async ({ page }) => {
    await prepare(page, language);
    await page.goto("/login");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectAccessible(page, language);
  });

  for (const { name, path, title } of screens)
    test(`${name} is accessible, in ${language}`, async ({ openOnce }) => {
      const page = await openOnce(consoleIn(language));
      await page.locator(`#menu a[href^="${path}?"]`).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        (path === dashboard.path ? room : title)[language],
      );
      await settled(page);
      // The drawer and the toolbar are the same around every screen: once is enough.
      await expectAccessible(page, language, path === dashboard.path ? "body" : "#content");
    });

  for (const path of otherPaths)
    test(`${path} is accessible, in ${language}`, async ({ openOnce }) => {
      const page = await openOnce({ ...consoleIn(language), key: `${language} outside the menu` });
      await page.goto(path);
      await settled(page);
      await expectAccessible(page, language);
    });
}
