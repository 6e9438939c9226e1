// Years that are missing, as one says them.
import { expect, test } from "vitest";
import { wordsIn } from "@atalaya/contract/words.ts";
import { countOf, missingText, spansOf } from "./year-spans.ts";

test("years that follow each other are one span", () =>
  expect(spansOf([2025, 2021, 2024, 2026, 2024])).toEqual([
    { from: 2021, to: 2021 },
    { from: 2024, to: 2026 },
  ]));

test("what is missing is said by figure, with its years", () => {
  const place = { company_id: 7, name: "Región de Valparaíso" };
  const missing = [
    { ...place, what: "population" as const, years: [2024, 2025, 2026] },
    { ...place, what: "gdp_local" as const, years: [2021, 2024, 2025, 2026] },
  ];
  expect(countOf(missing)).toBe(7);
  expect(missingText(missing, wordsIn("es"), "es")).toBe("población de 2024 a 2026, PIB de 2021 y de 2024 a 2026");
  expect(missingText(missing, wordsIn("en"), "en")).toBe("population of 2024 to 2026, GDP of 2021 and of 2024 to 2026");
});
