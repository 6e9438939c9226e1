// The pages by which anybody subscribes to alerts, agrees and leaves. Plain HTML that needs no script.
import type { AlertLevel } from "@atalaya/contract/domain/alert-levels.ts";
import { say, type Language, type Parameters } from "@atalaya/contract/text.ts";
import { publicSubscriptionWords } from "@atalaya/contract/words/alerts/letters.ts";
import { escaped } from "../../../../platform/public/escaped.ts";
import { framed } from "../../../../platform/public/frame.ts";
import type { SettingsInForce } from "../../../../platform/settings-in-force.ts";
import type { LinkPurpose } from "../secrets.ts";

/** Enough for the municipalities of a country. */
const mostBytesSuggested = 15_000;

type Word = keyof typeof publicSubscriptionWords;
const word = (language: Language, key: Word, parameters?: Parameters) =>
  escaped(say(publicSubscriptionWords[key], language, parameters));

/** What is agreed to, word by word: shown, and kept with the answer. */
export const consentText = (language: Language, { ORGANISATION, APP_NAME }: SettingsInForce): string =>
  say(publicSubscriptionWords.consent, language, { organisation: ORGANISATION ?? APP_NAME });

const page = (language: Language, settings: SettingsInForce, title: Word, content: string, path: string, query = "") =>
  framed(
    { page: "alerts", title: publicSubscriptionWords[title][language], content, path, query, links: "" },
    language,
    settings,
  );

const optionOf = (name: string) => `<option value="${escaped(name)}">`;

/** Suggested by the browser as one types; the last ones are left out before the page grows too large. */
function suggested(places: readonly string[]): string {
  let room = mostBytesSuggested;
  const fitting = places.filter((name) => (room -= Buffer.byteLength(optionOf(name))) >= 0);
  const options = fitting.toSorted((one, other) => one.localeCompare(other, "es")).map(optionOf);
  return `<datalist id="places">${options.join("")}</datalist>`;
}

export type Filled = { email: string; place: string; levels: readonly string[]; exercises: boolean };
export type Wrong = Partial<Record<"email" | "place" | "consent", Word>>;

/** What there is to choose from. */
export type Offered = { levels: readonly AlertLevel[]; places: readonly string[] };

/** The form, empty or as it was filled in, with what is wrong under each field. */
export function subscribePage(
  language: Language,
  settings: SettingsInForce,
  { levels, places, filled, wrong }: Offered & { filled: Filled; wrong: Wrong },
): string {
  const error = (field: keyof Wrong) =>
    wrong[field] ? `<p class="error" id="${field}-error" role="alert">${word(language, wrong[field])}</p>` : "";
  const marked = (field: keyof Wrong) => (wrong[field] ? ` aria-invalid="true" aria-describedby="${field}-error"` : "");
  const text = (field: "email" | "place", more: string) =>
    `<p><label for="${field}">${word(language, field)}</label><input id="${field}" name="${field}" required ${more} value="${escaped(filled[field])}"${marked(field)}></p>${error(field)}`;
  const box = (name: string, value: string, label: string, isOn: boolean, more = "") =>
    `<p class="box"><label><input type="checkbox" name="${name}" value="${escaped(value)}"${isOn ? " checked" : ""}${more}> ${label}</label></p>`;
  const boxes = levels.map(({ key, name }) => box("levels", key, escaped(name[language]), filled.levels.includes(key)));
  const content = `<form class="fields" method="post" action="${settings.BASE_PATH}/public/alerts/subscribe">
<input type="hidden" name="language" value="${language}">
${text("email", 'type="email" maxlength="254" autocomplete="email"')}
${text("place", 'maxlength="200" list="places" autocomplete="off"')}${suggested(places)}
<fieldset><legend>${word(language, "levels")}</legend>${boxes.join("")}</fieldset>
${box("exercises", "true", word(language, "exercises"), filled.exercises)}
${box("consent", "true", escaped(consentText(language, settings)), false, ` required${marked("consent")}`)}${error("consent")}
<p><button>${word(language, "send")}</button></p></form>`;
  return page(language, settings, "title", content, "alerts/subscribe");
}

/** What is answered to everybody who sends the form: whether the address is known is nobody's business. */
export const askedPage = (language: Language, settings: SettingsInForce): string =>
  page(language, settings, "title", `<p role="status">${word(language, "asked")}</p>`, "alerts/subscribe");

type Whose = { place: string; address: string; token: string };

/** A button and no more: programs that look into letters follow links, and must neither agree nor leave for somebody. */
export function buttonPage(language: Language, settings: SettingsInForce, purpose: LinkPurpose, whose: Whose): string {
  const consent = purpose === "confirm" ? `<p>${escaped(consentText(language, settings))}</p>` : "";
  const query = `?token=${encodeURIComponent(whose.token)}`;
  const content = `<p>${word(language, `${purpose}_what`, whose)}</p>${consent}
<form class="fields" method="post" action="${settings.BASE_PATH}/public/alerts/${purpose}${query}">
<input type="hidden" name="language" value="${language}"><p><button>${word(language, purpose)}</button></p></form>`;
  return page(language, settings, `${purpose}_title`, content, `alerts/${purpose}`, query);
}

/** After the button. */
export const donePage = (language: Language, settings: SettingsInForce, purpose: LinkPurpose, place: string): string =>
  page(
    language,
    settings,
    `${purpose}_title`,
    `<p role="status">${word(language, purpose === "confirm" ? "confirmed" : "left", { place })}</p>`,
    "alerts",
  );

export const badLinkPage = (language: Language, settings: SettingsInForce, purpose: LinkPurpose): string =>
  page(language, settings, `${purpose}_title`, `<p role="alert">${word(language, "bad_link")}</p>`, "alerts");
