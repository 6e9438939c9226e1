// Everything that can be begun: where the focus goes, and what an empty form says is missing.
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const openPalette = async (page: Page) => {
  await page.keyboard.press("Control+K");
  await expect(page.getByRole("combobox", { name: /Buscar pantallas/ })).toBeFocused();
};
const beginnings = (page: Page) => page.getByRole("option").filter({ hasText: /Nuev[oa] |Convocar / });

/** Fields that are refused when empty, though no mark said beforehand that they have to be filled in. */
const unmarked = (page: Page) =>
  page.locator("form").evaluate((form) => {
    const labelOf = (field: Element) =>
      field.closest(".MuiFormControl-root") ?? document.getElementById(field.getAttribute("aria-labelledby") ?? "");
    return [...form.querySelectorAll("[aria-invalid=true]")]
      .filter((field) => !labelOf(field)?.querySelector("[class*=asterisk]"))
      .map((field) => field.outerHTML);
  });

test("G8 B18 a new thing opens in its first field, and each field that may not stay empty is marked before it is refused", async ({
  page,
}) => {
  await enterAs(page, "super");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await openPalette(page);
  const titles = await beginnings(page).allTextContents();
  expect(titles.length).toBeGreaterThan(20);
  await page.keyboard.press("Escape");
  for (const title of titles)
    await test.step(title, async () => {
      await page.evaluate(() => document.querySelectorAll("form").forEach((form) => form.classList.add("before")));
      await openPalette(page);
      await beginnings(page).filter({ hasText: title }).click();
      await expect(page.locator("form.before")).toHaveCount(0);
      const form = page.locator("form[data-opened]");
      await expect(form.locator(":focus")).toHaveCount(1);
      await page.keyboard.press("Control+S");
      await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
      expect(await unmarked(page)).toEqual([]);
    });
});
