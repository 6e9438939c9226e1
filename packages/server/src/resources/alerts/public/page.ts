// Alerts as everybody reads them: the list of what holds now, and a page for each message. Plain HTML that needs no script.
import type { Language } from "@atalaya/contract/text.ts";
import { publicAlertWords } from "@atalaya/contract/words/alerts/public.ts";
import { escaped } from "../../../platform/public/escaped.ts";
import { framed } from "../../../platform/public/frame.ts";
import type { SettingsInForce } from "../../../platform/settings-in-force.ts";
import type { PublicMessage } from "./queries.ts";

/** A text of the public pages. */
export const word = (language: Language, key: keyof typeof publicAlertWords): string => publicAlertWords[key][language];

/** On the clock of the place that issues it, whoever reads it. */
export function timeIn(language: Language, instant: string, { timezone }: PublicMessage): string {
  const format = { dateStyle: "long", timeStyle: "short", hourCycle: "h23", timeZone: timezone } as const;
  const shown = new Date(instant).toLocaleString(language === "es" ? "es-CL" : "en-GB", format);
  return `<time datetime="${escaped(instant)}">${escaped(shown)}</time>`;
}

export const pathOf = ({ identifier }: Pick<PublicMessage, "identifier">): string =>
  `alerts/${encodeURIComponent(identifier)}`;

/** A text in the page's language; where it is said in Spanish alone, the page says of which language it is. */
export function textIn(language: Language, { said }: PublicMessage, part: "headline" | "description" | "instruction") {
  const text = said.told[language][part];
  if (!text) return null;
  const isSpanish = language === "en" && text === said.told.es[part];
  return { html: escaped(text), lang: isSpanish ? ' lang="es"' : "" };
}

const paragraphs = (html: string): string =>
  html
    .split(/\n{2,}/)
    .map((it) => `<p>${it.replaceAll("\n", "<br>")}</p>`)
    .join("");

/** The level in its colour; its name beside, because a colour alone says nothing to many. A drawing, because the page allows no style of its own. */
export function levelIn(language: Language, { said }: PublicMessage): string {
  const color = /^#[0-9A-Fa-f]{6}$/.test(said.level_color ?? "") ? said.level_color : "#888888";
  const { level, hazard } = said.told[language];
  const mark = `<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11" fill="${color}" stroke="#17212b" stroke-opacity=".35"/></svg>`;
  return `<p class="alert-level">${mark}<span><b>${escaped(level)}</b> · ${escaped(hazard)}</span></p>`;
}

/** It was ended, or its hour is past. */
export const isOver = ({ message_type, said }: PublicMessage): boolean =>
  message_type === "Cancel" || (said.expires_at !== null && Date.parse(said.expires_at) <= Date.now());

function stateIn(language: Language, message: PublicMessage, base: string): string {
  const { said, message_type, identifier, last_identifier } = message;
  const note = (html: string) => `<p class="note" role="status">${html}</p>`;
  if (identifier !== last_identifier)
    return note(
      `${word(language, "superseded")} <a href="${base}/public/${pathOf({ identifier: last_identifier })}/${language}">${word(language, "read_newest")}</a>`,
    );
  if (message_type === "Cancel")
    return note(word(language, said.cancellation?.reason === "mistake" ? "mistake" : "over"));
  return isOver(message) ? note(word(language, "expired")) : "";
}

function factsIn(language: Language, message: PublicMessage): string {
  const { said, place, sent_at } = message;
  const link = said.web && `<a href="${escaped(said.web)}" rel="noopener noreferrer">${escaped(said.web)}</a>`;
  const facts: [keyof typeof publicAlertWords, string | null][] = [
    ["where", escaped(said.area_description ?? place)],
    ["sent", timeIn(language, sent_at, message)],
    ["until", said.expires_at && message.message_type !== "Cancel" ? timeIn(language, said.expires_at, message) : null],
    ["issued_by", escaped(said.declared_by ?? place)],
    ["source", said.technical_source && escaped(said.technical_source)],
    ["contact", said.contact && escaped(said.contact)],
    ["more", link],
  ];
  return `<dl class="facts">${facts.flatMap(([key, html]) => (html ? [`<dt>${word(language, key)}</dt><dd>${html}</dd>`] : [])).join("")}</dl>`;
}

/** What is to be done stands before what happens: it is read at night, in a hurry. */
function messageIn(language: Language, message: PublicMessage, base: string): string {
  const section = (key: "what_to_do" | "what_happens", part: "instruction" | "description") => {
    const text = textIn(language, message, part);
    return text ? `<h2>${word(language, key)}</h2><div class="text"${text.lang}>${paragraphs(text.html)}</div>` : "";
  };
  return `<article class="alert">${levelIn(language, message)}
${stateIn(language, message, base)}
${section("what_to_do", "instruction")}
${section("what_happens", "description")}
${factsIn(language, message)}
<p class="note"><a href="${base}/public/${pathOf(message)}.xml">${word(language, "cap")}</a> · ${escaped(message.identifier)}</p></article>`;
}

/** One message. */
export function messagePage(language: Language, message: PublicMessage, settings: SettingsInForce): string {
  const path = pathOf(message);
  const { BASE_PATH: base } = settings;
  return framed(
    {
      page: "alerts",
      title: message.said.told[language].headline,
      content: messageIn(language, message, base),
      path,
      links: `<link rel="alternate" type="application/cap+xml" href="${base}/public/${path}.xml">`,
    },
    language,
    settings,
  );
}
