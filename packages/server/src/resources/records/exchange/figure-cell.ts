// How a figure is written in a cell: "12", "≥ 12", "al menos 12", "~12", "hubo", "no hubo". Pure.
import { comparable, readNumber } from "@atalaya/contract/import.ts";
import type { Qualifier } from "@atalaya/contract/domain/losses.ts";

type Told = { value: number | null; qualifier: Qualifier };

const words: Partial<Record<string, Qualifier>> = Object.fromEntries(
  (
    [
      ["present_unquantified", ["hubo", "si", "yes", "some", "hubo sin cuantificar", "some not counted", "there were"]],
      ["none", ["no hubo", "no", "ninguno", "ninguna", "none", "cero", "zero"]],
      ["unknown", ["se desconoce", "desconocido", "sin informacion", "sin dato", "s i", "unknown", "not known", "n d"]],
    ] as [Qualifier, string[]][]
  ).flatMap(([qualifier, names]) => names.map((name) => [name, qualifier])),
);

const begins: readonly [RegExp, Qualifier][] = [
  [/^(?:≥|>=|al menos|at least|minimo|mínimo)\s*/i, "at_least"],
  [/^(?:≈|~|aprox\.?|aproximadamente|approx\.?|approximately|about|cerca de|unos|unas)\s*/i, "approximate"],
];

/** What the cell tells, or null where it is no figure. A plain zero is the number that somebody told; in a whole number a point groups. */
export function readFigureCell(text: string, isWhole: boolean): Told | null {
  const qualifier = words[comparable(text)];
  if (qualifier) return { value: null, qualifier };
  const begun = begins.find(([pattern]) => pattern.test(text));
  const value = readNumber(text.replace(begun?.[0] ?? "", "").replaceAll(/[$%]/g, ""), isWhole);
  return Number.isNaN(value) ? null : { value, qualifier: begun?.[1] ?? "quantified" };
}
