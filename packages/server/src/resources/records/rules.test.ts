import { describe, expect, test } from "vitest";
import type { TypedValue, ValueType } from "@atalaya/contract/domain/typed-values.ts";
import { findingsOn, publishFindings, type Definition } from "./rules.ts";

const definition = (changes: Partial<Definition> = {}): Definition => ({
  kind: "layer",
  geometry_type: "any",
  value_type: "integer",
  min_value: null,
  max_value: null,
  required_value: false,
  required_geometry: false,
  options: [],
  fields: [],
  is_active: true,
  is_available: true,
  ...changes,
});
const nothing = {
  value: null,
  attributes: {},
  event: null,
  figures: [],
  breakdowns: [],
  damages: [],
  umbrella_id: null,
  triggered_by_id: null,
  recovery: null,
  assessment: null,
  geometry: null,
  observed_on: "2024-02-02",
  date_precision: "day" as const,
  ended_on: null,
  duration_days: null,
};
const finding = (value_type: ValueType, value: TypedValue) =>
  findingsOn({ ...nothing, value }, definition({ value_type }))["value"];

describe("V1 numbers", () => {
  test("a count is a whole number of zero or more", () => {
    for (const value of [0, 1, 2 ** 53 - 1]) expect(finding("integer", value)).toBeUndefined();
    expect(finding("integer", -1)).toEqual({ code: "number_small", parameters: { minimum: 0 } });
    for (const value of [1.5, -0, 2 ** 53, NaN, Infinity]) expect(finding("integer", value)?.code).toBe("value_type");
  });

  test("a percentage lies between 0 and 100", () => {
    for (const value of [0, 33.3, 100]) expect(finding("percent", value)).toBeUndefined();
    expect(finding("percent", 100.01)).toEqual({ code: "number_big", parameters: { maximum: 100 } });
    expect(finding("percent", -0.01)).toEqual({ code: "number_small", parameters: { minimum: 0 } });
  });

  test("unknown is allowed everywhere and is never zero", () => {
    for (const type of ["none", "integer", "decimal", "percent", "boolean", "text", "date"] as const)
      expect(finding(type, null)).toBeUndefined();
  });
});

test("V9 a value is of the variable's type", () => {
  expect(finding("decimal", -3.5)).toBeUndefined();
  expect(finding("boolean", false)).toBeUndefined();
  expect(finding("boolean", 0)?.code).toBe("value_type");
  expect(finding("text", 0)?.code).toBe("value_type");
  expect(finding("date", "2024-02-29")).toBeUndefined();
  expect(finding("date", "2023-02-29")?.code).toBe("value_type");
  expect(finding("none", 1)?.code).toBe("value_unexpected");
});

test("V9 a geometry is of the variable's type, and a variable belongs to the place", () => {
  const point = { type: "Point" as const, coordinates: [-71, -33] as [number, number] };
  const drawn = (changes: Partial<Definition>) => findingsOn({ ...nothing, geometry: point }, definition(changes));
  expect(drawn({ geometry_type: "point" })).toEqual({});
  expect(drawn({ geometry_type: "polygon" })).toEqual({ geometry: { code: "geometry_type" } });
  expect(drawn({ geometry_type: "none" })).toEqual({ geometry: { code: "geometry_type" } });
  expect(drawn({ is_available: false })).toEqual({ variable_id: { code: "variable_place" } });
  expect(findingsOn({ ...nothing, value: 1, geometry: point }, undefined)).toEqual({
    variable_id: { code: "missing" },
  });
});

test("V9 an inactive variable is refused for a new record and kept by one that had it before", () => {
  const record = { ...nothing, value: 5 };
  const inactive = definition({ is_active: false });

  expect(findingsOn(record, inactive)).toEqual({ variable_id: { code: "variable_inactive" } });
  expect(findingsOn(record, inactive, false)).toEqual({});
});

test("V9 V4 what a variable demands, and a source, are asked for when a record is submitted or published", () => {
  const demanding = definition({
    required_value: true,
    required_geometry: true,
    fields: [
      { key: "cause", type: "text", label_es: "Causa", label_en: null, unit_es: null, unit_en: null, is_required: true, options: [] }, // prettier-ignore
    ],
  });
  const missing = publishFindings({ ...nothing, source: null }, demanding);
  expect(Object.keys(missing)).toEqual(["value", "attributes.cause", "geometry", "source"]);
  const geometry = { type: "Point" as const, coordinates: [-71, -33] as [number, number] };
  const whole = { ...nothing, value: 0, attributes: { cause: "Rayo" }, geometry, source: "Bomberos" };
  expect(publishFindings(whole, demanding)).toEqual({});
  const none = definition({ value_type: "none", geometry_type: "none", required_value: true, required_geometry: true });
  expect(publishFindings({ ...nothing, source: "Bomberos" }, none)).toEqual({});
});

test("V3 nothing ends before it began, nor lasts longer than its days; what was saved before keeps its other fields open", () => {
  const lasting = (changes: object) => ({ ...nothing, ...changes });
  const layer = definition();
  expect(findingsOn(lasting({ ended_on: "2024-02-01" }), layer)).toEqual({ ended_on: { code: "day_order" } });
  const long = lasting({ ended_on: "2024-02-04", duration_days: 4 });
  expect(findingsOn(long, layer)).toEqual({ duration_days: { code: "duration_long", parameters: { days: 3 } } });
  expect(findingsOn({ ...long, duration_days: 3 }, layer)).toEqual({});
  expect(findingsOn({ ...long, date_precision: "month" }, layer)).toEqual({});
  expect(findingsOn({ ...long, value: 7 }, layer, false, long)).toEqual({});
});
