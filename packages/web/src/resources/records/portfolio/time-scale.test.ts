// Where the days of works stand on the line of time.
import { expect, test } from "vitest";
import type { PortfolioWork } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { timeScale, toldDays } from "./time-scale.ts";

const work = (changes: Partial<PortfolioWork>): PortfolioWork =>
  ({
    planned_start_on: null,
    planned_end_on: null,
    actual_start_on: null,
    actual_end_on: null,
    milestones: [],
    ...changes,
  }) as PortfolioWork;

test("the line runs over whole months, from the first day that a work tells to the last", () => {
  const { from, to, at } = timeScale(
    [work({ planned_start_on: "2026-01-15", planned_end_on: "2026-03-10" })],
    "2026-02-01",
  );
  expect([from, to]).toEqual(["2026-01-01", "2026-04-01"]);
  expect([at("2026-01-01"), at("2026-02-15"), at("2026-04-01")]).toEqual([0, 0.5, 1]);
  expect(at("2025-06-01")).toBe(0);
});

test("a milestone counts, done or due, and today is always on it", () => {
  const late = work({ milestones: [{ title: "Entrega", due_on: "2026-05-20", done_on: "2026-06-02", weight: null }] });
  expect(timeScale([late], "2026-08-09")).toMatchObject({ from: "2026-05-01", to: "2026-09-01" });
  expect(toldDays(late)).toEqual(["2026-05-20", "2026-06-02"]);
  expect(toldDays(work({}))).toEqual([]);
});

test("months are named while there is room for them, then quarters, then years", () => {
  const ticks = (from: string, to: string) =>
    timeScale([work({ planned_start_on: from, planned_end_on: to })], from).ticks;
  expect(ticks("2026-01-15", "2026-03-10")).toEqual(["2026-01-01", "2026-02-01", "2026-03-01"]);
  expect(ticks("2025-11-03", "2027-02-01")).toEqual([
    "2026-01-01",
    "2026-04-01",
    "2026-07-01",
    "2026-10-01",
    "2027-01-01",
  ]);
  expect(ticks("2010-03-01", "2020-12-01").every((tick) => tick.endsWith("-01-01"))).toBe(true);
  expect(ticks("1990-01-01", "2026-01-01").length).toBeLessThanOrEqual(12);
});
