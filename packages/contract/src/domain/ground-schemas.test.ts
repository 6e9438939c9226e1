// Telling map files apart by the layers that they list: lists as the makers of such files write them.
import { expect, test } from "vitest";
import { holdsSea, schemaOf, vectorLayersOf, type VectorLayer } from "./ground-schemas.ts";

const layers = (ids: string, fields: Record<string, string> = {}): VectorLayer[] =>
  ids.split(" ").map((id) => ({ id, fields }));

const kind = { kind: "String", kind_detail: "String", name: "String", min_zoom: "Number" };
const protomaps4 = layers("boundaries buildings earth landcover landuse places pois roads water", kind);
const protomaps3 = layers(
  "boundaries buildings earth landuse natural physical_line physical_point places pois roads transit water",
  { "pmap:kind": "String", "pmap:min_zoom": "Number", name: "String" },
);
const openMapTiles: VectorLayer[] = [
  ...layers("water waterway landcover landuse park boundary aeroway transportation", {
    class: "String",
    brunnel: "String",
  }),
  ...layers("transportation_name water_name place poi mountain_peak", {
    name: "String",
    "name:latin": "String",
    class: "String",
  }),
  { id: "building", fields: { render_height: "Number" } },
  { id: "housenumber", fields: { housenumber: "String" } },
];
const shortbread = layers(
  "ocean water_polygons water_polygons_labels water_lines water_lines_labels land sites buildings streets street_polygons streets_polygons_labels street_labels street_labels_points place_labels boundaries boundary_labels addresses bridges aerialways ferries pois public_transport dam_lines dam_polygons pier_lines pier_polygons",
  { kind: "String", name: "String", name_en: "String", admin_level: "Number", housenumber: "String" },
);

test.each([
  ["Protomaps in version 4", protomaps4, "protomaps"],
  ["Protomaps in version 3, with its prefix", protomaps3, "protomaps"],
  ["OpenMapTiles", openMapTiles, "openmaptiles"],
  ["Shortbread", shortbread, "shortbread"],
] as const)("the layers of %s are known", (_name, list, schema) => {
  expect(schemaOf(list)).toBe(schema);
});

test("a file that has only a part of its schema, or says nothing of the fields, is known as well", () => {
  expect(schemaOf(layers("earth water roads places"))).toBe("protomaps");
  expect(schemaOf(layers("transportation building"))).toBe("openmaptiles");
  expect(schemaOf(layers("streets water_polygons buildings"))).toBe("shortbread");
});

test("own layers, one name in common with a schema, and names in common whose fields are others, are no schema", () => {
  expect(schemaOf([])).toBeNull();
  expect(schemaOf(layers("comunas sectores"))).toBeNull();
  expect(schemaOf(layers("roads catastro", kind))).toBeNull();
  expect(schemaOf(layers("roads places", { rol: "String", nombre: "String" }))).toBeNull();
  expect(schemaOf(layers("roads places streets sites"))).toBeNull();
});

test("what a file says of itself is read with whatever else it says; a description of another shape lists nothing", () => {
  const said = { name: "Comuna", vector_layers: [{ id: "earth", minzoom: 0, fields: { kind: "String" } }] };
  expect(vectorLayersOf(said)).toEqual([{ id: "earth", fields: { kind: "String" } }]);
  for (const other of [null, "earth", {}, { vector_layers: "earth" }, { vector_layers: [{ name: "earth" }] }])
    expect(vectorLayersOf(other)).toEqual([]);
});

test("the sea is found in a tile, as a layer or as a value, and nowhere else", () => {
  const tile = (...bytes: (number | string)[]) =>
    Uint8Array.from(
      bytes.flatMap((it) => (typeof it === "number" ? [it] : Array.from(it, (letter) => letter.charCodeAt(0)))),
    );
  expect(holdsSea(tile(0x1a, 20, 0x0a, 5, "ocean", 0x78, 2))).toBe(true);
  expect(holdsSea(tile(0x1a, 20, 0x0a, 5, "water", 0x22, 7, 0x0a, 5, "ocean"))).toBe(true);
  expect(holdsSea(tile(0x1a, 20, 0x0a, 7, "oceanic", 0x0a, 5, "place"))).toBe(false);
  expect(holdsSea(tile(0x1a, 20, 0x1a, 5, "ocean"))).toBe(false);
  expect(holdsSea(new Uint8Array())).toBe(false);
});
