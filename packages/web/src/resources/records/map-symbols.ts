// How a variable is drawn on the map and stands in its legend: its symbol, style and classes.
import { isByInterval, type LegendClass } from "@atalaya/contract/legend.ts";
import { noClass } from "@atalaya/contract/resources/record-map.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { markShapes } from "../../map/map-types.ts";
import type { Layer, LayerClass } from "../../screens/list-and-map/layer-rows.tsx";
import { pick } from "../../ui/words.ts";

/** Marks grow from the first class to the last. */
const sizes = { least: 0.85, most: 1.3 };

/** The shape of a class without an icon of its own: several of one icon must not differ by colour alone. */
const shapeOf = (icon: string | null, index: number) =>
  icon ? "disc" : (markShapes[index % markShapes.length] ?? "disc");

function intervalsOf(variable: Variable, language: Language): LayerClass[] {
  const { legend_classes: classes } = variable;
  const step = classes.length > 1 ? (sizes.most - sizes.least) / (classes.length - 1) : 0;
  return classes.map(({ min, max, label_es, label_en, color, icon }, index) => ({
    key: String(index),
    name: pick(language, label_es, label_en),
    color,
    icon: icon ?? variable.icon,
    shape: "disc",
    size: sizes.least + step * index,
    interval: { min, max },
  }));
}

const optionsOf = (variable: Variable, language: Language): LayerClass[] =>
  variable.options.map(({ key, label_es, label_en, color, icon }, index) => ({
    key,
    name: pick(language, label_es, label_en),
    color: color ?? variable.color,
    icon: icon ?? variable.icon,
    shape: shapeOf(icon, index),
    size: 1,
    interval: null,
  }));

/** Where a continuous legend has the colour of each class: its two ends, and the middle of each class between. */
const rampOf = (classes: readonly LegendClass[]): [number, string][] =>
  classes.map(({ min, max, color }, index) => [
    index === 0 ? min : index === classes.length - 1 ? max : (min + max) / 2,
    color,
  ]);

function classesOf(variable: Variable, language: Language): LayerClass[] {
  if (variable.legend_method === "categorized") return optionsOf(variable, language);
  return isByInterval(variable.legend_method) ? intervalsOf(variable, language) : [];
}

/** A variable as a layer of the map, its style and the rows of its legend. */
export function layerOf(variable: Variable, language: Language, noDataName: string): Layer {
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
    ...(variable.legend_method === "continuous" && { ramp: rampOf(variable.legend_classes) }),
  };
}
