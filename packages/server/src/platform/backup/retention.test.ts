// Which backups stay, and when the next one is to begin.
import fc from "fast-check";
import { expect, test } from "vitest";
import { isDue, latestSlot } from "../../resources/backups/schedule.ts";
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

test("the backup of the night is made once, tried again an hour after it failed, and made up for in the morning", () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
  const begun = (day: number, hour: number, is_good = true) => ({ started_at: at(day, hour).toISOString(), is_good });
  const since = at(20, 9);
  expect(latestSlot(at(23, 2, 59), "03:00")).toEqual(at(22, 3));
  expect(latestSlot(at(23, 3), "03:00")).toEqual(at(23, 3));
  // A new installation waits for its first night.
  expect(isDue(at(20, 12), "03:00", since, undefined)).toBe(false);
  expect(isDue(at(21, 3), "03:00", since, undefined)).toBe(true);
  expect(isDue(at(21, 4), "03:00", since, begun(21, 3))).toBe(false);
  expect(isDue(at(22, 3), "03:00", since, begun(21, 3))).toBe(true);
  expect(isDue(at(21, 3, 30), "03:00", since, begun(21, 3, false))).toBe(false);
  expect(isDue(at(21, 4, 30), "03:00", since, begun(21, 3, false))).toBe(true);
  // The machine was off at night.
  expect(isDue(at(24, 8), "03:00", at(24, 8), begun(21, 3))).toBe(true);
});
