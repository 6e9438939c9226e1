// What the situation room asks of records: the emergencies that run and how old their figures are, what disasters cost year by year, and how
// far the recovery has come.
import { z } from "zod";
import { progressStatuses } from "../../domain/recovery/recovery-item.ts";
import { metrics, qualifiers } from "../../domain/losses.ts";
import { CalendarDay, Id, Instant, PlaceParameter, StoredDay } from "../../record.ts";

/** An emergency that nobody has ended is taken to run for so many days after it began. */
export const runningDays = 90;

/**
 * A figure in force, with its hour where it was told. `change`: how much more it is than the figure of the same metric before it, less
 * where it is negative; null where there is none before, or one of another kind.
 */
const RoomFigure = z.object({
  metric: z.enum(metrics),
  value: z.number(),
  qualifier: z.enum(qualifiers),
  as_of: StoredDay,
  hour: z.string().nullable(),
  source: z.string().nullable(),
  change: z.number().nullable(),
});
export type RoomFigure = z.infer<typeof RoomFigure>;

/** `log`: null where the caller may not read it. */
const RoomEvent = z.object({
  id: Id,
  title: z.string(),
  company_id: Id,
  company_name: z.string(),
  /** IANA name of the zone on whose clock the days and hours of its figures are. */
  timezone: z.string(),
  variable_id: Id,
  variable_es: z.string(),
  variable_en: z.string().nullable(),
  color: z.string(),
  icon: z.string(),
  observed_on: StoredDay,
  ended_on: StoredDay.nullable(),
  /** [lon, lat] */
  anchor: z.tuple([z.number(), z.number()]).nullable(),
  figures: z.array(RoomFigure),
  log: z.object({ lines: z.int(), last_at: Instant.nullable() }).nullable(),
});
export type RoomEvent = z.infer<typeof RoomEvent>;

/** `total` run, the newest of them are told; where none does, the one that ended last. */
export const RunningEvents = z.object({ total: z.int(), events: z.array(RoomEvent), last: RoomEvent.nullable() });
export type RunningEvents = z.infer<typeof RunningEvents>;

export const DisasterYearsQuery = z.object({
  place: PlaceParameter.optional(),
  /** Hazards are counted from this day on; years always from the first one. */
  from: CalendarDay.optional(),
});

/**
 * Of published cards alone, by their figures in force: of the public's copy, where one is under revision. A metric is null in a year in
 * which no card tells it: unknown is never zero (V1).
 */
export const DisasterYears = z.object({
  years: z.array(
    z.object({
      year: z.int(),
      count: z.int(),
      direct_affected: z.number().nullable(),
      houses_destroyed: z.number().nullable(),
    }),
  ),
  /** The most frequent first. */
  hazards: z.array(
    z.object({
      variable_id: Id,
      name_es: z.string(),
      name_en: z.string().nullable(),
      color: z.string(),
      icon: z.string(),
      count: z.int(),
    }),
  ),
});
export type DisasterYears = z.infer<typeof DisasterYears>;

/** `progress`: the mean in percent of the `told` that say it; null where none does. Sums are by currency, and never across. */
export const RecoveryProgress = z.object({
  count: z.int(),
  told: z.int(),
  progress: z.number().nullable(),
  stages: z.array(z.object({ status: z.enum(progressStatuses).nullable(), count: z.int() })),
  money: z.array(z.object({ currency: z.string(), need: z.number(), funded: z.number(), gap: z.number() })),
});
export type RecoveryProgress = z.infer<typeof RecoveryProgress>;

export const disastersInRoom = {
  path: "records/risk",
  answers: { running: RunningEvents, years: DisasterYears },
} as const;

export const recoveryInRoom = { path: "records/recovery", answers: { progress: RecoveryProgress } } as const;
