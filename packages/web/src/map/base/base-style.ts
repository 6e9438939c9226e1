// The map's background as a MapLibre style. By default every byte of it comes from our own server.
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from "maplibre-gl";
import type { Feature, Polygon } from "geojson";
import type { Language } from "@atalaya/contract/text.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { baseMap, type BaseMapColors } from "../../ui/theme/data-colors.ts";
import { gridLabelLayer, landLayers, nameLayers, townLayer } from "./base-layers.ts";
import { ownAddress } from "../../api/own-address.ts";
import { groundNames, groundSource, noDetail, type LandDetail } from "./fine-grounds.ts";
import { fontFaces } from "./label-fonts.ts";
import { landSource } from "./land-tiles.ts";
import { blankLayer, groundExtent, landAreas, waterAndHouses } from "./ground-areas.ts";
import { lineLayers, plainLayers } from "./ground-lines.ts";
import { groundNames as namesOfGround } from "./ground-names.ts";
import {
  groundSourceName,
  groundStart,
  reliefSourceName,
  sourceOfGround,
  sourceOfRelief,
  type MapGround,
  type MapRelief,
} from "./map-ground.ts";
import { detailZoom, type MapSettings } from "./map-settings.ts";
import type { ColorScheme, MapPlace } from "../view/map-types.ts";
import { hillshadeLayers } from "./relief-layers.ts";
import { seaNames } from "./sea-names.ts";
import { absoluteTemplate } from "../view/tile-requests.ts";
import { vocabularies } from "./vocabulary/vocabularies.ts";

const file = (name: string): GeoJSONSourceSpecification => ({
  type: "geojson",
  data: new URL(ownAddress(`/basemap/${name}`), document.baseURI).href,
  tolerance: 0.3,
});

const points = (features: Feature[]): GeoJSONSourceSpecification => ({
  type: "geojson",
  data: { type: "FeatureCollection", features },
});

const at = (coordinates: number[], properties: Feature["properties"]): Feature => ({
  type: "Feature",
  properties,
  geometry: { type: "Point", coordinates },
});

