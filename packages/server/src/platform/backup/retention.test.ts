// Which backups stay.
import fc from "fast-check";
import { expect, test } from "vitest";
import { backupName, momentOf, toForget } from "./retention.ts";

const keep = { days: 7, weeks: 5, months: 12 };
const dayMs = 86_400_000;
const nameOf = (at: number) => backupName(new Date(at).toISOString(), false);
const start = Date.UTC(2026, 10, 23, 3);
/** One every night, so many nights back. */
const nightly = (count: number) => Array.from({ length: count }, (_, day) => nameOf(start - day * dayMs));
const kept = (names: string[]) => {
  const gone = new Set(toForget(names, keep));
  return names.filter((name) => !gone.has(name));
};

test("of two years of nights the last seven stay, one of each of five weeks and one of each of twelve months", () => {
  const days = kept(nightly(730)).map((name) => momentOf(name)!.toISOString().slice(0, 10));
  expect(days.slice(0, 7)).toEqual([
    "2026-11-23",
    "2026-11-22",
    "2026-11-21",
    "2026-11-20",
    "2026-11-19",
    "2026-11-18",
    "2026-11-17",
  ]);
  // Sundays, the last night of a week, and last nights of months.
  expect(days.slice(7)).toEqual([
    "2026-11-15",
    "2026-11-08",
    "2026-11-01",
    "2026-10-31",
    "2026-09-30",
    "2026-08-31",
    "2026-07-31",
    "2026-06-30",
    "2026-05-31",
    "2026-04-30",
    "2026-03-31",
    "2026-02-28",
    "2026-01-31",
    "2025-12-31",
  ]);
});

test("forgetting every night leaves what forgetting once leaves", () => {
  let there: string[] = [];
  for (const name of nightly(200).toReversed()) there = kept([...there, name]);
  expect(there.toSorted()).toEqual(kept(nightly(200)).toSorted());
});

test("the latest backup always stays, and nothing that is not a backup is spoken of", () => {
  const moments = fc.array(fc.integer({ min: 0, max: start }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(moments, fc.array(fc.string()), (times, others) => {
      const names = times.map(nameOf);
      const gone = toForget([...names, ...others.filter((name) => momentOf(name) === null)], keep);
      expect(gone).not.toContain(nameOf(Math.max(...times)));
      expect(gone.every((name) => names.includes(name))).toBe(true);
    }),
  );
  expect(toForget(["notas.txt", "atalaya-viejo.tar", "atalaya-20200101T030000Z.tar.part"], keep)).toEqual([]);
});
