// What a record must be, by itself and given its variable (V1, V3, V9). Pure: no database.
import { isDeepStrictEqual } from "node:util";
import { acceptsGeometry, type Geometry, type GeometryType } from "@atalaya/contract/values/geometry.ts";
import type { RecordDraft, relationFields } from "@atalaya/contract/resources/records.ts";
import { periodFindings } from "@atalaya/contract/resources/records/period.ts";
import type { VariableDraft } from "@atalaya/contract/resources/variables.ts";
import { attributeFindings, findingOn } from "@atalaya/contract/domain/typed-values.ts";
import type { FieldIssues } from "../../platform/http/problem.ts";
import { effectFindings, lossFindings, serviceFindings } from "./losses/loss-rules.ts";
import { assessmentFindings, missingOfAssessment } from "./assessments/assessment-rules.ts";
import { missingOfItem } from "./recovery/recovery-rules.ts";

/** What a record is checked against; `is_available`: in the record's place, on whose clock `timezone` is. */
export type Definition = Pick<
  VariableDraft,
  | "kind"
  | "geometry_type"
  | "value_type"
  | "min_value"
  | "max_value"
  | "required_value"
  | "required_geometry"
  | "options"
  | "fields"
  | "is_active"
> & { is_available: boolean; timezone?: string | null };

type Issue = FieldIssues[string];

const geometryIssue = (type: GeometryType, geometry: Geometry | null): Issue | null =>
  geometry === null || acceptsGeometry(type, geometry) ? null : { code: "geometry_type" };

const periodFields = ["observed_on", "date_precision", "ended_on", "duration_days"] as const;
const lossFields = ["figures", "breakdowns", "observed_on"] as const;
const assessmentFields = ["assessment", "observed_on"] as const;
const serviceFields = ["event", "observed_on"] as const;

/** What of a record its rules look at. */
export type Checked = Pick<
  RecordDraft,
  | "value"
  | "attributes"
  | "event"
  | "breakdowns"
  | "figures"
  | "damages"
  | (typeof relationFields)[number]
  | "recovery"
  | "assessment"
  | "geometry"
  | (typeof periodFields)[number]
>;

function variableIssue({ is_active, is_available }: Definition, isChosenNow: boolean): Issue | null {
  if (!is_available) return { code: "variable_place" };
  return isChosenNow && !is_active ? { code: "variable_inactive" } : null;
}

/** Whether a change touches what a rule looks at: what was saved before there was the rule keeps no other field from being changed. */
const isTouched = (record: Checked, before: Checked | null, fields: readonly (keyof Checked)[]) =>
  before === null || fields.some((field) => !isDeepStrictEqual(record[field], before[field]));

/**
 * Findings of a record against its variable, by field; empty when it fits. `isChosenNow`: the record is new or changes to this
 * variable; one that had it before it was made inactive keeps it. `before`: what the record was; null checks all of it.
 */
export function findingsOn(
  record: Checked,
  definition: Definition | undefined,
  isChosenNow = true,
  before: Checked | null = null,
): FieldIssues {
  if (!definition) return { variable_id: { code: "missing" } };
  const { value_type: type, options, min_value, max_value } = definition;
  const variable = variableIssue(definition, isChosenNow);
  const value = findingOn(record.value, { type, options, min_value, max_value });
  const geometry = geometryIssue(definition.geometry_type, record.geometry);
  const attributes = Object.entries(attributeFindings(record.attributes, definition.fields));
  return {
    ...(variable && { variable_id: variable }),
    ...(value && { value: value as Issue }),
    ...Object.fromEntries(attributes.map(([key, finding]) => [`attributes.${key}`, finding as Issue])),
    ...(geometry && { geometry }),
    ...(isTouched(record, before, periodFields) && periodFindings(record)),
    ...cardIssues(record, definition, before),
  };
}

const cards = {
  event: "event_type",
  figures: "event_type",
  breakdowns: "event_type",
  damages: "event_type",
  umbrella_id: "event_type",
  triggered_by_id: "event_type",
  recovery: "recovery_type",
  assessment: "assessment",
} as const;

/** Only a disaster has an event card, losses and relations to others, only a work of recovery its item, and only an assessment what it judges. */
function cardIssues(record: Checked, definition: Definition, before: Checked | null): FieldIssues {
  const { kind } = definition;
  const timezone = definition.timezone ?? undefined;
  const given = (Object.keys(cards) as (keyof typeof cards)[]).filter((field) => {
    const value = record[field];
    return cards[field] !== kind && (Array.isArray(value) ? value.length > 0 : value !== null);
  });
  return {
    ...Object.fromEntries(given.map((field) => [field, { code: "value_unexpected" as const }])),
    ...(kind === "event_type" && {
      ...(isTouched(record, before, lossFields) && lossFindings(record, timezone)),
      ...(isTouched(record, before, serviceFields) && serviceFindings(record, timezone)),
    }),
    ...(kind === "assessment" && isTouched(record, before, assessmentFields) && assessmentFindings(record)),
  };
}

/**
 * What is missing before somebody else is asked to validate a record, and before the public sees it: a source (V4), and the value,
 * geometry and own fields that its variable demands (V9), and what a recovery item or an assessment cannot do without.
 */
export function publishFindings(
  record: Checked & Pick<RecordDraft, "source">,
  { kind, required_value, required_geometry, fields, value_type, geometry_type }: Definition,
): FieldIssues {
  const isMissing = (value: unknown) => value === null || value === undefined;
  const missing = [
    ...(required_value && value_type !== "none" && isMissing(record.value) ? ["value"] : []),
    ...fields
      .filter(({ key, is_required }) => is_required && isMissing(record.attributes[key]))
      .map(({ key }) => `attributes.${key}`),
    ...(required_geometry && geometry_type !== "none" && isMissing(record.geometry) ? ["geometry"] : []),
    ...(isMissing(record.source) ? ["source"] : []),
    ...(kind === "recovery_type" ? missingOfItem(record.recovery) : []),
    ...(kind === "assessment" ? missingOfAssessment(record.assessment) : []),
  ];
  return {
    ...Object.fromEntries(missing.map((field) => [field, { code: "required_to_submit" as const }])),
    ...(kind === "event_type" && effectFindings(record)),
  };
}
