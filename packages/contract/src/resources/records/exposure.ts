// Exposure: what of the base map lies in an area – people, dwellings, facilities, roads, land – as a whole or by zones of it.
import { z } from "zod";
import { sheetFormat } from "../../list-columns.ts";
import { Id, PlaceParameter } from "../../record.ts";
import { Geometry, positionsOf, StoredGeometry } from "../../values/geometry.ts";
import type { Variable } from "../variables.ts";

/** How the area is parted: not at all, by distance from the shape, by municipality, or by the classes of a variable with areas. */
export const exposureZones = ["whole", "rings", "places", "classes"] as const;
export type ExposureZones = (typeof exposureZones)[number];

/** Each is a zone that everything is counted in. */
export const mostDistances = 5;
/** More vertices than a drawn area, a hazard zone or the area of an alert has. */
const mostVertices = 20_000;

/** Metres from the shape, up to 100 km. */
const distance = z.number().min(1).max(100_000);

export const ExposurePlace = z.object({ place: PlaceParameter.optional() });
/** The same as a sheet, one row for each variable in each zone. */
export const ExposureExportQuery = ExposurePlace.extend({ format: sheetFormat });

/**
 * The area is the shape, [lon, lat] in degrees, and all around it up to the largest of the `distances`, which must grow; a point or a line
 * needs one. `variable_id`: whose classes part the area, where `zones` says `classes`.
 */
export const ExposureQuery = z
  .object({
    geometry: Geometry,
    distances: z.array(distance).max(mostDistances).default([]),
    zones: z.enum(exposureZones).default("whole"),
    variable_id: Id.nullable().default(null),
  })
  .superRefine(({ geometry, distances, zones, variable_id }, context) => {
    const report = (field: string, code: string, more: object = {}) =>
      context.addIssue({ code: "custom", path: [field], params: { code, ...more } });
    if (positionsOf(geometry).length > mostVertices)
      report("geometry", "too_many_positions", { maximum: mostVertices });
    if (distances.length === 0 && (zones === "rings" || !geometry.type.endsWith("Polygon")))
      report("distances", "distance_needed");
    if (distances.some((metres, index) => index > 0 && metres <= distances[index - 1]!))
      report("distances", "distance_order");
    if (zones === "classes" && variable_id === null) report("variable_id", "required");
  });
export type ExposureQuery = z.infer<typeof ExposureQuery>;

/**
 * A part of the area that no other has anything of. `to`: up to how many metres from the shape; `company_id`: the municipality; `class`: the
 * key of an option, or the position of an interval of the legend from 0; all null: the shape itself, or what is left of the area where
 * nothing parts it. `shape`: its outline where the area grows by distance, simplified to be drawn.
 */
export const ExposureZone = z.object({
  area_ha: z.number(),
  to: z.number().nullable(),
  company_id: Id.nullable(),
  class: z.string().nullable(),
  shape: StoredGeometry.nullable(),
});
export type ExposureZone = z.infer<typeof ExposureZone>;

/** What a number of records comes from. */
export const exposureForms = ["point", "line", "polygon"] as const;
export type ExposureForm = (typeof exposureForms)[number];

/**
 * How a number was made. `counted`: records that stand in the area; `measured`: metres of lines or hectares of surfaces that lie in it;
 * `estimated`: the values of units, each shared out by how much of its surface lies in the area, as if it were spread evenly.
 */
export const exposureMethods = ["counted", "measured", "estimated"] as const;
export type ExposureMethod = (typeof exposureMethods)[number];

const Counted = z.object({
  /** Published records that lie in it, in part at least. */
  count: z.int(),
  /** Of points, the sum of a value that can be added up; of lines, metres; of surfaces, hectares or the shares of their values; else null. */
  value: z.number().nullable(),
});

/**
 * `of`: how many published records the variable has in the caller's places. `waiting`: how many lie in the area that are not published
 * (and not archived), which nothing here counts. `unknown`: how many of those counted tell no value, so that it is more than this (V1).
 * `covered_ha`: how much of the area the surfaces cover; more than the area where they overlap. `zones`: the same, zone by zone.
 */
export const ExposureRow = Counted.extend({
  variable_id: Id,
  form: z.enum(exposureForms),
  method: z.enum(exposureMethods),
  of: z.int(),
  waiting: z.int(),
  unknown: z.int(),
  covered_ha: z.number().nullable(),
  zones: z.array(Counted),
});
export type ExposureRow = z.infer<typeof ExposureRow>;

/**
 * Of published records of the base map in the caller's places. Each variable with any of them has a row, also where nothing lies in the area.
 * `shape`: the outline of the area, simplified to be drawn.
 */
export const Exposure = z.object({
  shape: StoredGeometry,
  area_ha: z.number(),
  perimeter_m: z.number(),
  zones: z.array(ExposureZone),
  rows: z.array(ExposureRow),
});
export type Exposure = z.infer<typeof Exposure>;

type Definition = Pick<Variable, "value_type" | "aggregation">;

/** Whether values of several records make a sum, so that a part of a unit has its share of it. */
export const isSummable = ({ value_type, aggregation }: Definition): boolean =>
  aggregation === "sum" && (value_type === "integer" || value_type === "decimal");

export const exposureMethod = (form: ExposureForm, variable: Definition): ExposureMethod =>
  form === "point" ? "counted" : form === "polygon" && isSummable(variable) ? "estimated" : "measured";

type Unit = Pick<Variable, "unit_code"> & Definition;

/** Whose units tell how many live somewhere, and in how many dwellings: by the unit of the variable, in UCUM. */
const isShared = (row: ExposureRow, variable: Unit, unit: string) =>
  row.method === "estimated" && variable.unit_code === unit;
export const tellsPeople = (row: ExposureRow, variable: Unit): boolean => isShared(row, variable, "{persons}");
export const tellsDwellings = (row: ExposureRow, variable: Unit): boolean => isShared(row, variable, "{dwellings}");

/** Facilities of a sector: what an assessment counts as critical. */
export const isFacility = (row: ExposureRow, variable: Pick<Variable, "sector_code">): boolean =>
  row.form === "point" && variable.sector_code !== null;
