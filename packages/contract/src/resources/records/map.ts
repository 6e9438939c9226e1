// What the map of records asks beside tiles and totals: filters by class and area, counts over time and by place.
import { z } from "zod";
import type { Position } from "../../values/geometry.ts";
import { Id, listOf } from "../../record.ts";
import { companyKinds } from "../companies.ts";

/** The class of records without a value, or with one outside of every class. */
export const noClass = "-";

/** `12:0`: of variable 12 the first class of its legend; `12:severe`: an option; `12:-`: those that fall into none. */
export const ClassFilter = listOf(z.string().regex(/^\d{1,15}:(?:-|[a-z0-9][a-z0-9_-]{0,39})$/));

/** The chosen classes by variable. Records of other variables are not concerned. */
export function chosenClasses(filter: readonly string[]): Map<number, string[]> {
  const chosen = new Map<number, string[]>();
  for (const entry of filter) {
    const [variable = "", key = ""] = entry.split(/:(.*)/);
    chosen.set(Number(variable), [...(chosen.get(Number(variable)) ?? []), key]);
  }
  return chosen;
}

/** Most corners of an area that records are selected with: it stands in the address. */
export const mostCorners = 60;

const corner = String.raw`-?\d{1,3}(?:\.\d{1,10})? -?\d{1,2}(?:\.\d{1,10})?`;
const area = new RegExp(`^${corner}(?:;${corner}){2,${mostCorners - 1}}$`);

const cornersOf = (text: string) => text.split(";").map((pair) => pair.split(" ").map(Number) as Position);
const isOnGlobe = ([lon, lat]: Position) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

/** `lon lat;lon lat;lon lat` in degrees: records whose anchor lies inside this area. It closes itself. */
export const Within = z
  .string()
  .refine((text) => area.test(text) && cornersOf(text).every(isOnGlobe), { params: { code: "area" } })
  .transform(cornersOf);

export const timelineUnits = ["decade", "year", "month", "day"] as const;
export type TimelineUnit = (typeof timelineUnits)[number];

/** Records by date of observation; bins without any are left out, and the filter by days itself does not narrow them. */
export const RecordTimeline = z.object({
  unit: z.enum(timelineUnits),
  /** `start` is the first day of the bin. */
  bins: z.array(z.object({ start: z.string(), count: z.int() })),
});
export type RecordTimeline = z.infer<typeof RecordTimeline>;

/** The level of places that records are gathered in: what lies below counts to the place of this kind above it. */
export const PlaceKindQuery = { place_kind: z.enum(companyKinds).default("municipality") };

/** Records and the value of their variable by place. */
export const RecordsByPlace = z.object({
  /** How `value` was made: the variable's own aggregation; null with several variables. */
  aggregation: z.string().nullable(),
  rows: z.array(z.object({ company_id: Id, count: z.int(), value: z.number().nullable() })),
});
export type RecordsByPlace = z.infer<typeof RecordsByPlace>;
