// Which municipalities have their plans in force, asked for a day (V16).
import { z } from "zod";
import { CalendarDay, Id, PlaceParameter } from "../../record.ts";

/** Which day the coverage is asked for; today where none is named. */
export const PlanCoverageQuery = z.object({ place: PlaceParameter.optional(), on: CalendarDay.optional() });

const CoveringPlan = z
  .object({ id: Id, title_es: z.string(), title_en: z.string().nullable(), next_review_on: z.string().nullable() })
  .nullable();

/**
 * Whether a municipality has its plans in force (V16). The plan is the one that counts, or the last one where none is in force any more;
 * `has_…` are the answers to Sendai E-2 (risk reduction) and G-4 (to act on warnings: emergency or evacuation).
 */
export const PlanCoverage = z.object({
  company_id: Id,
  reason_social: z.string(),
  has_risk_plan: z.boolean(),
  risk_plan: CoveringPlan,
  has_emergency_plan: z.boolean(),
  emergency_plan: CoveringPlan,
});
export type PlanCoverage = z.infer<typeof PlanCoverage>;
