// The map's background as a MapLibre style. By default every byte of it comes from our own server.
import type {
  GeoJSONSourceSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from "maplibre-gl";
import type { Feature } from "geojson";
import type { Language } from "@atalaya/contract/text.ts";
import { baseMap } from "../../ui/theme/data-colors.ts";
import { ownAddress } from "../../api/own-address.ts";
import { landLayers, nameLayers, townLayer } from "./base-layers.ts";
import { groundNames, groundSource, noDetail, type LandDetail } from "./fine-grounds.ts";
import { fontFaces } from "./label-fonts.ts";
import { landSource } from "./land-tiles.ts";
import { detailZoom, type MapSettings } from "./map-settings.ts";
import type { ColorScheme, MapPlace } from "../view/map-types.ts";
import { pmtilesGround, pmtilesNames } from "./pmtiles-layers.ts";
import { seaNames } from "./sea-names.ts";
import { absoluteTemplate } from "../view/tile-requests.ts";
import type { OpenPmtiles } from "./use-pmtiles.ts";

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

const extent = ([west, south, east, north]: OpenPmtiles["bounds"]): Feature => ({
  type: "Feature",
  properties: {},
  geometry: {
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
  },
});

const placePoint = ({ id, reason_social, lon, lat }: MapPlace) => at([lon, lat], { id, name: reason_social });
const seaPoint = ({ name, at: position, minzoom }: (typeof seaNames)[number]) =>
  at(position, { name_es: name.es, name_en: name.en, minzoom });

const begun = (detail: LandDetail) => groundNames.filter((name) => detail[name] !== "none");

/** What is known only after the map has opened: how far the fine grounds have come, and what the PMTiles file holds. */
export type LoadedParts = { detail: LandDetail; pmtiles: OpenPmtiles | null };

function sources(
  settings: MapSettings,
  places: MapPlace[],
  { detail, pmtiles }: LoadedParts,
): Record<string, SourceSpecification> {
  return {
    "base-world": landSource("world"),
    ...Object.fromEntries(begun(detail).map((name) => [groundSource(name), landSource(name)])),
    "base-countries": file("countries.geojson"),
    "base-seas": points(seaNames.map(seaPoint)),
    "base-graticule": points([]),
    "base-places": points(places.map(placePoint)),
    ...(pmtiles && {
      "base-pmtiles": { type: pmtiles.kind, url: `pmtiles://${pmtiles.url}`, attribution: pmtiles.attribution },
      "base-pmtiles-extent": points([extent(pmtiles.bounds)]),
    }),
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

/** The offline base map, with the configured raster or PMTiles file over it at municipal scale. All ids start with "base-". */
export function baseStyle(
  scheme: ColorScheme,
  language: Language,
  settings: MapSettings,
  places: MapPlace[],
  loaded: LoadedParts = { detail: noDetail, pmtiles: null },
): StyleSpecification {
  const colors = baseMap[scheme];
  const { detail, pmtiles } = loaded;
  const named = places.map(({ reason_social }) => reason_social);
  const graticule: LayerSpecification = {
    id: "base-graticule",
    type: "line",
    source: "base-graticule",
    paint: { "line-color": colors.waterLabel, "line-width": 0.6, "line-opacity": scheme === "light" ? 0.22 : 0.2 },
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
      ...(pmtiles ? pmtilesGround(pmtiles, colors) : []),
      ...(settings.raster_url ? [raster] : []),
      graticule,
      ...(pmtiles ? pmtilesNames(pmtiles.kind, colors, language) : []),
      // A file with vectors says the names of its towns itself.
      ...(detail.chile === "none" || pmtiles?.kind === "vector" ? [] : [townLayer(colors, named)]),
      ...nameLayers(colors, language),
    ],
  };
}
