// Losses of published disasters, summed up by year, month of the year, place and hazard; and how often disasters of a size come.
import { z } from "zod";
import { headlineMetrics, metrics } from "../../domain/losses.ts";
import { AsOf, Id, listOf } from "../../record.ts";
import { RecordQuery } from "../records.ts";
import { PlaceKindQuery } from "./map.ts";

/** What sums are gathered by. */
export const lossGroups = ["year", "month", "place", "hazard"] as const;
export type LossGroup = (typeof lossGroups)[number];

const Groups = listOf(z.enum(lossGroups)).transform((groups) => [...new Set(groups ?? ["year" as const])]);
const Metrics = listOf(z.enum(metrics)).transform((chosen) => [...new Set(chosen ?? headlineMetrics)]);

/** The filters of the list, and by what its disasters are gathered: `by=place,year` gathers by both. */
export const LossSumsQuery = RecordQuery.extend({ ...AsOf, ...PlaceKindQuery, by: Groups, metric: Metrics });
export type LossSumsQuery = z.infer<typeof LossSumsQuery>;

/**
 * The sum of one metric, money by currency. `value`: null where no card has counted it; `cards`: how many have, "there was none" among
 * them; `open`: how many of the group's cards say "at least" or "some, not counted", so that it was more than this (V1).
 */
export const LossSum = z.object({
  metric: z.enum(metrics),
  currency: z.string().nullable(),
  value: z.number().nullable(),
  cards: z.int(),
  open: z.int(),
});
export type LossSum = z.infer<typeof LossSum>;

const Gathered = z.object({
  /** Published cards, those without any figure among them. */
  cards: z.int(),
  sums: z.array(LossSum),
});

/**
 * Of published cards alone, by the figures in force of the public's copy. Each row has what it was asked to be gathered by: its `year`; the
 * `month` of the year, 1 to 12, null for cards of which only the year is known; the `company_id` of a place of the asked kind, null for cards
 * that belong to a place above all of these; and the HIP code of its `hazard`, `other` where the catalogue has none. `people`: how many the
 * latest year tells of the place, null where none does; only where places alone were asked for.
 */
export const LossSums = z.object({
  total: Gathered,
  rows: z.array(
    Gathered.extend({
      year: z.int().optional(),
      month: z.int().min(1).max(12).nullable().optional(),
      company_id: Id.nullable().optional(),
      hazard: z.string().optional(),
      people: z.int().nullable().optional(),
    }),
  ),
});
export type LossSums = z.infer<typeof LossSums>;

/** The filters of the list, and the loss that disasters are measured by. */
export const EventSizesQuery = RecordQuery.extend({ ...AsOf, metric: z.enum(metrics).default("deaths") });
export type EventSizesQuery = z.infer<typeof EventSizesQuery>;

/**
 * How often disasters of a size came: `events` that cost at least so much, for 1, 10, 100 and so on as far as any came. A disaster with its
 * parts is one, and as large as the figures that count of all of them. `years`: from the first with a published card, or the first asked
 * for, to this one, or the last asked for; null where there is no card. Money: of the currency that most cards are in.
 */
export const EventSizes = z.object({
  years: z.object({ from: z.int(), to: z.int() }).nullable(),
  currency: z.string().nullable(),
  rows: z.array(z.object({ least: z.number(), events: z.int() })),
});
export type EventSizes = z.infer<typeof EventSizes>;

/** What only disasters are asked. */
export const disasterLosses = {
  path: "records/risk",
  answers: { losses: LossSums, "event-sizes": EventSizes },
} as const;
