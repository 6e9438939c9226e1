// A record of any domain as a document to be read: its figures, what is known of it, where it lies, and what it is related to.
import { factsOf, paperSection, type Paper, type PaperBlock, type PaperMark } from "@atalaya/contract/paper.ts";
import type { Attachment } from "@atalaya/contract/resources/attachments.ts";
import { properties } from "@atalaya/contract/resources/properties.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useRecord } from "../../../api/use-resource.ts";
import { showGeometry } from "../../../map/records/show-geometry.ts";
import { assetAddress, useReadableAssets } from "../../../screens/asset-life/asset-address.ts";
import { useAssetLife } from "../../../screens/asset-life/use-asset-life.ts";
import { useVersionText } from "../../../screens/version-text.ts";
import { formatDay } from "../../../ui/format.ts";
import { statusMark } from "../../../ui/tag.tsx";
import { pick, useLanguage, useWords, type Translate } from "../../../ui/words.ts";
import { picturesOf } from "../../../uploads/pictures-of.ts";
import { isRevised } from "./record-notices.tsx";
import type { RecordWords } from "../record-words.ts";
import { useAssessmentLinks } from "../assessments/use-assessment-links.ts";
import { isDerived } from "../show-value.ts";
import type { FamilyPaper } from "../family/family-sections.ts";
import { damageSection } from "./damage-sections.ts";
import { eventBlocks, lossSections } from "./record-figures.ts";
import { assessmentSections } from "./assessment-sections.ts";
import { recoverySections } from "./recovery-sections.ts";

/** Of a shape whose variable is gone. */
const plainColor = "#5E6B77";

type PaperOf = {
  record: DomainRecord;
  variable: Variable | undefined;
  words: RecordWords;
  files: readonly Attachment[];
  /** Of a disaster; what the public reads says nothing of it. */
  family?: FamilyPaper;
};

type Told = {
  record: DomainRecord;
  variable: Variable | undefined;
  words: RecordWords;
  /** What a field is called, and what it says; null where it says nothing. */
  fact: (field: keyof DomainRecord) => [string, string | null];
  place: string | undefined;
  t: Translate;
  language: Language;
};

export function useRecordPaper({ record, variable, words, files, family }: PaperOf): Paper {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const versionText = useVersionText();
  const event = useEventOf(record);
  const assessed = useAssessmentLinks(record);
  const readable = useReadableAssets();
  const repaired = useRepaired(record);
  const life = useAssetLife("facility", record.domain === "situation" && record.deleted_at === null ? record.id : null);
  const place = places.find(({ id }) => id === record.company_id)?.reason_social;
  const fact = (field: keyof DomainRecord): [string, string | null] => {
    const value = record[field];
    const isNothing = value === null || value === "" || (Array.isArray(value) && value.length === 0);
    return [words.labelOf(field), isNothing ? null : words.show(field, value)];
  };
  const told: Told = { record, variable, words, fact, place, t, language };
  const side = { is_side: true };
  const sections = [
    ...lossSections(record, t, language),
    ...(family?.sections ?? []),
    damageSection(record, { t, language }, readable),
    paperSection(t(isEvent(told) ? "event_section" : "section_record"), [
      recordFacts(told),
      ...eventBlocks(record, t, language),
    ]),
    ...(record.recovery ? recoverySections(record.recovery, record.work, t, language) : []),
    ...(record.assessment ? assessmentSections(record.assessment, t, language) : []),
    paperSection(t(isEvent(told) ? "paper_what_happened" : "paper_description"), [
      { kind: "text", text: record.description ?? "" },
    ]),
    paperSection(t("asset_life"), [life]),
    paperSection(t("paper_photos"), [{ kind: "pictures", pictures: picturesOf(files, t, language) }]),
    paperSection(t("section_location"), locationBlocks(told), side),
    paperSection(t("section_source"), sourceBlocks(told), side),
    paperSection(
      t("paper_relations"),
      [family?.umbrella ?? null, eventLink(event, t), repairedLink(repaired, t), assessed],
      side,
    ),
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
    marks: [...marksOf(record, t), ...(family?.marks ?? [])],
    sections: sections.filter((section) => section !== null),
  };
}

