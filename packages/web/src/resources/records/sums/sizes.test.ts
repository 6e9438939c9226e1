import { expect, test } from "vitest";
import { wordsIn } from "@atalaya/contract/words.ts";
import { everyText, perYear, spanOf } from "./sizes.ts";

test("a record from 2006 to 2025 speaks of twenty years, one without a disaster of none", () => {
  expect(spanOf({ years: { from: 2006, to: 2025 }, currency: null, rows: [] })).toBe(20);
  expect(spanOf({ years: null, currency: null, rows: [] })).toBe(0);
});

test("eight disasters in twenty years are one every 2.5 years, and twenty of them one every year", () => {
  expect(everyText(8, 20, wordsIn("es"), "es")).toBe("2,5 años");
  expect(everyText(20, 20, wordsIn("es"), "es")).toBe("1 año");
  expect(everyText(1, 20, wordsIn("en"), "en")).toBe("20 years");
  expect(perYear(8, 20, "es")).toBe("0,4");
});
