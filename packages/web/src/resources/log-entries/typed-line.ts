// A line while it is typed, and what it becomes when it is filed. It stays on this device until then, one for each event.
import type { z } from "zod";
import type { LogEntry, LogEntryDraft } from "@atalaya/contract/resources/log-entries.ts";
import { isAsking, type LogStep } from "@atalaya/contract/resources/log-entries/kinds.ts";
import { dropDraft, draftKey, keepValues, readValues } from "../../forms/drafts.ts";
import { clockAt, instantAt } from "../../ui/zone.ts";

/** What is sent: the schema fills in the rest. */
export type LineBody = z.input<typeof LogEntryDraft>;

type Said = Pick<LogEntryDraft, "kind" | "channel" | "priority" | "position" | "due_at">;

export type TypedLine = Said & {
  /** Made here, so that a line that is sent twice is one. */
  uid: string;
  /** HH:MM in the shown time zone; null is now. */
  hour: string | null;
  /** YYYY-MM-DD; null is the last day on which it was this hour. */
  day: string | null;
  text: string;
  role: string;
  from_name: string;
  to_name: string;
  place_name: string;
  /** The line that this one follows or corrects. */
  about: { uid: string; number: number; step: Extract<LogStep, "correction"> | null } | null;
};

/** The role is the one in which its author wrote last. */
export const newLine = (role = ""): TypedLine => ({
  uid: crypto.randomUUID(),
  kind: "fact",
  hour: null,
  day: null,
  text: "",
  role,
  from_name: "",
  to_name: "",
  channel: null,
  priority: "routine",
  place_name: "",
  position: null,
  due_at: null,
  about: null,
});

/** A line that says anew what this one says. */
export function correctionOf(line: LogEntry): TypedLine {
  const { day, hour } = clockAt(new Date(line.happened_at));
  const { kind, channel, priority, position, due_at, uid, number } = line;
  return {
    ...newLine(line.role ?? ""),
    kind,
    channel,
    priority,
    position,
    due_at,
    day,
    hour,
    text: line.text ?? "",
    from_name: line.from_name ?? "",
    to_name: line.to_name ?? "",
    place_name: line.place_name ?? "",
    about: { uid, number, step: "correction" },
  };
}

/** A watch may run ahead by this much, in minutes. */
const tolerance = 10;
const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** When it happened: an hour that is still to come today was yesterday's. */
export function happenedAt({ hour, day }: Pick<TypedLine, "hour" | "day">, now: number): Date {
  if (hour === null && day === null) return new Date(now);
  const today = clockAt(new Date(now));
  if (day !== null) return instantAt(day, hour ?? today.hour);
  const isYesterday = minutesOf(hour!) > minutesOf(today.hour) + tolerance;
  const then = isYesterday ? clockAt(new Date(instantAt(today.day, "12:00").getTime() - 86_400_000)).day : today.day;
  return instantAt(then, hour!);
}

/** Whether anything stands in it that somebody would miss. */
export const isTouched = ({ text, about, from_name, to_name, place_name, position }: TypedLine): boolean =>
  [text, from_name, to_name, place_name].some((said) => said.trim() !== "") || about !== null || position !== null;

const degree = 1e6;

/** What is filed. `now`: the clock of this device. */
export function bodyOf(line: TypedLine, event_id: number, now: number): LineBody {
  const { uid, kind, text, role, from_name, to_name, channel, priority, place_name, position, due_at, about } = line;
  return {
    uid,
    event_id,
    kind,
    text,
    role,
    from_name,
    to_name,
    channel,
    priority,
    place_name,
    happened_at: happenedAt(line, now).toISOString(),
    written_at: new Date(now).toISOString(),
    position: position && [Math.round(position[0] * degree) / degree, Math.round(position[1] * degree) / degree],
    due_at: isAsking(kind) ? due_at : null,
    about: about?.uid ?? null,
    step: about?.step ?? null,
  };
}

/** A step on a request or a task, which says itself what it is. */
export const stepBody = (line: LogEntry, step: LogStep, role: string, now: number): LineBody => ({
  uid: crypto.randomUUID(),
  event_id: line.event_id,
  kind: line.kind,
  happened_at: new Date(now).toISOString(),
  written_at: new Date(now).toISOString(),
  role,
  about: line.uid,
  step,
});

const keyOf = (user_id: number, event_id: number) => draftKey(user_id, "log-entries/line", event_id);

export const keptLine = (user_id: number, event_id: number): TypedLine | null =>
  readValues<TypedLine>(keyOf(user_id, event_id));
export const keepLine = (user_id: number, event_id: number, line: TypedLine): boolean =>
  keepValues(keyOf(user_id, event_id), line);
export const dropLine = (user_id: number, event_id: number): void => dropDraft(keyOf(user_id, event_id));
