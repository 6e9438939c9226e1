// The ten resources that are nearest to a point, each with how far it is and how it stands; behind them those of which it is not known.
import { z } from "zod";
import { Id, PlaceParameter } from "../../record.ts";
import { inventoryCategories, inventoryKinds, inventoryStates, inventoryUnits } from "./choices.ts";

export const mostNearest = 10;

/** `available`: only what is neither out of order, assigned, lent nor gone; of stock only what there is. */
export const NearestQuery = z.object({
  place: PlaceParameter.optional(),
  lon: z.coerce.number().min(-180).max(180),
  lat: z.coerce.number().min(-90).max(90),
  kind: z.enum(inventoryKinds).optional(),
  category: z.enum(inventoryCategories).optional(),
  available: z.stringbool().optional(),
});
export type NearestQuery = z.infer<typeof NearestQuery>;

/** `metres` on the ellipsoid, in a straight line; `anchor`: [lon, lat]. Both null where neither it nor its property has a location. */
const NearResource = z.object({
  id: Id,
  company_id: Id,
  company_name: z.string(),
  name_es: z.string(),
  name_en: z.string().nullable(),
  kind: z.enum(inventoryKinds),
  category: z.enum(inventoryCategories),
  identifier: z.string().nullable(),
  unit: z.enum(inventoryUnits).nullable(),
  state: z.enum(inventoryStates).nullable(),
  assigned_to: z.string().nullable(),
  balance: z.number().nullable(),
  person_name: z.string().nullable(),
  anchor: z.tuple([z.number(), z.number()]).nullable(),
  metres: z.number().nullable(),
});
export type NearResource = z.infer<typeof NearResource>;

export const Nearest = z.object({ data: z.array(NearResource).max(mostNearest) });
