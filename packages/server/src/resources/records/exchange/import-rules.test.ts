// What the rows of a sheet are held against.
import { expect, test } from "vitest";
import type { CompanyKind } from "@atalaya/contract/resources/companies.ts";
import { eventsBefore, placesByName, type Meant } from "./import-rules.ts";
import { readDay } from "./import-words.ts";

const valparaiso = 1;
const talcahuano = 2;
const told = (title: string, observed_on: string, company_id = valparaiso) => ({ title, observed_on, company_id });
const rowsOf = (...drafts: ReturnType<typeof told>[]) => drafts.map((draft, at) => ({ index: 10 + at, draft }));
const named = (found: Map<number, { title: string }>) => [...found].map(([index, { title }]) => `${index} ${title}`);

test("V11 an event is held against the first row before it that is of the same place and at most three days away", () => {
  const rows = rowsOf(
    told("Incendio A", "2024-02-05"),
    told("Incendio B", "2024-02-02"),
    told("Incendio C", "2024-02-04"),
    told("Incendio D", "2024-02-04", talcahuano),
    told("Incendio E", "2024-02-09"),
    told("Incendio F", "2024-02-29"),
    told("Incendio G", "2024-03-03"),
    told("Incendio H", "2024-02-01", talcahuano),
  );
  expect(named(eventsBefore(rows))).toEqual(["11 Incendio A", "12 Incendio A", "16 Incendio F", "17 Incendio D"]);
});

test("V11 of 2,000 events none is held against all the others", () => {
  let looks = 0;
  const counted = (draft: ReturnType<typeof told>) =>
    new Proxy(draft, { get: (of, field) => (looks++, Reflect.get(of, field) as unknown) });
  // One event a week, so that no row is near another.
  const weekly = (week: number) => new Date(Date.UTC(1985, 0, 1 + 7 * week)).toISOString().slice(0, 10);
  const rows = rowsOf(...Array.from({ length: 2000 }, (_, week) => counted(told(`Semana ${week}`, weekly(week)))));
  expect(eventsBefore(rows).size).toBe(0);
  expect(looks).toBeLessThan(2000 * 10);
});

const place = (
  id: number,
  reason_social: string,
  territorial_code: string | null = null,
  kind: CompanyKind = "municipality",
) => ({
  id,
  reason_social,
  short_name: null,
  kind,
  territorial_code,
});
const meant = (found: Meant) =>
  found === null ? null : "place" in found ? found.place.id : found.several.map(({ id }) => id);

test("a place is found by its code before its name, in small or large letters, and not by a name that two have", () => {
  const places = [
    place(1, "Valparaíso", "05101"),
    place(2, "08110", null),
    place(3, "Talcahuano", "08110"),
    place(4, "San Pedro", "02203"),
    place(5, "SAN PEDRO", "13505"),
    place(6, "San pedro", null),
  ];
  const idOf = (name: string) => meant(placesByName(places)(name));
  expect(["VALPARAÍSO", "05101", "08110", "talcahuano", "13505"].map(idOf)).toEqual([1, 1, 3, 3, 5]);
  expect(["San Pedro", "Nunca Jamás", ""].map(idOf)).toEqual([[4, 5, 6], null, null]);
});

test("a code is the same with and without zeros or letters in front, a name with and without accents and what the place is", () => {
  const places = [place(1, "Municipalidad de Curicó", "07301"), place(2, "Región del Maule", "07", "region")];
  const idOf = (name: string) => meant(placesByName(places)(name));
  expect(["7301", "CL07301", "curico", "Municipalidad de Curicó", "7", "maule", "#2"].map(idOf)).toEqual([
    1, 1, 1, 1, 2, 2, 2,
  ]);
});

test("of a region, a province and a commune under one name that of the level is meant which the column's other names have", () => {
  const places = [
    place(1, "Valparaíso", "05", "region"),
    place(2, "Valparaíso", "051", "province"),
    place(3, "Valparaíso", "05101"),
    place(4, "Marga Marga", "058", "province"),
    place(5, "Quillota", "055", "province"),
    place(6, "Quillota", "05501"),
    place(7, "Casablanca", "05102"),
  ];
  const among = (...names: string[]) => meant(placesByName(places, names)("Valparaíso"));
  expect(among("Marga Marga", "Quillota")).toBe(2);
  expect(among("Casablanca", "Quillota")).toBe(3);
  expect(among()).toBe(3);
});

test("2,000 rows that name 2,000 places look at each place a few times only", () => {
  let looks = 0;
  const places = Array.from({ length: 2000 }, (_, id) => ({
    ...place(id, ""),
    get reason_social() {
      looks++;
      return `Comuna ${id}`;
    },
  }));
  const placeOf = placesByName(places);
  expect(places.every(({ id }) => meant(placeOf(`COMUNA ${id}`)) === id)).toBe(true);
  expect(looks).toBeLessThan(2000 * 10);
});

test("a day is read with its hour, as a month is called, and as spreadsheets count days", () => {
  expect(
    [
      "2025-07-01 12:02:00",
      "1/7/2025 8:30",
      "2025-07-01T12:02:00Z",
      "45839",
      "45839.5",
      "julio 2025",
      "Jul-2025",
      "2025",
    ].map((text) => {
      const read = readDay(text);
      return read && `${read.day} ${read.precision}`;
    }),
  ).toEqual([
    "2025-07-01 day",
    "2025-07-01 day",
    "2025-07-01 day",
    "2025-07-01 day",
    "2025-07-01 day",
    "2025-07-01 month",
    "2025-07-01 month",
    "2025-01-01 year",
  ]);
  expect(["ayer", "12345", "99999", "12:30", ""].map(readDay)).toEqual([null, null, null, null, null]);
});
