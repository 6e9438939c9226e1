// The layers in which map files are drawn: for each schema, both languages and both looks.
import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, test } from "vitest";
import { groundSchemas, type GroundSchema } from "@atalaya/contract/domain/ground-schemas.ts";
import { baseMap } from "../../ui/theme/data-colors.ts";
import { blankLayer, landAreas, waterAndHouses } from "./ground-areas.ts";
import { lineLayers, plainLayers } from "./ground-lines.ts";
import { groundNames } from "./ground-names.ts";
import { groundStart, sourceOfGround, sourceOfRelief, type MapGround } from "./map-ground.ts";
import { hillshadeLayers } from "./relief-layers.ts";
import { vocabularies } from "./vocabulary/vocabularies.ts";

const url = "/basemap/comuna.pmtiles";
const file = { url, minzoom: 0, maxzoom: 14, bounds: [-71.7, -33.2, -71.3, -32.8] as const, attribution: "" };
const groundOf = (change: Partial<MapGround>): MapGround => ({
  ...file,
  bounds: [...file.bounds],
  kind: "vector",
  schema: null,
  layers: [],
  has_sea: false,
  ...change,
});
const relief = { ...file, bounds: [...file.bounds] as MapGround["bounds"], encoding: "terrarium" } as const;

/** Layers of each schema as its makers document them. */
const documented: Record<GroundSchema, string> = {
  protomaps:
    "boundaries buildings earth landcover landuse natural physical_line physical_point places pois roads transit water",
  openmaptiles:
    "water waterway landcover landuse park boundary aeroway transportation transportation_name water_name place poi mountain_peak building housenumber",
  shortbread:
    "ocean water_polygons water_polygons_labels water_lines water_lines_labels land sites buildings streets street_polygons street_labels place_labels boundaries boundary_labels addresses bridges ferries pois public_transport dam_lines dam_polygons pier_lines pier_polygons",
};

const mostLayers = 30;

describe.each(groundSchemas)("a file of %s", (schema) => {
  const ground = groundOf({ schema, has_sea: true });
  const vocabulary = vocabularies[schema];
  const minzoom = groundStart(ground);
  const drawn = (scheme: "light" | "dark", language: "es" | "en") => {
    const colors = baseMap[scheme];
    return [
      ...blankLayer(ground, colors, vocabulary),
      ...landAreas(vocabulary, colors, minzoom),
      ...hillshadeLayers(relief, colors),
      ...waterAndHouses(vocabulary, colors, minzoom),
      ...lineLayers(vocabulary, colors, minzoom),
      ...groundNames(vocabulary, { colors, language, minzoom, shown: ["Viña del Mar"] }),
    ];
  };
  const layers = drawn("light", "es");

  test.each(["light", "dark"] as const)("is drawn as MapLibre understands it, in the %s look", (scheme) => {
    const style = {
      version: 8,
      sources: {
        "base-ground": sourceOfGround(ground),
        "base-ground-extent": { type: "geojson", data: { type: "FeatureCollection", features: [] } },
        "base-relief": sourceOfRelief(relief),
      },
      // The letters come from files of our own, which this checker has no word for.
      glyphs: "own://{fontstack}/{range}",
      layers: drawn(scheme, "en"),
    };
    expect(validateStyleMin(style as never)).toEqual([]);
    expect(JSON.stringify(style)).not.toMatch(/https?:/);
  });

  test("is drawn in few layers, all of them the ground's and of what the schema has", () => {
    const ids = layers.map(({ id }) => id);
    expect(ids.length).toBeLessThanOrEqual(mostLayers);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^base-/);
    const known = documented[schema].split(" ");
    for (const layer of layers)
      if (layer.type !== "background" && layer.source === "base-ground")
        expect(known).toContain("source-layer" in layer ? layer["source-layer"] : "none");
  });

  test("begins with its own land, so that no coarser one fills its bays", () => {
    const [blank] = layers;
    const color = schema === "protomaps" ? baseMap.light.water : baseMap.light.land;
    expect(blank).toMatchObject({ id: "base-ground-blank", minzoom: 8, paint: { "fill-color": color } });
  });

  test("has hills over its land and below water, houses, roads and names", () => {
    const at = (id: string) => layers.findIndex((layer) => layer.id === id);
    const parts = ["green", "relief", "water", "buildings", "road-casings", "roads", "street-names", "towns"];
    const order = parts.map((part) => at(part === "relief" ? "base-relief" : `base-ground-${part}`));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test("says its names in the reader's language, and as they are used there where it has no other", () => {
    for (const language of ["es", "en"] as const) {
      const fields = vocabulary.names(language);
      expect(fields[0]).toMatch(new RegExp(`^name[:_]${language}$`));
      expect(fields.at(-1)).toBe("name");
      const said = drawn("light", language).filter(({ type }) => type === "symbol");
      for (const layer of said)
        if (!layer.id.includes("house-numbers")) expect(JSON.stringify(layer.layout)).toContain(fields[0]);
    }
  });

  test("leaves the names of the console's own places to the console", () => {
    const towns = layers.find(({ id }) => id === "base-ground-towns");
    expect(JSON.stringify(towns)).toContain("Viña del Mar");
  });
});

test("a file without land of its own and without the sea is drawn over the land that is there", () => {
  const blankOf = (change: Partial<MapGround>) => {
    const ground = groundOf(change);
    return blankLayer(ground, baseMap.light, ground.schema && vocabularies[ground.schema]);
  };
  expect(blankOf({ schema: "openmaptiles", has_sea: false })).toEqual([]);
  expect(blankOf({ schema: null })).toEqual([]);
  expect(blankOf({ kind: "raster", minzoom: 10 })).toMatchObject([{ minzoom: 10 }]);
});

test("a file of an unknown schema is drawn as hairlines, and a long list of layers is cut", () => {
  const plain = plainLayers(["comunas", "sectores"], baseMap.light, 8);
  expect(plain.map((layer) => [layer.type, "source-layer" in layer && layer["source-layer"]])).toEqual([
    ["line", "comunas"],
    ["line", "sectores"],
  ]);
  const many = Array.from({ length: 80 }, (_, index) => `layer_${index}`);
  expect(plainLayers(many, baseMap.light, 8).length).toBeLessThan(mostLayers);
});
