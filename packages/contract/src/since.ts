// A list as it stood at a moment beside the same list now: the rows that are not the same.
import { z } from "zod";
import { GivenInstant, Id, Instant } from "./record.ts";

/** So many rows that changed last are compared. */
export const mostCompared = 500;

/** What the query of a list loses where two moments of it are compared: all that changed comes at once, in an order of its own. */
export const ofPages = { sort: true, page: true, per_page: true, after: true } as const;

/** The moment that now is compared with. */
export const Moment = { at: GivenInstant };

/**
 * A row as it stood at the moment and as it stands. One is null where it was not, or is not, one of the list: made since, deleted, or no
 * longer met by its filters. `changes`: how often it was changed since, and `last_at` when last. `more`: what else is told of it.
 */
export const rowSince = <Row extends z.ZodType, More extends z.core.$ZodShape>(row: Row, more: More) =>
  z.object({
    id: Id,
    before: row.nullable(),
    after: row.nullable(),
    changes: z.int(),
    last_at: Instant,
    ...more,
  });

/** The one that changed last first. `is_whole`: nothing else of the caller's places was changed since; else only the last `mostCompared`. */
export const rowsSince = <Row extends z.ZodType>(row: Row) => z.object({ is_whole: z.boolean(), data: z.array(row) });
