// How large what a finger presses is: the area that answers, with what reaches over the edges, not the box that is drawn.
import type { Page } from "@playwright/test";

/** In px, each way; a hair less than the 44 of the look, for areas that end between two pixels. */
const least = 43;

/**
 * The parts of the content that are smaller, by their name and size; of those that look alike only the first. Left out: the divider of two
 * panes, which would take taps from what lies beside it; links inside a sentence; and the parts of a typed day, whose whole field answers.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((wanted) => {
    const pressed =
      "a[href], button, input:not([type=hidden]), textarea, [role=button], [role=combobox], [role=slider]";
    const leftOut =
      "[aria-hidden=true] *, [inert] *, p a[href], .MuiPickersInputBase-root *, :disabled, [role=separator]";
    const seen = new Set<string>();
    const small: string[] = [];
    for (const it of document.querySelectorAll<HTMLElement>(`#content :is(${pressed})`)) {
      const { width, height } = it.getBoundingClientRect();
      const kind = `${it.tagName} ${it.className} ${Math.round(width)} ${Math.round(height)}`;
      if (width < 2 || it.matches(leftOut) || seen.has(kind)) continue;
      seen.add(kind);
      it.scrollIntoView({ block: "center", inline: "center" });
      const box = it.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const field = it.closest("label, .MuiInputBase-root, .MuiCheckbox-root");
      const answers = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (it.contains(hit) || (field?.contains(hit) ?? false));
      };
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < wanted && answers(dx * (far + 1), dy * (far + 1))) far += 1;
        return far;
      };
      if (!answers(0, 0)) continue;
      const size = [reach(-1, 0) + 1 + reach(1, 0), reach(0, -1) + 1 + reach(0, 1)];
      if (Math.min(...size) < wanted)
        small.push(`${it.ariaLabel ?? it.textContent ?? it.tagName}: ${size.join(" x ")}`);
    }
    scrollTo(0, 0);
    return small;
  }, least);
