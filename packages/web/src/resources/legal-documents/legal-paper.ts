// A legal document as something to be read: when it holds, what it does to others and they to it, its articles, where it applies.
import { factsOf, paperSection, type Paper, type PaperBlock, type PaperLink } from "@atalaya/contract/paper.ts";
import { legalDocuments, type LegalDocument } from "@atalaya/contract/resources/legal-documents.ts";
import type { LegalRelationDraft } from "@atalaya/contract/resources/legal-documents/relations.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { usePlace } from "../../api/places.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { useVersionText } from "../../screens/version-text.ts";
import { formatDay } from "../../ui/format.ts";
import { pick, useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { legalMark, legalPicture } from "./legal-marks.tsx";
import { useShownLegal } from "./shown-value.ts";
import { citationOf } from "./use-legal.ts";

type Told = {
  document: LegalDocument;
  /** What a field is called, and what it says; null where it says nothing. */
  fact: (field: keyof LegalDocument) => [string, string | null];
  labelOf: (field: string) => string;
  t: Translate;
  language: Language;
};

export function useLegalPaper(document: LegalDocument): Paper {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const labelOf = useLabelOf(legalDocuments);
  const show = useShownLegal(document);
  const versionText = useVersionText();
  const fact = (field: keyof LegalDocument): [string, string | null] => {
    const value = document[field];
    const isNothing = value === null || value === "" || (Array.isArray(value) && value.length === 0);
    return [labelOf(field), isNothing ? null : show(field, value)];
  };
  const told: Told = { document, fact, labelOf, t, language };
  const place = places.find(({ id }) => id === document.company_id)?.reason_social ?? document.company_name;
  const side = { is_side: true };
  const sections = [
    paperSection(t("legal_dates"), datesBlocks(told)),
    paperSection(t("legal_identity"), [identityFacts(told, place)]),
    paperSection(labelOf("summary"), [{ kind: "text", text: document.summary ?? "" }]),
    paperSection(labelOf("articles"), [articlesTable(told)]),
    paperSection(labelOf("relations"), [linksOf(told, document.relations, "legal_relation")], side),
    paperSection(t("legal_related_by"), [linksOf(told, document.related_by, "legal_relation_back")], side),
    paperSection(
      t("legal_scope"),
      [factsOf([fact("phases"), fact("hazards"), fact("topics"), fact("place_ids")])],
      side,
    ),
    paperSection(t("legal_text"), [officialAddress(told), factsOf([fact("official_id")])], side),
  ];
  return {
    title: citationOf(t, document),
    lead: pick(language, document.title_es, document.title_en),
    reference: versionText(document) ?? "",
    picture: legalPicture(document.kind),
    marks: [legalMark(document.current_status, t)],
    sections: sections.filter((section) => section !== null),
  };
}

/** From when to when it holds, when it is to be looked at again, and its days. */
function datesBlocks({ document, fact, t, language }: Told): (PaperBlock | null)[] {
  const { in_force_from_on: from, in_force_to_on: to, next_review_on: review } = document;
  const day = (it: string) => formatDay(it, language);
  return [
    from
      ? {
          kind: "note",
          status: document.current_status === "repealed" ? "error" : "info",
          icon: "calendar",
          text: to
            ? t("legal_validity", { from: day(from), to: day(to) })
            : t("legal_validity_open", { from: day(from) }),
        }
      : null,
    review
      ? {
          kind: "note",
          status: document.is_review_overdue ? "warning" : "info",
          icon: "clock-o",
          text: t(document.is_review_overdue ? "legal_review_was_due" : "legal_review_due", { day: day(review) }),
        }
      : null,
    factsOf([
      fact("issued_on"),
      fact("published_on"),
      fact("effective_from_on"),
      fact("effective_to_on"),
      fact("gazette"),
      fact("gazette_edition"),
    ]),
  ];
}

function identityFacts({ document, fact, labelOf, language }: Told, place: string | null): PaperBlock {
  const other = language === "es" ? "title_en" : "title_es";
  return factsOf([
    fact("issuing_body"),
    fact("level"),
    [labelOf("company_id"), place],
    fact("plan_kind"),
    [labelOf(other), document[other]],
  ]);
}

const articlesTable = ({ document, labelOf, t }: Told): PaperBlock => ({
  kind: "table",
  label: labelOf("articles"),
  columns: [t("label.legal_documents.articles.number"), t("label.legal_documents.articles.note")],
  numeric: [],
  rows: document.articles.map(({ number, note }) => [number, note]),
});

/** What it does to others, or they to it; those that the reader may not see are left out. */
function linksOf(
  { document, t, language }: Told,
  relations: readonly Omit<LegalRelationDraft, "reason">[],
  words: "legal_relation" | "legal_relation_back",
): PaperBlock {
  const links = relations.flatMap(({ document_id, kind, dated_on }): PaperLink[] => {
    const reference = document.references.find(({ id }) => id === document_id);
    if (!reference) return [];
    const title = pick(language, reference.title_es, reference.title_en);
    return [
      {
        label: t(`${words}.${kind}`),
        text: citationOf(t, reference),
        detail: [title, dated_on && formatDay(dated_on, language)].filter(Boolean).join(" · "),
        address: `/legal?document=${document_id}`,
      },
    ];
  });
  return { kind: "links", links };
}

function officialAddress({ document: { official_url }, labelOf }: Told): PaperBlock | null {
  if (!official_url) return null;
  return { kind: "facts", facts: [{ label: labelOf("official_url"), value: official_url, address: official_url }] };
}
