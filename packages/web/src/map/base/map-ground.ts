// What is known of a map file before it is drawn, and the sources in which MapLibre finds it.
import type { RasterDEMSourceSpecification, SourceSpecification } from "maplibre-gl";
import type { GroundSchema } from "@atalaya/contract/domain/ground-schemas.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { detailZoom } from "./map-settings.ts";

/** Where a PMTiles file is, and what it holds: `bounds` in degrees, zooms of its tiles, the credit that it names, or "", and pixels of a picture's side. */
type TileFile = {
  url: string;
  minzoom: number;
  maxzoom: number;
  bounds: Bbox;
  attribution: string;
  tile_size?: number;
};

/** Streets, or pictures of the ground. `schema` is null where nobody knows it: then its `layers` are drawn plainly. */
export type MapGround = TileFile & {
  kind: "vector" | "raster";
  schema: GroundSchema | null;
  layers: readonly string[];
  /** Whether its tiles hold the sea: only then may what is not water in it be taken for land, where its schema has no land. */
  has_sea: boolean;
};

/** Heights, written into pictures in one of the two usual ways. */
export type MapRelief = TileFile & { encoding: "terrarium" | "mapbox" };

/** The source of the file that is drawn as ground, and the one of heights. */
export const groundSourceName = "base-ground";
export const reliefSourceName = "base-relief";

/** Farther away the ground that is included says what there is to say, and a file's land may end at the edge of its country. */
export const groundStart = ({ minzoom }: { minzoom: number }): number => Math.max(detailZoom - 1, minzoom);

/** `pictures` come unpacked, `pmtiles` as they are in the file. */
const tilesOf = ({ url, minzoom, maxzoom, bounds, attribution }: TileFile, scheme: "pmtiles" | "pictures") => ({
  tiles: [`${scheme}://${url}/{z}/{x}/{y}`],
  minzoom,
  maxzoom,
  bounds: [...bounds] as [number, number, number, number],
  attribution,
});

const sizeOf = ({ tile_size }: TileFile) => (tile_size ? { tileSize: tile_size } : {});

export const sourceOfGround = (ground: MapGround): SourceSpecification =>
  ground.kind === "vector"
    ? { type: "vector", ...tilesOf(ground, "pmtiles") }
    : { type: "raster", ...tilesOf(ground, "pictures"), ...sizeOf(ground) };

export const sourceOfRelief = (relief: MapRelief): RasterDEMSourceSpecification => ({
  type: "raster-dem",
  encoding: relief.encoding,
  ...tilesOf(relief, "pmtiles"),
  ...sizeOf(relief),
});
