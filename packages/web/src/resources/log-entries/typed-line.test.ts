// When a line happened, what is filed of what was typed, and what a correction takes over.
import { afterEach, beforeEach, expect, test } from "vitest";
import { LogEntryDraft } from "@atalaya/contract/resources/log-entries.ts";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { showZone } from "../../ui/zone.ts";
import { bodyOf, correctionOf, happenedAt, isTouched, newLine, stepBody } from "./typed-line.ts";

beforeEach(() => showZone("America/Santiago"));
afterEach(() => showZone(null));

/** 03:12 in Chile, three hours behind Greenwich. */
const now = Date.parse("2026-03-02T06:12:00Z");
const at = (hour: string | null, day: string | null = null) => happenedAt({ hour, day }, now).toISOString();

test("without an hour it happened now, and an hour is of today", () => {
  expect(at(null)).toBe("2026-03-02T06:12:00.000Z");
  expect(at("03:05")).toBe("2026-03-02T06:05:00.000Z");
  expect(at("00:00")).toBe("2026-03-02T03:00:00.000Z");
});

test("an hour that is still to come was yesterday's, but a watch may run a little ahead", () => {
  expect(at("23:50")).toBe("2026-03-02T02:50:00.000Z");
  expect(at("03:20")).toBe("2026-03-02T06:20:00.000Z");
  expect(at("03:23")).toBe("2026-03-01T06:23:00.000Z");
});

test("a day that is chosen stands, with the hour that is typed", () => {
  expect(at("23:50", "2026-02-27")).toBe("2026-02-28T02:50:00.000Z");
  expect(at(null, "2026-02-27")).toBe("2026-02-27T06:12:00.000Z");
});

test("on the day on which the clocks change each hour is the one that the clock shows", () => {
  // In Chile they go back on the first Sunday of April at midnight: from then on four hours behind.
  const later = Date.parse("2026-04-05T16:00:00Z");
  expect(happenedAt({ hour: "11:30", day: null }, later).toISOString()).toBe("2026-04-05T15:30:00.000Z");
  expect(happenedAt({ hour: "22:00", day: null }, later).toISOString()).toBe("2026-04-05T01:00:00.000Z");
});

test("what is filed is what the server takes; what was left empty is nothing, and only what is asked for is due", () => {
  const line = { ...newLine("Jefa"), text: " Humo ", due_at: "2026-03-02T09:00:00Z", position: [-71.60043219, -33.1] };
  const filed = LogEntryDraft.parse(bodyOf(line as ReturnType<typeof newLine>, 5, now));
  expect(filed).toMatchObject({ event_id: 5, text: "Humo", role: "Jefa", from_name: null, due_at: null, step: null });
  expect(filed.position).toEqual([-71.600432, -33.1]);
  const task = bodyOf({ ...newLine(), kind: "task", text: "Algo", due_at: "2026-03-02T09:00:00Z" }, 5, now);
  expect(LogEntryDraft.parse(task).due_at).toBe("2026-03-02T09:00:00Z");
});

const filed = {
  uid: crypto.randomUUID(),
  number: 12,
  event_id: 5,
  kind: "task",
  happened_at: "2026-03-02T02:50:00.000Z",
  text: "Cortar la ruta",
  role: null,
  from_name: "Carabineros",
  to_name: null,
  channel: "radio",
  priority: "urgent",
  place_name: null,
  position: null,
  due_at: null,
} as unknown as LogEntry;

test("a correction begins as what it corrects, at its hour", () => {
  const line = correctionOf(filed);
  expect(line).toMatchObject({ kind: "task", day: "2026-03-01", hour: "23:50", from_name: "Carabineros", role: "" });
  expect(line.about).toEqual({ uid: filed.uid, number: 12, step: "correction" });
  expect(line.uid).not.toBe(filed.uid);
  expect(bodyOf(line, 5, now)).toMatchObject({ about: filed.uid, step: "correction", happened_at: filed.happened_at });
});

test("a step is a line of its own, now", () => {
  const step = LogEntryDraft.parse(stepBody(filed, "done", "Jefa", now));
  expect(step).toMatchObject({ kind: "task", about: filed.uid, step: "done", text: null, role: "Jefa" });
  expect(step.happened_at).toBe("2026-03-02T06:12:00.000Z");
});

test("a fresh line with nothing but a role is nobody's loss", () => {
  expect(isTouched(newLine("Jefa"))).toBe(false);
  expect(isTouched({ ...newLine(), text: "H" })).toBe(true);
  expect(isTouched(correctionOf(filed))).toBe(true);
});
