// The records of a list as they stood at a moment beside what they are now: those that are not the same.
import type { z } from "zod";
import { Moment, ofPages, rowSince, rowsSince } from "../../since.ts";
import { RecordQuery, RecordSummary } from "../records.ts";

/** The filters of the list, and the moment that now is compared with. */
export const RecordsSinceQuery = RecordQuery.omit(ofPages).extend(Moment);
export type RecordsSinceQuery = z.infer<typeof RecordsSinceQuery>;

const RecordSince = rowSince(RecordSummary, {});
export type RecordSince = z.infer<typeof RecordSince>;

export const RecordsSince = rowsSince(RecordSince);
export type RecordsSince = z.infer<typeof RecordsSince>;
