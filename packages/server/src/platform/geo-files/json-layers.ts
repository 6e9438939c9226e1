// GeoJSON (RFC 7946, the older one that names a coordinate system, and one feature a line) and TopoJSON.
import { itemsOf, lookAround, textsOf } from "./cut-features.ts";
import { unreadable, type Feature, type GeoFile, type Source } from "./geo-file.ts";
import { named } from "./projections.ts";
import { topologyLayers } from "./topology.ts";

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

/** What takes others in; anything else is a feature or a geometry of its own. */
const isCollection = (type: unknown) => type === "FeatureCollection" || type === "Topology";

export async function readJson(source: Source): Promise<GeoFile> {
  const { rest, isFollowed } = await lookAround(source);
  if (isFollowed && isCollection(rest["type"])) throw unreadable();
  if (rest["type"] === "Topology") return { format: "topojson", layers: topologyLayers(rest, featureOf) };
  const features = async function* () {
    if (isFollowed) for await (const text of textsOf(source)) yield featureOf(text);
    else if (rest["type"] !== "FeatureCollection") yield featureOf(rest);
    else for await (const item of itemsOf(source)) yield featureOf(item);
  };
  return { format: "geojson", layers: [{ name: "", ...named(namedSystem(rest)), hasGeometry: true, features }] };
}
