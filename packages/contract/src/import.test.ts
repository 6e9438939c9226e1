// Cells of sheets as people write them.
import { expect, test } from "vitest";
import { comparable, readNumber } from "./import.ts";

test.each([
  ["151.708", true, 151_708],
  ["151,708", true, 151_708],
  ["1.234.567", true, 1_234_567],
  ["151708", true, 151_708],
  ["12,5", true, 12.5],
  ["-33,0436", false, -33.0436],
  ["-33.043", false, -33.043],
  ["1.234,5", false, 1234.5],
  ["1,234.5", false, 1234.5],
  ["1 234,5", false, 1234.5],
  ["−71.5", false, -71.5],
  ["", false, Number.NaN],
  ["12 km", false, Number.NaN],
  ["1e5", false, Number.NaN],
])("the cell %j (whole: %s) is %d", (text, isWhole, number) => expect(readNumber(text, isWhole)).toBe(number));

test("headings are compared without accents, case and signs", () => {
  expect(comparable("  Código  territorial (CUT) ")).toBe("codigo territorial cut");
});
