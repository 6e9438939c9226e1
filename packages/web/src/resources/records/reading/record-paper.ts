// A record of any domain as a document to be read: its figures, what is known of it, where it lies, and what it is related to.
import { useMemo } from "react";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import { factsOf, paperSection, type Paper, type PaperFact, type PaperMark } from "@atalaya/contract/paper.ts";
import type { Attachment } from "@atalaya/contract/resources/attachments.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useRecord } from "../../../api/use-resource.ts";
import { showGeometry } from "../../../map/records/show-geometry.ts";
import { useVersionText } from "../../../screens/version-text.ts";
import { formatDay } from "../../../ui/format.ts";
import { statusMark } from "../../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { picturesOf } from "../../../uploads/pictures-of.ts";
import { isRevised } from "./record-notices.tsx";
import type { RecordWords } from "../record-words.ts";
import { isProgress } from "../show-value.ts";
import { eventBlocks, lossSections } from "./record-figures.ts";
import { recoverySections } from "./recovery-sections.ts";

/** Of a shape whose variable is gone. */
const plainColor = "#5E6B77";

type PaperOf = {
  domain: Domain;
  record: DomainRecord;
  variable: Variable | undefined;
  words: RecordWords;
  files: readonly Attachment[];
};

/** Made anew when the record, its files or the language change. */
export function useRecordPaper({ domain, record, variable, words, files }: PaperOf): Paper {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { places } = usePlace();
  const versionText = useVersionText();
  const event_id = record.recovery?.event_id ?? null;
  const { data: event } = useRecord(recordsOf("risk"), event_id, {
    isEnabled: may("records.risk.index"),
  });
  return useMemo(() => {
    const { labelOf, show } = words;
    const shown = (field: keyof DomainRecord) => {
      const value = record[field];
      return value === null || value === "" || (Array.isArray(value) && value.length === 0) ? null : show(field, value);
    };
    const fact = (field: keyof DomainRecord): [string, string | null] => [labelOf(field), shown(field)];
    const own = Object.keys(record.attributes).filter((key) => (record.attributes[key] ?? null) !== null);
    const place = places.find(({ id }) => id === record.company_id)?.reason_social;
    const isEvent = variable?.kind === "event_type";
    const observed: [string, string | null] = [
      isEvent ? t("paper_began") : labelOf("observed_on"),
      showObserved(record, language),
    ];
    const source: PaperFact[] = record.source_url
      ? [{ label: labelOf("source_url"), value: record.source_url, address: record.source_url }]
      : [];
    const sections = [
      ...lossSections(record, t, language),
      paperSection(t(isEvent ? "event_section" : "section_record"), [
        factsOf([
          variable && !isProgress(variable) && record.value !== null ? fact("value") : ["", null],
          ...own.map((key): [string, string] => [
            labelOf(`attributes.${key}`),
            show(`attributes.${key}`, record.attributes[key]),
          ]),
          observed,
          [isEvent ? labelOf("ended_on") : t("valid_until"), shown("ended_on")],
          fact("duration_days"),
          fact("tags"),
        ]),
        ...eventBlocks(record, t, language),
      ]),
      ...(record.recovery ? recoverySections(record.recovery, t, language) : []),
      paperSection(t(isEvent ? "paper_what_happened" : "paper_description"), [
        { kind: "text", text: record.description ?? "" },
      ]),
      paperSection(t("paper_photos"), [{ kind: "pictures", pictures: picturesOf(files, t, language) }]),
      paperSection(
        t("section_location"),
        [
          record.geometry && {
            kind: "shape",
            label: t("paper_map"),
            geometry: record.geometry,
            color: variable?.color ?? plainColor,
            caption: showGeometry(record.geometry, t),
          },
          factsOf([
            [labelOf("company_id"), place],
            fact("locality"),
            fact("address"),
            fact("geometry_method"),
            fact("geometry_accuracy_m"),
          ]),
        ],
        { is_side: true },
      ),
      paperSection(
        t("section_source"),
        [factsOf([fact("source"), fact("source_date"), fact("confidence")]), { kind: "facts", facts: source }],
        { is_side: true },
      ),
      paperSection(
        t("paper_relations"),
        [
          {
            kind: "links",
            links: event
              ? [
                  {
                    label: t("recovery.event_id"),
                    text: event.title,
                    detail: event.code,
                    address: `/records/risk?record=${event.id}`,
                  },
                ]
              : [],
          },
        ],
        { is_side: true },
      ),
    ];
    const marks: PaperMark[] = [
      statusMark(record.status, t),
      ...(isRevised(record) ? [{ label: t("revision_running"), icon: "globe", status: "info" as const }] : []),
      ...(record.is_public ? [] : [{ label: t("paper_not_public"), icon: "eye-slash" }]),
    ];
    return {
      title: record.title,
      lead: [
        variable && pick(language, variable.name_es, variable.name_en),
        place,
        formatDay(record.observed_on, language),
      ]
        .filter(Boolean)
        .join(" · "),
      reference: [record.code, versionText(record)].filter(Boolean).join(" · "),
      picture: variable ? { icon: variable.icon, color: variable.color } : null,
      marks,
      sections: sections.filter((section) => section !== null),
    };
  }, [record, variable, words, files, event, places, language, t, domain]);
}

/** Only as much of the day as is known (V3). */
function showObserved({ observed_on, date_precision }: DomainRecord, language: Language) {
  if (date_precision === "year") return observed_on.slice(0, 4);
  const day = formatDay(observed_on, language);
  return date_precision === "month" ? day.slice(3) : day;
}
