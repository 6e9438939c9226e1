import { expect, test } from "vitest";
import { LegendClasses, type Legend } from "@atalaya/contract/domain/legend.ts";
import { contrast } from "../../../ui/theme/contrast.ts";
import { rampColors, rampNames, rampOf } from "../colors/color-ramps.ts";
import { freeKey } from "../editor/free-key.ts";
import {
  classesBetween,
  countByClass,
  countRedrawn,
  cutsFor,
  weakContrasts,
  withBound,
  withNewClass,
  withoutClass,
} from "./legend-classes.ts";

const classes = classesBetween([0, 2, 5, 10], rampColors("heat", 3));
const bounds = (list: readonly { min: number; max: number }[]) => list.map(({ min, max }) => [min, max]);
const isSound = (list: object[]) => LegendClasses.safeParse(list).success;

test("V10 the bound above a class is the bound below the next, whatever is changed", () => {
  expect(bounds(withBound(classes, 1, 3))).toEqual([
    [0, 3],
    [3, 5],
    [5, 10],
  ]);
  expect(bounds(withoutClass(classes, 1))).toEqual([
    [0, 5],
    [5, 10],
  ]);
  expect(bounds(withoutClass(classes, 0))[0]).toEqual([0, 5]);
  expect(bounds(withNewClass(classes, "#000000")).at(-1)).toEqual([10, 15]);
  for (const list of [withBound(classes, 0, -1), withoutClass(classes, 2), withNewClass(classes, "#000000")])
    expect(isSound(list)).toBe(true);
});

test("labels that only say the bounds follow them, and those that somebody wrote stay", () => {
  const written = classes.map((it, index) => (index === 1 ? { ...it, label_es: "Media" } : it));
  const [first, second] = withBound(written, 1, 2.5);
  expect(first).toMatchObject({ label_es: "0–2,5", label_en: "0–2.5" });
  expect(second).toMatchObject({ label_es: "Media", label_en: "2.5–5" });
});

test("cuts come out of the records, and out of the allowed range where there are none", () => {
  const range = { min_value: 0, max_value: 50 };
  expect(cutsFor("quantile", 2, range, undefined)).toEqual([0, 25, 50]);
  const distribution = { cuts: { equal_interval: [0, 1, 2], quantile: [0, 7, 9], natural_breaks: [] } } as never;
  expect(cutsFor("quantile", 2, range, distribution)).toEqual([0, 7, 9]);
  expect(cutsFor("natural_breaks", 2, range, distribution)).toEqual([0, 25, 50]);
});

test("records are counted by class, and those that an edit draws otherwise are told beforehand", () => {
  const values = [
    { value: null, count: 4 },
    { value: 1, count: 10 },
    { value: 3, count: 112 },
    { value: 10, count: 7 },
    { value: 60, count: 2 },
  ];
  expect(countByClass(classes, values)).toEqual({ counts: [10, 112, 7], outside: 2 });
  const legend: Legend = {
    color: "#5E6B77",
    icon: "bed",
    legend_method: "manual_breaks",
    legend_classes: classes,
    options: [],
  };
  const recoloured = classes.map((it, index) => (index === 1 ? { ...it, color: "#123456" } : it));
  expect(countRedrawn(legend, { ...legend, legend_classes: recoloured }, values)).toBe(112);
  expect(countRedrawn(legend, { ...legend, color: "#000000" }, values)).toBe(6);
  expect(countRedrawn(legend, legend, values)).toBe(0);
});

test("V10 pale classes are warned about unless the edge sets them off, and so are neighbours that look alike", () => {
  const pale = [{ color: "#FFF3C4" }, { color: "#FEEFC0" }, { color: "#7F0000" }];
  expect(weakContrasts(pale, null)).toEqual({ faint: 2, alike: 1 });
  expect(weakContrasts(pale, "#17212B").faint).toBe(0);
});

test("V10 neighbouring colours of a ramp differ, and a ramp is known by its colours", () => {
  for (const name of rampNames) {
    expect(rampOf(rampColors(name, 5))).toEqual({ name, isReversed: false });
    expect(rampOf(rampColors(name, 5, true))).toEqual({ name, isReversed: true });
    const colors = rampColors(name, 5);
    for (const [index, color] of colors.slice(1).entries())
      expect(contrast(color, colors[index]!), name).toBeGreaterThan(1.05);
  }
  expect(rampOf(["#FFFFFF", "#000000"])).toBeNull();
});

test("V9 a key made from a label is never one that is, or once was, something else's", () => {
  expect(freeKey("Albañilería (ladrillo)", "opcion-1", [])).toBe("albanileria-ladrillo");
  expect(freeKey("Adobe", "opcion-1", ["adobe", "adobe-2"])).toBe("adobe-3");
  expect(freeKey("雪", "opcion-4", [])).toBe("opcion-4");
});
