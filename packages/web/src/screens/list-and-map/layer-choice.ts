// Which layers and classes are chosen, as the address holds it: nothing means all, `none` no layer, and `7:0,7:severe` classes of layer 7.
// Pure.
import { valuesOf } from "../filters.ts";

/** The chosen among `keys`; all of them while none is named. */
export const chosenOf = (text: string | undefined, keys: readonly string[]): string[] =>
  text ? valuesOf(text).filter((key) => keys.includes(key)) : [...keys];

/** In the filter where no layer is chosen: the map is empty until one is. */
export const noLayer = "none";

/** What the filter holds for these wanted ones: null for all. */
export const filterFor = (wanted: readonly string[], keys: readonly string[]): readonly string[] | null =>
  wanted.length === 0 ? [noLayer] : wanted.length >= keys.length ? null : wanted;

export const toggled = (chosen: readonly string[], key: string): string[] =>
  chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];

const prefix = (layer: string) => `${layer}:`;

export function chosenClassesOf(text: string | undefined, layer: string, classes: readonly string[]): string[] {
  const own = valuesOf(text).filter((entry) => entry.startsWith(prefix(layer)));
  return chosenOf(own.map((entry) => entry.slice(prefix(layer).length)).join(","), classes);
}

/** The whole filter with the classes of one layer replaced; those of the others stay. */
export function classFilterFor(
  text: string | undefined,
  layer: string,
  wanted: readonly string[],
  classes: readonly string[],
): readonly string[] | null {
  const others = valuesOf(text).filter((entry) => !entry.startsWith(prefix(layer)));
  // A layer without any of its classes is switched off as a layer; here the last class that goes brings all back.
  const isNarrowed = wanted.length > 0 && wanted.length < classes.length;
  const own = isNarrowed ? wanted.map((key) => prefix(layer) + key) : [];
  return others.length + own.length > 0 ? [...others, ...own] : null;
}
