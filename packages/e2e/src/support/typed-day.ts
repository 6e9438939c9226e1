// Days and hours are typed part by part; what is typed goes on by itself from one part to the next.
import type { Locator } from "@playwright/test";

/** `digits` as the shown language orders them: "24112030" or, with an hour, "241120301030". */
export async function typeDay(within: Locator, label: string, digits: string): Promise<void> {
  await within.getByRole("group", { name: label }).getByRole("spinbutton").first().click();
  await within.page().keyboard.type(digits);
}
