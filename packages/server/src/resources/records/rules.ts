// What a record must be, given its variable (V1, V9). Pure: no database.
import { acceptsGeometry, type Geometry, type GeometryType } from "@atalaya/contract/geometry.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { VariableDraft } from "@atalaya/contract/resources/variables.ts";
import { attributeFindings, findingOn } from "@atalaya/contract/typed-values.ts";
import type { FieldIssues } from "../../platform/problem.ts";
import { lossFindings } from "./loss-rules.ts";

/** What a record is checked against; `is_available`: in the record's place. */
export type Definition = Pick<
  VariableDraft,
  "kind" | "geometry_type" | "value_type" | "min_value" | "max_value" | "options" | "fields" | "is_active"
> & { is_available: boolean };

type Issue = FieldIssues[string];

const geometryIssue = (type: GeometryType, geometry: Geometry | null): Issue | null =>
  geometry === null || acceptsGeometry(type, geometry) ? null : { code: "geometry_type" };

type Checked = Pick<RecordDraft, "value" | "attributes" | "event" | "figures" | "breakdowns" | "geometry">;

function variableIssue({ is_active, is_available }: Definition, isChosenNow: boolean): Issue | null {
  if (!is_available) return { code: "variable_place" };
  return isChosenNow && !is_active ? { code: "variable_inactive" } : null;
}

/**
 * Findings of a record against its variable, by field; empty when it fits. `isChosenNow`: the record is new or changes to this
 * variable; one that had it before it was made inactive keeps it.
 */
export function findingsOn(record: Checked, definition: Definition | undefined, isChosenNow = true): FieldIssues {
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
    ...lossIssues(record, definition),
  };
}

/** Only a disaster has an event card and losses. */
function lossIssues(record: Checked, { kind }: Definition): FieldIssues {
  if (kind === "event_type") return lossFindings(record);
  const given = (["event", "figures", "breakdowns"] as const).filter((field) => {
    const value = record[field];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });
  return Object.fromEntries(given.map((field) => [field, { code: "value_unexpected" as const }]));
}
