// What breaks one constraint of the database, and how those of one kind are written in a line.
import type { samples } from "../samples.ts";
import { nobody } from "./nouns.ts";

/**
 * Breaks one constraint: fields for create and change alike, where the noun has both. `at` is the field that the refusal names.
 * `cells` break it in a sheet and `bulk` in a step over many records; `column` names the sheet's.
 */
export type Case = {
  noun: string;
  fields: object;
  at: string;
  cells?: Record<string, string>;
  column?: string;
  bulk?: object;
  /** Sent twice at the same moment, one of the two at least is refused or both are the same. */
  isRaced?: boolean;
  /** Where only one of the two can break it. */
  only?: "create" | "change";
};

export const bowTie = [[-71.6, -33.1], [-71.5, -33], [-71.5, -33.1], [-71.6, -33], [-71.6, -33.1]]; // prettier-ignore

/** Fields of one noun that each break the constraint called `<table>_<field>_check`. */
export const choices = (noun: string, table: string, fields: Record<string, unknown>): Record<string, Case> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      `${table}_${field}_check`,
      { noun, fields: { [field]: value }, at: field },
    ]),
  );
/** Fields that name something that is not there. */
export const unknowns = (noun: string, table: string, fields: Record<string, unknown>): Record<string, Case> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, at]) => [
      `${table}_${field}_fkey`,
      { noun, fields: { [field]: nobody }, at: String(at) },
    ]),
  );

export const onThemselves = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, field]));

/** Of a noun that is made of its schemas. */
export function casesOfSample({ table, draft }: (typeof samples)[number]): Record<string, Case> {
  const fields = Object.keys(draft.shape);
  const references = fields.filter((field) => field.endsWith("_id"));
  return {
    ...unknowns(table, table, onThemselves(references)),
    [`${table}_geometry_valid`]: { noun: table, fields: { geometry: polygon }, at: "geometry" },
    ...(fields.includes("code") && {
      [`${table}_code`]: { noun: table, fields: { code: "B-1" }, at: "code", isRaced: true },
    }),
  };
}

export const polygon = { type: "Polygon", coordinates: [bowTie] };
