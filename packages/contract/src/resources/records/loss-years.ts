// Which municipalities have told of the disasters of a year: by cards, or by saying that nothing is missing.
import { z } from "zod";
import { Id, Instant, PlaceParameter } from "../../record.ts";
import { optionalText } from "../../values/plain-text.ts";

const year = z.int().min(1800).max(2100);
export const LossYearQuery = z.object({ place: PlaceParameter.optional(), year: z.coerce.number().pipe(year) });

/**
 * `is_complete`: somebody of the place said that every disaster of the year is published, though there was none. `cards`: its published ones.
 * It has reported with either. `asked_at`: when it was last reminded; `is_mine`: the caller may answer for it.
 */
export const LossYear = z.object({
  company_id: Id,
  name: z.string(),
  cards: z.int(),
  is_complete: z.boolean(),
  note: z.string().nullable(),
  asked_at: Instant.nullable(),
  is_mine: z.boolean(),
});
export type LossYear = z.infer<typeof LossYear>;

export const hasReported = ({ cards, is_complete }: Pick<LossYear, "cards" | "is_complete">): boolean =>
  is_complete || cards > 0;

/** Municipalities by name. `may_remind`: the caller may ask those that have not reported. */
export const LossYears = z.object({ data: z.array(LossYear), may_remind: z.boolean() });

/** What a municipality says of a year that has begun. */
export const LossYearDraft = z.object({ company_id: Id, year, is_complete: z.boolean(), note: optionalText(300) });
export type LossYearDraft = z.infer<typeof LossYearDraft>;

/** Asks these, or all of the territory, that have not reported. */
export const LossYearReminder = z.object({ year, company_ids: z.array(Id).max(1000).optional() });

/** How many were asked. */
export const LossYearsAsked = z.object({ asked: z.int() });

export const lossYears = {
  path: "records/risk",
  answers: { "loss-years": LossYears },
} as const;
