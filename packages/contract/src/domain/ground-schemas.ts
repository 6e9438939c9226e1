// Which of the usual ways of naming layers a vector map file follows, told by what it says of itself.
import { z } from "zod";

export const groundSchemas = ["protomaps", "openmaptiles", "shortbread"] as const;
export type GroundSchema = (typeof groundSchemas)[number];

/** A layer as the description of a map file lists it (TileJSON 3: `vector_layers`); what else is said of it is not asked for. */
const VectorLayer = z.object({ id: z.string(), fields: z.record(z.string(), z.unknown()).optional() });
export type VectorLayer = z.infer<typeof VectorLayer>;

/** Layers that only this schema has, and the field by which it tells the features of a layer apart. */
type Signs = { own: readonly string[]; fields: readonly string[] };

const signs: Record<GroundSchema, Signs> = {
  protomaps: {
    own: ["earth", "roads", "places", "natural", "transit", "physical_line", "physical_point"],
    // Version 3 has a prefix before it.
    fields: ["kind", "pmap:kind"],
  },
  openmaptiles: {
    own: [
      "transportation",
      "transportation_name",
      "waterway",
      "water_name",
      "building",
      "boundary",
      "place",
      "poi",
      "housenumber",
      "mountain_peak",
      "aeroway",
      "aerodrome_label",
    ],
    fields: ["class", "admin_level", "housenumber", "render_height"],
  },
  shortbread: {
    own: [
      "ocean",
      "water_polygons",
      "water_polygons_labels",
      "water_lines",
      "water_lines_labels",
      "streets",
      "street_polygons",
      "street_labels",
      "place_labels",
      "boundary_labels",
      "sites",
      "addresses",
      "public_transport",
      "pier_polygons",
      "pier_lines",
    ],
    fields: ["kind", "admin_level", "housenumber", "name"],
  },
};

/** One layer alone may be called like this by chance; two of them are not. */
const enough = 2;

/** A layer that says what its features carry, and says nothing of what this schema carries, only has the same name. */
const isOf = ({ own, fields }: Signs, layer: VectorLayer): boolean => {
  const said = Object.keys(layer.fields ?? {});
  return own.includes(layer.id) && (said.length === 0 || fields.some((field) => said.includes(field)));
};

/** The layers that a file's description lists; none where it lists them otherwise, or not at all. */
export function vectorLayersOf(metadata: unknown): VectorLayer[] {
  const parsed = z.object({ vector_layers: z.array(VectorLayer) }).safeParse(metadata);
  return parsed.success ? parsed.data.vector_layers : [];
}

/** null where the layers follow none of the schemas, or as much of one as of another. */
export function schemaOf(layers: readonly VectorLayer[]): GroundSchema | null {
  const counted = groundSchemas
    .map((schema) => ({ schema, count: layers.filter((layer) => isOf(signs[schema], layer)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  return first && second && first.count >= enough && first.count > second.count ? first.schema : null;
}

/** How a vector tile writes the name of a layer, or a value, that is "ocean": mark of the field, length, letters. */
const ocean = [0x0a, 5, ...Array.from("ocean", (letter) => letter.charCodeAt(0))];

/**
 * Whether a vector tile (not compressed) holds sea as an area. OpenMapTiles and Shortbread have no land, which is whatever is not water: in a
 * file made without coastlines that would be the sea as well.
 */
export const holdsSea = (tile: Uint8Array): boolean =>
  tile.some((_, at) => ocean.every((byte, further) => tile[at + further] === byte));
