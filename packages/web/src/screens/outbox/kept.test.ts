// What waits on a device, and what a version of the console from before there were kinds left waiting there.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey, keepValues } from "../../forms/drafts.ts";
import { creationOf, newEntry } from "../../resources/records/quick/entry.ts";
import { quickEntries, waitingEntry } from "../../resources/records/quick/waiting-kind.ts";
import { changeWaiting, letWait, stopWaiting, waitingOf, withSent } from "./kept.ts";

const officer = 5;
const olderKey = draftKey(officer, "records/risk/quick/outbox", "new");
const kept = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error("full");
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const entry = { ...newEntry(7, new Date(2026, 1, 11, 3, 12)), variable_id: 3, note: "Humo en la ladera (demo)" };
const names = { place: "Valparaíso", zone: "America/Santiago", source: "Oficial Demo" };
const creation = creationOf(entry, names);
const before = creationOf({ ...entry, note: "Humo (demo)" }, names);

/** As the version before kept it. */
const older = { entry: { ...entry, sent: [before] }, creation, record_id: null, refused: "Falta el lugar." };
const leftByOlder = () => keepValues(olderKey, [older]);

test("an entry that an older version left waiting is found as one of its kind, with what went off of it and why it was refused", () => {
  leftByOlder();
  const expected = { ...waitingEntry(older.entry, creation), refused: "Falta el lugar." };
  expect(waitingOf(officer)).toEqual([JSON.parse(JSON.stringify(expected))]);
  expect(waitingOf(officer)[0]).toMatchObject({ kind: quickEntries.name, note: entry.note, sent: [before] });
  expect(waitingOf(6)).toEqual([]);
});

test("one of an older version whose photos alone are left is known to be recorded already", () => {
  keepValues(olderKey, [{ entry, creation, record_id: 812, refused: null }]);
  expect(waitingOf(officer)).toMatchObject([{ uid: entry.uid, made_id: 812, sent: [] }]);
});

test("what is let wait after an update stands behind what waited before, and each is changed and taken out alone", () => {
  leftByOlder();
  const another = { ...waitingEntry({ ...entry, uid: "another" }, creation), kind: "of_another_kind" };
  expect(letWait(officer, another)).toBe(true);
  expect(kept.has(olderKey)).toBe(false);
  changeWaiting(officer, "another", { made_id: 9 });
  expect(waitingOf(officer)).toMatchObject([
    { uid: entry.uid, made_id: null },
    { uid: "another", made_id: 9 },
  ]);
  stopWaiting(officer, entry.uid);
  expect(waitingOf(officer).map(({ uid }) => uid)).toEqual(["another"]);
  stopWaiting(officer, "another");
  expect([...kept.keys()]).toEqual([]);
});

test("where nothing more can be kept, what an older version left goes on waiting", () => {
  leftByOlder();
  isFull = true;
  expect(letWait(officer, { ...waitingEntry(entry, creation), uid: "another" })).toBe(false);
  expect(waitingOf(officer).map(({ uid }) => uid)).toEqual([entry.uid]);
});

test("what goes off every few seconds without an answer is remembered once, and so is each correction", () => {
  const tries = [before, before, creation, before, creation];
  expect(tries.reduce<readonly (typeof creation)[]>(withSent, [])).toEqual([before, creation]);
});
