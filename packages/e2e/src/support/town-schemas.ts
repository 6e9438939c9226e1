// The invented town in the words of each schema: which layer each thing stands in, and with which fields.
import type { GroundSchema } from "@atalaya/contract/domain/ground-schemas.ts";
import type { Thing } from "./town.ts";

export type Said = { layer: string; fields: Record<string, string | number | boolean> };

type Words = Partial<Record<Thing["what"], Said[]>>;

const one = (layer: string, fields: Said["fields"] = {}): Said[] => [{ layer, fields }];

const protomaps: Words = {
  land: one("earth", { kind: "earth" }),
  sea: one("water", { kind: "ocean" }),
  lake: one("water", { kind: "lake" }),
  river: one("water", { kind: "river" }),
  town_area: one("landuse", { kind: "residential" }),
  wood: one("landuse", { kind: "forest" }),
  park: one("landuse", { kind: "park" }),
  pier: one("landuse", { kind: "pier" }),
  motorway: one("roads", { kind: "highway", kind_detail: "motorway" }),
  main: one("roads", { kind: "major_road", kind_detail: "secondary" }),
  street: one("roads", { kind: "minor_road", kind_detail: "residential" }),
  path: one("roads", { kind: "path", kind_detail: "steps" }),
  rail: one("roads", { kind: "rail", kind_detail: "rail" }),
  building: one("buildings", { kind: "building" }),
  number: one("buildings", { kind: "address" }),
  region_border: one("boundaries", { kind: "region", kind_detail: 4 }),
  town: one("places", { kind: "locality", kind_detail: "city", population_rank: 11 }),
  quarter: one("places", { kind: "neighbourhood" }),
  peak: one("pois", { kind: "peak" }),
  hospital: one("pois", { kind: "hospital" }),
  fire_station: one("pois", { kind: "fire_station" }),
  police: one("pois", { kind: "police" }),
  school: one("pois", { kind: "school" }),
};

const street = (kind: string): Said[] => [
  { layer: "transportation", fields: { class: kind } },
  { layer: "transportation_name", fields: { class: kind } },
];

const openmaptiles: Words = {
  sea: one("water", { class: "ocean" }),
  lake: one("water", { class: "lake" }),
  river: one("waterway", { class: "river" }),
  town_area: one("landuse", { class: "residential" }),
  wood: one("landcover", { class: "wood", subclass: "forest" }),
  park: one("park", { class: "public_park" }),
  pier: one("transportation", { class: "pier" }),
  motorway: street("motorway"),
  main: street("secondary"),
  street: street("minor"),
  path: street("path"),
  rail: one("transportation", { class: "rail", subclass: "rail" }),
  building: one("building", { render_height: 5 }),
  number: one("housenumber"),
  region_border: one("boundary", { admin_level: 4, maritime: 0 }),
  town: one("place", { class: "city", rank: 5 }),
  quarter: one("place", { class: "neighbourhood", rank: 9 }),
  peak: one("mountain_peak", { class: "peak", rank: 1 }),
  hospital: one("poi", { class: "hospital", subclass: "hospital" }),
  fire_station: one("poi", { class: "fire_station", subclass: "fire_station" }),
  police: one("poi", { class: "police", subclass: "police" }),
  school: one("poi", { class: "school", subclass: "school" }),
};

const named = (kind: string): Said[] => [
  { layer: "streets", fields: { kind } },
  { layer: "street_labels", fields: { kind } },
];

const shortbread: Words = {
  sea: one("ocean"),
  lake: one("water_polygons", { kind: "water" }),
  river: [...one("water_lines", { kind: "river" }), ...one("water_lines_labels", { kind: "river" })],
  town_area: one("land", { kind: "residential" }),
  wood: one("land", { kind: "forest" }),
  park: one("land", { kind: "park" }),
  pier: one("pier_polygons", { kind: "pier" }),
  motorway: named("motorway"),
  main: named("secondary"),
  street: named("residential"),
  path: named("steps"),
  rail: one("streets", { kind: "rail", rail: true }),
  building: one("buildings", { dummy: 1 }),
  number: one("addresses"),
  region_border: one("boundaries", { admin_level: 4, maritime: false }),
  town: one("place_labels", { kind: "city", population: 100_000 }),
  quarter: one("place_labels", { kind: "neighbourhood" }),
  hospital: one("pois", { amenity: "hospital" }),
  fire_station: one("pois", { amenity: "fire_station" }),
  police: one("pois", { amenity: "police" }),
  school: one("pois", { amenity: "school" }),
};

const words: Record<GroundSchema, Words> = { protomaps, openmaptiles, shortbread };

const numberField = { protomaps: "addr_housenumber", openmaptiles: "housenumber", shortbread: "housenumber" } as const;
const englishField = { protomaps: "name:en", openmaptiles: "name:en", shortbread: "name_en" } as const;
const heightField = { protomaps: "elevation", openmaptiles: "ele", shortbread: "ele" } as const;

/** Where a thing stands in a schema, with its fields; empty where the schema has no such thing. */
export const inSchema = (schema: GroundSchema, { what, name, name_en, height }: Thing): Said[] =>
  (words[schema][what] ?? []).map(({ layer, fields }) => ({
    layer,
    fields: {
      ...fields,
      ...(name !== undefined && { [what === "number" ? numberField[schema] : "name"]: name }),
      ...(name_en !== undefined && { [englishField[schema]]: name_en }),
      ...(height !== undefined && { [heightField[schema]]: height }),
    },
  }));
