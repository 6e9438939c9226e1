import { expect, test } from "vitest";
import { iconCodePoints } from "@atalaya/contract/icons.ts";
import { findIcons, iconEntries } from "./icon-catalog.ts";
import { iconSynonyms } from "./icon-synonyms.ts";

const namesFor = (typed: string) => findIcons(typed).map(({ name }) => name);

test("an icon is found by a Spanish word, with or without accents", () => {
  expect(namesFor("vivienda")).toEqual(expect.arrayContaining(["home", "bed", "building-o"]));
  expect(namesFor("inundación")).toContain("tint");
  expect(namesFor("INUNDACION")).toContain("tint");
});

test("an icon is found by the beginning of its own name and of its aliases", () => {
  expect(namesFor("hosp")).toContain("hospital-o");
  expect(namesFor("automobile")).toContain("car");
});

test("each picture is offered once", () => {
  const pictures = iconEntries.map(({ name }) => iconCodePoints[name]);

  expect(new Set(pictures).size).toBe(pictures.length);
  expect(new Set(pictures)).toEqual(new Set(Object.values(iconCodePoints)));
});

test("every word belongs to an icon that exists", () => {
  expect(Object.keys(iconSynonyms).filter((name) => !(name in iconCodePoints))).toEqual([]);
});

test("letters inside a word do not find it", () => {
  expect(namesFor("zzz")).toEqual([]);
  expect(namesFor("gua")).not.toContain("tint");
});
