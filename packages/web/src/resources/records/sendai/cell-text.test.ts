// What a cell of the indicators says.
import { expect, test } from "vitest";
import type { SendaiCell } from "@atalaya/contract/resources/records/sendai.ts";
import { calculationText, lackOf, valueText } from "./cell-text.ts";

test.each([
  [null, false, "—"],
  [0, false, "0"],
  [0.004, false, "<\u00a00,01"],
  [0.004, true, "> 0"],
  [0.06, false, "0,06"],
  [7.379_2, false, "7,38"],
  [7.379_2, true, "≥\u00a07,38"],
  [0, true, "≥\u00a00"],
  [201.4, false, "201"],
  [12_500, false, "12.500"],
])("%j, open %j, says %j", (value, isOpen, said) => expect(valueText(value, isOpen, "es")).toBe(said));

const cell: SendaiCell = {
  value: 7.38,
  numerator: 134,
  denominator: 1_815_902,
  denominator_year: 2017,
  denominator_source: "Censo 2017",
  basis: "reported",
  is_open: false,
  cards: 2,
  lacks: null,
};

test("a rate tells what was divided by what", () => {
  expect(calculationText("A-2", cell, "es")).toBe("134 × 100.000 ÷ 1.815.902");
  expect(calculationText("D-2", { ...cell, denominator: null }, "es")).toBeNull();
});

test("a denominator of another year is one that is missing", () => {
  expect(lackOf("A-2", cell, 2024)).toBe("population");
  expect(lackOf("A-2", cell, 2017)).toBeNull();
  expect(lackOf("C-2", { ...cell, lacks: "gdp_local" }, 2024)).toBe("gdp_local");
});
