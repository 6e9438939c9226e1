// How the shelters stand now, for the situation room: open, full, how many people are in them and how many more fit.
import { z } from "zod";
import { Id, Instant, PlaceParameter } from "../../record.ts";
import { occupancyStates } from "./occupancy.ts";

export const SheltersStandingQuery = z.object({ place: PlaceParameter.optional() });

/** Open or full by its newest count, of `as_of`. `anchor`: [lon, lat]. */
const StandingShelter = z.object({
  id: Id,
  name_es: z.string(),
  name_en: z.string().nullable(),
  company_id: Id,
  company_name: z.string(),
  state: z.enum(occupancyStates),
  occupied: z.int(),
  capacity: z.int().nullable(),
  as_of: Instant,
  anchor: z.tuple([z.number(), z.number()]).nullable(),
});
export type StandingShelter = z.infer<typeof StandingShelter>;

/**
 * Of the active shelters. `open` are those that take people in, `full` those that take no more; `free` places are in open ones alone, and
 * `unmeasured` of these say no capacity. `oldest_at`: the count that is longest ago of all that make up the sums. The fullest come first.
 */
export const SheltersStanding = z.object({
  active: z.int(),
  open: z.int(),
  full: z.int(),
  occupied: z.int(),
  free: z.int(),
  unmeasured: z.int(),
  oldest_at: Instant.nullable(),
  shelters: z.array(StandingShelter),
});
export type SheltersStanding = z.infer<typeof SheltersStanding>;
