// What a record must be, given its variable (V1, V9). Pure: no database.
import { acceptsGeometry, type Geometry, type GeometryType } from "@atalaya/contract/geometry.ts";
import { Day } from "@atalaya/contract/record.ts";
import type { RecordDraft, RecordValue } from "@atalaya/contract/resources/records.ts";
import type { ValueType } from "@atalaya/contract/resources/variables.ts";
import type { FieldIssues } from "../../platform/problem.ts";

export type Definition = {
  geometry_type: GeometryType;
  value_type: ValueType;
  is_active: boolean;
  is_available: boolean;
};

const isNumber = (value: unknown): value is number => typeof value === "number" && !Object.is(value, -0);

const fits: Record<ValueType, (value: Exclude<RecordValue, null>) => boolean> = {
  none: () => false,
  integer: (value) => Number.isSafeInteger(value) && isNumber(value),
  decimal: isNumber,
  percent: isNumber,
  boolean: (value) => typeof value === "boolean",
  text: (value) => typeof value === "string",
  date: (value) => Day.safeParse(value).success,
};

/** Counts begin at zero, and a percentage ends at a hundred (V1). */
const limits: Partial<Record<ValueType, [minimum: number, maximum: number]>> = {
  integer: [0, Number.MAX_SAFE_INTEGER],
  percent: [0, 100],
};

type Issue = FieldIssues[string];

/** Null is unknown and always allowed; any other value must be of the variable's type. */
function valueIssue(type: ValueType, value: RecordValue): Issue | null {
  if (value === null) return null;
  if (!fits[type](value)) return { code: type === "none" ? "value_unexpected" : "value_type" };
  const [minimum, maximum] = limits[type] ?? [-Infinity, Infinity];
  if (Number(value) < minimum) return { code: "number_small", parameters: { minimum } };
  if (Number(value) > maximum) return { code: "number_big", parameters: { maximum } };
  return null;
}

const geometryIssue = (type: GeometryType, geometry: Geometry | null): Issue | null =>
  geometry === null || acceptsGeometry(type, geometry) ? null : { code: "geometry_type" };

type Checked = Pick<RecordDraft, "value" | "geometry">;

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
  const variable = variableIssue(definition, isChosenNow);
  const value = valueIssue(definition.value_type, record.value);
  const geometry = geometryIssue(definition.geometry_type, record.geometry);
  return {
    ...(variable && { variable_id: variable }),
    ...(value && { value }),
    ...(geometry && { geometry }),
  };
}
