// Two records that tell of the same thing (V11) become one.
import { z } from "zod";
import { Id } from "../../record.ts";
import { RecordDraft, RecordSummary } from "../records.ts";

/** Alike in both, because only records of one variable at one place are merged; and its code is what a record is cited by. */
const kept: readonly string[] = ["company_id", "variable_id", "code"];

/** What the record that stays may take from the other; of the own fields each by itself, as `attributes.<key>`. */
export const mergeableFields: readonly string[] = Object.keys(RecordDraft.shape).filter((it) => !kept.includes(it));

const mostFields = 100;

/** The record of the path stays; `other_id` goes to the trash. Both versions are those that were compared. */
export const RecordMerge = z.object({
  version: z.int().positive(),
  other_id: Id,
  other_version: z.int().positive(),
  /** Fields that are taken from the other; all else stays as it is. */
  fields: z.array(z.string().max(100)).max(mostFields).default([]),
});
export type RecordMerge = z.infer<typeof RecordMerge>;

/**
 * Two records that may tell of the same thing. `umbrella_id`: which of them is of a place above the other's, so that the other is made a part
 * of it; null where both are of one place, and may be merged.
 */
export const DuplicatePair = z.object({ one: RecordSummary, other: RecordSummary, umbrella_id: Id.nullable() });
export type DuplicatePair = z.infer<typeof DuplicatePair>;
