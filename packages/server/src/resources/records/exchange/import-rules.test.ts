// What the rows of a sheet are held against.
import { expect, test } from "vitest";
import { eventsBefore, placesByName } from "./import-rules.ts";

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

test("a place is found by its code before its name, in small or large letters, and not by a name that two have", () => {
  const place = (id: number, reason_social: string, territorial_code: string | null = null) => ({
    id,
    reason_social,
    territorial_code,
  });
  const places = [
    place(1, "Valparaíso", "05101"),
    place(2, "08110", null),
    place(3, "Talcahuano", "08110"),
    place(4, "San Pedro", "02203"),
    place(5, "SAN PEDRO", "13505"),
    place(6, "San pedro", null),
  ];
  const idOf = (name: string) => placesByName(places)(name)?.id;
  expect(["VALPARAÍSO", "05101", "08110", "talcahuano", "13505"].map(idOf)).toEqual([1, 1, 3, 3, 5]);
  expect(["San Pedro", "Nunca Jamás", ""].map(idOf)).toEqual([undefined, undefined, undefined]);
});

test("2,000 rows that name 2,000 places look at each place a few times only", () => {
  let looks = 0;
  const places = Array.from({ length: 2000 }, (_, id) => ({
    id,
    territorial_code: null,
    get reason_social() {
      looks++;
      return `Comuna ${id}`;
    },
  }));
  const placeOf = placesByName(places);
  expect(places.every(({ id }) => placeOf(`COMUNA ${id}`)?.id === id)).toBe(true);
  expect(looks).toBeLessThan(2000 * 10);
});
