import { expect, test } from "vitest";
import { say } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";
import type { Translate } from "../words.ts";
import { ageOf, momentOf } from "./age-text.ts";

const spanish: Translate = (key, parameters) => say(words[key], "es", parameters);
const zone = "America/Santiago";
/** 20 November 2026, 21:30 in Chile. */
const now = Date.parse("2026-11-21T00:30:00Z");
const hour = 3_600_000;
const age = (day: string, at: string | null) => ageOf(momentOf(day, at, zone), now, spanish);

test("a figure with its hour says how many minutes or hours ago it was told", () => {
  expect(age("2026-11-20", "21:18")).toMatchObject({ text: "hace 12 min" });
  expect(age("2026-11-20", "18:20")).toMatchObject({ text: "hace 3 h", least: 3 * hour + 600_000 });
  expect(age("2026-11-20", "21:30")).toMatchObject({ text: "ahora" });
  expect(age("2026-11-19", "20:00")).toMatchObject({ text: "ayer" });
  expect(age("2026-11-17", "20:00")).toMatchObject({ text: "hace 3 días" });
});

test("a figure without an hour says its day, and is never called older than it surely is", () => {
  expect(age("2026-11-20", null)).toEqual({ text: "hoy", least: 0 });
  expect(age("2026-11-19", null)).toEqual({ text: "ayer", least: 21.5 * hour });
  expect(age("2026-11-17", null)).toMatchObject({ text: "hace 3 días" });
});

test("a clock that goes ahead makes nothing younger than now", () => {
  expect(age("2026-11-20", "21:40")).toEqual({ text: "ahora", least: 0 });
});
