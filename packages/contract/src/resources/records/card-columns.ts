// What a sheet tells of a disaster's card, of a recovery item and of a risk assessment, beside the fields of any record: each column, and how its cells are read.
import { causes, declarations, emergencyLevels, magnitudeScales, services } from "../../domain/event-card.ts";
import {
  fundingSources,
  interventions,
  needHorizons,
  progressStatuses,
  recoveryPhases,
  type RecoveryItem,
} from "../../domain/recovery/recovery-item.ts";
import { assessmentMethods, type RiskAssessment } from "../../domain/risk-assessment.ts";
import { damageGrades } from "../../domain/asset-damage.ts";
import { housingSolutions } from "../../domain/recovery/housing-solutions.ts";
import { sectors, sectorTitles } from "../../domain/sectors.ts";
import type { ImportColumn } from "../../import.ts";
import type { Text } from "../../text.ts";
import { currencies, currencyTitles } from "../../values/amounts.ts";
import { assetWords } from "../../words/emergency/assets.ts";
import { lossWords } from "../../words/losses.ts";
import { recoveryWords } from "../../words/recovery.ts";
import { assessmentWords } from "../../words/risk/assessment.ts";
import { rowLabels } from "./row-labels.ts";

/** One of several, by its key or by its name in either language. */
export type CellChoice = { key: string; label: Text };

/** What another record is called by in a cell: its code, an institution by its name or its initials, a plan by its number. */
export const cellLinks = ["event", "facility", "property", "institution", "plan"] as const;
export type CellLink = (typeof cellLinks)[number];

/**
 * How a cell is read and written. `milestones`: one in a line, as `title | due on | done on | weight`; `housing`: one in a line, as
 * `damage | solution | households | delivered`; `lines`: a text in each.
 */
export type CellKind =
  | { type: "text" | "integer" | "decimal" | "date" | "time" | "boolean" | "milestones" | "housing" | "lines" }
  | { type: "choice"; choices: readonly CellChoice[] }
  | { type: "link"; to: CellLink };

export type CardColumn = ImportColumn & { kind: CellKind };

const text: CellKind = { type: "text" };
const integer: CellKind = { type: "integer" };
const decimal: CellKind = { type: "decimal" };
const date: CellKind = { type: "date" };
const yesOrNo: CellKind = { type: "boolean" };
const link = (to: CellLink): CellKind => ({ type: "link", to });

/** A choice between keys whose names stand in a table. */
export const choiceOf = <K extends string>(keys: readonly K[], nameOf: (key: K) => Text): CellKind => ({
  type: "choice",
  choices: keys.map((key) => ({ key, label: nameOf(key) })),
});
const asWritten = (key: string): Text => ({ es: key, en: key });

type More = Partial<Pick<ImportColumn, "synonyms" | "example" | "hxl" | "isRare">>;
export const cardColumn = (key: string, label: Text, kind: CellKind, more: More = {}): CardColumn => ({
  key,
  label,
  kind,
  synonyms: [],
  example: "",
  ...more,
});

export const currencyKind = choiceOf(currencies, (key) => currencyTitles[key]);

const of = (whole: Text, part: Text): Text => ({ es: `${whole.es}: ${part.es}`, en: `${whole.en}: ${part.en}` });

const serviceColumns = services.flatMap((service): CardColumn[] => {
  const name = lossWords[`service.${service}`];
  const at = (field: string, kind: CellKind) =>
    cardColumn(
      `event.services.${service}.${field}`,
      of(name, rowLabels[`event.services.${field}` as keyof typeof rowLabels]),
      kind,
      { isRare: true },
    );
  return [at("started_on", date), at("started_at", { type: "time" }), at("hours", decimal), at("users", integer)];
});

/** The card of a disaster without its losses. Each key is the path of its field. */
export const eventColumns: readonly CardColumn[] = [
  cardColumn("event.glide", lossWords.event_glide, text, {
    synonyms: ["glide"],
    example: "WF-2014-000050-CHL",
    hxl: "#crisis+code",
  }),
  cardColumn(
    "event.cause",
    lossWords.event_cause,
    choiceOf(causes, (key) => lossWords[`cause.${key}`]),
    {
      hxl: "#cause+type",
    },
  ),
  cardColumn("event.cause_text", lossWords.event_cause_text, text, { hxl: "#cause+description" }),
  cardColumn("event.magnitude_value", lossWords.event_magnitude, decimal, {
    synonyms: ["magnitude value"],
    hxl: "#severity+num",
  }),
  cardColumn("event.magnitude_scale", lossWords.event_scale, choiceOf(magnitudeScales, asWritten), {
    hxl: "#severity+unit",
  }),
  cardColumn("event.intensity", lossWords.event_intensity, text, { hxl: "#severity+intensity" }),
  cardColumn(
    "event.emergency_level",
    lossWords.event_level,
    choiceOf(emergencyLevels, (key) => lossWords[`level.${key}`]),
    { hxl: "#severity+level" },
  ),
  cardColumn(
    "event.declaration",
    lossWords.event_declaration,
    choiceOf(declarations, (key) => lossWords[`declaration.${key}`]),
    { hxl: "#status+declaration" },
  ),
  cardColumn("event.declared_on", lossWords.event_declared_on, date, { hxl: "#date+declared" }),
  cardColumn("event.was_warned", lossWords.event_warned, yesOrNo, { hxl: "#status+warned" }),
  cardColumn("umbrella_id", { es: "Evento mayor", en: "Umbrella event" }, link("event"), { hxl: "#event+code+parent" }),
  cardColumn("triggered_by_id", { es: "Desencadenado por", en: "Triggered by" }, link("event"), {
    hxl: "#event+code+cause",
  }),
  ...serviceColumns,
];

