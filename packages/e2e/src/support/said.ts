// What the page has said in messages that go away by themselves: on a busy machine nobody may look while one is there.
import type { Page } from "@playwright/test";

/** To be called before the page is opened; the returned function answers all that was said in it since. */
export async function listenTo(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches(".MuiSnackbar-root")) said.push(node.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join("\n"));
}
