// The public pages of what is written for everybody: topics, questions and terms.
import type { Article } from "@atalaya/contract/resources/articles.ts";
import type { Terms } from "@atalaya/contract/resources/terms.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { legalWords } from "@atalaya/contract/words/legal.ts";
import { publicPageWords } from "@atalaya/contract/words/public-text.ts";
import type { SettingsInForce } from "../../platform/settings-in-force.ts";
import { escaped } from "../../platform/public/escaped.ts";
import { framed } from "../../platform/public/frame.ts";
import { maintenanceIn } from "../../platform/public/maintenance-band.ts";
import type { PublicText } from "./queries.ts";

export type PublicNoun = keyof PublicText;
export const publicNouns = ["topics", "faqs", "terms"] as const satisfies PublicNoun[];

const said = (language: Language, word: keyof typeof publicPageWords): string => publicPageWords[word][language];

/** A day that is none of the calendar's is written as it stands. */
function dayIn(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(language === "es" ? "es-CL" : "en-GB", { dateStyle: "long", timeZone: "UTC" });
  const at = new Date(day);
  return Number.isNaN(at.getTime()) ? day : format.format(at);
}

/** Headings of a text lie below the page's own two levels. The text was cleaned, so its tags are written in one way only. */
const below = (html: string): string =>
  html.replaceAll(/<(\/?)h([1-3])/g, (_tag, slash: string, level: string) => `<${slash}h${Number(level) + 2}`);

/** What it is about: documents, with a link to their official text where there is one, and variables of the maps. */
function relatedIn(language: Language, { documents, variables }: Article): string {
  const nameOf = (es: string, en: string | null) => escaped(language === "en" && en ? en : es);
  const laws = documents.map(({ kind, number, title_es, title_en, official_url }) => {
    const named = `${escaped(legalWords[`legal_kind.${kind}`][language])} ${escaped(number)}`;
    const citation = official_url ? `<a href="${escaped(official_url)}" rel="noopener noreferrer">${named}</a>` : named;
    return `<li>${citation}, ${nameOf(title_es, title_en)}</li>`;
  });
  const data = variables.map(({ name_es, name_en }) => nameOf(name_es, name_en)).join(", ");
  return [
    ...(laws.length > 0 ? [`<h3>${said(language, "related_documents")}</h3><ul>${laws.join("")}</ul>`] : []),
    ...(data ? [`<p class="note">${said(language, "related_variables")}: ${data}</p>`] : []),
  ].join("\n");
}

/** `answered`: the address of the question that the reader has just said something of. `mayAnswer`: what he says is taken. */
type Answering = { answered: string | undefined; mayAnswer: boolean; base: string };

/** A form of two buttons, which needs no script; after the answer, thanks. */
function voteIn(language: Language, slug: string, { answered, mayAnswer, base }: Answering): string {
  if (slug === answered) return `<p class="note" role="status">${said(language, "thanks")}</p>`;
  if (!mayAnswer) return "";
  return `<form class="vote" method="post" action="${base}/public/faqs/${slug}/votes"><input type="hidden" name="language" value="${language}">
<span>${said(language, "was_helpful")}</span><button name="is_helpful" value="true">${said(language, "vote_yes")}</button><button name="is_helpful" value="false">${said(language, "vote_no")}</button></form>`;
}

type Written = { body_es: string; body_en: string | null };

/** In the page's language; else in Spanish, and it says so. */
function bodyIn(language: Language, { body_es, body_en }: Written): string {
  const html = language === "en" ? body_en : body_es;
  if (html) return `<div class="text">${below(html)}</div>`;
  return `<p class="note">${said(language, "only_spanish")}</p><div class="text" lang="es">${below(body_es)}</div>`;
}

function titleIn(language: Language, { title_es, title_en }: Pick<Article, "title_es" | "title_en">): string {
  if (language === "es" || title_en) return escaped(language === "en" ? title_en! : title_es);
  return `<span lang="es">${escaped(title_es)}</span>`;
}

/** Those below another directly behind it; below something that is not published, they stand for themselves. */
function inOrder(topics: readonly Article[]): Article[] {
  const ids = new Set(topics.map(({ id }) => id));
  const tops = topics.filter(({ parent_id }) => parent_id === null || !ids.has(parent_id));
  return tops.flatMap((top) => [top, ...topics.filter(({ parent_id }) => parent_id === top.id)]);
}

const empty = (language: Language) => `<p class="note">${said(language, "none")}</p>`;

function topicsIn(language: Language, { topics }: PublicText): string {
  if (topics.length === 0) return empty(language);
  const ordered = inOrder(topics);
  const links = ordered.map((topic) => `<li><a href="#${topic.slug}">${titleIn(language, topic)}</a></li>`);
  const articles = ordered.map(
    (topic) => `<article id="${topic.slug}"><h2>${titleIn(language, topic)}</h2>
${topic.image_url ? `<img class="picture" src="${escaped(topic.image_url)}" alt="" loading="lazy" referrerpolicy="no-referrer">` : ""}
${bodyIn(language, topic)}
${relatedIn(language, topic)}</article>`,
  );
  return `<nav class="contents" aria-label="${said(language, "contents")}"><ul>${links.join("")}</ul></nav>${articles.join("\n")}`;
}

function questionsIn(language: Language, { faqs, topics }: PublicText, answering: Answering): string {
  if (faqs.length === 0) return empty(language);
  const one = (faq: Article) =>
    `<details id="${faq.slug}"${faq.slug === answering.answered ? " open" : ""}><summary>${titleIn(language, faq)}</summary>${bodyIn(language, faq)}
${relatedIn(language, faq)}${voteIn(language, faq.slug, answering)}</details>`;
  const groups = inOrder(topics).map((topic) => ({
    title: titleIn(language, topic),
    questions: faqs.filter(({ parent_id }) => parent_id === topic.id),
  }));
  const grouped = new Set(groups.flatMap(({ questions }) => questions));
  const general = { title: said(language, "general"), questions: faqs.filter((faq) => !grouped.has(faq)) };
  return [general, ...groups]
    .filter(({ questions }) => questions.length > 0)
    .map(({ title, questions }) => `<section><h2>${title}</h2>${questions.map(one).join("\n")}</section>`)
    .join("\n");
}

function termsIn(language: Language, { terms }: PublicText): string {
  if (terms.length === 0) return empty(language);
  const one = (edition: Terms) => `<article id="${edition.kind}"><h2>${said(language, edition.kind)}</h2>
<p class="note">${said(language, "edition")} ${edition.edition} · ${said(language, "in_effect")} <time datetime="${edition.effective_from}">${dayIn(language, edition.effective_from)}</time></p>
${bodyIn(language, edition)}</article>`;
  return terms.map(one).join("\n");
}

const contentOf = { topics: topicsIn, faqs: questionsIn, terms: termsIn };

/** A whole page of one noun in one language. `answered`: as above. */
export function pageOf(
  noun: PublicNoun,
  language: Language,
  text: PublicText,
  settings: SettingsInForce,
  answered?: string,
): string {
  const mayAnswer = !maintenanceIn(language, settings);
  const content = contentOf[noun](language, text, { answered, mayAnswer, base: settings.BASE_PATH });
  return framed({ page: noun, title: said(language, noun), content }, language, settings);
}
