// What is typed into a number's field is understood as the shown language writes numbers.
import { expect, test } from "vitest";
import { parseNumber } from "./number-text.ts";

test.each([
  ["12.345", "es", 12_345],
  ["1.234.567", "es", 1_234_567],
  ["1.234,5", "es", 1234.5],
  ["0.125", "es", 0.125],
  ["33.0436", "es", 33.0436],
  ["12.5", "es", 12.5],
  ["12,345", "es", 12.345],
  ["12,345", "en", 12_345],
  ["1,234,567.5", "en", 1_234_567.5],
  ["12.345", "en", 12.345],
  ["12,5", "en", 12.5],
  ["−3", "es", -3],
  ["1 234", "es", 1234],
  ["  ", "es", null],
  ["12.34.5", "es", "12.34.5"],
  ["doce", "es", "doce"],
] as const)("%j in %s is %j", (text, language, number) => expect(parseNumber(text, language)).toBe(number));
