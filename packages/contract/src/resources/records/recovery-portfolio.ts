// Works of recovery added up: what was lost and is needed, what is paid for and spent, for whom, and how far it has come; and the works
// themselves, for a board and a line of time.
import { z } from "zod";
import { damageGrades } from "../../domain/asset-damage.ts";
import {
  fundingSources,
  interventions,
  needHorizons,
  progressStatuses,
  recoveryPhases,
} from "../../domain/recovery/recovery-item.ts";
import { housingSolutions } from "../../domain/recovery/housing-solutions.ts";
import { sectors } from "../../domain/sectors.ts";
import { sheetFormat } from "../../list-columns.ts";
import { Id, StoredDay } from "../../record.ts";
import { currencies } from "../../values/amounts.ts";
import { RecordQuery } from "../records.ts";
import { PlaceKindQuery } from "./map.ts";

/** What works are gathered by. */
export const recoveryGroups = ["sector", "place", "event", "source", "phase"] as const;
export type RecoveryGroup = (typeof recoveryGroups)[number];

/** The filters of the list, by what its works are gathered, and in which currency money is told: else in the one that most works tell. */
export const RecoverySumsQuery = RecordQuery.extend({
  ...PlaceKindQuery,
  by: z.enum(recoveryGroups).default("sector"),
  currency: z.enum(currencies).optional(),
});
export type RecoverySumsQuery = z.infer<typeof RecoverySumsQuery>;

export const RecoverySumsExportQuery = RecoverySumsQuery.extend({ format: sheetFormat });

/** A sum of what `told` works say of it; null where none does: unknown is never zero (V1). */
const Amount = z.object({ value: z.number().nullable(), told: z.int() });
export type Amount = z.infer<typeof Amount>;

/** Of needs by their horizon, `open` is what tells none. */
export const needColumns = [...needHorizons, "open"] as const;

/** Money of a post-disaster needs assessment (PDNA): effects are damage and loss; the gap is what of each work's own need is not funded. */
export const moneyColumns = ["damage", "loss", "need", "funded", "spent", "gap"] as const;

const shareOf = <const K extends readonly string[]>(keys: K) =>
  Object.fromEntries(keys.map((key) => [key, Amount])) as Record<K[number], typeof Amount>;

/**
 * `items`: all works, those that were cancelled among them, which count in nothing else. `progress`: the mean in percent. `better`: how many
 * build back better, `not_better`: how many say that they do not.
 */
const Gathered = z.object({
  items: z.int(),
  cancelled: z.int(),
  finished: z.int(),
  overdue: z.int(),
  better: z.int(),
  not_better: z.int(),
  progress: z.number().nullable(),
  people: Amount,
  households: Amount,
  ...shareOf(moneyColumns),
  needs: z.object(shareOf(needColumns)),
});
export type RecoverySum = z.infer<typeof Gathered>;

/** Households by how badly their home was damaged and what is done about it. `delivered`: null where no work tells. */
const HousingSum = z.object({
  grade: z.enum(damageGrades),
  solution: z.enum(housingSolutions),
  households: z.int(),
  delivered: z.int().nullable(),
});
export type HousingSum = z.infer<typeof HousingSum>;

/**
 * Money is of one `currency`, never across: `currencies` are all that works tell, the most frequent first, with how many works. A row has
 * what it was gathered by, null for works that do not say; by source a work counts with each that pays for it, and only what is funded is told.
 */
export const RecoverySums = z.object({
  currency: z.enum(currencies).nullable(),
  currencies: z.array(z.object({ currency: z.enum(currencies), items: z.int() })),
  total: Gathered,
  rows: z.array(
    Gathered.extend({
      sector: z.enum(sectors).nullable().optional(),
      phase: z.enum(recoveryPhases).nullable().optional(),
      source: z.enum(fundingSources).nullable().optional(),
      company_id: Id.nullable().optional(),
      /** The title is null where the caller may not know of the disaster. */
      event: z.object({ id: Id, title: z.string().nullable() }).nullable().optional(),
    }),
  ),
  housing: z.array(HousingSum),
});
export type RecoverySums = z.infer<typeof RecoverySums>;

/** How many works of a phase are told one by one, the most urgent first. */
export const worksOfPhase = 60;

const PortfolioMilestone = z.object({
  title: z.string(),
  due_on: StoredDay.nullable(),
  done_on: StoredDay.nullable(),
  weight: z.int().nullable(),
});

/** A work as a board and a line of time show it. `late_since`: the day on which its end, or a milestone that is not done, was due, if that is past. */
const PortfolioWork = z.object({
  id: Id,
  code: z.string().nullable(),
  title: z.string(),
  company_id: Id,
  variable_id: Id,
  sector: z.enum(sectors).nullable(),
  phase: z.enum(recoveryPhases).nullable(),
  intervention: z.enum(interventions).nullable(),
  progress_status: z.enum(progressStatuses).nullable(),
  progress_pct: z.int().nullable(),
  priority: z.int().nullable(),
  currency: z.enum(currencies).nullable(),
  need_amount: z.number().nullable(),
  funded_amount: z.number().nullable(),
  planned_start_on: StoredDay.nullable(),
  planned_end_on: StoredDay.nullable(),
  actual_start_on: StoredDay.nullable(),
  actual_end_on: StoredDay.nullable(),
  milestones: z.array(PortfolioMilestone),
  late_since: StoredDay.nullable(),
  days_late: z.int().nullable(),
});
export type PortfolioWork = z.infer<typeof PortfolioWork>;

/** `phases`: how many there are of each, null for works that tell none. */
export const RecoveryWorks = z.object({
  total: z.int(),
  phases: z.array(z.object({ phase: z.enum(recoveryPhases).nullable(), items: z.int() })),
  works: z.array(PortfolioWork),
});
export type RecoveryWorks = z.infer<typeof RecoveryWorks>;

export const recoveryPortfolio = {
  path: "records/recovery",
  answers: { sums: RecoverySums, works: RecoveryWorks },
} as const;
