// What a list asks of works of recovery. Of each, `none` finds those that do not say.
import { z } from "zod";
import {
  fundingSources,
  interventions,
  needHorizons,
  progressStatuses,
  recoveryPhases,
} from "../../domain/recovery/recovery-item.ts";
import { sectors } from "../../domain/sectors.ts";
import { listOf } from "../../record.ts";

export const noStage = "none";

/** Whether it is built back better. */
export const betterAnswers = ["yes", "no"] as const;

const oneOf = <const K extends string>(keys: readonly K[]) => listOf(z.enum([...keys, noStage]));

export const recoveryFilters = {
  /** How far a recovery item has come. */
  stage: oneOf(progressStatuses),
  sector: oneOf(sectors),
  phase: oneOf(recoveryPhases),
  intervention: oneOf(interventions),
  horizon: oneOf(needHorizons),
  /** Any of the sources that pay it. */
  funding: oneOf(fundingSources),
  better: oneOf(betterAnswers),
  /** Late today, by the day of its place: the planned end or an open milestone was due before, of what is neither completed nor cancelled. */
  overdue: z.stringbool().optional(),
};
