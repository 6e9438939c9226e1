// What lines of logs, reports, kits and lessons name of other places: how somebody below or beside would name it, and what he is answered where it lies above, and beside.
import { randomUUID } from "node:crypto";
import type { Link } from "./between-places.ts";

/** A line in the log of an event of another place. */
const filing: Link = (by, _own, target) =>
  by.post("/log-entries", {
    uid: randomUUID(),
    event_id: target.event,
    kind: "fact",
    happened_at: "2026-03-02T03:05:00Z",
    written_at: "2026-03-02T03:12:00Z",
    text: "Desde abajo",
  });

const inItsLog = { excuse: "a line of the same log, looked for there by its uid (log-entries.http)" };

/** The report of an event of another place. */
const reporting: Link = (by, _own, target) => by.post("/event-reports", { event_id: target.event });

/** The kit of an event of another place. */
const opening: Link = (by, _own, target) => by.post("/event-kits", { event_id: target.event });

/** The file of an event of another place. */
const closing: Link = (by, _own, target) => by.post("/after-actions", { event_id: target.event });

/** A lesson of an exercise or an event of another place. */
const learning =
  (what: "exercise" | "event"): Link =>
  (by, _own, target) =>
    by.post("/lessons", { [`${what}_id`]: target[what], kind: "improvement", text: "Desde abajo" });

const ofEvent = { excuse: "the place of its event, which it follows" };

export const relationsOfLogs = {
  "after_actions.company_id": ofEvent,
  "after_actions.record_id": { above: 422, beside: 422, link: closing },
  "event_kits.company_id": ofEvent,
  "event_reports.company_id": ofEvent,
  "log_entries.company_id": ofEvent,
  "event_kits.record_id": { above: 422, beside: 422, link: opening },
  "event_reports.record_id": { above: 422, beside: 422, link: reporting },
  "event_reports.before_id": { excuse: "the report before of the same event, found by the server" },
  "log_entries.record_id": { above: 422, beside: 422, link: filing },
  "lessons.company_id": { excuse: "the place of its exercise or event, which it follows" },
  "lessons.exercise_id": { above: 422, beside: 422, link: learning("exercise") },
  "lessons.record_id": { above: 422, beside: 422, link: learning("event") },
  "log_entries.about_id": inItsLog,
  "log_entries.corrected_by_id": inItsLog,
};
