import { createExpression, type Feature, featureFilter, latest } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";
import { type MapClass, type MapLegend, type MapSymbol, plainStyle } from "../view/map-types.ts";
import { dashArray, edgeColor, fillColor, lineColor, markImage, styled, zoomFilter } from "./symbol-expressions.ts";

const row = (key: string, color: string, interval: MapClass["interval"] = null): MapClass => ({
  key,
  color,
  icon: "home",
  shape: "disc",
  size: 1,
  interval,
});

const depth: MapSymbol = {
  key: "7",
  color: "#5E6B77",
  icon: "tint",
  classes: [row("0", "#E4EFF6", { min: 0, max: 10 }), row("1", "#0B4F80", { min: 10, max: 20 })],
  style: { ...plainStyle, fill_opacity: 0.6, stroke_color: "#17212B", dash: "dashed", min_zoom: 8 },
};
const damage: MapSymbol = { key: "9", color: "#5E6B77", icon: "home", classes: [row("light", "#2E7D32")] };
const shelter: MapSymbol = { key: "3", color: "#5D1444", icon: "bed" };
const legend: MapLegend = { by: "variable_id", symbols: [depth, damage, shelter] };

/** What MapLibre makes of it for a record with this variable and value. */
function drawn(expression: unknown, variable_id: number, value?: unknown, specification?: unknown): unknown {
  const made = createExpression(expression as never, "layers[0].paint.x", specification as never);
  if (made.result === "error") throw new Error(JSON.stringify(made.value));
  const feature = { type: 1, properties: { variable_id, ...(value !== undefined && { value }) } } as Feature;
  return made.value.evaluate({ zoom: 10 } as never, feature);
}

function colorDrawn(expression: unknown, variable_id: number, value?: unknown): string {
  const color = drawn(expression, variable_id, value, latest["paint_fill"]["fill-color"]) as Record<string, number>;
  const channels = ["r", "g", "b"].map((name) => Math.round(color[name]! * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

test.each([
  [0, "0"],
  [9.99, "0"],
  [10, "1"],
  [20, "1"],
  [20.01, "-"],
  [-0.01, "-"],
  [undefined, "-"],
  ["light", "-"],
])("a value of %s falls into class %s, the last class with its upper bound (V10)", (value, key) => {
  expect(drawn(markImage(legend), 7, value)).toBe(`disc/7/${key}`);
});

test("an option is its own class; a symbol without classes has one mark, and so has one nobody knows", () => {
  expect(drawn(markImage(legend), 9, "light")).toBe("disc/9/light");
  expect(drawn(markImage(legend), 9, "gone")).toBe("disc/9/-");
  expect(drawn(markImage(legend), 3, 12)).toBe("disc/3/");
  expect(drawn(markImage(legend), 99)).toBe("disc/99/");
});

test("areas have the colour of their class, and edges the colour, width and dash of their variable", () => {
  expect(colorDrawn(fillColor(legend, "light"), 7, 12)).toBe("#0B4F80");
  expect(colorDrawn(fillColor(legend, "light"), 7)).toBe("#5E6B77");
  expect(colorDrawn(edgeColor(legend, "light"), 7, 12)).toBe("#17212B");
  expect(drawn(styled(legend, "fill_opacity"), 7)).toBe(0.6);
  expect(drawn(styled(legend, "fill_opacity"), 3)).toBe(plainStyle.fill_opacity);
  expect(drawn(dashArray(legend), 7, 12)).toEqual([3.5, 2]);
  expect(drawn(dashArray(legend), 3)).toEqual([1, 0]);
});

test("a dark colour is lifted on dark land, a light one deepened on light land, until it stands out by 3:1", () => {
  expect(colorDrawn(lineColor(legend, "light"), 3)).toBe("#5D1444");
  expect(colorDrawn(lineColor(legend, "dark"), 3)).not.toBe("#5D1444");
  expect(colorDrawn(lineColor(legend, "light"), 7, 3)).not.toBe("#E4EFF6");
});

test("a ramp is interpolated between its stops", () => {
  const ramp: MapSymbol = {
    ...depth,
    ramp: [
      [0, "#000000"],
      [20, "#C80000"],
    ],
  };
  expect(colorDrawn(fillColor({ by: "variable_id", symbols: [ramp] }, "light"), 7, 10)).toBe("#640000");
});

test("a variable is only shown between its zooms", () => {
  const at = (zoom: number, variable_id: number) =>
    featureFilter(["all", ...zoomFilter(legend)] as never, "layers[0].filter").filter({ zoom }, {
      type: 1,
      properties: { variable_id },
    } as Feature);
  expect([at(7, 7), at(8, 7), at(7, 3)]).toEqual([false, true, true]);
  expect(zoomFilter({ by: "variable_id", symbols: [shelter] })).toEqual([]);
});
