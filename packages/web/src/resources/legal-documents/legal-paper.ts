// A legal document as something to be read: when it holds, what it does to others and they to it, its articles, where it applies.
import { useMemo } from "react";
import { factsOf, paperSection, type Paper, type PaperLink } from "@atalaya/contract/paper.ts";
import {
  legalDocuments,
  type LegalDocument,
  type LegalRelationDraft,
} from "@atalaya/contract/resources/legal-documents.ts";
import { usePlace } from "../../api/places.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { useVersionText } from "../../screens/version-text.ts";
import { formatDay } from "../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { legalMark, legalPicture } from "./legal-marks.tsx";
import { useShownValue } from "./shown-value.ts";
import { citationOf } from "./use-legal.ts";

export function useLegalPaper(document: LegalDocument): Paper {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const labelOf = useLabelOf(legalDocuments);
  const show = useShownValue(document);
  const versionText = useVersionText();
  return useMemo(() => {
    const fact = (field: keyof LegalDocument): [string, string | null] => {
      const value = document[field];
      const isNothing = value === null || value === "" || (Array.isArray(value) && value.length === 0);
      return [labelOf(field), isNothing ? null : show(field, value)];
    };
    const linksOf = (
      relations: readonly Omit<LegalRelationDraft, "reason">[],
      words: "legal_relation" | "legal_relation_back",
    ) =>
      relations.flatMap(({ document_id, kind, dated_on }): PaperLink[] => {
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
    const { in_force_from_on: from, in_force_to_on: to, next_review_on: review, official_url } = document;
    const day = (it: string) => formatDay(it, language);
    const place = places.find(({ id }) => id === document.company_id)?.reason_social ?? document.company_name;
    const [otherTitle, other] =
      language === "es" ? (["title_en", document.title_en] as const) : (["title_es", document.title_es] as const);
    const sections = [
      paperSection(t("legal_dates"), [
        from && {
          kind: "note",
          status: document.current_status === "repealed" ? "error" : "info",
          icon: "calendar",
          text: to
            ? t("legal_validity", { from: day(from), to: day(to) })
            : t("legal_validity_open", { from: day(from) }),
        },
        review && {
          kind: "note",
          status: document.is_review_overdue ? "warning" : "info",
          icon: "clock-o",
          text: t(document.is_review_overdue ? "legal_review_was_due" : "legal_review_due", { day: day(review) }),
        },
        factsOf([
          fact("issued_on"),
          fact("published_on"),
          fact("effective_from_on"),
          fact("effective_to_on"),
          fact("gazette"),
          fact("gazette_edition"),
        ]),
      ]),
      paperSection(t("legal_identity"), [
        factsOf([
          fact("issuing_body"),
          fact("level"),
          [labelOf("company_id"), place],
          fact("plan_kind"),
          [labelOf(otherTitle), other],
        ]),
      ]),
      paperSection(labelOf("summary"), [{ kind: "text", text: document.summary ?? "" }]),
      paperSection(labelOf("articles"), [
        {
          kind: "table",
          label: labelOf("articles"),
          columns: [t("legal_article_number"), t("legal_article_note")],
          numeric: [],
          rows: document.articles.map(({ number, note }) => [number, note]),
        },
      ]),
      paperSection(labelOf("relations"), [{ kind: "links", links: linksOf(document.relations, "legal_relation") }], {
        is_side: true,
      }),
      paperSection(
        t("legal_related_by"),
        [{ kind: "links", links: linksOf(document.related_by, "legal_relation_back") }],
        { is_side: true },
      ),
      paperSection(t("legal_scope"), [factsOf([fact("phases"), fact("hazards"), fact("topics"), fact("place_ids")])], {
        is_side: true,
      }),
      paperSection(
        t("legal_text"),
        [
          official_url && {
            kind: "facts",
            facts: [{ label: labelOf("official_url"), value: official_url, address: official_url }],
          },
          factsOf([fact("official_id")]),
        ],
        { is_side: true },
      ),
    ];
    return {
      title: citationOf(t, document),
      lead: pick(language, document.title_es, document.title_en),
      reference: versionText(document) ?? "",
      picture: legalPicture(document.kind),
      marks: [legalMark(document.current_status, t)],
      sections: sections.filter((section) => section !== null),
    };
  }, [document, places, language, t]);
}
