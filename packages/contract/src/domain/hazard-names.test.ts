// Hazards by the names that people give them.
import { expect, test } from "vitest";
import { hazardNamesOf, hazardsCalled } from "./hazard-names.ts";

const chile = {
  hazards: [
    { hip_code: "GH0303", names_es: ["aluvión", "remoción en masa"], names_en: ["mudslide"] },
    { hip_code: "GH0300", names_es: ["remoción en masa", "derrumbe"], names_en: [] },
  ],
};
const peru = { hazards: [{ hip_code: "GH0303", names_es: ["huaico", "aluvión"], names_en: [] }] };

test("the names of two countries stand together, each once, in both languages", () =>
  expect(hazardNamesOf([chile, peru])).toEqual([
    { hip_code: "GH0303", names: ["aluvión", "remoción en masa", "mudslide", "huaico"] },
    { hip_code: "GH0300", names: ["remoción en masa", "derrumbe"] },
  ]));

test.each([
  ["ALUVION", ["GH0303"]],
  ["mudslide", ["GH0303"]],
  ["remocion", ["GH0303", "GH0300"]],
  ["sismo", []],
])("%s means %j", (word, codes) => expect(hazardsCalled(hazardNamesOf([chile]), word)).toEqual(codes));

test("without a loaded country nothing is called anything else", () =>
  expect(hazardsCalled(hazardNamesOf([]), "aluvión")).toEqual([]));
