// What the file of an emergency that has ended says: how long everything took, what was decided, sent and reported, how the figures went, what
// committees said, what nobody told, and what was learned. Until it is sealed it is put together anew whenever it is read.
import { z } from "zod";
import { emergencyLevels, services } from "../../domain/event-card.ts";
import { ReportTemplate } from "../../domain/event-report/template.ts";
import { metrics, qualifiers } from "../../domain/losses.ts";
import { answerOf, Id, Instant, StoredDay } from "../../record.ts";
import { optionalText } from "../../values/plain-text.ts";
import { sessionKinds, sessionStatuses } from "../committee-sessions.ts";
import { ReportContent } from "../event-reports/content.ts";
import { lessonKinds } from "../lessons.ts";
import { logKinds } from "../log-entries/kinds.ts";

/** What a person writes into it; all else comes from what was recorded. */
export const afterActionFields = z.object({
  /** What happened, for who was not there. */
  summary: optionalText(4000),
  /** Why something was not reported, or not done. */
  remarks: optionalText(4000),
  /** Who answers for the file. */
  responsible_name: optionalText(120),
  responsible_position: optionalText(120),
});
export type AfterActionWritten = z.output<typeof afterActionFields>;

/** The moments between which the intervals of a response are measured, in the order in which they are expected. */
export const momentKeys = [
  "began",
  "recorded",
  "kit",
  "first_line",
  "first_alert",
  "first_shelter",
  "first_report",
  "all_clear",
  "ended",
] as const;

/** `at` where the hour is known, else the day alone; neither of what did not happen. */
const Moment = z.object({ key: z.enum(momentKeys), at: Instant.nullable(), day: StoredDay.nullable() });

const Line = z.object({ number: z.int(), at: Instant, text: z.string() });

/** Of all messages of the alerts of the event, the earliest first. `level` and `headline` as they were said. */
const Message = z.object({
  code: z.string(),
  number: z.int(),
  message_type: z.enum(["Alert", "Update", "Cancel"]),
  sent_at: Instant,
  sent_by: z.string().nullable(),
  level: z.object({ es: z.string(), en: z.string() }),
  headline: z.object({ es: z.string(), en: z.string() }),
  delivered: z.int(),
  failed: z.int(),
});

/** `late_minutes`: how much later than the report before had announced; null where none was announced. */
const SentReport = z.object({
  number: z.int(),
  cutoff_at: Instant,
  sent_at: Instant,
  sent_by: z.string().nullable(),
  late_minutes: z.int().nullable(),
});

const CoursePoint = z.object({ number: z.int(), value: z.number().nullable(), qualifier: z.enum(qualifiers) });
/** How a figure went from report to report, and what the event card says in the end. */
const Course = z.object({
  metric: z.enum(metrics),
  points: z.array(CoursePoint),
  last: CoursePoint.omit({ number: true }).nullable(),
});

const ShelterUse = z.object({
  name_es: z.string(),
  name_en: z.string().nullable(),
  opened_at: Instant,
  /** Null while it is open. */
  closed_at: Instant.nullable(),
  most: z.int(),
  most_at: Instant,
});

const HeldSession = z.object({
  id: Id,
  committee: z.string(),
  kind: z.enum(sessionKinds),
  number: z.int(),
  year: z.int(),
  starts_at: Instant,
  status: z.enum(sessionStatuses),
  agreements: z.int(),
});

const Learned = z.object({
  kind: z.enum(lessonKinds),
  text: z.string(),
  proposal: z.string().nullable(),
  /** Where it became agreements: number and committee of each. */
  agreed: z.array(z.object({ number: z.int(), committee: z.string(), due_on: StoredDay })),
});

export const AfterActionContent = z.object({
  template: ReportTemplate,
  event: ReportContent.shape.event.omit({ place_text: true }),
  place: ReportContent.shape.place,
  emergency_level: z.enum(emergencyLevels).nullable(),
  moments: z.array(Moment),
  lines: z.array(z.object({ kind: z.enum(logKinds), count: z.int() })),
  /** Decisions and done tasks of the log, by their hour; `actions_before`: how many earlier ones do not stand here. */
  actions: z.array(Line),
  actions_before: z.int(),
  /** Requests and tasks that nobody finished. */
  open: z.array(Line),
  messages: z.array(Message),
  reports: z.array(SentReport),
  course: z.array(Course),
  services: z.array(z.enum(services)),
  shelters: z.array(ShelterUse),
  sessions: z.array(HeldSession),
  lessons: z.array(Learned),
  ...answerOf(afterActionFields),
});
export type AfterActionContent = z.infer<typeof AfterActionContent>;
