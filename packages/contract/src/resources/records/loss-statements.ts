// Loss statements: what the public was told of a disaster's losses up to a day, sealed as an edition, so that it can be cited for good.
import { z } from "zod";
import { Breakdown, StoredFigure } from "../../domain/losses.ts";
import { allOf, answerOf, CalendarDay, Id, Instant, StoredDay } from "../../record.ts";
import { Seal } from "../editions.ts";
import { datePrecisions } from "../records.ts";

/**
 * Where a statement takes its figures from. `published`: the public copy as it was at the end of the day. `sources`: nothing was published
 * here by then, and of the copy that is public when it is put together the figures count that their sources had published by that day.
 */
export const statementBases = ["published", "sources"] as const;

/**
 * What is sealed. Days are those of the clock of the disaster's place. What an older release sealed may lack fields of figures and
 * breakdowns that came later.
 */
export const LossStatementContent = z.object({
  /** The day of which it says what was known at its end. */
  on: StoredDay,
  basis: z.enum(statementBases),
  /** When the public copy was published that it reads. */
  published_at: Instant,
  /** Who says it. */
  organisation: z.string(),
  event: z.object({
    uid: z.string(),
    code: z.string(),
    title: z.string(),
    glide: z.string().nullable(),
    variable_es: z.string(),
    variable_en: z.string().nullable(),
    hip_code: z.string().nullable(),
    observed_on: StoredDay,
    date_precision: z.enum(datePrecisions),
  }),
  place: z.object({ name: z.string(), territorial_code: z.string().nullable(), timezone: z.string() }),
  /** Of each metric the figure in force on the day, in the order of metrics. */
  figures: z.array(StoredFigure),
  /** What was published before these, the earliest first. */
  earlier: z.array(StoredFigure),
  breakdowns: z.array(z.object(answerOf(Breakdown))),
});
export type LossStatementContent = z.infer<typeof LossStatementContent>;

export const LossStatementQuery = z.object({ on: CalendarDay });

/** `seen`: the digest of what was read before it was sealed. */
export const LossStatementDraft = LossStatementQuery.extend({ seen: z.string().length(64) });
export type LossStatementDraft = z.infer<typeof LossStatementDraft>;

/** What a day's statement would say. `number`: of the one that says just this already. */
export const LossStatementPreview = z.object({
  content: LossStatementContent,
  digest: z.string(),
  number: z.int().nullable(),
});
export type LossStatementPreview = z.infer<typeof LossStatementPreview>;

/** A sealed one. `address`: of its public page, without the language; with `.json` behind it, of the bytes that were sealed. */
export const LossStatement = Seal.extend({
  on: StoredDay,
  basis: z.enum(statementBases),
  organisation: z.string(),
  title: z.string(),
  place_name: z.string(),
  timezone: z.string(),
  address: z.string(),
});
export type LossStatement = z.infer<typeof LossStatement>;

/** Of disasters alone, and so below their address. */
export const lossStatements = {
  path: "records/risk" as const,
  answers: { ":id/statement": LossStatementPreview, ":id/statements": allOf(LossStatement) },
  acts: { statements: { body: LossStatementDraft, answer: LossStatement } },
};

/** A sealed one by its number. */
export const StatementParameter = z.object({
  id: z.coerce.number().pipe(Id),
  number: z.coerce.number().int().positive().max(1_000_000),
});
