// What the tooltip of the map says of a record or a cluster under the mouse.
import { classOf } from "@atalaya/contract/domain/legend.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Hovered } from "../../../map/records/map-tooltip.tsx";
import type { Layer, LayerClass } from "../../../screens/list-and-map/layer-rows.tsx";
import { formatNumber } from "../../../ui/format.ts";

/** The position of a value's class; -1 in none. */
function classAt(classes: readonly LayerClass[], value: unknown): number {
  const intervals = classes.flatMap(({ interval }) => interval ?? []);
  return intervals.length > 0
    ? classOf(intervals, typeof value === "number" ? value : null)
    : classes.findIndex(({ key }) => key === value);
}

const classText = ({ classes = [], rest }: Layer, value: unknown): string | undefined =>
  (classes[classAt(classes, value)] ?? rest)?.name;

/** "Albergue 7 · Grave", or of a cluster its largest parts: "Incendio 20, Inundación 11". */
export function hoverText({ properties }: Hovered, layers: readonly Layer[], language: Language): string | null {
  const layerOf = (key: unknown) => layers.find((layer) => layer.key === String(key));
  const { count, ring, variable_id, title, value } = properties;
  if (typeof count === "number")
    return String(ring)
      .split(",")
      .map((share) => share.split(":"))
      .map(([key, number]) => `${layerOf(key)?.name ?? "?"} ${formatNumber(Number(number), language)}`)
      .join(", ");
  const layer = layerOf(variable_id);
  if (!layer) return typeof title === "string" ? title : null;
  const shown = typeof value === "number" ? formatNumber(value, language) : undefined;
  const said = [title ?? layer.name, classText(layer, value), shown];
  return said.filter(Boolean).join(" · ");
}
