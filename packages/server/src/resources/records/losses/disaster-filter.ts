// What a list asks of a disaster `r`: its hazard, what its card says, and its figures in force.
import { sql, type Expression } from "kysely";
import { metricOfSort } from "@atalaya/contract/resources/records/figure-filter.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import { allOf, oneOf, whenGiven } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { counts, figuresBetween } from "./figures-in-force.ts";

/** The hazard of a variable `v`, as filters and sums name it. */
export const hazardOfVariable = sql<string>`coalesce(v.hip_code, 'other')`;

/** The variable is of one of these hazards. */
export const ofHazards = (variable_id: Expression<unknown>, codes: readonly string[]) =>
  sql<boolean>`${variable_id} = any(array(select v.id from variables v where ${oneOf(hazardOfVariable, codes)}))`;

/** A part of the number, in capitals as they are written. Its index holds the few cards that have one. */
const hasGlide = (part: string) =>
  sql<boolean>`r.event ->> 'glide' like ${`%${part.toUpperCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;

/** What is asked of a disaster. A list in the order of a figure holds those that tell its number. */
export const asDisaster = (scope: Scope, { hazard, emergency_level, glide, figure, sort }: Partial<RecordQuery>) =>
  allOf(
    whenGiven(hazard, (codes) => ofHazards(sql`r.variable_id`, codes)),
    whenGiven(emergency_level, (levels) => oneOf(sql`r.event ->> 'emergency_level'`, levels)),
    whenGiven(glide || null, hasGlide),
    whenGiven(figure, (entries) => figuresBetween(entries, scope)),
    whenGiven(metricOfSort(sort), (metric) => counts(metric, scope)),
  );
