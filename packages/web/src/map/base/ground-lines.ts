// Roads, rails, ferries and boundaries of a map file. Roads of all classes share two layers, so that a map stays light.
import type { LayerSpecification } from "maplibre-gl";
import type { BaseMapColors } from "../../ui/theme/data-colors.ts";
import { partLayers } from "./ground-parts.ts";
import { isPoint, not } from "./vocabulary/conditions.ts";
import type { Expression, Vocabulary } from "./vocabulary/vocabulary.ts";

type Lines = Pick<Vocabulary, "roads" | "paths" | "rail" | "ferries" | "runways" | "boundaries">;

const round = { "line-join": "round", "line-cap": "round" };

/** Pixels at each zoom for motorway, main road, street and lane. */
const roadWidths: readonly (readonly [zoom: number, ...widths: [number, number, number, number]])[] = [
  [8, 1, 0.5, 0, 0],
  [11, 2.2, 1.5, 0.5, 0],
  [13, 4, 3, 1.5, 0.6],
  [14, 5.5, 4.6, 2.8, 1.4],
  [16, 11, 10, 7.5, 4],
  [18, 22, 20, 16, 9],
  [20, 60, 56, 46, 28],
];

function widthsOf(it: Lines["roads"], toWidth: (width: number, zoom: number) => number): Expression {
  const { motorway, main, street } = it.classes;
  const stops = roadWidths.flatMap(([zoom, ...widths]) => {
    const [a, b, c, d] = widths.map((width) => toWidth(width, zoom));
    return [zoom, ["case", motorway, a, main, b, street, c, d]];
  });
  return ["interpolate", ["exponential", 1.5], ["zoom"], ...stops] as unknown as Expression;
}

/** Where a road is still a hair, an edge beside it would be all that one sees. */
const casing = (width: number, zoom: number) => (width < 1 ? 0 : width + (zoom < 14 ? 1 : 1.6));

function roadLayers({ roads }: Lines, colors: BaseMapColors, minzoom: number): LayerSpecification[] {
  const { motorway, main, street } = roads.classes;
  const sorted = { ...round, "line-sort-key": ["case", motorway, 4, main, 3, street, 2, 1] };
  const dimmed = (share: number) => ["case", roads.isTunnel, share / 3, share];
  return [
    ...partLayers("road-casings", [roads], {
      type: "line",
      minzoom,
      layout: { ...round },
      paint: { "line-color": colors.roadCasing, "line-width": widthsOf(roads, casing), "line-opacity": dimmed(0.9) },
    }),
    ...partLayers("roads", [roads], {
      type: "line",
      minzoom,
      layout: sorted,
      paint: {
        "line-color": ["case", ["any", motorway, main], colors.road, colors.minorRoad],
        "line-width": widthsOf(roads, (width) => width),
        "line-opacity": dimmed(1),
      },
    }),
  ];
}

/** From bottom to top. */
export function lineLayers(it: Lines, colors: BaseMapColors, minzoom: number): LayerSpecification[] {
  const { isCountry } = it.boundaries;
  return [
    ...partLayers("ferries", it.ferries, {
      type: "line",
      minzoom: Math.max(minzoom, 10),
      paint: { "line-color": colors.waterLabel, "line-width": 0.8, "line-dasharray": [5, 4], "line-opacity": 0.5 },
    }),
    ...partLayers("runways", it.runways, {
      type: "line",
      minzoom: Math.max(minzoom, 10),
      paint: {
        "line-color": colors.roadCasing,
        "line-width": ["interpolate", ["exponential", 1.7], ["zoom"], 10, 1, 14, 7, 18, 50],
      },
    }),
    ...partLayers("paths", it.paths, {
      type: "line",
      minzoom: Math.max(minzoom, 14),
      layout: { "line-join": "round" },
      paint: {
        "line-color": colors.path,
        "line-width": ["interpolate", ["linear"], ["zoom"], 14, 0.8, 17, 1.6, 20, 4],
        "line-dasharray": [2.5, 1.5],
      },
    }),
    ...roadLayers(it, colors, minzoom),
    ...partLayers("rail", it.rail, {
      type: "line",
      minzoom: Math.max(minzoom, 10),
      layout: { "line-join": "round" },
      paint: {
        "line-color": colors.rail,
        "line-width": ["interpolate", ["linear"], ["zoom"], 10, 0.7, 14, 1.4, 18, 2.4],
        "line-dasharray": [4, 1.2],
      },
    }),
    ...partLayers("boundaries", [it.boundaries], {
      type: "line",
      minzoom,
      layout: { "line-join": "round" },
      paint: {
        "line-color": colors.boundary,
        "line-width": ["case", isCountry, 1.6, 0.9],
        "line-opacity": 0.8,
        "line-dasharray": [5, 3, 1, 3],
      },
    }),
  ];
}

/** A file with more layers than this is not drawn whole: a map would grow slow. */
const mostPlain = 20;

/** What a file of an unknown schema holds, as hairlines: the edges of its areas, and its lines. */
export const plainLayers = (layers: readonly string[], colors: BaseMapColors, minzoom: number): LayerSpecification[] =>
  partLayers(
    "plain",
    layers.slice(0, mostPlain).map((layer) => ({ layer, filter: not(isPoint) })),
    { type: "line", minzoom, paint: { "line-color": colors.smallLabel, "line-width": 0.7, "line-opacity": 0.6 } },
  );
