// The life of an asset: which disasters damaged it, and which works repaired it.
import { z } from "zod";
import { assetUnits, damageGrades } from "../../domain/asset-damage.ts";
import { progressStatuses } from "../../domain/recovery/recovery-item.ts";
import { Id } from "../../record.ts";

/** The record that tells it: a disaster, or an item of recovery. */
const Told = z.object({ id: Id, code: z.string(), title: z.string() });

/** How one disaster left it; money in `currency`. */
const Damaged = Told.extend({
  observed_on: z.string(),
  grade: z.enum(damageGrades),
  amount: z.number(),
  unit: z.enum(assetUnits),
  repair_cost: z.number().nullable(),
  replacement_cost: z.number().nullable(),
  currency: z.string().nullable(),
});

const Repaired = Told.extend({
  /** The disaster that the work follows. */
  event_id: Id.nullable(),
  progress_status: z.enum(progressStatuses).nullable(),
  /** In percent. */
  progress_pct: z.int().nullable(),
  actual_end_on: z.string().nullable(),
});

/** Of records that the caller may see, the latest first, of each so many at most; null where he may read none of the kind. */
export const AssetLife = z.object({ damaged: z.array(Damaged).nullable(), repaired: z.array(Repaired).nullable() });
export type AssetLife = z.infer<typeof AssetLife>;

/** Of a record of the base map, and of a property. */
export const facilityLife = { path: "records/situation", answers: { ":id/life": AssetLife } } as const;
export const propertyLife = { path: "properties", answers: { ":id/life": AssetLife } } as const;
