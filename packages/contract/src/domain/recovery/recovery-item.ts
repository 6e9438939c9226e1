// The recovery item of a recovery record: what is rebuilt after a disaster, for whom, with what money, and how far it has come (V21).
import { z } from "zod";
import { currencies, optionalCount, optionalMoney } from "../../values/amounts.ts";
import { optionalText, requiredText } from "../../values/plain-text.ts";
import { answerOf, Day, Id } from "../../record.ts";
import { housingFindings, HousingSolutions } from "./housing-solutions.ts";
import { sectors } from "../sectors.ts";

export const recoveryPhases = ["emergency", "rehabilitation", "reconstruction", "mitigation"] as const;

export const interventions = [
  "repair",
  "replacement",
  "relocation",
  "demolition",
  "subsidy",
  "livelihood",
  "psychosocial",
  "environmental",
  "study",
] as const;

/** Post-disaster needs assessment: up to one year, one to three, more than three. */
export const needHorizons = ["short", "medium", "long"] as const;

export const fundingSources = [
  "municipal",
  "regional",
  "national",
  "emergency_fund",
  "private",
  "cooperation",
] as const;

/** From the need to its end; `suspended` and `cancelled` may follow any other. */
export const progressStatuses = [
  "identified",
  "formulated",
  "approved",
  "funded",
  "tendered",
  "in_progress",
  "suspended",
  "completed",
  "cancelled",
] as const;

const whole = 100;
const mostMilestones = 50;

const Funding = z.object({ source: z.enum(fundingSources), amount: optionalMoney });

/** `weight`: its part of the whole work in percent. */
const Milestone = z.object({
  title: requiredText(200),
  due_on: Day.nullable().default(null),
  done_on: Day.nullable().default(null),
  weight: z.int().min(0).max(whole).nullable().default(null),
});
export type Milestone = z.infer<typeof Milestone>;

export const recoveryAmounts = ["damage_value", "loss_value", "need_amount", "funded_amount", "spent_amount"] as const;

/** Groups among the beneficiaries; a person may be in several. */
export const beneficiaryGroups = ["women", "men", "children", "elderly", "disabled"] as const;

const item = z.object({
  /** The record of the disaster that it follows, of the same place or one above. */
  event_id: Id.nullable().default(null),
  /** What it repairs or builds anew: a record of the base map, or one of the register of properties. */
  facility_id: Id.nullable().default(null),
  property_id: Id.nullable().default(null),
  sector: z.enum(sectors).nullable().default(null),
  phase: z.enum(recoveryPhases).nullable().default(null),
  intervention: z.enum(interventions).nullable().default(null),
  need_horizon: z.enum(needHorizons).nullable().default(null),
  /** Code in the bank of public projects, such as BIP in Chile. */
  external_code: optionalText(40),
  currency: z.enum(currencies).nullable().default(null),
  damage_value: optionalMoney,
  loss_value: optionalMoney,
  need_amount: optionalMoney,
  funded_amount: optionalMoney,
  spent_amount: optionalMoney,
  funding: z.array(Funding).max(fundingSources.length).default([]),
  responsible_institution_id: Id.nullable().default(null),
  contractor: optionalText(200),
  beneficiaries: optionalCount(),
  women: optionalCount(),
  men: optionalCount(),
  children: optionalCount(),
  elderly: optionalCount(),
  disabled: optionalCount(),
  households: optionalCount(),
  planned_start_on: Day.nullable().default(null),
  planned_end_on: Day.nullable().default(null),
  actual_start_on: Day.nullable().default(null),
  actual_end_on: Day.nullable().default(null),
  progress_status: z.enum(progressStatuses).nullable().default(null),
  /** In percent; where the weights of the milestones add up to 100 it is what of them is done. */
  progress_pct: z.int().min(0).max(whole).nullable().default(null),
  /** 1 is the most urgent. */
  priority: z.int().min(1).max(5).nullable().default(null),
  /** Whether it is built back better than it was. */
  is_better: z.boolean().nullable().default(null),
  better_note: optionalText(500),
  /** The measure by which it makes a future disaster less likely or less harmful. */
  risk_reduction: optionalText(500),
  /** Whether it looks after what women, men and others need differently. */
  gender_focus: z.boolean().nullable().default(null),
  housing: HousingSolutions,
  milestones: z.array(Milestone).max(mostMilestones).default([]),
});
type Item = z.infer<typeof item>;

