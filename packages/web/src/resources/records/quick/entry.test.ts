// What a quick entry becomes.
import { expect, test } from "vitest";
import { RecordCreation } from "@atalaya/contract/resources/records.ts";
import { creationOf, isTouched, isWithKit, missingOf, momentOf, newEntry } from "./entry.ts";

const night = new Date(2026, 1, 11, 3, 12);
const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
const names = { place: "Valparaíso", zone, source: "Oficial Demo" };

test("an entry becomes a record that the contract takes, with counts only where something was counted", () => {
  const entry = {
    ...newEntry(7, night),
    variable_id: 3,
    point: [-71.56604123, -33.11802456] as [number, number],
    accuracy_m: 8,
  };
  const counted = { ...entry, counts: { ...entry.counts, evacuated: 40 }, note: "  Viento fuerte " };

  expect(RecordCreation.parse(creationOf(counted, names))).toMatchObject({
    uid: entry.uid,
    company_id: 7,
    variable_id: 3,
    title: "Valparaíso, 2026-02-11 03:12",
    observed_on: "2026-02-11",
    source: "Oficial Demo",
    description: "Viento fuerte",
    confidence: "unverified",
    geometry: { type: "Point", coordinates: [-71.566041, -33.118025] },
    geometry_method: "gps",
    geometry_accuracy_m: 8,
    figures: [{ metric: "evacuated", value: 40, as_of: "2026-02-11", hour: "03:12", qualifier: "quantified" }],
  });
});

test("a count is of the moment at which it was entered, on the clock of its place, whenever it happened", () => {
  const entry = { ...newEntry(7, new Date("2026-02-11T04:30:00Z")), variable_id: 3, hour: "23:50" };
  const counted = { ...entry, counts: { ...entry.counts, injured: 2 } };
  const figureIn = (zone: string) => creationOf(counted, { ...names, zone }).figures?.[0];
  expect(figureIn("America/Santiago")).toMatchObject({ as_of: "2026-02-11", hour: "01:30" });
  expect(figureIn("Pacific/Easter")).toMatchObject({ as_of: "2026-02-10", hour: "23:30" });
});

test("without a position the record has no geometry, and nothing counted leaves no figure", () => {
  const creation = creationOf({ ...newEntry(7, night), variable_id: 3 }, names);
  expect(creation).toMatchObject({ geometry: null, geometry_method: null, figures: [], description: null });
});

test("an hour that is still to come was yesterday; a watch that runs a little ahead is not", () => {
  const entry = newEntry(7, night);
  expect(momentOf({ ...entry, hour: "23:50" })).toEqual({ day: "2026-02-10", hour: "23:50", isYesterday: true });
  expect(momentOf({ ...entry, hour: "02:40" })).toMatchObject({ day: "2026-02-11", isYesterday: false });
  expect(momentOf({ ...entry, hour: "03:20" })).toMatchObject({ day: "2026-02-11" });
  // Sent the next day, it keeps the day on which it was written.
  expect(creationOf({ ...entry, variable_id: 3, hour: "23:50" }, names).observed_on).toBe("2026-02-10");
});

test("what is missing is known by name, and only what a person entered counts as entered", () => {
  const entry = newEntry(null, night);
  expect(missingOf({ ...entry, hour: null })).toEqual(["hazard", "place", "hour"]);
  expect(missingOf({ ...entry, variable_id: 3, company_id: 7 })).toEqual([]);
  expect(isTouched({ ...entry, point: [-71.5, -33], accuracy_m: 8 }, entry)).toBe(false);
  expect(isTouched({ ...entry, note: "Humo" }, entry)).toBe(true);
});

test("the kit comes along with what is of today, unless somebody said otherwise", () => {
  const entry = newEntry(7, night);
  expect(isWithKit(entry, night)).toBe(true);
  expect(isWithKit({ ...entry, hour: "23:50" }, night)).toBe(false);
  expect(isWithKit(entry, new Date(2026, 1, 12, 9, 0))).toBe(false);
  expect(isWithKit({ ...entry, hour: "23:50", with_kit: true }, night)).toBe(true);
  expect(isWithKit({ ...entry, with_kit: false }, night)).toBe(false);
  expect(isTouched({ ...entry, with_kit: false }, entry)).toBe(true);
});
