// A disaster among others: the wider one that it is a part of, its own parts, what these come to, and what set what off.
import { z } from "zod";
import { LossesInForce, metrics, qualifiers } from "../../domain/losses.ts";
import { allOf, Id } from "../../record.ts";
import { recordStatuses } from "../records.ts";

/** More than a country has municipalities. */
export const mostParts = 1000;

/** One disaster of the family that the caller may know of: of his own places, or told to the public. */
const FamilyCard = z.object({
  id: Id,
  code: z.string(),
  title: z.string(),
  company_id: Id,
  company_name: z.string(),
  variable_id: Id,
  observed_on: z.string(),
});
export type FamilyCard = z.infer<typeof FamilyCard>;

const Part = FamilyCard.extend({
  /** What it is directly a part of: the disaster itself, or another of its parts. */
  umbrella_id: Id,
  status: z.enum(recordStatuses),
  /** Only what the public sees is added up. */
  has_published: z.boolean(),
  /** Its figures in force. */
  losses: LossesInForce.nullable(),
});
export type Part = z.infer<typeof Part>;

/**
 * A metric of the disaster as its own card tells it, beside what its published parts come to, each counted once. `counts`: which of the two
 * every sum takes: that of the parts as soon as one of them tells a number, else the own one, and none while that is not published.
 */
const FamilySum = z.object({
  metric: z.enum(metrics),
  currency: z.string().nullable(),
  /** Zero where there was none; null where the card tells no number. */
  own: z.number().nullable(),
  /** How sure the card's own figure is; null where it tells none of this metric and currency. */
  qualifier: z.enum(qualifiers).nullable(),
  parts: z.number().nullable(),
  /** Parts that tell a number. */
  told: z.int(),
  /** Parts of which it was more than they tell, or some that nobody counted. */
  open: z.int(),
  /** `own` less `parts`; null where one of them is not told. */
  difference: z.number().nullable(),
  counts: z.enum(["own", "parts", "none"]),
});
export type FamilySum = z.infer<typeof FamilySum>;

/** `triggered_by_id`: another of the chain; null for where it began. */
const ChainLink = FamilyCard.extend({ triggered_by_id: Id.nullable() });
export type ChainLink = z.infer<typeof ChainLink>;

export const EventFamily = z.object({
  umbrella: FamilyCard.nullable(),
  /** The nearest place first, at most `mostParts`; `total` is how many there are. */
  parts: z.array(Part),
  total: z.int(),
  /** Empty where there are no parts. */
  sums: z.array(FamilySum),
  /** What set it off, and all that this set off, in the order of days; empty where it stands alone. */
  chain: z.array(ChainLink),
});
export type EventFamily = z.infer<typeof EventFamily>;

export const mostAbove = 100;
/** The latest disasters of the places above one that the caller may know of. */
const EventsAbove = allOf(FamilyCard);

/** Of a disaster, and of a place. */
export const eventFamily = {
  path: "records/risk",
  answers: { ":id/family": EventFamily, above: EventsAbove },
} as const;
