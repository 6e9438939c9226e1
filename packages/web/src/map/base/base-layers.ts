// Layers of the offline base map: land, shore, borders, grid and names. Quiet, so that records are what one sees.
import type { Polygon } from "geojson";
import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from "maplibre-gl";
import type { Language } from "@atalaya/contract/text.ts";
import type { BaseMapColors } from "../../ui/theme/data-colors.ts";
import { fineGrounds, groundSource, type GroundName, type LandDetail } from "./fine-grounds.ts";
import { labelFonts } from "./label-fonts.ts";
import { landLayerName } from "./land-tiles.ts";

const coarseLandEnd = 5;

type ZoomRange = { minzoom?: number; maxzoom?: number };

const ofKind = (kind: string, isDetailed: boolean) =>
  ["all", ["==", ["get", "kind"], kind], ["==", ["get", "detailed"], isDetailed]] as const;

const shoreWidth: DataDrivenPropertyValueSpecification<number> = [
  "interpolate",
  ["linear"],
  ["zoom"],
  2,
  0.6,
  6,
  1,
  12,
  2,
];
const borderWidth: DataDrivenPropertyValueSpecification<number> = [
  "interpolate",
  ["linear"],
  ["zoom"],
  2,
  0.6,
  6,
  1,
  12,
  1.6,
];

const seamWidth: DataDrivenPropertyValueSpecification<number> = [
  "interpolate",
  ["exponential", 2],
  ["zoom"],
  4,
  2.5,
  6,
  5,
  16,
  5000,
];

/** From bottom to top. A shore is the outline of land; the seam hides it where land of two scales meets. */
const landParts = ["fill", "shore", "seam", "border"] as const;

function landLayer(
  part: (typeof landParts)[number],
  source: string,
  isDetailed: boolean,
  colors: BaseMapColors,
  range: ZoomRange,
) {
  const id = `base-${part}-${source.replace("base-", "")}-${isDetailed ? "fine" : "rest"}`;
  const kind = part === "border" || part === "seam" ? part : "land";
  const common = { id, source, "source-layer": landLayerName, ...range, filter: [...ofKind(kind, isDetailed)] };
  if (part === "fill")
    return {
      ...common,
      type: "fill",
      paint: { "fill-color": colors.land, "fill-antialias": false },
    } as LayerSpecification;
  const paint = {
    shore: { "line-color": colors.shoreline, "line-width": shoreWidth },
    seam: { "line-color": colors.land, "line-width": seamWidth },
    border: {
      "line-color": colors.boundary,
      "line-width": borderWidth,
      "line-dasharray": [5, 3, 1, 3],
      "line-opacity": 0.8,
    },
  }[part];
  return { ...common, type: "line", layout: { "line-join": "round" }, paint } as LayerSpecification;
}

/** Until the finer file of Latin America has arrived the coarse one stays at every zoom. The ground of a country covers both. */
export function landLayers(colors: BaseMapColors, detail: LandDetail): LayerSpecification[] {
  const america = "latin-america";
  const coarse = detail[america] === "ready" ? { maxzoom: coarseLandEnd } : {};
  const fine = { minzoom: fineGrounds[america].from };
  return landParts.flatMap((part) => [
    ...(part === "border" && detail.chile !== "none" ? countryLayers(colors, "chile") : []),
    landLayer(part, "base-world", false, colors, {}),
    landLayer(part, "base-world", true, colors, coarse),
    ...(detail[america] === "none" ? [] : [landLayer(part, groundSource(america), true, colors, fine)]),
  ]);
}

/** The ground of a country: its sea hides the coarser land of others where a bay is, its land stands over it. */
function countryLayers(colors: BaseMapColors, name: GroundName): LayerSpecification[] {
  const part = (kind: "sea" | "land" | "shore") => ({
    id: `base-${kind}-${name}`,
    source: groundSource(name),
    "source-layer": landLayerName,
    minzoom: fineGrounds[name].from,
    filter: ["==", ["get", "kind"], kind] as FilterSpecification,
  });
  const filled = (color: string) => ({ "fill-color": color, "fill-antialias": false });
  return [
    { ...part("sea"), type: "fill", paint: filled(colors.water) },
    { ...part("land"), type: "fill", paint: filled(colors.land) },
    {
      ...part("shore"),
      type: "line",
      layout: { "line-join": "round" },
      paint: { "line-color": colors.shoreline, "line-width": shoreWidth },
    },
  ];
}

