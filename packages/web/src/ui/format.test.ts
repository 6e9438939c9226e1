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