/** The event that a work of recovery repairs, where the reader may see events. */
function useEventOf({ recovery }: DomainRecord): DomainRecord | undefined {
  const may = useMay();
  const isEnabled = may("records.risk.index");
  return useRecord(recordsOf("risk"), recovery?.event_id ?? null, { isEnabled }).data;
}

/** The asset that a work of recovery repairs, where the reader may see it. */
function useRepaired({ recovery }: DomainRecord) {
  const { facilities, properties: owned } = useReadableAssets();
  const facility_id = recovery?.facility_id ?? null;
  const property_id = recovery?.property_id ?? null;
  const facility = useRecord(recordsOf("situation"), facility_id, { isEnabled: facilities }).data;
  const property = useRecord(properties, property_id, { isEnabled: owned }).data;
  if (facility) return { text: facility.title, detail: facility.code, asset: { facility_id } };
  return property && { text: property.name, detail: property.code, asset: { property_id } };
}

const isEvent = ({ variable }: Told) => variable?.kind === "event_type";

function recordFacts(told: Told): PaperBlock {
  const { record, variable, words, fact, t, language } = told;
  const { labelOf, show } = words;
  const own = Object.keys(record.attributes).filter((key) => (record.attributes[key] ?? null) !== null);
  return factsOf([
    variable && !isDerived(variable) && record.value !== null ? fact("value") : ["", null],
    ...own.map((key): [string, string] => [
      labelOf(`attributes.${key}`),
      show(`attributes.${key}`, record.attributes[key]),
    ]),
    [isEvent(told) ? t("paper_began") : labelOf("observed_on"), showObserved(record, language)],
    [isEvent(told) ? labelOf("ended_on") : t("valid_until"), fact("ended_on")[1]],
    fact("duration_days"),
    fact("tags"),
  ]);
}

function locationBlocks({ record, variable, words, fact, place, t }: Told): (PaperBlock | null)[] {
  const { geometry } = record;
  return [
    geometry && {
      kind: "shape",
      label: t("paper_map"),
      geometry,
      color: variable?.color ?? plainColor,
      caption: showGeometry(geometry, t),
    },
    factsOf([
      [words.labelOf("company_id"), place],
      fact("locality"),
      fact("address"),
      fact("geometry_method"),
      fact("geometry_accuracy_m"),
    ]),
  ];
}

function sourceBlocks({ record: { source_url }, words, fact }: Told): PaperBlock[] {
  const address = source_url ? [{ label: words.labelOf("source_url"), value: source_url, address: source_url }] : [];
  return [factsOf([fact("source"), fact("source_date"), fact("confidence")]), { kind: "facts", facts: address }];
}

const eventLink = (event: DomainRecord | undefined, t: Translate): PaperBlock | null =>
  event
    ? {
        kind: "links",
        links: [
          {
            label: t("recovery.event_id"),
            text: event.title,
            detail: event.code,
            address: `/records/risk?record=${event.id}`,
          },
        ],
      }
    : null;

const everyKind = { facilities: true, properties: true };

const repairedLink = (repaired: ReturnType<typeof useRepaired>, t: Translate): PaperBlock | null =>
  repaired
    ? {
        kind: "links",
        links: [{ ...repaired, label: t("asset_repairs"), address: assetAddress(repaired.asset, everyKind)! }],
      }
    : null;

const marksOf = (record: DomainRecord, t: Translate): PaperMark[] => [
  statusMark(record.status, t),
  ...(isRevised(record) ? [{ label: t("revision_running"), icon: "globe", status: "info" as const }] : []),
  ...(record.is_public ? [] : [{ label: t("paper_not_public"), icon: "eye-slash" }]),
];

/** Only as much of the day as is known (V3). */
function showObserved({ observed_on, date_precision }: DomainRecord, language: Language) {
  if (date_precision === "year") return observed_on.slice(0, 4);
  const day = formatDay(observed_on, language);
  return date_precision === "month" ? day.slice(3) : day;
}
