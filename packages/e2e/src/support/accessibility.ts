// What axe finds on a page. Its script goes into each document once: a screen is another address of the same one.
import axe, { type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";

/** Serious and critical findings in a part of the page, in a line each. */
export async function findings(page: Page, part = "html", options: RunOptions = {}): Promise<string[]> {
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
