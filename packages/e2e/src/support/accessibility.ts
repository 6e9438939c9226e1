// What axe finds on a page. Its script goes into each document once: a screen is another address of the same one.
import axe, { type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";

/** Nothing is on its way to another colour or place any more; what turns for ever is left turning. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isPassing = ({ playState, effect }: Animation) =>
      playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    // A colour that arrives sets out the next one in what inherits it: nothing may move for three frames.
    for (let still = 0; still < 3; still++) {
      await new Promise((done) => requestAnimationFrame(done));
      const moving = document.getAnimations().filter(isPassing);
      if (moving.length > 0) still = -1;
      await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
    }
  });

/** Serious and critical findings in a part of the page once it stands still, in a line each: a colour on its way is not what anybody reads. */
export async function findings(page: Page, part = "html", options: RunOptions = {}): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, runOptions]) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await inPage.run(selector, { ...runOptions, resultTypes: ["violations"] });
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    },
    [part, options] as const,
  );
}
