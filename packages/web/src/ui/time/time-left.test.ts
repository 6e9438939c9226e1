import { expect, test } from "vitest";
import { nextEnd, timeLeft } from "./time-left.ts";

const minutes = (count: number) => count * 60_000;

test("an alert without an end has no time left to count", () => {
  expect(timeLeft(null, 0)).toBeNull();
  expect(timeLeft("2026-03-14T12:00:00Z", Date.parse("2026-03-14T12:30:00Z"))).toBe(-minutes(30));
});

test("what is listed is looked at again when the next alert of it ends, and for what is long over or far off not at all", () => {
  const now = Date.parse("2026-03-14T12:00:00Z");
  const ends = (...hours: (string | null)[]) => hours.map((expires_at) => ({ expires_at }));
  expect(nextEnd(ends("2026-03-14T14:00:00Z", "2026-03-14T13:00:00Z", "2026-03-14T11:00:00Z", null), now)).toBe(
    now + minutes(60),
  );
  expect(nextEnd(ends("2026-03-14T11:00:00Z", "2026-03-20T11:00:00Z", null), now)).toBeNull();
});
