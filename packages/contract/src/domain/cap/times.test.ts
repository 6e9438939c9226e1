import fc from "fast-check";
import { expect, test } from "vitest";
import { CapTime, capTime, instantOf } from "./times.ts";

const zones = [
  "America/Santiago",
  "Pacific/Easter",
  "America/Bogota",
  "UTC",
  "Asia/Kathmandu",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
];

test.each([
  ["2026-01-15T12:00:00Z", "America/Santiago", "2026-01-15T09:00:00-03:00"],
  ["2026-07-15T12:00:00Z", "America/Santiago", "2026-07-15T08:00:00-04:00"],
  ["2026-07-15T12:00:00.999Z", "UTC", "2026-07-15T12:00:00-00:00"],
  ["2026-07-15T23:30:00Z", "Asia/Kathmandu", "2026-07-16T05:15:00+05:45"],
  ["2026-07-15T09:00:00-04:00", "Pacific/Kiritimati", "2026-07-16T03:00:00+14:00"],
])("%s on the clocks of %s is %s", (instant, zone, time) => expect(capTime(instant, zone)).toBe(time));

test("the hour that clocks show twice when summer ends is told apart by its offset", () => {
  expect(capTime("2026-04-05T02:30:00Z", "America/Santiago")).toBe("2026-04-04T23:30:00-03:00");
  expect(capTime("2026-04-05T03:30:00Z", "America/Santiago")).toBe("2026-04-04T23:30:00-04:00");
});

test("every instant comes back from its time, to the second, in every zone", () => {
  const instants = fc.date({ min: new Date("1911-01-02"), max: new Date("2199-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const time = capTime(instant, zone);
      expect(CapTime.safeParse(time).success, time).toBe(true);
      expect(instantOf(time).getTime()).toBeGreaterThan(instant.getTime() - 60_000);
      if (instant.getUTCFullYear() > 1980)
        expect(instantOf(time).getTime()).toBe(Math.floor(instant.getTime() / 1000) * 1000);
    }),
  );
});

test.each([
  "2026-01-15T12:00:00Z",
  "2026-01-15T12:00:00.5-03:00",
  "2026-01-15T12:00:00",
  "2026-01-15 12:00:00-03:00",
  "2026-02-30T12:00:00-03:00",
  "2025-02-29T12:00:00-03:00",
  "2026-13-01T12:00:00-03:00",
  "2026-01-15T24:00:00-03:00",
  "2026-01-15T12:00:00-15:00",
  "0000-01-15T12:00:00-03:00",
])("%s is no time of CAP", (time) => expect(CapTime.safeParse(time).success).toBe(false));

test("an instant that is none, and a zone that is none, are refused", () => {
  expect(() => capTime("mañana", "UTC")).toThrow(RangeError);
  expect(() => capTime("2026-01-15T12:00:00Z", "America/Valparaiso")).toThrow(RangeError);
  expect(() => capTime("-000001-01-01T00:00:00Z", "UTC")).toThrow(RangeError);
});
