// When the backup of the night is to begin.
import { expect, test } from "vitest";
import { isDue, latestSlot } from "./schedule.ts";

test("the backup of the night is made once, tried again an hour after it failed, and made up for in the morning", () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
  const begun = (day: number, hour: number, is_good = true) => ({ started_at: at(day, hour).toISOString(), is_good });
  const since = at(20, 9);
  expect(latestSlot(at(23, 2, 59), "03:00")).toEqual(at(22, 3));
  expect(latestSlot(at(23, 3), "03:00")).toEqual(at(23, 3));
  // A new installation waits for its first night.
  expect(isDue(at(20, 12), "03:00", since, undefined)).toBe(false);
  expect(isDue(at(21, 3), "03:00", since, undefined)).toBe(true);
  expect(isDue(at(21, 4), "03:00", since, begun(21, 3))).toBe(false);
  expect(isDue(at(22, 3), "03:00", since, begun(21, 3))).toBe(true);
  expect(isDue(at(21, 3, 30), "03:00", since, begun(21, 3, false))).toBe(false);
  expect(isDue(at(21, 4, 30), "03:00", since, begun(21, 3, false))).toBe(true);
  // The machine was off at night.
  expect(isDue(at(24, 8), "03:00", at(24, 8), begun(21, 3))).toBe(true);
});
