// The order of figures, and which of them are in force.
import { expect, test } from "vitest";
import { compareFigures, currentFigures, Figure, StoredFigure } from "./losses.ts";

const figure = (value: number, as_of: string, hour: string | null = null) =>
  Figure.parse({ metric: "evacuated", value, as_of, hour, source: "Demo" });

const [noHour, midnight, night, morning] = [
  figure(1, "2026-03-02"),
  figure(2, "2026-03-02", "00:00"),
  figure(3, "2026-03-02", "03:00"),
  figure(4, "2026-03-02", "06:00"),
];
const dayBefore = figure(5, "2026-03-01", "23:59");

test("figures stand by day and hour, and one without an hour before those of its day", () => {
  expect([morning, noHour, dayBefore, midnight, night].toSorted(compareFigures)).toEqual([
    dayBefore,
    noHour,
    midnight,
    night,
    morning,
  ]);
});

test("the figure of the later hour holds, wherever it stands; of the same hour the one written last", () => {
  const inForce = (...figures: Figure[]) => currentFigures(figures).get("evacuated")?.value;
  expect(inForce(morning, night, noHour)).toBe(4);
  expect(inForce(morning, dayBefore)).toBe(4);
  expect(inForce(night, { ...night, value: 9 })).toBe(9);
  expect(inForce(noHour, { ...noHour, value: 9 })).toBe(9);
});

test("a row that was written before hours were told is ordered as one without", () => {
  const { hour: _hour, ...old } = noHour;
  expect(compareFigures(old, noHour)).toBe(0);
  expect(compareFigures(old, midnight)).toBe(-1);
  expect(StoredFigure.safeParse(old).success).toBe(false);
});

test("an hour is one of the clock's 24, or not told", () => {
  const codes = (hour: unknown) =>
    Figure.safeParse({ metric: "deaths", value: 1, as_of: "2026-03-02", hour }).error?.issues.map(({ path, code }) => [
      path[0],
      code,
    ]) ?? [];
  for (const right of ["00:00", "23:59", null, undefined]) expect(codes(right)).toEqual([]);
  for (const wrong of ["24:00", "3:00", "03:60", "03:00:00", "", "12:30 pm"])
    expect(codes(wrong)).toEqual([["hour", "custom"]]);
});
