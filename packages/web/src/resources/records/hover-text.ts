// What the tooltip of the map says of a record or a cluster under the mouse.
import { noClass } from "@atalaya/contract/resources/record-map.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Hovered } from "../../map/map-tooltip.tsx";
import type { Layer, LayerClass } from "../../screens/list-and-map/layer-rows.tsx";
import { formatNumber } from "../../ui/format.ts";

const isInside = ({ key, interval }: LayerClass, value: unknown, isLast: boolean): boolean =>
  interval === null
    ? key === value
    : typeof value === "number" &&
      value >= interval.min &&
      (value < interval.max || (isLast && value === interval.max));

function classText({ classes = [], rest }: Layer, value: unknown): string | undefined {
  const found = classes.find((one, index) => isInside(one, value, index === classes.length - 1));
  return (found ?? (classes.length > 0 && rest?.key === noClass ? rest : undefined))?.name;
}

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
