// What the fields of a record are called and how their values read, also those of its variable's own fields: `attributes.cause`.
import type { EventCard } from "@atalaya/contract/domain/event-card.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { AssetDamage } from "@atalaya/contract/domain/asset-damage.ts";
import { losses, type Breakdown, type Figure } from "@atalaya/contract/domain/losses.ts";
import { RecoveryItem } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import { RiskAssessment } from "@atalaya/contract/domain/risk-assessment.ts";
import { relationFields } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { usePlace } from "../../api/places.ts";
import { flattened, same } from "../../forms/merge.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { showGeometry } from "../../map/records/show-geometry.ts";
import { formatDay, formatInstant, formatNumber, unknown } from "../../ui/format.ts";
import { pick, useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { showAsOf, showFigure, showOrigin } from "@atalaya/contract/domain/show-figure.ts";
import { assessmentText, breakdownText, eventText, recoveryText } from "./reading/card-text.ts";
import { damageText } from "./reading/damage-sections.ts";
import { fieldUnit, showValue, unitOf } from "./show-value.ts";

/** Fields whose values are words of a list. */
const listed: Record<string, string> = {
  status: "status",
  date_precision: "date_precision",
  confidence: "confidence",
  geometry_method: "geometry_method",
};

const isRelation = (field: string) => relationFields.some((it) => it === field);

/** What the fields of a recovery item and of an assessment are called, by their path. */
const partLabels: Record<string, WordKey> = Object.fromEntries(
  [
    ...(Object.keys(RecoveryItem.shape) as (keyof RecoveryItem)[]).map((field) => `recovery.${field}` as const),
    ...(Object.keys(RiskAssessment.shape) as (keyof RiskAssessment)[]).map((field) => `assessment.${field}` as const),
  ].map((path) => [path, path]),
);

export type RecordWords = {
  labelOf: (field: string) => string;
  /** A value with its unit; "—" where there is none. */
  show: (field: string, value: unknown) => string;
};

/**
 * The words under a variable, which is that of the record; own fields that it no longer has are called by their key. `eventName`: what the
 * disasters are called that a record names.
 */
export function useRecordWords(
  variables: readonly Variable[],
  variable: Variable | undefined,
  eventName: (id: number) => string,
): RecordWords {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const plainLabel = useLabelOf(recordsOf("situation"));
  const ownField = (field: string) => variable?.fields.find(({ key }) => field === `attributes.${key}`);

  const labelOf = (field: string): string => {
    const [name = "", part = ""] = field.split(".");
    const ofPart = partLabels[`${name}.${part}`];
    if (ofPart) return t(ofPart);
    if (name !== "attributes") return plainLabel(name);
    const own = ownField(field);
    return own ? pick(language, own.label_es, own.label_en) : field.slice("attributes.".length);
  };

  const withUnit = (text: string, unit: string | null) => (text !== unknown && unit ? `${text} ${unit}` : text);

  const show = (field: string, value: unknown): string => {
    if (field === "geometry") return showGeometry(value as Geometry | null, t);
    if (value === null || value === undefined || value === "") return unknown;
    if (field === "value") return withUnit(showValue(value, variable, t, language), unitOf(variable, language));
    const own = ownField(field);
    if (own) return withUnit(showValue(value, { ...own, value_type: own.type }, t, language), fieldUnit(own, language));
    const lines = listLines(field, value, t, language);
    if (lines !== null) return lines || unknown;
    if (field === "event") return eventText(value as EventCard, t, language) || unknown;
    if (field === "recovery") return recoveryText(value as RecoveryItem, t, language) || unknown;
    if (field === "assessment") return assessmentText(value as RiskAssessment, t, language) || unknown;
    if (field in listed) return t(`${listed[field]}.${String(value)}` as WordKey);
    if (isRelation(field)) return eventName(Number(value));
    if (field === "company_id") return places.find(({ id }) => id === value)?.reason_social ?? String(value);
    if (field === "variable_id") {
      const named = variables.find(({ id }) => id === value);
      return named ? pick(language, named.name_es, named.name_en) : String(value);
    }
    if (field.endsWith("_on") || field === "source_date") return formatDay(String(value), language);
    if (field.endsWith("_at")) return formatInstant(String(value), language);
    if (Array.isArray(value) && value.every((it) => typeof it === "string")) return value.join(", ") || unknown;
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "number") return formatNumber(value, language);
    return typeof value === "string" ? value : JSON.stringify(value, null, 1);
  };
  return { labelOf, show };
}

/** All that a figure tells, so that whatever of it was changed is seen: "Fallecidos: ≥ 3 (04-02-2024 03:00, Balance oficial). Nota". */
function figureText(row: Figure, t: Translate, language: Language): string {
  const { metric, currency, note } = row;
  const number = [showFigure(row, t, language), currency].filter(Boolean).join(" ");
  const from = [showAsOf(row, language), showOrigin(row, t, language)].filter(Boolean).join(", ");
  return `${losses[metric].label[language]}: ${number} (${from})${note ? `. ${note}` : ""}`;
}

/** Rows of the card, a line each; null of a field that has none. */
function listLines(field: string, value: unknown, t: Translate, language: Language): string | null {
  if (field === "figures") return (value as Figure[]).map((row) => figureText(row, t, language)).join("\n");
  if (field === "breakdowns") return (value as Breakdown[]).map((row) => breakdownText(row, t, language)).join("\n");
  if (field === "damages") return (value as AssetDamage[]).map((row) => damageText(row, t, language)).join("\n");
  return null;
}

type Values = Record<string, unknown>;

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

export type FieldChange = { field: string; kind: "added" | "removed" | "changed"; before: unknown; after: unknown };

/** Only fields that differ; nothing on both sides is no difference. */
export function changesBetween(before: Values | null, after: Values | null): FieldChange[] {
  const [old, present] = [flattened(before ?? {}, "attributes"), flattened(after ?? {}, "attributes")];
  return [...new Set([...Object.keys(old), ...Object.keys(present)])].flatMap((field): FieldChange[] => {
    const [one, other] = [old[field], present[field]];
    if (same(one, other) || (isNothing(one) && isNothing(other))) return [];
    const kind = isNothing(one) ? "added" : isNothing(other) ? "removed" : "changed";
    return [{ field, kind, before: one, after: other }];
  });
}

/** A change as a row of a table of changes. */
export const changeRow = ({ field, kind, before, after }: FieldChange, { labelOf, show }: RecordWords) => ({
  key: field,
  label: labelOf(field),
  kind,
  before: kind === "added" ? null : show(field, before),
  after: kind === "removed" ? null : show(field, after),
});
