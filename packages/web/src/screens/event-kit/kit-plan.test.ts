// What of a kit is opened, and how far its checklist is.
import { expect, test } from "vitest";
import { usualKit } from "@atalaya/contract/domain/event-kit.ts";
import type { EventKit } from "@atalaya/contract/resources/event-kits.ts";
import { draftOf, everything, isMore, nameless } from "./kit-plan.ts";
import { progressOf } from "./kit-progress.ts";

const now = Date.parse("2026-02-11T06:20:00Z");
const keys = usualKit.actions.map(({ key }) => key);

const board = (changes: Partial<EventKit> = {}): EventKit => ({
  event: { id: 12, title: "Incendio", company_id: 7, hip_code: "EN0205", ended_on: null },
  kit: { ...usualKit, alert_level: "amarilla" },
  id: null,
  version: null,
  opened_at: null,
  opened_by: null,
  holders: [],
  actions: [],
  report: null,
  alert: null,
  may: { open: true, report: true, alert: true },
  ...changes,
});

const filed = (key: string, number: number, state: "open" | "done" | "refused", minutes: number) => ({
  key,
  number,
  state,
  id: number,
  uid: `${number}`,
  due_at: new Date(now + minutes * 60_000).toISOString(),
});

test("everything is on until somebody takes it out", () => {
  expect(draftOf(board(), everything)).toEqual({
    event_id: 12,
    actions: keys,
    holders: [],
    has_report: true,
    alert_level: "amarilla",
  });
  const plan = {
    left_out: [keys[0]!],
    holders: { mando: { name: " Ana ", phone: "" }, nadie: { name: "X", phone: "" } },
    has_report: false,
    alert_level: null,
  };
  expect(draftOf(board(), plan)).toEqual({
    event_id: 12,
    actions: keys.slice(1),
    holders: [{ role: "mando", name: "Ana", phone: null }],
    has_report: false,
    alert_level: null,
  });
});

test("what is there already is not asked for again, nor what the reader may not do", () => {
  const there = board({
    id: 3,
    actions: keys.map((key, at) => filed(key, at + 1, "open", 10)),
    holders: [{ role: "mando", name: "Ana", phone: null, since: "2026-02-11T06:00:00Z" }],
    report: { id: 1, state: "draft", number: null },
    may: { open: true, report: true, alert: false },
  });
  const asked = draftOf(there, { ...everything, holders: { mando: { name: "Berta", phone: "" } } });
  expect(asked).toEqual({ event_id: 12, actions: [], holders: [], has_report: false, alert_level: null });
  expect(isMore(there)).toBe(false);
  expect(isMore(board())).toBe(true);
  expect(isMore(board({ may: { open: false, report: false, alert: false } }))).toBe(false);
});

test("a number without a name belongs to nobody", () => {
  const typed = {
    mando: { name: "", phone: "+56 9" },
    ayuda: { name: "Ana", phone: "1" },
    logistica: { name: "", phone: " " },
  };
  expect(nameless({ ...everything, holders: typed })).toEqual(["mando"]);
});

test("what will not be done is neither done nor late; the next one due is the first that is still in time", () => {
  const actions = [
    filed("uno", 1, "done", -30),
    filed("dos", 2, "refused", -20),
    filed("tres", 3, "open", -10),
    filed("cuatro", 4, "open", 25),
    filed("cinco", 5, "open", 15),
  ];
  expect(progressOf({ actions }, now)).toEqual({ all: 5, done: 1, left: 3, late: 1, next: now + 15 * 60_000 });
  expect(progressOf({ actions: [] }, now)).toEqual({ all: 0, done: 0, left: 0, late: 0, next: null });
});
