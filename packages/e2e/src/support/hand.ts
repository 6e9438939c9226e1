// Somebody's hand on mouse and keyboard: does what a person does, and reckons how long a person would take for it.
import type { Locator, Page } from "@playwright/test";

/**
 * Seconds of the keystroke-level model: Card, Moran, Newell, "The keystroke-level model for user performance time with interactive
 * systems", Communications of the ACM 23 (7), 1980, pages 396 to 410. A key is that of an average typist who does not type for a living,
 * a button is pressed and released, a hand goes between mouse and keyboard, and a mental act stands before each thing that is done.
 */
const model = { key: 0.28, point: 1.1, button: 0.1, change: 0.4, think: 1.35 };

/** Keys and clicks as counted; the seconds are the model's. */
export type Effort = { clicks: number; keys: number; hands_s: number };

export type Hand = ReturnType<typeof handOn>;

export function handOn(page: Page) {
  const effort: Effort = { clicks: 0, keys: 0, hands_s: 0 };
  let isOnMouse = false;
  const reach = (mouse: boolean) => {
    if (isOnMouse !== mouse) effort.hands_s += model.change;
    isOnMouse = mouse;
  };
  const reckonClick = (presses = 2) => {
    reach(true);
    effort.clicks += 1;
    effort.hands_s += model.think + model.point + presses * model.button;
  };
  const reckonKeys = (count: number) => {
    reach(false);
    effort.keys += count;
    effort.hands_s += count * model.key;
  };
  const click = async (target: Locator) => {
    await target.click();
    reckonClick();
  };
  return {
    page,
    /** All of it so far. */
    effort: (): Effort => ({ ...effort }),
    click,
    press: (name: string | RegExp) => click(page.getByRole("button", { name })),
    /** Points at a place on the screen, in px, and presses there. */
    async clickAt(x: number, y: number) {
      await page.mouse.click(x, y);
      reckonClick();
    },
    /** Clicks into a field and types; `after` is a key that ends it. */
    async fill(target: Locator, text: string, after?: "Enter") {
      await click(target);
      await target.pressSequentially(text);
      if (after) await page.keyboard.press(after);
      reckonKeys(text.length + (after ? 1 : 0));
    },
    /** Chooses from a list that opens on a click, narrowed down by what is typed. */
    async choose(target: Locator, option: string | RegExp, typed = "") {
      await click(target);
      if (typed) await target.pressSequentially(typed);
      if (typed) reckonKeys(typed.length);
      await click(page.getByRole("option", { name: option }).first());
    },
    /** Opens the system's dialog, opens the file there with a double click. */
    async open(input: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      reckonClick();
      reckonClick(4);
      await input.setInputFiles(file);
    },
    /** What is typed outside the console, in a terminal or as an address, thought of first. */
    type(text: string) {
      effort.hands_s += model.think;
      reckonKeys(text.length + 1);
    },
    /** Waits for it, as eyes do. */
    see: (target: Locator) => target.first().waitFor({ timeout: 120_000 }),
  };
}
