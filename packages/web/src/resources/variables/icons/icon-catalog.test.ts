import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
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

test("R-904 the icons are the set of Font Awesome 4.7, every name and every picture", () => {
  const read = (path: string) => readFileSync(createRequire(import.meta.url).resolve(`font-awesome/${path}`), "utf8");
  expect(JSON.parse(read("package.json")).version).toBe("4.7.0");
  const rules = read("css/font-awesome.css").matchAll(/((?:\.fa-[\w-]+:before,?\s*)+)\{\s*content: "\\(\w+)"/g);
  const set = [...rules].flatMap(([, selectors, code]) =>
    [...selectors!.matchAll(/\.fa-([\w-]+):before/g)].map(([, name]) => [
      name!,
      String.fromCodePoint(Number.parseInt(code!, 16)),
    ]),
  );
  expect(set.length).toBeGreaterThan(780);
  expect(iconCodePoints).toEqual(Object.fromEntries(set));
});

test("each picture is offered once", () => {
  const pictures = iconEntries.map(({ name }) => iconCodePoints[name]);

  expect(new Set(pictures).size).toBe(pictures.length);
  expect(new Set(pictures)).toEqual(new Set(Object.values(iconCodePoints)));
});

test("every word belongs to an icon that exists", () => {
  expect(Object.keys(iconSynonyms).filter((name) => !(name in iconCodePoints))).toEqual([]);
});

test("every one of the 675 icons is found in both languages", () => {
  expect(iconEntries).toHaveLength(675);
  const onlyOwnName = iconEntries.filter(({ name, words }) => words.trim() === name);
  expect(onlyOwnName).toEqual([]);
  expect(namesFor("flecha izquierda")).toContain("arrow-left");
  expect(namesFor("left arrow")).toContain("arrow-left");
  expect(namesFor("calendario")).toContain("calendar");
  expect(namesFor("marca")).toContain("github");
});

test("letters inside a word do not find it", () => {
  expect(namesFor("zzz")).toEqual([]);
  expect(namesFor("gua")).not.toContain("tint");
});
