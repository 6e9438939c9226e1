// Sessions of a committee: who was there, whether it was quorate, what was said, voted and agreed (V15).
import { Citations } from "./committee-sessions/citations.ts";
import { Edition } from "./editions.ts";
import { z } from "zod";
import { phases } from "../domain/phases.ts";
import { emergencyLevels } from "../domain/event-card.ts";
import type { Domain } from "../domain/domains.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import {
  Day,
  allOf,
  defineResource,
  GivenInstant,
  Nothing,
  Id,
  Instant,
  patchOf,
  PlaceParameter,
  recordFields,
  StoredInstant,
} from "../record.ts";
import { optionalRichText } from "../values/rich-text.ts";
import { Seal } from "./editions.ts";

export const sessionKinds = ["constitutive", "ordinary", "extraordinary", "emergency"] as const;
export const sessionModes = ["in_person", "remote", "mixed"] as const;
export const sessionStatuses = ["called", "held", "minutes_draft", "minutes_approved", "annulled"] as const;

export const presences = ["present", "remote", "excused", "absent"] as const;

/** `overdue` is no state: it follows from the day (V15). */
export const agreementStatuses = ["pending", "in_progress", "done", "annulled"] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];

/** Letters of the minutes, the pictures that they carry included. */
export const longestMinutes = 500_000;

/** What a session deals with: records of events, and alerts. Their ids never meet. */
export const sessionDomains = ["risk", "alert"] as const satisfies Domain[];

const Attendance = z.object({
  member_id: Id,
  presence: z.enum(presences),
  arrived_at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .default(null),
});
export type Attendance = z.infer<typeof Attendance>;

/** What a member answered to the citation: said before the session, and no attendance. */
export const confirmationAnswers = ["coming", "not_coming"] as const;
const Confirmation = z.object({ member_id: Id, answer: z.enum(confirmationAnswers) });
export type Confirmation = z.infer<typeof Confirmation>;

const votes = z.int().min(0).max(200);
const Vote = z.object({ subject: requiredText(300), in_favour: votes, against: votes, abstained: votes });
export type Vote = z.infer<typeof Vote>;

/** Who is responsible, a member or an institution, and until when: both are needed (V15). */
const agreementFields = z.object({
  id: Id.nullable().default(null),
  text: requiredText(1000),
  responsible_member_id: Id.nullable().default(null),
  responsible_institution_id: Id.nullable().default(null),
  /** As it was written before it was chosen: kept where it is, never written anew. */
  responsible_text: optionalText(200),
  due_on: Day,
  status: z.enum(agreementStatuses).default("pending"),
  /** The lesson of an exercise or an event that it answers. */
  lesson_id: Id.nullable().default(null),
});

/** Who is responsible is said in one way. */
const isChosen = (it: z.infer<typeof agreementFields>) =>
  [it.responsible_member_id, it.responsible_institution_id, it.responsible_text].filter((by) => by !== null).length ===
  1;

const agreement = agreementFields.refine(isChosen, {
  path: ["responsible_member_id"],
  params: { code: "responsible_needed" },
});

const fields = z.object({
  committee_id: Id,
  kind: z.enum(sessionKinds),
  mode: z.enum(sessionModes),
  starts_at: GivenInstant,
  ends_at: GivenInstant.nullable().default(null),
  place: optionalText(200),
  phase: z.enum(phases).nullable().default(null),
  emergency_level: z.enum(emergencyLevels).nullable().default(null),
  /** Events and alerts that it deals with. */
  record_ids: z.array(Id).max(20).default([]),
  agenda: z.array(requiredText(300)).max(50).default([]),
  confirmations: z.array(Confirmation).max(200).default([]),
  attendance: z.array(Attendance).max(200).default([]),
  /** Rich text. */
  minutes: optionalRichText(longestMinutes),
  votes: z.array(Vote).max(50).default([]),
  agreements: z.array(agreement).max(100).default([]),
  status: z.enum(sessionStatuses).default("called"),
  /** The later session of the same committee that approved the minutes. */
  approved_in_session_id: Id.nullable().default(null),
});

