// The log of an emergency, line by line: what happened, was decided, asked for, ordered and said, by whom and when. A line that was filed is
// never changed: what was wrong is said anew by a line that follows it.
import { z } from "zod";
import {
  answerOf,
  AsOf,
  GivenInstant,
  Id,
  Instant,
  listOf,
  listQuery,
  PlaceParameter,
  type Resource,
} from "../record.ts";
import { Moment, ofPages, rowSince, rowsSince } from "../since.ts";
import type { Text } from "../text.ts";
import { Position } from "../values/geometry.ts";
import { optionalText } from "../values/plain-text.ts";
import { isAsking, logChannels, logKinds, logPriorities, logStates, logSteps } from "./log-entries/kinds.ts";
import { MinuteStep } from "./log-entries/minute-step.ts";

/** Clocks differ a little; what is further ahead is a slip of the keyboard (V3). */
const tolerance = 60 * 60 * 1000;

export const longestLogText = 4000;
/** Of a name, a role or a place in words. */
export const longestLogName = 120;

const fields = z.object({
  /** Made where the line is typed, so that one that is sent twice is one line. */
  uid: z.uuid(),
  /** The disaster, a record of risk. */
  event_id: Id,
  kind: z.enum(logKinds),
  happened_at: GivenInstant.refine((at) => !(Date.parse(at) > Date.now() + tolerance), {
    params: { code: "day_future" },
  }),
  /** By the clock of the device on which it was typed: one that was offline sends it later. */
  written_at: GivenInstant,
  text: optionalText(longestLogText),
  /** In which role its author writes: "Jefe de operaciones". */
  role: optionalText(longestLogName),
  from_name: optionalText(longestLogName),
  to_name: optionalText(longestLogName),
  channel: z.enum(logChannels).nullable().default(null),
  priority: z.enum(logPriorities).default("routine"),
  place_name: optionalText(longestLogName),
  position: Position.nullable().default(null),
  /** Until when it is to be done; only of a request or a task. */
  due_at: GivenInstant.nullable().default(null),
  /** The uid of the line that this one follows. */
  about: z.uuid().nullable().default(null),
  step: z.enum(logSteps).nullable().default(null),
});

/** What a step on a request or task says by itself needs no words. */
export const LogEntryDraft = fields.superRefine(({ kind, text, due_at, about, step }, context) => {
  const issue = (field: string, code: string) => context.addIssue({ code: "custom", path: [field], params: { code } });
  if (text === null && (step === null || step === "correction")) issue("text", "required");
  if (due_at !== null && !isAsking(kind)) issue("due_at", "log_due");
  if (step !== null && about === null) issue("about", "required");
});
export type LogEntryDraft = z.infer<typeof LogEntryDraft>;

export const LogEntryQuery = listQuery(["happened_at"], {
  event: z.coerce.number().pipe(Id).optional(),
  kind: listOf(z.enum(logKinds)),
  /** Of requests and tasks, as they stand. */
  state: listOf(z.enum(logStates)),
  /** Requests and tasks that are still to be done and whose time is over. */
  overdue: z.stringbool().optional(),
  author: z.coerce.number().pipe(Id).optional(),
  /** The hour at which it happened: from this one, and before that one. */
  from: Instant.optional(),
  to: Instant.optional(),
  ...AsOf,
});
export type LogEntryQuery = z.infer<typeof LogEntryQuery>;

/** Another line of the same log. */
const Line = z.object({ uid: z.string(), number: z.int() });

export const LogFile = z.object({
  id: Id,
  name: z.string(),
  mime_type: z.string(),
  /** Shows the file for some minutes, as a FileTicket does. */
  address: z.string(),
});

const { about: _about, ...said } = answerOf(fields);

