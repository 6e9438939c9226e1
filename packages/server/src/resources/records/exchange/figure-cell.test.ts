import { expect, test } from "vitest";
import { readFigureCell } from "./figure-cell.ts";

test("V1 a figure is read as people write it, and what is not counted is never a number", () => {
  const read = (text: string, isWhole = true) => {
    const told = readFigureCell(text, isWhole);
    return told && [told.value, told.qualifier];
  };
  expect(read("12")).toEqual([12, "quantified"]);
  expect(read("1.234")).toEqual([1234, "quantified"]);
  expect(read("1.234.567")).toEqual([1_234_567, "quantified"]);
  expect(read("1.234", false)).toEqual([1.234, "quantified"]);
  expect(read("1.234.567,5", false)).toEqual([1_234_567.5, "quantified"]);
  expect(read("0.125", true)).toEqual([0.125, "quantified"]);
  expect(read("≥ 12")).toEqual([12, "at_least"]);
  expect(read(">=12")).toEqual([12, "at_least"]);
  expect(read("Al menos 1.200")).toEqual([1200, "at_least"]);
  expect(read("~ 40")).toEqual([40, "approximate"]);
  expect(read("aprox. 40")).toEqual([40, "approximate"]);
  expect(read("0")).toEqual([0, "quantified"]);
  expect(read("Hubo")).toEqual([null, "present_unquantified"]);
  expect(read("Hubo, sin cuantificar")).toEqual([null, "present_unquantified"]);
  expect(read("No hubo")).toEqual([null, "none"]);
  expect(read("sin información")).toEqual([null, "unknown"]);
  expect(read("S/I")).toEqual([null, "unknown"]);
  expect(read("muchos")).toBeNull();
  expect(read("12 o 13")).toBeNull();
});