const minute = 60_000;

/** A session may be written down as held when its hour has come; clocks differ by some minutes. */
export const hasBegun = (starts_at: string): boolean => Date.parse(starts_at) <= Date.now() + 5 * minute;

/** People are ticked off while they arrive: from an hour before. */
export const isGathering = (starts_at: string): boolean => Date.parse(starts_at) <= Date.now() + 60 * minute;

const twice = (rows: readonly { member_id: number }[]): number =>
  rows.findIndex(({ member_id }, index) => rows.findIndex((other) => other.member_id === member_id) < index);

/** What can be told of a session by itself; the rest, such as votes against those present, rules.ts of the server knows (V15). */
export const SessionDraft = fields.superRefine((session, context) => {
  const add = (path: (string | number)[], code: string) => context.addIssue({ code: "custom", path, params: { code } });
  const { starts_at, ends_at, attendance, confirmations, minutes, status } = session;
  if (ends_at !== null && Date.parse(ends_at) < Date.parse(starts_at)) add(["ends_at"], "day_order");
  for (const [field, rows] of Object.entries({ attendance, confirmations })) {
    const index = twice(rows);
    if (index >= 0) add([field, index, "member_id"], "taken");
  }
  if (status !== "called" && status !== "annulled" && !hasBegun(starts_at)) add(["status"], "session_not_begun");
  if (attendance.length > 0 && !isGathering(starts_at)) add(["attendance"], "attendance_early");
  if (status !== "minutes_approved") return;
  if (attendance.length === 0) add(["attendance"], "attendance_needed");
  if (minutes === null) add(["minutes"], "minutes_needed");
});
export type SessionDraft = z.infer<typeof SessionDraft>;

export const SessionPatch = patchOf(fields);
export type SessionPatch = z.infer<typeof SessionPatch>;

const { committee_id: _committee, status: _status, confirmations: _confirmations, ...rectifiable } = fields.shape;

/**
 * What is put right in approved minutes, why, and in which session the committee approved that: fields that are left out stay. It makes a
 * new edition that replaces the former; both can be read.
 */
export const Rectification = patchOf(z.object(rectifiable)).extend({
  approved_in_session_id: Id,
  reason: requiredText(1000),
});
export type Rectification = z.infer<typeof Rectification>;

/** The whole of a session as its rectification would leave it: what a form holds. */
export const RectificationDraft = SessionDraft.safeExtend({ approved_in_session_id: Id, reason: requiredText(1000) });
export type RectificationDraft = z.infer<typeof RectificationDraft>;

/** `is_overdue` and `days_left` are counted from today in the committee's place. */
export const Agreement = z.object({
  id: Id,
  session_id: Id,
  number: z.int(),
  text: z.string(),
  /** The name of the member or institution, or what was written. */
  responsible: z.string(),
  responsible_member_id: Id.nullable(),
  responsible_institution_id: Id.nullable(),
  responsible_text: z.string().nullable(),
  due_on: z.string(),
  status: z.enum(agreementStatuses),
  lesson_id: Id.nullable(),
  is_overdue: z.boolean(),
  days_left: z.int(),
});
export type Agreement = z.infer<typeof Agreement>;

/** What a session is called by. */
const SessionName = z.object({ kind: z.enum(sessionKinds), number: z.int(), year: z.int() });
export type SessionName = z.infer<typeof SessionName>;

/** An event or alert that a session deals with. */
const SessionRecord = z.object({ id: Id, domain: z.enum(sessionDomains), code: z.string(), title: z.string() });
export type SessionRecord = z.infer<typeof SessionRecord>;

/**
 * `quorum_present` counts titulars, and alternates whose titular is absent. Null before anybody's attendance is known. Minutes with a
 * `seal` are approved: the session answers what was sealed, and only a rectification changes it.
 */
