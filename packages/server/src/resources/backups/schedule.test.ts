// When the backup of the night is to begin.
import { expect, test } from "vitest";
import { isDue, latestSlot } from "./schedule.ts";

test("the backup of the night is made once, tried again an hour after it failed, and made up for in the morning", () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
  const begun = (day: number, hour: number, is_good = true) => ({ started_at: at(day, hour).toISOString(), is_good });
  const since = at(20, 9);
  const night = { at: "03:00", zone: null };
  expect(latestSlot(at(23, 2, 59), night)).toEqual(at(22, 3));
  expect(latestSlot(at(23, 3), night)).toEqual(at(23, 3));
  // A new installation waits for its first night.
  expect(isDue(at(20, 12), night, since, undefined)).toBe(false);
  expect(isDue(at(21, 3), night, since, undefined)).toBe(true);
  expect(isDue(at(21, 4), night, since, begun(21, 3))).toBe(false);
  expect(isDue(at(22, 3), night, since, begun(21, 3))).toBe(true);
  expect(isDue(at(21, 3, 30), night, since, begun(21, 3, false))).toBe(false);
  expect(isDue(at(21, 4, 30), night, since, begun(21, 3, false))).toBe(true);
  // The machine was off at night.
  expect(isDue(at(24, 8), night, at(24, 8), begun(21, 3))).toBe(true);
});

test("the hour of the night is that of the installation's time zone, also when its clocks are changed", () => {
  const slot = (now: string, zone: string) => latestSlot(new Date(now), { at: "03:00", zone }).toISOString();
  expect(slot("2026-07-10T06:30:00Z", "America/Santiago")).toBe("2026-07-09T07:00:00.000Z");
  expect(slot("2026-07-10T07:00:00Z", "America/Santiago")).toBe("2026-07-10T07:00:00.000Z");
  expect(slot("2026-12-10T06:30:00Z", "America/Santiago")).toBe("2026-12-10T06:00:00.000Z");
  expect(slot("2026-12-10T08:30:00Z", "Pacific/Easter")).toBe("2026-12-10T08:00:00.000Z");
});