const extent = ([west, south, east, north]: Bbox): Polygon => ({
  type: "Polygon",
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

const placePoint = ({ id, reason_social, lon, lat }: MapPlace) => at([lon, lat], { id, name: reason_social });
const seaPoint = ({ name, at: position, minzoom }: (typeof seaNames)[number]) =>
  at(position, { name_es: name.es, name_en: name.en, minzoom });

const begun = (detail: LandDetail) => groundNames.filter((name) => detail[name] !== "none");

/** What is known only after the map has opened: how far the fine grounds have come, and which files lie over and under it. */
export type LoadedParts = {
  detail: LandDetail;
  ground: MapGround | null;
  /** Whether tiles of the ground are there, so that what lies below may be covered. */
  hasArrived: boolean;
  relief: MapRelief | null;
};

function sources(
  settings: MapSettings,
  places: MapPlace[],
  { detail, ground, relief }: LoadedParts,
): Record<string, SourceSpecification> {
  return {
    "base-world": landSource("world"),
    ...Object.fromEntries(begun(detail).map((name) => [groundSource(name), landSource(name)])),
    "base-countries": file("countries.geojson"),
    "base-seas": points(seaNames.map(seaPoint)),
    "base-graticule": points([]),
    "base-places": points(places.map(placePoint)),
    ...(ground && {
      [groundSourceName]: sourceOfGround(ground),
      [groundExtent]: points([{ type: "Feature", properties: {}, geometry: extent(ground.bounds) }]),
    }),
    ...(relief && { [reliefSourceName]: sourceOfRelief(relief) }),
    ...(settings.raster_url && {
      "base-raster": {
        type: "raster",
        tiles: [absoluteTemplate(settings.raster_url, window.location.origin)],
        tileSize: 256,
        attribution: settings.raster_attribution ?? "",
      },
    }),
  };
}

type GroundState = { ground: MapGround; hasArrived: boolean };

/** What a file of streets gives to the map, from bottom to top; `shown` are the names that the console says itself. */
function partsOfGround(
  { ground, hasArrived }: GroundState,
  colors: BaseMapColors,
  language: Language,
  shown: readonly string[],
) {
  const minzoom = groundStart(ground);
  const vocabulary = ground.schema && vocabularies[ground.schema];
  const below = hasArrived ? blankLayer(ground, colors, vocabulary) : [];
  if (ground.kind === "raster") {
    // At once: whoever looks for a street does not wait for it to fade in.
    const paint = { "raster-fade-duration": 0 };
    const picture: LayerSpecification = {
      id: groundSourceName,
      type: "raster",
      source: groundSourceName,
      minzoom,
      paint,
    };
    return { land: [], above: [...below, picture], names: [] };
  }
  if (!vocabulary) return { land: [], above: plainLayers(ground.layers, colors, minzoom), names: [] };
  return {
    land: [...below, ...landAreas(vocabulary, colors, minzoom)],
    above: [...waterAndHouses(vocabulary, colors, minzoom), ...lineLayers(vocabulary, colors, minzoom)],
    names: namesOfGround(vocabulary, { colors, language, minzoom, shown }),
  };
}

/** Where a file says the names of its towns itself. */
const townsSaid = (ground: MapGround | null) =>
  ground?.schema ? { from: groundStart(ground), within: extent(ground.bounds) } : null;

const betweenStreets = (opacity: number): ExpressionSpecification => [
  "interpolate",
  ["linear"],
  ["zoom"],
  11,
  opacity,
  13,
  opacity / 2.5,
];

/** The offline base map, with the configured raster or a map file over it at municipal scale. All ids start with "base-". */
export function baseStyle(
  scheme: ColorScheme,
  language: Language,
  settings: MapSettings,
  places: MapPlace[],
  loaded: LoadedParts = { detail: noDetail, ground: null, hasArrived: false, relief: null },
): StyleSpecification {
  const { detail, ground, hasArrived, relief } = loaded;
  const isPicture = ground?.kind === "raster" || Boolean(settings.raster_url);
  const colors = baseMap[scheme];
  // Whatever a picture shows below them, names have to be read.
  const nameColors = isPicture ? { ...colors, halo: colors.solidHalo } : colors;
  const named = places.map(({ reason_social }) => reason_social);
  const parts = ground && partsOfGround({ ground, hasArrived }, colors, language, named);
  const faint = scheme === "light" ? 0.22 : 0.2;
  // Between streets the grid is one net too many.
  const gridOpacity = parts?.names.length ? betweenStreets(faint) : faint;
  const graticule: LayerSpecification = {
    id: "base-graticule",
    type: "line",
    source: "base-graticule",
    paint: { "line-color": colors.waterLabel, "line-width": 0.6, "line-opacity": gridOpacity },
  };
  const raster: LayerSpecification = {
    id: "base-raster",
    type: "raster",
    source: "base-raster",
    minzoom: detailZoom - 1,
    paint: { "raster-opacity": ["interpolate", ["linear"], ["zoom"], detailZoom - 1, 0, detailZoom, 1] },
  };
  return {
    version: 8,
    "font-faces": fontFaces(),
    sources: sources(settings, places, loaded),
    layers: [
      { id: "base-water", type: "background", paint: { "background-color": colors.water } },
      ...landLayers(colors, detail),
      ...(parts?.land ?? []),
      ...(relief ? hillshadeLayers(relief, colors) : []),
      ...(parts?.above ?? []),
      ...(settings.raster_url ? [raster] : []),
      graticule,
      gridLabelLayer(nameColors, language),
      ...(parts?.names ?? []),
      ...(detail.chile === "none" ? [] : [townLayer(nameColors, named, townsSaid(ground))]),
      ...nameLayers(nameColors, language),
    ],
  };
}
