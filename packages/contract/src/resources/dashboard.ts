// What the situation room asks over several nouns: how much is recorded and by whom, whether places are covered, and how they compare. What
// one noun can tell stands with that noun: alerts in force, shelters, events that run, disasters by year, recovery.
import { z } from "zod";
import { coverageAnswers, coverageQuestions } from "../domain/coverage.ts";
import { domains, recordDomains } from "../domain/domains.ts";
import { CalendarDay, Id, Instant, PlaceParameter, StoredDay } from "../record.ts";

export const DashboardQuery = z.object({
  place: PlaceParameter.optional(),
  /** What was observed from this day on is counted apart. */
  from: CalendarDay.optional(),
});

/** Records that are not in the trash; `recent` of them are of the days asked for, null where none was named. */
export const DomainCount = z.object({ domain: z.enum(recordDomains), count: z.int(), recent: z.int().nullable() });

/** One line of "latest activity": who did what to which record. */
export const Change = z.object({
  id: Id,
  at: Instant,
  actor: z.string(),
  action: z.enum(["create", "update", "delete", "restore"]),
  domain: z.enum(domains),
  record_id: Id,
  title: z.string(),
  company_id: Id,
});

export const Dashboard = z.object({ counts: z.array(DomainCount), changes: z.array(Change) });
export type Dashboard = z.infer<typeof Dashboard>;

export const CoverageQuery = z.object({ place: PlaceParameter.optional() });

/**
 * The answer of one municipality. `since`: the day from which it holds, or of what it is an answer of; `until`: the last day on which it
 * does, or did. `value`: in percent, where it is measured. `path` and `search` lead to what is behind it.
 */
const CoverageFacts = z.object({
  question: z.enum(coverageQuestions),
  answer: z.enum(coverageAnswers),
  since: StoredDay.nullable(),
  until: StoredDay.nullable(),
  value: z.number().nullable(),
  path: z.string(),
  search: z.record(z.string(), z.string()),
});
export type CoverageFacts = z.infer<typeof CoverageFacts>;

/** Only questions whose noun the caller may read in the places. `facts`: where the place is one municipality. */
export const Coverage = z.object({
  /** Municipalities that are asked. */
  places: z.int(),
  counts: z.array(z.object({ question: z.enum(coverageQuestions), yes: z.int(), no: z.int(), unknown: z.int() })),
  facts: z.array(CoverageFacts).nullable(),
});
export type Coverage = z.infer<typeof Coverage>;

/**
 * One municipality beside the others: what is null the caller may not read there. `alert_level`: the gravest level in force, a key of its
 * country's; `people` and `houses` of published cards from the day asked for on, null where no card tells it.
 */
const ComparedPlace = z.object({
  company_id: Id,
  alerts: z.int().nullable(),
  alert_level: z.string().nullable(),
  events: z.int().nullable(),
  shelters_open: z.int().nullable(),
  occupied: z.int().nullable(),
  free: z.int().nullable(),
  disasters: z.int().nullable(),
  people: z.number().nullable(),
  houses: z.number().nullable(),
  recovery: z.number().nullable(),
  covered: z.int(),
  uncovered: z.int(),
});
export type ComparedPlace = z.infer<typeof ComparedPlace>;

export const ComparedPlaces = z.object({ data: z.array(ComparedPlace) });
export type ComparedPlaces = z.infer<typeof ComparedPlaces>;
