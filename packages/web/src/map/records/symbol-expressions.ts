// How a legend becomes MapLibre expressions: which class a feature falls into, and its colour, edge, dash and mark. Pure.
import type { ExpressionSpecification, FilterSpecification } from "maplibre-gl";
import { noClass } from "@atalaya/contract/resources/records/map.ts";
import { baseMap } from "../../ui/theme/data-colors.ts";
import { visibleOn } from "../../ui/theme/contrast.ts";
import { type ColorScheme, type MapLegend, type MapStyle, type MapSymbol, plainStyle } from "../view/map-types.ts";

type Expression = ExpressionSpecification | string | number;

const fallbackColor = "#5E6B77";
const value: ExpressionSpecification = ["get", "value"];

const match = (input: Expression, pairs: [key: string, result: Expression][], otherwise: Expression): Expression =>
  pairs.length === 0 ? otherwise : (["match", input, ...pairs.flat(), otherwise] as unknown as ExpressionSpecification);

/** Something that differs by symbol; one expression only where it does. */
function bySymbol(
  { by, symbols }: MapLegend,
  of: (symbol: MapSymbol) => Expression,
  otherwise: Expression,
): Expression {
  const pairs = symbols.map((symbol): [string, Expression] => [symbol.key, of(symbol)]);
  const isSame = pairs.every(([, result]) => JSON.stringify(result) === JSON.stringify(otherwise));
  return isSame ? otherwise : match(["to-string", ["get", by]], pairs, otherwise);
}

/** The key of a feature's class; `noClass` for what falls into none. */
function classIn({ classes = [] }: MapSymbol): Expression {
  const last = classes.at(-1);
  if (!last) return noClass;
  const keys = classes.map(({ key }) => key);
  if (!last.interval)
    return ["match", ["to-string", value], keys, ["to-string", value], noClass] as unknown as ExpressionSpecification;
  const number: ExpressionSpecification = ["number", value];
  const steps = classes.flatMap(({ key, interval }) => [interval?.min ?? 0, key]);
  return [
    "case",
    ["!=", ["typeof", value], "number"],
    noClass,
    // The last interval includes its upper bound.
    ["==", number, last.interval.max],
    last.key,
    ["step", number, noClass, ...steps, last.interval.max, noClass],
  ] as unknown as ExpressionSpecification;
}

function colorIn(symbol: MapSymbol, shown: (color: string) => string): Expression {
  const { classes = [], ramp } = symbol;
  const own = shown(symbol.color);
  if (classes.length === 0) return own;
  if (ramp)
    return [
      "case",
      ["!=", ["typeof", value], "number"],
      own,
      ["interpolate", ["linear"], ["number", value], ...ramp.flatMap(([at, color]) => [at, shown(color)])],
    ] as unknown as ExpressionSpecification;
  return match(
    classIn(symbol),
    classes.map(({ key, color }) => [key, shown(color)]),
    own,
  );
}

/** Where a colour is too close to the land, edges and lines take a shade of it that can be seen (3:1). */
const onLand = (scheme: ColorScheme) => (color: string) => visibleOn(color, baseMap[scheme].land);

/** Fill of areas: the legend's own colours; in the dark a single one is lifted like its edge. */
export const fillColor = (legend: MapLegend, scheme: ColorScheme): Expression =>
  bySymbol(
    legend,
    (symbol) => colorIn(symbol, scheme === "dark" && !symbol.classes?.length ? onLand(scheme) : (color) => color),
    fallbackColor,
  );

/** Colour of lines, of edges without one of their own, and of rings. */
export const lineColor = (legend: MapLegend, scheme: ColorScheme): Expression =>
  bySymbol(legend, (symbol) => colorIn(symbol, onLand(scheme)), fallbackColor);

export const edgeColor = (legend: MapLegend, scheme: ColorScheme): Expression =>
  bySymbol(legend, (symbol) => symbol.style?.stroke_color ?? colorIn(symbol, onLand(scheme)), fallbackColor);

export const styled = (legend: MapLegend, property: "fill_opacity" | "stroke_width"): Expression =>
  bySymbol(legend, ({ style = plainStyle }) => style[property], plainStyle[property]);

/** Lengths of dashes and gaps in widths of the line. */
const dashes: Record<MapStyle["dash"], number[]> = { solid: [1, 0], dashed: [3.5, 2], dotted: [1, 1.5] };
const dashOf = (dash: MapStyle["dash"]) => ["literal", dashes[dash]] as unknown as ExpressionSpecification;

/** What has classes and falls into none is dotted: unknown is told apart without its colour. */
export const dashArray = (legend: MapLegend): Expression =>
  bySymbol(
    legend,
    (symbol) => {
      const own = dashOf(symbol.style?.dash ?? "solid");
      return symbol.classes?.length ? match(classIn(symbol), [[noClass, dashOf("dotted")]], own) : own;
    },
    dashOf("solid"),
  );

/** The id of a mark's image: `disc/7/severe`, or `disc/7/` where there are no classes. */
export const markImage = (legend: MapLegend): ExpressionSpecification => [
  "concat",
  "disc/",
  ["to-string", ["get", legend.by]],
  "/",
  bySymbol(legend, (symbol) => (symbol.classes?.length ? classIn(symbol) : ""), ""),
];

/** Between the zooms of its symbol; nothing to ask where all are shown at every zoom. */
export function zoomFilter(legend: MapLegend): FilterSpecification[] {
  const isLimited = legend.symbols.some(({ style = plainStyle }) => style.min_zoom > 0 || style.max_zoom < 24);
  if (!isLimited) return [];
  const bound = (property: "min_zoom" | "max_zoom") =>
    bySymbol(legend, ({ style = plainStyle }) => style[property], plainStyle[property]);
  return [
    [">=", ["zoom"], bound("min_zoom")],
    ["<=", ["floor", ["zoom"]], bound("max_zoom")],
  ] as unknown as FilterSpecification[];
}
