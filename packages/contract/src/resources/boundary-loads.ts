// Loading many boundaries from one file: what the file holds, which place each of its shapes is for, and what is remarked on it.
import { z } from "zod";
import { countryCodes } from "../domain/countries.ts";
import { allOf, Id, Instant, Nothing } from "../record.ts";
import { Boundary } from "../values/boundary.ts";
import { optionalText } from "../values/plain-text.ts";
import { companyKinds } from "./companies.ts";

export const boundaryFormats = ["geojson", "topojson", "shapefile", "geopackage", "kml", "gpx"] as const;

/** Begins with a file that was uploaded (`POST /uploads`, `PUT /files`). */
export const BoundaryLoadDraft = z.object({ file_id: Id });

const longestColumn = 200;
const column = z.string().max(longestColumn).nullable();

/** Places of one kind in one country: what the shapes of a layer are for. */
export const Level = z.object({ country: z.enum(countryCodes), kind: z.enum(companyKinds) });
export type Level = z.infer<typeof Level>;

/** How the shapes of a layer are told from each other. */
const Recognition = z.object({ code_column: column, name_column: column, level: Level.nullable() });
export type Recognition = z.infer<typeof Recognition>;

/** `layers` in their order in the file: shapes that were given a place by hand keep it. `source`: where the boundaries come from. */
export const BoundaryRecognition = z.object({
  source: optionalText(200),
  layers: z.array(Recognition).max(100),
});
export type BoundaryRecognition = z.infer<typeof BoundaryRecognition>;

/** Gives a shape a place, or none: then it is left out. */
export const BoundaryChoice = z.object({ index: z.int().min(0), company_id: Id.nullable() });

/** What a self-crossing or otherwise invalid shape suffers from, as GEOS tells it. */
export const shapeFaults = [
  "self_intersection",
  "ring_self_intersection",
  "nested_shells",
  "hole_outside",
  "nested_holes",
  "disconnected",
  "duplicate_rings",
  "too_few_points",
  "other",
] as const;
export type ShapeFault = (typeof shapeFaults)[number];

/**
 * `point_outside`: the place's own point does not lie in it; `swapped`: it would, were latitude and longitude exchanged; `overlap`: more than a
 * hundredth is shared with a neighbour, whose name is told where the caller sees it; `share` is of the smaller of the two.
 */
export const shapeRemarks = ["point_outside", "swapped", "overlap"] as const;
const Remark = z.object({
  code: z.enum(shapeRemarks),
  place: z.string().nullable().optional(),
  share: z.number().optional(),
});
export type ShapeRemark = z.infer<typeof Remark>;

/** `elsewhere`: its place is known, and not the caller's to change. */
export const featureStates = ["matched", "unmatched", "elsewhere", "unreadable"] as const;

export const BoundaryFeature = z.object({
  index: z.int(),
  layer: z.int(),
  state: z.enum(featureStates),
  /** As the file has them, in the columns that say so. */
  code: z.string().nullable(),
  name: z.string().nullable(),
  place: z.object({ id: Id, name: z.string(), above: z.string().nullable() }).nullable(),
  matched_by: z.enum(["code", "name", "hand"]).nullable(),
  /** The place has a boundary of its own, not only an approximate one, which this one would replace. */
  replaces: z.boolean(),
  /** Why it is unreadable, in the caller's language. */
  problem: z.string().nullable(),
  positions: z.int(),
  fault: z.enum(shapeFaults).nullable(),
  /** [lon, lat] where the fault was found. */
  fault_at: z.tuple([z.number(), z.number()]).nullable(),
  /** Hectares on the ellipsoid: as the file has the shape, and as it is written. */
  given_ha: z.number().nullable(),
  shape_ha: z.number().nullable(),
  remarks: z.array(Remark),
  is_written: z.boolean(),
  is_taken_back: z.boolean().nullable(),
});
export type BoundaryFeature = z.infer<typeof BoundaryFeature>;

/** How far a step came that is taken a little at a time: it is asked for again until `done` is `total`. */
export const BoundaryProgress = z.object({ done: z.int(), total: z.int() });
export type BoundaryProgress = z.infer<typeof BoundaryProgress>;

const counts = { features: z.int(), matched: z.int(), written: z.int(), taken_back: z.int() };

const head = {
  id: Id,
  created_at: Instant,
  file_name: z.string(),
  format: z.enum(boundaryFormats),
  source: z.string().nullable(),
};

export const BoundaryLoadSummary = z.object({ ...head, ...counts });
export type BoundaryLoadSummary = z.infer<typeof BoundaryLoadSummary>;

const Layer = Recognition.extend({ name: z.string(), crs: z.string().nullable(), columns: z.array(z.string()) });
export type BoundaryLayer = z.infer<typeof Layer>;

export const mostMissing = 500;

/** `levels`: what the caller's places are; `missing`: his places of the layers' levels for which there is no shape, at most `mostMissing`. */
export const BoundaryLoad = z.object({
  ...head,
  layers: z.array(Layer),
  levels: z.array(Level.extend({ count: z.int() })),
  features: z.array(BoundaryFeature),
  missing: z.array(z.object({ id: Id, name: z.string() })),
  missing_count: z.int(),
});
export type BoundaryLoad = z.infer<typeof BoundaryLoad>;

/** The shapes for a map, simplified; [lon, lat] in degrees. */
export const BoundaryShapes = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(
    z.object({
      type: z.literal("Feature"),
      id: z.int(),
      properties: z.object({ index: z.int() }),
      geometry: z.custom<Boundary>(),
    }),
  ),
});
export type BoundaryShapes = z.infer<typeof BoundaryShapes>;

/** One boundary that is about to be saved with its place: is it valid, and if not, how it would be written. */
export const BoundaryToMend = z.object({ boundary: Boundary });

/** `boundary` is null where nothing would be left of it; `fault` is null where it was valid, and is answered as it came. */
export const MendedBoundary = z.object({
  boundary: z.custom<Boundary>().nullable(),
  fault: z.enum(shapeFaults).nullable(),
  given_ha: z.number(),
  shape_ha: z.number(),
});
export type MendedBoundary = z.infer<typeof MendedBoundary>;

export const boundaryLoads = {
  path: "boundary-loads",
  title: { es: "Cargas de límites", en: "Loads of boundaries" },
  draft: BoundaryLoadDraft,
  detail: BoundaryLoad,
  answers: { "": allOf(BoundaryLoadSummary), ":id/shapes": BoundaryShapes },
  acts: {
    recognition: { body: BoundaryRecognition, answer: BoundaryLoad },
    choice: { body: BoundaryChoice, answer: Nothing },
  },
} as const;
