// What a browser is made to sound and to notify: its own loudspeaker and notices are stood in for, nothing of ours.
import type { BrowserContext, Page } from "@playwright/test";

type Heard = { tones: number[]; notices: { title: string; body: string; tag: string }[] };

/** Call before the first page is opened. The browser lets pages notify. */
export const listenIn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const heard: Heard = { tones: [], notices: [] };
    const curve = { setValueAtTime() {}, linearRampToValueAtTime() {} };
    class SilentAudio {
      readonly currentTime = 0;
      readonly destination = {};
      resume = () => Promise.resolve();
      createGain = () => ({ gain: curve, connect: (next: unknown) => next });
      createOscillator() {
        const frequency = { value: 0 };
        return {
          frequency,
          connect: (next: unknown) => next,
          start: () => void heard.tones.push(frequency.value),
          stop() {},
        };
      }
    }
    class SilentNotice extends EventTarget {
      static readonly permission = "granted";
      static readonly requestPermission = () => Promise.resolve("granted");
      constructor(title: string, { body, tag }: { body: string; tag: string }) {
        super();
        heard.notices.push({ title, body, tag });
      }
      close() {}
    }
    Object.assign(window, { heard, AudioContext: SilentAudio, Notification: SilentNotice });
  });

/** In this tab since it was loaded, or since it was forgotten. */
export const heardIn = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard);

const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { heard } = window as unknown as { heard: Heard };
    heard.tones.length = heard.notices.length = 0;
  });

/** Turns sound and notices on as a person does; the tone that shows what it will be like is forgotten. */
export async function allowSound(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Menú de/ }).click();
  const choice = page.getByRole("menuitemcheckbox", { name: "Sonido y avisos" });
  await choice.click();
  await page.getByText("Las alertas suenan y avisan en este navegador.").waitFor();
  await page.keyboard.press("Escape");
  await forget(page);
}
