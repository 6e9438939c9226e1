// What is in force now, for the situation room: by level with the first to end, and where each holds.
import { z } from "zod";
import { AsOf, Id, Instant, PlaceParameter } from "../../record.ts";
import { StoredGeometry } from "../../values/geometry.ts";
import { alertKinds } from "./fields.ts";

export const AlertsInForceQuery = z.object({ place: PlaceParameter.optional(), ...AsOf });

/** `area`: simplified to some 50 m, enough for a small map. `country`: of the place that sent it, whose levels it is of. */
const AlertInForce = z.object({
  id: Id,
  kind: z.enum(alertKinds),
  company_id: Id,
  company_name: z.string(),
  country: z.string(),
  level: z.string(),
  hip_code: z.string().nullable(),
  headline_es: z.string(),
  headline_en: z.string().nullable(),
  expires_at: Instant,
  /** A place above sent it. */
  is_of_above: z.boolean(),
  area: StoredGeometry.nullable(),
});
export type AlertInForce = z.infer<typeof AlertInForce>;

/**
 * Of the places and of those above that reach into them. `levels` counts all, exercises aside; `alerts` are those that end first of each
 * level and kind, and exercises stand among them as such.
 */
export const AlertsInForce = z.object({
  levels: z.array(z.object({ country: z.string(), level: z.string(), count: z.int(), first_end: Instant })),
  exercises: z.int(),
  alerts: z.array(AlertInForce),
});
export type AlertsInForce = z.infer<typeof AlertsInForce>;
