import { expect, test } from "vitest";
import {
  dayHere,
  formatChange,
  formatDay,
  formatDayOf,
  formatInstant,
  formatNumber,
  formatRelative,
} from "./format.ts";
import { clockAt, showZone, startOfDay } from "./zone.ts";

test("numbers are grouped the way the language does it, from four digits on", () => {
  expect(formatNumber(6974, "es")).toBe("6.974");
  expect(formatNumber(6974, "en")).toBe("6,974");
  expect(formatNumber(8581.37, "es")).toBe("8.581,37");
});

test("a minus is a minus sign and not a hyphen", () => {
  expect(formatNumber(-33.04, "es")).toBe("\u221233,04");
  expect(formatChange(-6, "en")).toBe("\u22126");
  expect(formatChange(86, "es")).toBe("+86");
  expect(formatChange(0, "es")).toBe("0");
});

test("unknown is a dash and never zero", () => {
  for (const value of [null, undefined, Number.NaN]) expect(formatNumber(value, "es")).toBe("—");
  expect(formatDay(null, "es")).toBe("—");
  expect(formatInstant("not a date", "en")).toBe("—");
  expect(formatNumber(0, "es")).toBe("0");
});

test("a day is not moved by the time zone", () => {
  expect(formatDay("2024-03-02", "es")).toBe("02-03-2024");
  expect(formatDay("2024-03-02", "en")).toBe("02/03/2024");
});

test("days and hours are those of the place at work, in winter and in summer, and the reader's own where there is none", () => {
  const at = "2026-11-22T02:30:00.000Z";
  showZone("Pacific/Easter");
  expect(formatInstant(at, "es")).toBe("21-11-2026 21:30");
  expect(formatInstant("2026-07-22T02:30:00.000Z", "es")).toBe("21-07-2026 20:30");
  showZone("Asia/Tokyo");
  expect(formatInstant(at, "es")).toBe("22-11-2026 11:30");
  expect(formatDayOf(at, "en")).toBe("22/11/2026");
  expect(dayHere(new Date(at))).toBe("2026-11-22");
  showZone(null);
  expect(formatInstant("2026-11-21T23:30:00", "es")).toBe("21-11-2026 23:30");
});

test("a day begins when the clocks of its place say so, also on the day on which they change", () => {
  expect(startOfDay("2026-03-02", 0, "America/Santiago").toISOString()).toBe("2026-03-02T03:00:00.000Z");
  expect(startOfDay("2026-07-02", 1, "America/Santiago").toISOString()).toBe("2026-07-03T04:00:00.000Z");
  // That night 00:00 becomes 01:00.
  expect(clockAt(startOfDay("2026-09-06", 0, "America/Santiago"), "America/Santiago").hour).toMatch(/^(23|01):00$/);
  expect(startOfDay("2026-03-02", 0, "Asia/Tokyo").toISOString()).toBe("2026-03-01T15:00:00.000Z");
});

test("the day of an instant is the reader's own, not Greenwich's", () => {
  const evening = new Date(2026, 10, 21, 22, 30);
  expect(formatDayOf(evening.toISOString(), "es")).toBe("21-11-2026");
  expect(dayHere(evening)).toBe("2026-11-21");
  expect(formatDay(evening.toISOString(), "es"), "an instant is no day").toBe("—");
});

test("V3 whatever was saved as a day is shown, so that it can be found and repaired", () => {
  for (const day of ["0001-01-01 BC", "infinity", "-infinity", "294277-01-01"]) expect(formatDay(day, "es")).toBe(day);
  expect(formatDay("0005-02-05", "es")).toBe("05-02-0005");
});

test("an instant shows day and time", () => {
  expect(formatInstant("2024-03-02T18:05:00", "es")).toBe("02-03-2024 18:05");
});

test("time is told relative to now", () => {
  const now = Date.parse("2024-03-02T12:00:00Z");
  expect(formatRelative("2024-03-02T11:55:00Z", "es", now)).toBe("hace 5 minutos");
  expect(formatRelative("2024-03-01T11:00:00Z", "es", now)).toBe("ayer");
  expect(formatRelative("2024-03-02T11:59:50Z", "en", now)).toBe("now");
});
