// How the values of a variable's records are spread, and where classes could be cut: what the editor of a legend draws from.
import { z } from "zod";
import { PlaceParameter } from "../record.ts";

/** Ways of finding cuts that the server computes from the records. */
export const cutMethods = ["equal_interval", "quantile", "natural_breaks"] as const;
export type CutMethod = (typeof cutMethods)[number];

export const DistributionQuery = z.object({
  place: PlaceParameter.optional(),
  /** How many classes the cuts should make. */
  classes: z.coerce.number().int().min(2).max(9).default(5),
});

/** One more cut than there are classes, ascending; empty where the values do not differ. */
const Cuts = z.array(z.number());

export const Distribution = z.object({
  /** Records of the variable in the caller's places; an estimate where `is_sample`. */
  count: z.int(),
  /** Too many to read them all: counts are those of a sample, scaled up. */
  is_sample: z.boolean(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** A histogram: intervals of equal width; the last includes its end. */
  bins: z.array(z.object({ min: z.number(), max: z.number(), count: z.int() })),
  cuts: z.object({ equal_interval: Cuts, quantile: Cuts, natural_breaks: Cuts } satisfies Record<CutMethod, z.ZodType>),
  /** How often each value occurs, ascending; neighbours are put together where there are very many. Null: without a value. */
  values: z.array(z.object({ value: z.union([z.number(), z.boolean(), z.string()]).nullable(), count: z.int() })),
});
export type Distribution = z.infer<typeof Distribution>;
