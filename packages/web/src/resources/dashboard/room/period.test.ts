import { expect, test } from "vitest";
import { firstDay } from "./period.ts";

test("a period begins thirty days or a year before today, and all of it nowhere", () => {
  expect(firstDay("30d", "2026-03-01")).toBe("2026-01-30");
  expect(firstDay("12m", "2026-11-27")).toBe("2025-11-27");
  expect(firstDay("12m", "2028-02-29")).toBe("2027-03-01");
  expect(firstDay("all", "2026-11-27")).toBeUndefined();
});
