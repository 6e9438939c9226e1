import { expect, test } from "vitest";
import { alertLevelsOf } from "@atalaya/contract/domain/alert-levels.ts";
import type { AlertsInForce } from "@atalaya/contract/resources/alerts/in-force.ts";
import { stripLevels } from "./strip-levels.ts";

const usual = alertLevelsOf(null).map((level, at) => ({ ...level, bars: at + 1 }));
const three = usual.filter(({ key }) => key !== "naranja");
const levelsOf = (country: string) => (country === "CL" ? three : usual);
const end = (hour: number) => `2026-11-27T${String(hour).padStart(2, "0")}:00:00Z`;
const inForce = (levels: AlertsInForce["levels"]): AlertsInForce => ({ levels, exercises: 0, alerts: [] });
const told = (cells: ReturnType<typeof stripLevels>) => cells.map(({ level, count }) => [level.key, count]);

test("levels stand in their place from the gravest to the mildest, also where nothing is in force", () => {
  const cells = stripLevels(
    inForce([{ country: "CL", level: "amarilla", count: 2, first_end: end(9) }]),
    ["CL"],
    levelsOf,
  );
  expect(told(cells)).toEqual([
    ["roja", 0],
    ["amarilla", 2],
    ["verde", 0],
  ]);
});

test("levels that two countries have alike are one cell, which ends with the first of both", () => {
  const both = inForce([
    { country: "CL", level: "roja", count: 1, first_end: end(12) },
    { country: "CO", level: "roja", count: 2, first_end: end(9) },
  ]);
  const cells = stripLevels(both, ["CL", "CO"], levelsOf);
  expect(cells[0]).toMatchObject({ count: 3, first_end: end(9) });
  expect(told(cells).map(([key]) => key)).toEqual(["roja", "naranja", "amarilla", "verde"]);
});
