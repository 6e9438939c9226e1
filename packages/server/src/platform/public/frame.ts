// What stands around every public page: who publishes it, where else to read, in which language. Plain HTML that needs no script.
import { logoOutlines } from "@atalaya/contract/logo.ts";
import { languages, type Language } from "@atalaya/contract/text.ts";
import { publicPageWords } from "@atalaya/contract/words/public-text.ts";
import type { SettingsInForce } from "../settings-in-force.ts";
import { escaped } from "./escaped.ts";
import { maintenanceIn } from "./maintenance-band.ts";

/** No script at all, and pictures from where the text may take them (R-504). */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data: https: http:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** What everybody may read, in the order of the bar; alerts first, for whoever looks for nothing else. */
export const publicPages = ["alerts", "topics", "faqs", "terms"] as const;
export type PublicPage = (typeof publicPages)[number];

const said = (language: Language, word: keyof typeof publicPageWords): string => publicPageWords[word][language];

const other = { es: "en", en: "es" } as const;
const nameOf = { es: "Español", en: "English" } as const;

const logo = `<svg viewBox="0 0 24 24" aria-hidden="true">${logoOutlines.map((d) => `<path fill-rule="evenodd" d="${d}"/>`).join("")}</svg>`;

/** Who publishes: nothing where the operator did not say. */
const publisherIn = ({ ORGANISATION, ORGANISATION_UNIT }: SettingsInForce): string =>
  ORGANISATION
    ? `<p class="organisation"><b>${escaped(ORGANISATION)}</b>${ORGANISATION_UNIT ? `<span>${escaped(ORGANISATION_UNIT)}</span>` : ""}</p>`
    : "";

/** `path`: of this page below /public without its language; `query`: what follows that, as HTML. `links`: what else the head names, as HTML. */
type Framed = { title: string; content: string; query?: string; links?: string } & (
  | { page: PublicPage; path?: string }
  // One that is reached by its address alone.
  | { page: null; path: string; links: string }
);

const languageLinks = (path: string, query: string, shown: Language): string =>
  languages
    .map(
      (it) =>
        `<a lang="${it}" hreflang="${it}" href="${path}/${it}${query}" aria-label="${it.toUpperCase()} · ${nameOf[it]}"${it === shown ? ' aria-current="true"' : ""}>${it.toUpperCase()}</a>`,
    )
    .join("");

/** A whole page. `content` is HTML, `title` a text. */
export function framed(
  { page, title, content, path = page ?? "", query = "", links }: Framed,
  language: Language,
  settings: SettingsInForce,
): string {
  const organisation = escaped(settings.ORGANISATION ?? settings.APP_NAME);
  const { BASE_PATH: base } = settings;
  const here = `${base}/public/${path}`;
  const pages = publicPages.map(
    (it) =>
      `<li><a href="${base}/public/${it}/${language}"${it === page ? ' aria-current="page"' : ""}>${said(language, it)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · ${organisation}</title>
<link rel="stylesheet" href="${base}/public/style.css">
<link rel="icon" href="${base}/favicon.svg">
<link rel="alternate" hreflang="${other[language]}" href="${here}/${other[language]}${query}">
${links ?? `<link rel="alternate" type="application/json" href="${base}/public/${page}.json">`}
</head>
<body>
<a class="skip" href="#content">${said(language, "skip")}</a>
${maintenanceIn(language, settings)}<header>
<div class="bar"><p class="brand">${logo}${escaped(settings.APP_NAME)}</p>
${publisherIn(settings)}
<nav class="languages" aria-label="${said(language, "language")}">${languageLinks(here, query, language)}</nav></div>
<nav aria-label="${said(language, "pages")}"><ul>${pages.join("")}</ul></nav>
</header>
<main id="content">
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
