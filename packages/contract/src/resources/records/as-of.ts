// The records of a list as they stood at a moment beside what they are now: those that are not the same.
import { z } from "zod";
import { GivenInstant, Id, Instant } from "../../record.ts";
import { RecordQuery, RecordSummary } from "../records.ts";

/** The filters of the list, and the moment that now is compared with. */
export const RecordsSinceQuery = RecordQuery.omit({ sort: true, page: true, per_page: true, after: true }).extend({
  at: GivenInstant,
});
export type RecordsSinceQuery = z.infer<typeof RecordsSinceQuery>;

/** So many records that changed last are compared. */
export const mostCompared = 500;

/** As it stood at the moment and as it stands. One is null where the record was not, or is not, one of the list: made since, deleted, or no longer met by its filters. */
const RecordSince = z.object({
  id: Id,
  before: RecordSummary.nullable(),
  after: RecordSummary.nullable(),
  /** How often it was changed since, and when last. */
  changes: z.int(),
  last_at: Instant,
});
export type RecordSince = z.infer<typeof RecordSince>;

/** The one that changed last first. `is_whole`: nothing else of the caller's places was changed since; else only the last `mostCompared`. */
export const RecordsSince = z.object({ is_whole: z.boolean(), data: z.array(RecordSince) });
export type RecordsSince = z.infer<typeof RecordsSince>;
