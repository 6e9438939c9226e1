// Filters in words, and the legend of what is seen: what paper says of a map.
import { expect, test } from "vitest";
import { checkWords, choiceWords } from "./filter-words.ts";
import { legendOf } from "./map-sheet/legend.ts";

const status = {
  name: "status" as const,
  title: "Estado",
  options: [
    { value: "draft", label: "Borrador" },
    { value: "published", label: "Publicado" },
  ],
};

test("paper names everything that a filter lets through, where the screen has room for a number", () => {
  expect(choiceWords({ status: "draft,published" }, status)).toEqual(["Estado: Borrador, Publicado"]);
  expect(choiceWords({ status: "unknown" }, status)).toEqual(["Estado: unknown"]);
  expect(choiceWords({}, status)).toEqual([]);
  expect(checkWords({ trash: "true" }, { name: "trash" as const, title: "Papelera" })).toEqual(["Papelera"]);
  expect(checkWords({ author: "7" }, { name: "author" as const, title: "Míos", value: "8" })).toEqual([]);
});

const layer = (key: string, group: string | null, classes: string[] = []) => ({
  key,
  name: `Capa ${key}`,
  color: "#0067A3",
  icon: "tint",
  group,
  classes: classes.map((name) => ({
    key: name,
    name,
    color: "#0067A3",
    icon: "tint",
    shape: "disc" as const,
    size: 1,
    interval: null,
  })),
});
const filters = {
  name: "variable" as const,
  layers: [layer("1", null), layer("2", "a", ["leve", "grave"]), layer("3", "a")],
  counts: new Map<string, number>(),
  classFilter: "class" as const,
  groups: [
    { key: "a", name: "Geológicas" },
    { key: "b", name: "Otras" },
  ],
};

test("the legend on paper has what appears on the map and is chosen, under its heading, and nothing else", () => {
  const texts = (search: Record<string, string>, seen: string[]) =>
    legendOf(filters, search, new Set(seen)).map(({ text }) => text);
  expect(texts({}, ["1", "2"])).toEqual(["Geológicas", "Capa 2", "leve", "grave", "Capa 1"]);
  expect(texts({ class: "2:grave" }, ["2"])).toEqual(["Geológicas", "Capa 2", "grave"]);
  expect(texts({ variable: "1" }, ["1", "2"])).toEqual(["Capa 1"]);
  expect(texts({}, [])).toEqual([]);
});
