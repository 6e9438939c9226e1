// A PMTiles file in the base map's colours: raster as it is, vector by the Protomaps layer names (version 4).
import type { FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { Language } from "@atalaya/contract/text.ts";
import type { BaseMapColors } from "../../ui/theme/data-colors.ts";
import { labelFonts } from "./label-fonts.ts";
import { detailZoom } from "./map-settings.ts";

export type PmtilesKind = "raster" | "vector";

const source = "base-pmtiles";
const minzoom = detailZoom - 1;
const kinds = (...names: string[]): FilterSpecification => ["in", ["get", "kind"], ["literal", names]];
const isPolygon: FilterSpecification = ["==", ["geometry-type"], "Polygon"];

function area(layer: string, color: string, filter: FilterSpecification): LayerSpecification {
  const id = `base-pmtiles-${layer}`;
  return { id, type: "fill", source, "source-layer": layer, minzoom, filter, paint: { "fill-color": color } };
}

/** `width` in pixels at zoom 16; a quarter of it at zoom 10. */
function line(
  id: string,
  layer: string,
  color: string,
  width: number,
  filter: FilterSpecification,
): LayerSpecification {
  return {
    id: `base-pmtiles-${id}`,
    type: "line",
    source,
    "source-layer": layer,
    minzoom,
    filter,
    layout: { "line-join": "round", "line-cap": "round" },
    paint: {
      "line-color": color,
      "line-width": ["interpolate", ["exponential", 1.5], ["zoom"], 10, width / 4, 16, width],
    },
  };
}

const mainRoads = kinds("highway", "major_road");

/** Where the file has tiles its own ground counts: the coarse land below it would fill bays and bury islands. */
const blank = (colors: BaseMapColors, fileMinzoom: number): LayerSpecification => ({
  id: "base-pmtiles-blank",
  type: "fill",
  source: "base-pmtiles-extent",
  minzoom: Math.max(minzoom, fileMinzoom),
  paint: { "fill-color": colors.water, "fill-antialias": false },
});

/** Ground, water and roads; they go below the grid and all names. */
export function pmtilesGround(
  file: { kind: PmtilesKind; minzoom: number },
  colors: BaseMapColors,
): LayerSpecification[] {
  if (file.kind === "raster")
    return [blank(colors, file.minzoom), { id: "base-pmtiles", type: "raster", source, minzoom }];
  return [
    blank(colors, file.minzoom),
    area("earth", colors.land, isPolygon),
    area("landuse", colors.builtUp, kinds("residential", "urban_area", "industrial", "commercial")),
    area("water", colors.water, isPolygon),
    line("rivers", "water", colors.shoreline, 3, ["==", ["geometry-type"], "LineString"]),
    area("buildings", colors.builtUp, isPolygon),
    line("minor-roads", "roads", colors.minorRoad, 4, kinds("minor_road", "medium_road", "other")),
    line("road-casings", "roads", colors.roadCasing, 10, mainRoads),
    line("roads", "roads", colors.road, 7.5, mainRoads),
    line("boundaries", "boundaries", colors.boundary, 1.6, ["all"]),
  ];
}

export function pmtilesNames(kind: PmtilesKind, colors: BaseMapColors, language: Language): LayerSpecification[] {
  if (kind === "raster") return [];
  const name = ["coalesce", ["get", `name:${language}`], ["get", "name"]] as const;
  const halo = { "text-halo-color": colors.halo, "text-halo-width": 1.5 };
  return [
    {
      id: "base-pmtiles-road-names",
      type: "symbol",
      source,
      "source-layer": "roads",
      minzoom: 14,
      layout: {
        "symbol-placement": "line",
        "text-field": [...name] as never,
        "text-font": labelFonts.regular,
        "text-size": 11,
      },
      paint: { "text-color": colors.smallLabel, ...halo },
    },
    {
      id: "base-pmtiles-localities",
      type: "symbol",
      source,
      "source-layer": "places",
      minzoom,
      filter: kinds("locality", "neighbourhood"),
      layout: {
        "text-field": [...name] as never,
        "text-font": labelFonts.regular,
        "text-size": ["interpolate", ["linear"], ["zoom"], 9, 11, 14, 13],
        "text-max-width": 8,
      },
      paint: { "text-color": colors.smallLabel, ...halo },
    },
  ];
}
