// Classes of a legend as the editor makes and changes them: the bound above one is always the bound below the next.
import type { Distribution } from "@atalaya/contract/domain/distribution.ts";
import { cutMethods, type CutMethod } from "@atalaya/contract/domain/distribution.ts";
import {
  classOf,
  symbolOf,
  type Legend,
  type LegendClass,
  type LegendMethod,
} from "@atalaya/contract/domain/legend.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { contrast } from "../../../ui/theme/contrast.ts";
import { baseMap } from "../../../ui/theme/data-colors.ts";
import { formatNumber } from "../../../ui/format.ts";
import type { Draft } from "../editor/variable-draft.ts";

export const isCutMethod = (method: LegendMethod): method is CutMethod => cutMethods.some((known) => known === method);

/** "5–10": what a class is called until somebody calls it otherwise. */
export const boundsLabel = (min: number, max: number, language: Language): string =>
  `${formatNumber(min, language)}–${formatNumber(max, language)}`;

/** Classes between ascending cuts, in these colours. */
export const classesBetween = (cuts: readonly number[], colors: readonly string[]): LegendClass[] =>
  cuts.slice(1).map((max, index) => {
    const min = cuts[index] ?? max;
    return {
      min,
      max,
      label_es: boundsLabel(min, max, "es"),
      label_en: boundsLabel(min, max, "en"),
      color: colors[index] ?? colors.at(-1) ?? "#5E6B77",
      icon: null,
    };
  });

/** Cuts found in the records; without records, equal steps over the range that values may have. */
export function cutsFor(
  method: LegendMethod,
  classes: number,
  { min_value, max_value }: Pick<Draft, "min_value" | "max_value">,
  distribution: Distribution | undefined,
): number[] {
  const found = distribution?.cuts[isCutMethod(method) ? method : "equal_interval"] ?? [];
  if (found.length > 2) return found;
  const low = min_value ?? 0;
  const high = max_value !== null && max_value > low ? max_value : low + 100;
  return Array.from({ length: classes + 1 }, (_, index) => Number((low + ((high - low) * index) / classes).toFixed(4)));
}

const named = ({ min, max, ...rest }: LegendClass, before: LegendClass): LegendClass => {
  const follows = (label: string | null, language: Language) =>
    label === boundsLabel(before.min, before.max, language) ? boundsLabel(min, max, language) : label;
  return { ...rest, min, max, label_es: follows(rest.label_es, "es") ?? "", label_en: follows(rest.label_en, "en") };
};

/** With another bound: `at` counts the bounds, from the lowest. Labels that only say the bounds follow. */
export const withBound = (classes: readonly LegendClass[], at: number, bound: number): LegendClass[] =>
  classes.map((it, index) => {
    if (index === at) return named({ ...it, min: bound }, it);
    return index === at - 1 ? named({ ...it, max: bound }, it) : it;
  });

/** Without one: its neighbour below, or above the lowest, takes its interval over. */
export function withoutClass(classes: readonly LegendClass[], gone: number): LegendClass[] {
  const rest = classes.filter((_, index) => index !== gone);
  const removed = classes[gone];
  if (!removed || rest.length === 0) return rest;
  return gone === 0 ? withBound(rest, 0, removed.min) : withBound(rest, gone, removed.max);
}

/** One more above the highest, as wide as that. */
export function withNewClass(classes: readonly LegendClass[], color: string): LegendClass[] {
  const last = classes.at(-1) ?? { min: 0, max: 0 };
  const width = last.max > last.min ? last.max - last.min : 1;
  return [...classes, ...classesBetween([last.max, last.max + width], [color])];
}

/** How many records fall into each class, and how many numbers into none. */
export function countByClass(classes: readonly LegendClass[], values: Distribution["values"]) {
  const counts = classes.map(() => 0);
  let outside = 0;
  for (const { value, count } of values) {
    const at = classOf(classes, value);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + count;
    else if (typeof value === "number") outside += count;
  }
  return { counts, outside };
}

/** How many records an edit draws in another colour or icon. */
export const countRedrawn = (before: Legend, after: Legend, values: Distribution["values"]): number =>
  values.reduce((sum, { value, count }) => {
    const [was, is] = [symbolOf(before, value), symbolOf(after, value)];
    return was.color === is.color && was.icon === is.icon ? sum : sum + count;
  }, 0);

const leastContrast = 3;
const leastStep = 1.12;

/** V10: classes that neither their fill nor the edge sets off from the map, and neighbours that look alike. */
export function weakContrasts(classes: readonly Pick<LegendClass, "color">[], edge: string | null) {
  const { land } = baseMap.light;
  const isSetOff = (color: string) => contrast(color, land) >= leastContrast;
  const faint = edge && isSetOff(edge) ? [] : classes.filter(({ color }) => !isSetOff(color));
  const alike = classes.slice(1).filter(({ color }, index) => contrast(color, classes[index]!.color) < leastStep);
  return { faint: faint.length, alike: alike.length };
}