export const SessionSummary = z.object({
  ...recordFields,
  company_id: Id,
  committee_id: Id,
  ...SessionName.shape,
  mode: z.enum(sessionModes),
  starts_at: StoredInstant,
  ends_at: StoredInstant.nullable(),
  place: z.string().nullable(),
  phase: z.enum(phases).nullable(),
  emergency_level: z.enum(emergencyLevels).nullable(),
  agenda: z.array(z.string()),
  confirmations: z.array(Confirmation),
  attendance: z.array(Attendance),
  votes: z.array(Vote),
  agreements: z.array(Agreement),
  status: z.enum(sessionStatuses),
  quorum_required: z.int(),
  quorum_present: z.int().nullable(),
  is_quorate: z.boolean().nullable(),
  seal: Seal.nullable(),
  deleted_at: Instant.nullable(),
  /** Name of the person who changed it last. */
  updated_by: z.string().nullable(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

/** `records` are those of `record_ids` that the reader may see. */
export const Session = SessionSummary.extend({
  minutes: z.string().nullable(),
  record_ids: z.array(Id),
  records: z.array(SessionRecord),
  approved_in_session_id: Id.nullable(),
  approved_in: SessionName.nullable(),
});
export type Session = z.infer<typeof Session>;

/** A session that begins within so many days is soon. */
export const soonDays = 7;

export const SessionQuery = z.object({
  place: PlaceParameter.optional(),
  committee: z.coerce.number().pipe(Id).optional(),
  /** Called, and beginning within `soonDays`. */
  soon: z.stringbool().optional(),
  /** With an agreement that is overdue; what an annulled session agreed is none. */
  overdue: z.stringbool().optional(),
  trash: z.stringbool().optional(),
});
export type SessionQuery = z.infer<typeof SessionQuery>;

export const committeeSessions = defineResource({
  path: "committee-sessions",
  title: { es: "Sesiones", en: "Sessions" },
  draft: SessionDraft,
  patch: SessionPatch,
  detail: Session,
  query: SessionQuery,
  row: SessionSummary,
  answers: { ":id/citation": Citations, ":id/editions": allOf(Edition) },
  acts: {
    citation: { body: Nothing, answer: Citations },
    rectification: { body: Rectification, answer: Session },
  },
  labels: {
    committee_id: { es: "Comité", en: "Committee" },
    kind: { es: "Tipo de sesión", en: "Kind of session" },
    mode: { es: "Modalidad", en: "Mode" },
    starts_at: { es: "Inicio", en: "Begins" },
    ends_at: { es: "Término", en: "Ends" },
    place: { es: "Lugar de la sesión", en: "Where" },
    phase: { es: "Fase", en: "Phase" },
    emergency_level: { es: "Nivel de emergencia", en: "Level of emergency" },
    record_ids: { es: "Eventos y alertas tratados", en: "Events and alerts dealt with" },
    agenda: { es: "Tabla", en: "Agenda" },
    confirmations: { es: "Confirmaciones", en: "Confirmations" },
    attendance: { es: "Asistencia", en: "Attendance" },
    minutes: { es: "Acta", en: "Minutes" },
    votes: { es: "Votaciones", en: "Votes" },
    agreements: { es: "Acuerdos", en: "Agreements" },
    status: { es: "Estado", en: "Status" },
    approved_in_session_id: { es: "Acta aprobada en", en: "Minutes approved in" },
    "votes.subject": { es: "Materia", en: "Subject" },
    "votes.in_favour": { es: "A favor", en: "In favour" },
    "votes.against": { es: "En contra", en: "Against" },
    "votes.abstained": { es: "Abstención", en: "Abstained" },
    "agreements.text": { es: "Acuerdo", en: "Agreement" },
    "agreements.responsible_member_id": { es: "Responsable", en: "Responsible" },
    "agreements.status": { es: "Estado", en: "Status" },
    "agreements.due_on": { es: "Vence", en: "Due" },
    "agreements.lesson_id": { es: "Lección", en: "Lesson" },
  },
});
