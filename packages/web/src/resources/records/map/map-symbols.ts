// How a variable is drawn on the map and stands in its legend: its symbol, style and classes.
import { isByInterval, stopsOf, symbolsOf } from "@atalaya/contract/domain/legend.ts";
import { noClass } from "@atalaya/contract/resources/records/map.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { markShapes } from "../../../map/view/map-types.ts";
import type { Layer, LayerClass } from "../../../screens/list-and-map/layer-rows.tsx";
import { pick } from "../../../ui/words.ts";

/** Marks grow from the first class to the last. */
const sizes = { least: 0.85, most: 1.3 };

/** The shape of a class without an icon of its own: several of one icon must not differ by colour alone. */
const shapeOf = (icon: string | null, index: number) =>
  icon ? "disc" : (markShapes[index % markShapes.length] ?? "disc");

/** What the legend itself says of each class, in its order. */
const rowsOf = (variable: Variable, language: Language) =>
  symbolsOf(variable).map(({ color, icon, label }) => ({ name: label?.[language] ?? "", color, icon }));

function intervalsOf(variable: Variable, language: Language): LayerClass[] {
  const rows = rowsOf(variable, language);
  const step = rows.length > 1 ? (sizes.most - sizes.least) / (rows.length - 1) : 0;
  return variable.legend_classes.map(({ min, max }, index) => ({
    ...rows[index]!,
    key: String(index),
    shape: "disc",
    size: sizes.least + step * index,
    interval: { min, max },
  }));
}

function optionsOf(variable: Variable, language: Language): LayerClass[] {
  const rows = rowsOf(variable, language);
  return variable.options.map(({ key, icon }, index) => ({
    ...rows[index]!,
    key,
    shape: shapeOf(icon, index),
    size: 1,
    interval: null,
  }));
}

function classesOf(variable: Variable, language: Language): LayerClass[] {
  if (variable.legend_method === "categorized") return optionsOf(variable, language);
  return isByInterval(variable.legend_method) ? intervalsOf(variable, language) : [];
}

/** A variable as a layer of the map, its style and the rows of its legend. */
function layerOf(variable: Variable, language: Language, noDataName: string): Layer {
  const { id, color, icon, group_id, fill_opacity, stroke_color, stroke_width, dash, icon_size } = variable;
  const { min_zoom, max_zoom } = variable;
  const classes = classesOf(variable, language);
  const rest: LayerClass = { key: noClass, name: noDataName, color, icon, shape: "disc", size: 1, interval: null };
  return {
    key: String(id),
    name: pick(language, variable.name_es, variable.name_en),
    color,
    icon,
    group: group_id === null ? null : String(group_id),
    style: { fill_opacity, stroke_color, stroke_width, dash, icon_size, min_zoom, max_zoom },
    ...(classes.length > 0 && { classes, rest }),
    ...(variable.legend_method === "continuous" && { ramp: stopsOf(variable.legend_classes) }),
  };
}

/** The layers in the order of the catalogue; what has no place in it stays as it comes, which is by name. */
export const layersOf = (variables: readonly Variable[], language: Language, noDataName: string): Layer[] =>
  variables
    .toSorted((one, other) => one.sort_order - other.sort_order)
    .map((variable) => layerOf(variable, language, noDataName));
