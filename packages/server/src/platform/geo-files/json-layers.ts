// GeoJSON (RFC 7946, and the older one that names a coordinate system) and TopoJSON.
import { feature } from "topojson-client";
import { cutFeatures, itemAt } from "./cut-features.ts";
import { GeoFileProblem, type Feature, type GeoFile, type Layer } from "./geo-file.ts";
import { asItIs } from "./epsg-systems.ts";
import { projectionOf } from "./projections.ts";

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const featureOf = (item: Json): Feature => ({
  properties: {
    ...(item["id"] !== undefined && { id: item["id"] }),
    ...(isObject(item["properties"]) && item["properties"]),
  },
  geometry: item["type"] === "Feature" ? item["geometry"] : item,
});

/** `crs` of GeoJSON before 2016: `{ properties: { name: "urn:ogc:def:crs:EPSG::32719" } }`. */
function namedSystem({ crs }: Json): string | null {
  const properties = isObject(crs) ? crs["properties"] : null;
  const name = isObject(properties) ? properties["name"] : null;
  return typeof name === "string" ? name : null;
}

export function readJson(bytes: Buffer): GeoFile {
  const { rest, pieces } = cutFeatures(bytes);
  if (rest["type"] === "Topology") return { format: "topojson", layers: topologyLayers(rest) };
  const crs = namedSystem(rest);
  const items = function* () {
    if (rest["type"] !== "FeatureCollection") yield featureOf(rest);
    for (const piece of pieces) yield featureOf(itemAt(bytes, piece));
  };
  const layer = { name: "", crs, toDegrees: crs ? projectionOf(crs) : asItIs, features: items };
  return { format: "geojson", layers: [layer] };
}

/** Each object of a topology is a layer; arcs that are shared are the same numbers in both. */
function topologyLayers(topology: Json): Layer[] {
  const { objects } = topology;
  if (!isObject(objects)) throw new GeoFileProblem("geo_unreadable");
  return Object.entries(objects).map(([name, object]) => ({
    name,
    crs: null,
    toDegrees: asItIs,
    features: function* () {
      for (const item of whole(topology, object)) yield featureOf(item);
    },
  }));
}

function whole(topology: Json, object: unknown): Json[] {
  try {
    const made = feature(topology as never, object as never) as unknown as Json;
    return Array.isArray(made["features"]) ? (made["features"] as Json[]) : [made];
  } catch (cause) {
    throw new GeoFileProblem("geo_unreadable", {}, cause);
  }
}