type ItemField = Exclude<keyof RecoveryItem, "funding">;

/** What stands in a line of the cell of `housing`. */
export const gradeKind = choiceOf(damageGrades, (key) => assetWords[`damage_grade.${key}`]);
export const solutionKind = choiceOf(housingSolutions, (key) => recoveryWords[`housing_solution.${key}`]);

/** Each with how its cell is read; the sources of funding are a column each. */
const itemKinds: Record<ItemField, CellKind> = {
  event_id: link("event"),
  facility_id: link("facility"),
  property_id: link("property"),
  sector: choiceOf(sectors, (key) => sectorTitles[key]),
  phase: choiceOf(recoveryPhases, (key) => recoveryWords[`recovery_phase.${key}`]),
  intervention: choiceOf(interventions, (key) => recoveryWords[`intervention.${key}`]),
  need_horizon: choiceOf(needHorizons, (key) => recoveryWords[`need_horizon.${key}`]),
  external_code: text,
  currency: currencyKind,
  damage_value: decimal,
  loss_value: decimal,
  need_amount: decimal,
  funded_amount: decimal,
  spent_amount: decimal,
  responsible_institution_id: link("institution"),
  contractor: text,
  beneficiaries: integer,
  women: integer,
  men: integer,
  children: integer,
  elderly: integer,
  disabled: integer,
  households: integer,
  planned_start_on: date,
  planned_end_on: date,
  actual_start_on: date,
  actual_end_on: date,
  progress_status: choiceOf(progressStatuses, (key) => recoveryWords[`progress_status.${key}`]),
  progress_pct: integer,
  priority: integer,
  is_better: yesOrNo,
  better_note: text,
  risk_reduction: text,
  gender_focus: yesOrNo,
  housing: { type: "housing" },
  milestones: { type: "milestones" },
};

const itemSynonyms: Partial<Record<ItemField, More>> = {
  event_id: { synonyms: ["codigo del desastre", "event code"], hxl: "#event+code" },
  external_code: { synonyms: ["bip", "codigo bip"], example: "30123456-0", hxl: "#activity+code" },
  sector: { hxl: "#sector" },
  currency: { hxl: "#currency+code", example: "CLP" },
  need_amount: { hxl: "#value+need" },
  funded_amount: { hxl: "#value+funded" },
  spent_amount: { hxl: "#value+spent" },
  responsible_institution_id: { hxl: "#org+impl" },
  beneficiaries: { hxl: "#reached" },
  households: { hxl: "#reached+hh" },
  progress_status: { hxl: "#status+activity" },
  housing: { isRare: true },
  milestones: { isRare: true },
};

export const recoveryColumns: readonly CardColumn[] = [
  ...(Object.keys(itemKinds) as ItemField[]).map((field) =>
    cardColumn(`recovery.${field}`, recoveryWords[`recovery.${field}`], itemKinds[field], itemSynonyms[field]),
  ),
  ...fundingSources.map((source) =>
    cardColumn(
      `recovery.funding.${source}`,
      of(recoveryWords["recovery.funding"], recoveryWords[`funding_source.${source}`]),
      decimal,
      { isRare: true },
    ),
  ),
];

/** What follows from an item and is not written into one: a sheet that is brought in leaves it out. */
export const workOutcomes: readonly CardColumn[] = [
  cardColumn("recovery.gap", recoveryWords["recovery.gap"], decimal, { hxl: "#value+gap" }),
  cardColumn("recovery.days_late", recoveryWords["recovery.days_late"], integer),
];

/** Each with how its cell is read. */
const assessmentKinds: Record<keyof RiskAssessment, CellKind> = {
  method: choiceOf(assessmentMethods, (key) => assessmentWords[`assessment_method.${key}`]),
  scenario: text,
  return_period: decimal,
  annual_probability: decimal,
  likelihood: integer,
  impact_people: integer,
  impact_economy: integer,
  impact_infrastructure: integer,
  impact_environment: integer,
  impact_governance: integer,
  susceptibility: integer,
  exposed_people: integer,
  exposed_dwellings: integer,
  exposed_facilities: integer,
  exposed_source: text,
  aal_usd: decimal,
  pml_usd: decimal,
  review_on: date,
  institution_id: link("institution"),
  plan_id: link("plan"),
  measures: { type: "lines" },
};

const assessmentMore: Partial<Record<keyof RiskAssessment, More>> = {
  likelihood: { example: "4" },
  exposed_people: { hxl: "#affected+exposed" },
  institution_id: { hxl: "#org+assessed" },
  review_on: { hxl: "#date+review" },
};

/** The impacts are called by what they are of: in a sheet, beside other columns, they say that they are impacts. */
const assessmentLabel = (field: keyof RiskAssessment): Text =>
  field.startsWith("impact_")
    ? of(assessmentWords.risk_impact, assessmentWords[`assessment.${field}`])
    : assessmentWords[`assessment.${field}`];

export const assessmentColumns: readonly CardColumn[] = (Object.keys(assessmentKinds) as (keyof RiskAssessment)[]).map(
  (field) => cardColumn(`assessment.${field}`, assessmentLabel(field), assessmentKinds[field], assessmentMore[field]),
);
