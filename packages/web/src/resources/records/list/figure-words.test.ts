// Bounds of a figure as they stand in a chip.
import { expect, test } from "vitest";
import { wordsIn } from "@atalaya/contract/words.ts";
import { figuresIn, figureText } from "./figure-words.ts";

test.each([
  ["deaths:10:", "es", ["Fallecidos: 10 o más"]],
  ["houses_destroyed:1:99", "es", ["Viviendas destruidas: 1 a 99"]],
  ["deaths:5:5", "es", ["Fallecidos: 5"]],
  ["evacuated::", "es", ["Evacuados: con cifra"]],
  ["burned_ha::1234.5,deaths:1:", "es", ["Superficie quemada: hasta 1.234,5", "Fallecidos: 1 o más"]],
  ["burned_ha::1234.5", "en", ["Burned area: up to 1,234.5"]],
  ["deaths:ten:,nothing:1:", "es", []],
] as const)("%s in %s is %j", (text, language, said) =>
  expect(figuresIn(text).map((bounds) => figureText(bounds, wordsIn(language), language))).toEqual(said),
);
