// Days and hours are typed part by part; what is typed goes on by itself from one part to the next.
import { expect, type Locator } from "@playwright/test";

/**
 * `digits` as the shown language orders them: "24112030" or, with an hour, "241120301030". The field takes hold of the
 * pressed part a moment after the press; what was typed before that is typed again.
 */
export async function typeDay(within: Locator, label: string, digits: string): Promise<void> {
  const parts = within.getByRole("group", { name: label }).getByRole("spinbutton");
  await expect(async () => {
    await parts.first().click();
    await within.page().keyboard.type(digits);
    expect((await parts.allInnerTexts()).join("")).toBe(digits);
  }).toPass();
}