const sum = (rows: readonly { weight: number | null }[]) =>
  rows.reduce((total, { weight }) => total + (weight ?? 0), 0);

export const weightsOf = ({ milestones }: Pick<Item, "milestones">): number => sum(milestones);

/** V21: what of the milestones is done where their weights make up the whole, else what was stated. */
export const progressOf = (given: Pick<Item, "milestones" | "progress_pct">): number | null =>
  weightsOf(given) === whole ? sum(given.milestones.filter(({ done_on }) => done_on !== null)) : given.progress_pct;

/** What is needed and nobody has told to fund, in the item's currency; what one has too much of is no gap. Null where no need is told (V1). */
export const gapOf = ({ need_amount, funded_amount }: Pick<Item, "need_amount" | "funded_amount">): number | null =>
  need_amount === null ? null : Math.max(0, need_amount - (funded_amount ?? 0));

/** Works of recovery stand in the order of these too: unknown ends come last, unknown needs count least. */
export const workSorts = ["recovery.planned_end_on", "recovery.need_amount"] as const;

/** What a list tells of a work beside the fields of any record. */
export const RecoveryWork = z.object({
  ...answerOf(
    item.pick({
      sector: true,
      phase: true,
      progress_status: true,
      external_code: true,
      currency: true,
      need_amount: true,
      funded_amount: true,
      spent_amount: true,
      planned_end_on: true,
    }),
  ),
  /** By its acronym, else by its name. */
  institution: z.string().nullable(),
  /** The first day on which its end or an open milestone was due, if that day is over in its place, and how many days ago it was. */
  late_since: z.string().nullable(),
  days_late: z.int().nullable(),
});
export type RecoveryWork = z.infer<typeof RecoveryWork>;

/** V21. Days compare as texts. */
export const RecoveryItem = item.superRefine((given, context) => {
  const report = (field: keyof Item, code: string, parameters: object = {}) =>
    context.addIssue({ code: "custom", path: [field], params: { code, ...parameters } });
  const isBefore = (end: string | null, start: string | null) => end !== null && start !== null && end < start;
  if (isBefore(given.planned_end_on, given.planned_start_on)) report("planned_end_on", "day_order");
  if (isBefore(given.actual_end_on, given.actual_start_on)) report("actual_end_on", "day_order");
  if (given.progress_status === "completed") {
    if (progressOf(given) !== whole) report("progress_pct", "completed_progress");
    if (given.actual_end_on === null) report("actual_end_on", "completed_end");
  }
  const { beneficiaries, women, men } = given;
  if (beneficiaries !== null) {
    const tooLarge = beneficiaryGroups.filter((group) => (given[group] ?? 0) > beneficiaries);
    for (const group of tooLarge) report(group, "part_of_whole", { sum: given[group], whole: beneficiaries });
    const both = (women ?? 0) + (men ?? 0);
    if (tooLarge.length === 0 && both > beneficiaries)
      report("men", "part_of_whole", { sum: both, whole: beneficiaries });
  }
  if (given.facility_id !== null && given.property_id !== null) report("property_id", "one_asset");
  const hasMoney =
    recoveryAmounts.some((field) => given[field] !== null) || given.funding.some((it) => it.amount !== null);
  if (hasMoney && given.currency === null) report("currency", "currency");
  if (weightsOf(given) > whole) report("milestones", "weights_large", { sum: weightsOf(given) });
  for (const { path, code, ...parameters } of housingFindings(given.housing, given.households))
    context.addIssue({ code: "custom", path, params: { code, ...parameters } });
  for (const [index, { source }] of given.funding.entries())
    if (given.funding.findIndex((row) => row.source === source) < index)
      context.addIssue({ code: "custom", path: ["funding", index, "source"], params: { code: "taken" } });
});
export type RecoveryItem = z.infer<typeof RecoveryItem>;
