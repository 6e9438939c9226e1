// Land, water and what is built, of a map file, in the calm colours of the base map. From bottom to top.
import type { LayerSpecification } from "maplibre-gl";
import type { BaseMapColors } from "../../ui/theme/data-colors.ts";
import { partLayers } from "./ground-parts.ts";
import { groundStart, type MapGround } from "./map-ground.ts";
import type { Found, Vocabulary } from "./vocabulary/vocabulary.ts";

/** The box that a file covers, as an area of its own. */
export const groundExtent = "base-ground-extent";

/** From this zoom on one tells houses apart. */
const housesFrom = 13;

/**
 * Where the file has tiles its own ground counts: the coarse land below it would fill bays and bury islands. Below a schema that has no land
 * lies land, if the file has the sea; one without it is drawn on the land that is there.
 */
export function blankLayer(ground: MapGround, colors: BaseMapColors, vocabulary: Vocabulary | null) {
  const color =
    ground.kind === "raster" || vocabulary?.land.length
      ? colors.water
      : vocabulary && ground.has_sea
        ? colors.land
        : null;
  if (color === null) return [];
  const blank: LayerSpecification = {
    id: "base-ground-blank",
    type: "fill",
    source: groundExtent,
    minzoom: groundStart(ground),
    paint: { "fill-color": color, "fill-antialias": false },
  };
  return [blank];
}

type Areas = Pick<Vocabulary, "land" | "builtUp" | "green" | "water" | "rivers" | "piers" | "buildings">;

const fill = (part: string, found: Found[], color: string, minzoom: number) =>
  partLayers(part, found, { type: "fill", minzoom, paint: { "fill-color": color } });

/** What relief is laid over. */
export function landAreas(it: Areas, colors: BaseMapColors, minzoom: number): LayerSpecification[] {
  const soft = { "fill-antialias": false, "fill-color": colors.green };
  return [
    ...partLayers("land", it.land, {
      type: "fill",
      minzoom,
      paint: { "fill-color": colors.land, "fill-antialias": false },
    }),
    ...fill("built-up", it.builtUp, colors.builtUp, minzoom),
    ...partLayers("green", it.green, { type: "fill", minzoom, paint: soft }),
  ];
}

/** What lies over relief. */
export function waterAndHouses(it: Areas, colors: BaseMapColors, minzoom: number): LayerSpecification[] {
  const edged = (color: string, edge: string) => ({ "fill-color": color, "fill-outline-color": edge });
  return [
    ...partLayers("rivers", it.rivers, {
      type: "line",
      minzoom,
      layout: { "line-join": "round", "line-cap": "round" },
      paint: {
        "line-color": colors.shoreline,
        "line-width": ["interpolate", ["exponential", 1.4], ["zoom"], 8, 0.6, 13, 1.4, 16, 3, 19, 8],
      },
    }),
    ...partLayers("water", it.water, { type: "fill", minzoom, paint: edged(colors.water, colors.shoreline) }),
    ...partLayers("piers", it.piers, { type: "fill", minzoom, paint: edged(colors.builtUp, colors.shoreline) }),
    ...partLayers("buildings", it.buildings, {
      type: "fill",
      minzoom: Math.max(minzoom, housesFrom),
      paint: {
        "fill-color": colors.building,
        "fill-opacity": ["interpolate", ["linear"], ["zoom"], housesFrom, 0, housesFrom + 1.5, 1],
      },
    }),
  ];
}