/** From which zoom on, and in which area, somebody else says the names of towns. */
type SaidElsewhere = { from: number; within: Polygon } | null;

/** Towns of a country's ground, the larger first; a place of the console says its name itself. */
export const townLayer = (
  colors: BaseMapColors,
  shown: readonly string[],
  elsewhere: SaidElsewhere = null,
): LayerSpecification => ({
  id: "base-towns",
  type: "symbol",
  source: groundSource("chile"),
  "source-layer": "names",
  minzoom: fineGrounds.chile.from,
  filter: [
    "all",
    ["<=", ["get", "from"], ["zoom"]],
    ["!", ["in", ["get", "name"], ["literal", [...shown]]]],
    ...(elsewhere
      ? [["any", ["<", ["zoom"], elsewhere.from], ["!", ["within", elsewhere.within]]] as ExpressionSpecification]
      : []),
  ],
  layout: {
    "text-field": ["get", "name"],
    "text-font": labelFonts.regular,
    "text-size": ["interpolate", ["linear"], ["zoom"], 7, 10.5, 12, 12.5],
    "text-max-width": 8,
    "text-padding": 6,
    "symbol-sort-key": ["-", 0, ["get", "people"]],
  },
  paint: label(colors, colors.smallLabel),
});

const label = (colors: BaseMapColors, color: string) => ({
  "text-color": color,
  "text-halo-color": colors.halo,
  "text-halo-width": 1.5,
});

/** The layer in which the lines of the grid say their degrees. */
export const gridLabels = "base-graticule-labels";

/** Degrees along the lines of the grid; they make room for every name. */
export const gridLabelLayer = (colors: BaseMapColors, language: Language): LayerSpecification => ({
  id: gridLabels,
  type: "symbol",
  source: "base-graticule",
  minzoom: 3,
  layout: {
    "symbol-placement": "line",
    "symbol-spacing": 340,
    "text-field": ["get", `label_${language}`],
    "text-font": labelFonts.regular,
    "text-size": 10.5,
    "text-offset": [0, -0.75],
    "text-max-angle": 5,
    "text-keep-upright": true,
  },
  paint: { "text-color": colors.waterLabel, "text-halo-color": colors.halo, "text-halo-width": 1 },
});

export function nameLayers(colors: BaseMapColors, language: Language): LayerSpecification[] {
  return [
    {
      id: "base-seas",
      type: "symbol",
      source: "base-seas",
      filter: ["<=", ["get", "minzoom"], ["zoom"]],
      layout: {
        "text-field": ["get", `name_${language}`],
        "text-font": labelFonts.italic,
        "text-size": ["interpolate", ["linear"], ["zoom"], 2, 11, 6, 13, 10, 14],
        "text-letter-spacing": 0.1,
        "text-max-width": 8,
      },
      paint: { "text-color": colors.waterLabel, "text-halo-color": colors.halo, "text-halo-width": 0.5 },
    },
    {
      id: "base-countries",
      type: "symbol",
      source: "base-countries",
      maxzoom: 8,
      filter: [">=", ["get", "area"], ["step", ["zoom"], 60, 3, 14, 4, 3, 5, 0.2, 6, 0]],
      layout: {
        "text-field": ["get", `name_${language}`],
        "text-font": labelFonts.semibold,
        "text-size": ["interpolate", ["linear"], ["zoom"], 2, 10.5, 5, 13, 7, 15],
        "text-letter-spacing": 0.04,
        "text-max-width": 7,
        "text-padding": 6,
        "symbol-sort-key": ["-", 0, ["get", "area"]],
      },
      paint: { ...label(colors, colors.smallLabel) },
    },
    {
      id: "base-places",
      type: "symbol",
      source: "base-places",
      minzoom: 4,
      layout: {
        "text-field": ["get", "name"],
        "text-font": labelFonts.semibold,
        "text-size": ["interpolate", ["linear"], ["zoom"], 5, 11.5, 10, 13.5],
        "text-max-width": 9,
        "text-padding": 8,
        "text-variable-anchor": ["center", "top", "bottom", "left", "right"],
        "text-radial-offset": 0.9,
      },
      paint: label(colors, colors.placeLabel),
    },
  ];
}
