import { expect, test } from "vitest";
import { LegendClasses, stopsOf, symbolOf, symbolsOf, type Legend } from "./legend.ts";
import { VariableDraft } from "../resources/variables.ts";

const aClass = (min: number, max: number, color: string, icon: string | null = null) => ({
  min,
  max,
  label_es: `De ${min} a ${max}`,
  label_en: null,
  color,
  icon,
});
const crowding: Legend = {
  color: "#5E6B77",
  icon: "bed",
  legend_method: "manual_breaks",
  legend_classes: [aClass(0, 2, "#FFF3C4"), aClass(2, 5, "#FDD49E", "home"), aClass(5, 10, "#D3552F")],
  options: [],
};
const codesOf = (classes: object[]) =>
  LegendClasses.safeParse(classes).error?.issues.map(({ path, ...it }) => [
    path.join("."),
    (it as { params?: { code: string } }).params?.code,
  ]) ?? [];

test("V10 a value is drawn by its class: the lower bound belongs to it, the upper one only in the last", () => {
  const colorOf = (value: number) => symbolOf(crowding, value).color;
  expect([0, 1.99, 2, 5, 10].map(colorOf)).toEqual(["#FFF3C4", "#FFF3C4", "#FDD49E", "#D3552F", "#D3552F"]);
  expect(symbolOf(crowding, 2)).toEqual({ color: "#FDD49E", icon: "home", label: { es: "De 2 a 5", en: "De 2 a 5" } });
});

test("V10 a record outside of all classes, or without a value, is drawn in the variable's own colour", () => {
  for (const value of [-1, 11, null, "2", true])
    expect(symbolOf(crowding, value)).toEqual({ color: "#5E6B77", icon: "bed", label: null });
});

test("a categorised legend draws each option with its colour and icon, or the variable's where it has none", () => {
  const damage: Legend = {
    ...crowding,
    legend_method: "categorized",
    options: [
      { key: "minor", label_es: "Menor", label_en: "Minor", color: "#2E7D32", icon: null, score: 1 },
      { key: "total", label_es: "Total", label_en: null, color: null, icon: "fire", score: 3 },
    ],
  };
  expect(symbolsOf(damage).map(({ color, icon }) => [color, icon])).toEqual([
    ["#2E7D32", "bed"],
    ["#5E6B77", "fire"],
  ]);
  expect(symbolOf(damage, "minor").label).toEqual({ es: "Menor", en: "Minor" });
  expect(symbolOf(damage, "gone")).toEqual({ color: "#5E6B77", icon: "bed", label: null });
});

test("one symbol stands for all where the legend is single", () => {
  expect(symbolsOf({ ...crowding, legend_method: "single" })).toEqual([]);
  expect(symbolOf({ ...crowding, legend_method: "single" }, 3).color).toBe("#5E6B77");
});

test("a continuous legend runs from the first colour to the last through the middle of each class", () => {
  const heat: Legend = {
    ...crowding,
    legend_method: "continuous",
    legend_classes: [aClass(0, 10, "#000000"), aClass(10, 20, "#808080"), aClass(20, 30, "#FFFFFF")],
  };
  expect(stopsOf(heat.legend_classes)).toEqual([
    [0, "#000000"],
    [15, "#808080"],
    [30, "#FFFFFF"],
  ]);
  expect([0, 7.5, 15, 30].map((value) => symbolOf(heat, value).color)).toEqual([
    "#000000",
    "#404040",
    "#808080",
    "#FFFFFF",
  ]);
});

test("V10 classes leave no gap, do not overlap, are never empty, and are two to nine", () => {
  expect(codesOf(crowding.legend_classes as object[])).toEqual([]);
  expect(codesOf([aClass(0, 2, "#FFFFFF"), aClass(3, 4, "#FFFFFF")])).toEqual([["1.min", "class_gap"]]);
  expect(codesOf([aClass(0, 2, "#FFFFFF"), aClass(1, 4, "#FFFFFF")])).toEqual([["1.min", "class_overlap"]]);
  expect(codesOf([aClass(0, 0, "#FFFFFF"), aClass(0, 4, "#FFFFFF")])).toEqual([["0.max", "class_empty"]]);
  expect(codesOf([aClass(0, 2, "#FFFFFF")])).toEqual([["", "list_small"]]);
  expect(codesOf(Array.from({ length: 10 }, (_, at) => aClass(at, at + 1, "#FFFFFF")))).not.toEqual([]);
});

test("V10 a class has a Spanish label and a valid colour", () => {
  const wrong = [{ ...aClass(0, 2, "red"), label_es: " " }, aClass(2, 4, "#FFFFFF")];
  expect(codesOf(wrong).map(([path]) => path)).toEqual(["0.label_es", "0.color"]);
});

test("V9 V10 a legend by interval asks for numbers and classes, a categorised one for options", () => {
  const draft = (changes: object) =>
    VariableDraft.safeParse({
      name_es: "Hacinamiento",
      geometry_type: "polygon",
      value_type: "percent",
      color: "#D3552F",
      icon: "bed",
      company_id: null,
      ...changes,
    }).error?.issues.map(({ path }) => path.join(".")) ?? [];
  expect(draft({})).toEqual([]);
  expect(draft({ legend_method: "quantile" })).toEqual(["legend_classes"]);
  expect(draft({ legend_method: "categorized" })).toEqual(["legend_method"]);
  expect(draft({ value_type: "category" })).toEqual(["options"]);
  expect(draft({ min_value: 10, max_value: 2 })).toEqual(["max_value"]);
});
