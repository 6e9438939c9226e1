// A loss statement as everybody reads it: what it says, its seal, how that is checked, how it is cited, and the others of the same disaster.
import { lossStatementPaper, statementCitation } from "@atalaya/contract/resources/records/loss-statement-paper.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatDay, momentIn } from "@atalaya/contract/values/format.ts";
import { wordsIn, type Translate } from "@atalaya/contract/words.ts";
import { escaped } from "../../../../platform/public/escaped.ts";
import { framed } from "../../../../platform/public/frame.ts";
import { paperHtml } from "../../../../platform/public/paper.ts";
import type { SettingsInForce } from "../../../../platform/settings-in-force.ts";
import { saidIn, type OtherStatement, type SealedStatement } from "./queries.ts";

/** `root`: the address of /public as others reach it; `uid`: of the disaster. */
type Shown = { uid: string; root: string; statement: SealedStatement; others: readonly OtherStatement[] };

type Writing = { t: Translate; language: Language; base: string };

const fileOf = ({ uid, statement }: Shown): string => `losses/${uid}/${statement.number}.json`;

/** Which statement it is, and whether a later one says more. */
function stateHtml({ uid, statement, others }: Shown, { t, language, base }: Writing): string {
  const said = saidIn(statement);
  const moment = momentIn(said.place.timezone, statement.sealed_at, language);
  const facts = [
    t("statement_as_of", { day: formatDay(said.on, language) }),
    t("statement_number", { number: statement.number }),
    `${t("statement_sealed")} ${moment}`,
  ];
  const [latest] = others;
  const note =
    latest && latest.number > statement.number
      ? `<p class="note" role="status">${t("statement_later")} ${otherHtml(uid, latest, { t, language, base })}</p>`
      : `<p class="note">${t("statement_latest")}</p>`;
  return `<p class="lead"><b>${escaped(said.organisation)}</b><br>${facts.map(escaped).join(" · ")}</p>${note}`;
}

const otherHtml = (uid: string, { number, on }: OtherStatement, { t, language, base }: Writing): string =>
  `<a href="${base}/public/losses/${escaped(uid)}/${number}/${language}">${escaped(
    `${t("statement_number", { number })}, ${t("record_observed", { day: formatDay(on, language) })}`,
  )}</a>`;

/** Codes are free text; in the name of a file only what a shell leaves alone. */
const nameOf = (statement: SealedStatement): string =>
  `${saidIn(statement).event.code.replaceAll(/[^A-Za-z0-9._-]+/g, "-")}-${statement.number}.json`;

function checkHtml(shown: Shown, { t, base }: Writing): string {
  const { statement } = shown;
  const name = nameOf(statement);
  return `<section><h2>${t("statement_check_title")}</h2>
<p>${t("statement_check_text")} <a href="${base}/public/${escaped(fileOf(shown))}" download="${name}">${t("statement_file")}</a></p>
<pre class="seal" tabindex="0">sha256sum ${name}
${statement.sha256}</pre></section>`;
}

const addressOf = ({ uid, root, statement }: Pick<Shown, "uid" | "root" | "statement">): string =>
  `${root}/losses/${uid}/${statement.number}`;

function citeHtml({ uid, root, statement }: Shown, { t, language }: Writing): string {
  const said = saidIn(statement);
  const citation = statementCitation(
    {
      ...statement,
      on: said.on,
      organisation: said.organisation,
      title: said.event.title,
      place_name: said.place.name,
      timezone: said.place.timezone,
      address: addressOf({ uid, root, statement }),
    },
    { t, language },
  );
  return `<section><h2>${t("statement_cite_title")}</h2><p class="citation">${escaped(citation)}</p></section>`;
}

function othersHtml({ uid, statement, others }: Shown, writing: Writing): string {
  if (others.length < 2) return "";
  const items = others.map((other) =>
    other.number === statement.number
      ? `<li aria-current="page">${escaped(
          `${writing.t("statement_number", { number: other.number })}, ${writing.t("record_observed", { day: formatDay(other.on, writing.language) })}`,
        )}</li>`
      : `<li>${otherHtml(uid, other, writing)}</li>`,
  );
  return `<section><h2>${writing.t("statement_others")}</h2><ul>${items.join("")}</ul></section>`;
}

/** A whole page in one language. */
export function statementPage(language: Language, shown: Shown, settings: SettingsInForce): string {
  const t = wordsIn(language);
  const writing = { t, language, base: settings.BASE_PATH };
  const { statement, uid } = shown;
  const said = saidIn(statement);
  const content = `<article class="statement">${stateHtml(shown, writing)}
${paperHtml(lossStatementPaper(said, { ...statement, address: addressOf(shown) }, writing))}
${citeHtml(shown, writing)}
${checkHtml(shown, writing)}
${othersHtml(shown, writing)}</article>`;
  return framed(
    {
      page: null,
      path: `losses/${uid}/${statement.number}`,
      title: t("statement_page_title", { title: said.event.title, day: formatDay(said.on, language) }),
      content,
      links: `<link rel="alternate" type="application/json" href="${settings.BASE_PATH}/public/${escaped(fileOf(shown))}">`,
    },
    language,
    settings,
  );
}
