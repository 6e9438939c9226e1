import { beforeAll, expect, test } from "vitest";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";
import { showZone } from "../zone.ts";
import { dueText } from "./due-text.ts";

beforeAll(() => showZone("America/Santiago"));

/** Friday, 20 November 2026, 21:30 in Chile: tomorrow in Greenwich. */
const now = Date.parse("2026-11-21T00:30:00Z");
const said = (due: string, language: Language = "es") =>
  dueText(due, now, language, (key, parameters) => say(words[key], language, parameters));

test("what is due within a day says how much time is left, and presses", () => {
  expect(said("2026-11-21T05:17:00Z")).toEqual({ text: "4 h 47 min", isLate: false, isSoon: true });
  expect(said("2026-11-21T23:30:00Z")).toMatchObject({ text: "23 h 0 min", isSoon: true });
  expect(said("2026-11-22T00:30:00Z")).toEqual({ text: "mañana", isLate: false, isSoon: false });
});

test("a day is in time until it ends where the place is", () => {
  expect(said("2026-11-20")).toEqual({ text: "hoy", isLate: false, isSoon: true });
  expect(said("2026-11-21")).toEqual({ text: "mañana", isLate: false, isSoon: true });
  expect(said("2026-11-21", "en")).toMatchObject({ text: "tomorrow" });
  expect(said("2026-11-19")).toEqual({ text: "1 día", isLate: true, isSoon: false });
  expect(said("2026-11-06")).toMatchObject({ text: "14 días", isLate: true });
  expect(said("2026-11-06", "en")).toMatchObject({ text: "14 days" });
});

test("what is late for long is not counted in days", () => {
  expect(said("2026-08-23")).toMatchObject({ text: "89 días", isLate: true });
  expect(said("2026-06-20")).toMatchObject({ text: "5 meses", isLate: true });
  expect(said("2025-06-20", "en")).toMatchObject({ text: "17 months" });
  expect(said("2023-03-20")).toMatchObject({ text: "3 años" });
});

test("within a week the day of the week says when, beyond it the month, and in another year the year", () => {
  expect(said("2026-11-24")).toEqual({ text: "mar 24", isLate: false, isSoon: false });
  expect(said("2026-11-24T13:00:00Z", "en")).toMatchObject({ text: "Tue 24" });
  expect(said("2026-11-30")).toMatchObject({ text: "30 nov" });
  expect(said("2026-12-04", "en")).toMatchObject({ text: "4 Dec" });
  expect(said("2027-01-05")).toMatchObject({ text: "5 ene 2027" });
});

test("what was due at an hour says since when it is late, and never looks like time that is left", () => {
  expect(said("2026-11-21T00:10:00Z")).toEqual({ text: "hace 20 min", isLate: true, isSoon: false });
  expect(said("2026-11-20T22:20:00Z", "en")).toMatchObject({ text: "2 h 10 min ago", isLate: true });
  expect(said("2026-11-17T12:00:00Z")).toMatchObject({ text: "3 días", isLate: true });
});

test("what is no day of the calendar says nothing", () => {
  expect(said("infinity")).toBeNull();
});