/** A line with what followed it: `number` has no gap within its event. */
export const LogEntry = z.object({
  id: Id,
  ...said,
  number: z.int().positive(),
  company_id: Id,
  event_title: z.string(),
  /** Of the event that was merged into this one later, whose line it was: its numbers are its own. */
  merged_code: z.string().nullable(),
  /** When it arrived at the server. */
  created_at: Instant,
  author_id: Id.nullable(),
  author: z.string().nullable(),
  about: Line.extend({ kind: z.enum(logKinds) }).nullable(),
  /** The line that says it anew: what stands here was wrong. */
  corrected_by: Line.nullable(),
  /** Null where nothing has to be done, or where a correction has taken its place. */
  state: z.enum(logStates).nullable(),
  state_at: Instant.nullable(),
  /** Of a request or task: whether resources were ever assigned to it, told as of today; which, the ledger of resources says. */
  has_assignments: z.boolean(),
  files: z.array(LogFile),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** The event of a log, and what its lines offer to choose from. */
export const LogHead = z.object({
  event: z.object({
    id: Id,
    title: z.string(),
    code: z.string(),
    company_id: Id,
    company_name: z.string(),
    variable_id: Id,
    observed_on: z.string(),
    ended_on: z.string().nullable(),
    /** Where it is, or else the middle of its place. */
    point: Position,
  }),
  total: z.int(),
  last_at: Instant.nullable(),
  /** Requests and tasks that are still to be done, and those of them whose time is over. */
  open: z.int(),
  overdue: z.int(),
  authors: z.array(z.object({ id: Id, name: z.string(), lines: z.int() })),
  /** Roles, and who was spoken of as from whom or to whom, the most frequent first. */
  roles: z.array(z.string()),
  names: z.array(z.string()),
  may_write: z.boolean(),
  /** When the caller last handed over; null where he never did. */
  handed_over_at: Instant.nullable(),
  /** Of a moment: what arrived last before it, at it, and first after it. */
  previous: MinuteStep.nullable(),
  arrived: MinuteStep.nullable(),
  next: MinuteStep.nullable(),
});
export type LogHead = z.infer<typeof LogHead>;

/** A log among others: the one with the newest line first, then running events that have none yet. */
export const LogOfEvent = LogHead.shape.event.extend({
  total: z.int(),
  last_at: Instant.nullable(),
  open: z.int(),
  overdue: z.int(),
});
export type LogOfEvent = z.infer<typeof LogOfEvent>;

/** So many logs are offered. */
export const mostLogs = 40;
/** So many lines stand on the sheet of a shift; the newest where there are more. */
export const mostOnSheet = 1000;

/** What whoever comes next has to know: lines that arrived since, by their hour, and everything that is still to be done. */
export const LogSheet = z.object({
  since: Instant.nullable(),
  until: Instant,
  lines: z.array(LogEntry),
  is_cut: z.boolean(),
  open: z.array(LogEntry),
});
export type LogSheet = z.infer<typeof LogSheet>;

/** The filters of a log, and the moment that now is compared with. */
export const LogSinceQuery = LogEntryQuery.omit({ ...ofPages, at: true }).extend({
  event: z.coerce.number().pipe(Id),
  ...Moment,
});
export type LogSinceQuery = z.infer<typeof LogSinceQuery>;

/** Lines are never changed: those that were written since, and those that these lead on or correct. */
const LogLineSince = rowSince(LogEntry, {});
export type LogLineSince = z.infer<typeof LogLineSince>;

export const LogsQuery = z.object({ place: PlaceParameter.optional() });
export const LogSheetQuery = z.object({ event: z.coerce.number().pipe(Id), since: Instant.optional() });
export const LogHeadQuery = z.object({ event: z.coerce.number().pipe(Id), ...AsOf });

/** No call changes a line, so there is no patch. */
export const logEntries = {
  path: "log-entries" as const,
  title: { es: "Bitácora", en: "Emergency log" },
  draft: LogEntryDraft,
  detail: LogEntry,
  query: LogEntryQuery,
  summary: LogEntry,
  answers: {
    head: LogHead,
    logs: z.object({ data: z.array(LogOfEvent) }),
    sheet: LogSheet,
    since: rowsSince(LogLineSince),
  },
  labels: {
    uid: { es: "Identificador", en: "Identifier" },
    event_id: { es: "Evento", en: "Event" },
    kind: { es: "Clase", en: "Kind" },
    happened_at: { es: "Hora", en: "Time" },
    written_at: { es: "Anotada", en: "Written down" },
    text: { es: "Qué pasó", en: "What happened" },
    role: { es: "En el rol de", en: "In the role of" },
    from_name: { es: "De", en: "From" },
    to_name: { es: "A", en: "To" },
    channel: { es: "Canal", en: "Channel" },
    priority: { es: "Prioridad", en: "Priority" },
    place_name: { es: "Lugar, en palabras", en: "Place, in words" },
    position: { es: "Lugar en el mapa", en: "Place on the map" },
    due_at: { es: "Vence", en: "Due" },
    about: { es: "Sobre la línea", en: "About the line" },
    step: { es: "Paso", en: "Step" },
  },
} satisfies Omit<Resource, "patch"> & { labels: Record<keyof z.infer<typeof fields>, Text> };
