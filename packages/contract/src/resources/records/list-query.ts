// What a list of records may be asked for beside its filters.
import { z } from "zod";
import { RecordsAtQuery } from "../records.ts";

/** `geometry=full`: each row with its whole shape, up to 200,000 positions on a page; beyond them 422 (`too_heavy`). */
export const RecordListQuery = RecordsAtQuery.extend({ geometry: z.literal("full").optional() });
