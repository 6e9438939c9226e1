// The list of alerts for everybody, on as many pages as it takes to keep each small: over a poor network at night, the first one counts.
import { say, type Language } from "@atalaya/contract/text.ts";
import { publicSubscriptionWords } from "@atalaya/contract/words/alerts/letters.ts";
import { publicAlertWords } from "@atalaya/contract/words/alerts/public.ts";
import { canSend } from "../../../platform/people/mail.ts";
import { escaped } from "../../../platform/public/escaped.ts";
import { framed } from "../../../platform/public/frame.ts";
import type { SettingsInForce } from "../../../platform/settings-in-force.ts";
import { isOver, levelIn, pathOf, textIn, timeIn, word } from "./page.ts";
import type { PublicMessage } from "./queries.ts";

/** Of a page, in bytes: with what stands around it and the style sheet it stays below 30 kB. */
const mostBytes = 14_000;

function itemIn(language: Language, message: PublicMessage, base: string): string {
  const headline = textIn(language, message, "headline")!;
  const { said, place, sent_at } = message;
  const until =
    said.expires_at && !isOver(message)
      ? ` · ${word(language, "until")} ${timeIn(language, said.expires_at, message)}`
      : ` · ${timeIn(language, sent_at, message)}`;
  return `<article class="alert">${levelIn(language, message)}
<h3${headline.lang}><a href="${base}/public/${pathOf(message)}/${language}">${headline.html}</a></h3>
<p class="note">${escaped(said.area_description ?? place)}${until}</p></article>`;
}

type Item = { message: PublicMessage; html: string };

/** At least one to a page, and else as many as there is room for; one page where there is nothing. */
function inPages(items: readonly Item[]): Item[][] {
  const pages: Item[][] = [[]];
  let room = mostBytes;
  for (const item of items) {
    const size = Buffer.byteLength(item.html);
    if (size > room && pages.at(-1)!.length > 0) {
      pages.push([]);
      room = mostBytes;
    }
    pages.at(-1)!.push(item);
    room -= size;
  }
  return pages;
}

/** To the pages before and after; nothing where there is one. */
function turns(language: Language, page: number, pages: number, path: string): string {
  if (pages === 1) return "";
  const to = (number: number, rel: "prev" | "next", key: "page_before" | "page_after") =>
    number >= 1 && number <= pages
      ? `<a rel="${rel}" href="${path}/${language}?page=${number}">${word(language, key)}</a>`
      : "";
  const where = say(publicAlertWords.page_of, language, { page, pages });
  const parts = [to(page - 1, "prev", "page_before"), where, to(page + 1, "next", "page_after")];
  return `<p class="note">${parts.filter(Boolean).join(" · ")}</p>`;
}

/** What holds now, and what was over since yesterday. `asked`: the page, the last one where there are not so many. */
export function listPage(
  language: Language,
  messages: readonly PublicMessage[],
  settings: SettingsInForce,
  asked: number,
): string {
  const { BASE_PATH: base } = settings;
  const sorted = [...messages.filter((it) => !isOver(it)), ...messages.filter(isOver)];
  const pages = inPages(sorted.map((message) => ({ message, html: itemIn(language, message, base) })));
  const page = Math.min(asked, pages.length);
  const [current, over] = [
    pages[page - 1]!.filter(({ message }) => !isOver(message)),
    pages[page - 1]!.filter(({ message }) => isOver(message)),
  ];
  const listed = (key: "in_force" | "ended_title", items: readonly Item[]) =>
    items.length > 0 ? [`<h2>${word(language, key)}</h2>${items.map(({ html }) => html).join("\n")}`] : [];
  const content = [
    ...(page === 1 && current.length === 0 ? [`<p class="note">${word(language, "none")}</p>`] : []),
    ...listed("in_force", current),
    ...(canSend(settings)
      ? [`<p><a href="${base}/public/alerts/subscribe/${language}">${publicSubscriptionWords.invite[language]}</a></p>`]
      : []),
    ...listed("ended_title", over),
    turns(language, page, pages.length, `${base}/public/alerts`),
  ].join("\n");
  const feed = (type: string) =>
    `<link rel="alternate" type="application/${type}+xml" href="${base}/public/alerts.${type}">`;
  return framed(
    {
      page: "alerts",
      title: word(language, "title"),
      content,
      query: page > 1 ? `?page=${page}` : "",
      links: feed("atom") + feed("rss"),
    },
    language,
    settings,
  );
}
