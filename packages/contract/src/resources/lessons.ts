// Lessons: what an exercise or an emergency taught. What is to be improved becomes an agreement of the committee, which has somebody who answers
// for it and a day.
import { z } from "zod";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { defineResource, Id, patchOf, PlaceParameter, recordFields, StoredDay } from "../record.ts";
import { agreementStatuses, sessionKinds } from "./committee-sessions.ts";

export const lessonKinds = ["improvement", "strength"] as const;

const own = {
  kind: z.enum(lessonKinds),
  /** What was seen. */
  text: requiredText(1000),
  /** What should be done about it: what the agreement begins with. */
  proposal: optionalText(1000),
};

/** Where it was learned: in an exercise or in an event, one of them. */
const source = { exercise_id: Id.nullable().default(null), event_id: Id.nullable().default(null) };

export const LessonDraft = z.object({ ...source, ...own }).superRefine(({ exercise_id, event_id }, context) => {
  if ((exercise_id === null) === (event_id === null))
    context.addIssue({ code: "custom", path: ["exercise_id"], params: { code: "lesson_source" } });
});
export type LessonDraft = z.infer<typeof LessonDraft>;

/** Where it was learned stays. */
export const LessonPatch = patchOf(z.object(own));
export type LessonPatch = z.infer<typeof LessonPatch>;

/** What a committee agreed on it; told to who may read that committee. `is_overdue` is of today in the committee's place. */
const LessonAgreement = z.object({
  id: Id,
  number: z.int(),
  text: z.string(),
  session_id: Id,
  session: z.object({ kind: z.enum(sessionKinds), number: z.int(), year: z.int() }),
  committee_id: Id,
  committee: z.string(),
  responsible: z.string(),
  due_on: StoredDay,
  status: z.enum(agreementStatuses),
  is_overdue: z.boolean(),
});
export type LessonAgreement = z.infer<typeof LessonAgreement>;

/** `source`: what the exercise or the event is called. `is_agreed`: whether a committee agreed on it, whoever may read that. */
export const Lesson = z.object({
  ...recordFields,
  company_id: Id,
  company_name: z.string(),
  exercise_id: Id.nullable(),
  event_id: Id.nullable(),
  source: z.string(),
  kind: z.enum(lessonKinds),
  text: z.string(),
  proposal: z.string().nullable(),
  is_agreed: z.boolean(),
  agreements: z.array(LessonAgreement),
  created_by: z.string().nullable(),
});
export type Lesson = z.infer<typeof Lesson>;

/** So many stand in an answer, the newest of several sources; whoever has more asks for those of one place, exercise or event. */
export const mostLessons = 1000;

export const LessonQuery = z.object({
  place: PlaceParameter.optional(),
  exercise: z.coerce.number().pipe(Id).optional(),
  event: z.coerce.number().pipe(Id).optional(),
  /** To be improved, and no committee agreed on it yet; what an annulled session agreed, or an annulled agreement, is none. */
  open: z.stringbool().optional(),
});
export type LessonQuery = z.infer<typeof LessonQuery>;

export const lessons = defineResource({
  path: "lessons",
  title: { es: "Lecciones", en: "Lessons" },
  draft: LessonDraft,
  patch: LessonPatch,
  detail: Lesson,
  query: LessonQuery,
  row: Lesson,
  labels: {
    exercise_id: { es: "Simulacro", en: "Exercise" },
    event_id: { es: "Evento", en: "Event" },
    kind: { es: "Qué es", en: "What it is" },
    text: { es: "Qué se vio", en: "What was seen" },
    proposal: { es: "Qué hacer", en: "What to do" },
  },
});
