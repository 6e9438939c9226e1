// An evening of an emergency: an officer with a phone in Valparaíso, who approves at a desk in the region, and who looks on in the nation.
import type { Browser, Locator, Page } from "@playwright/test";
import type { Language } from "@atalaya/contract/text.ts";
import { wordsIn, type Translate } from "@atalaya/contract/words.ts";
import { callerOf } from "../alert-centre.ts";
import { enterLive } from "../enter-live.ts";
import { onReadyPhone, phone as telephone } from "../on-phone.ts";
import type { Person } from "../people.ts";

export type Evening = {
  language: Language;
  /** What the product says, in the language of all three. */
  t: Translate;
  phone: Page;
  region: Page;
  nation: Page;
  /** What is recorded, read without a screen. */
  read: <T>(path: string) => Promise<T>;
};

/** All three have their console open before anything happens. */
export async function begin(browser: Browser, address: string, language: Language): Promise<Evening> {
  const context = (options: object) =>
    browser.newContext({ locale: language === "es" ? "es-CL" : "en-GB", baseURL: address, ...options });
  const desk = async (person: Person, at: string) => {
    const page = await (await context({ viewport: { width: 1366, height: 768 } })).newPage();
    await enterLive(page, person, at, language);
    return page;
  };
  const phone = await onReadyPhone(await context({ ...telephone, locale: "es-CL" }), "/dashboard", language);
  const region = await desk("admin", "/dashboard?place=all");
  const nation = await desk("viewer", "/informes?place=all");
  // What cannot be pressed says so itself, and not the end of the evening.
  for (const page of [phone, region, nation]) page.setDefaultTimeout(30_000);
  const officer = await callerOf(phone.request, "officer");
  return {
    language,
    t: wordsIn(language),
    phone,
    region,
    nation,
    read: async (path) => (await officer.get(path)) as never,
  };
}

export async function end({ phone, region, nation }: Evening): Promise<void> {
  for (const page of [phone, region, nation]) await page.context().close();
}

/** A text with gaps, whatever stands in them. */
export const saying = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(".+"),
  );

/** The board of the emergency, on the phone. */
export const kit = ({ phone, t }: Evening): Locator => phone.getByRole("region", { name: t("kit_board") });

/** The digits of an instant as they are typed: day, month, year, hour and minute of a clock in Chile. */
export function digitsOf(at: number): string {
  const parts = new Intl.DateTimeFormat("es-CL", {
    timeZone: "America/Santiago",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  return ["day", "month", "year", "hour", "minute"]
    .map((wanted) => parts.find(({ type }) => type === wanted)!.value)
    .join("");
}
