// The file of an emergency that has ended (after-action file): one per event, put together from what was recorded, sealed as an edition; opened
// again it becomes another edition, with the reason.
import { z } from "zod";
import { allOf, answerOf, Id, Instant, listOf, listQuery, patchOf, StoredDay, type Resource } from "../record.ts";
import type { Text } from "../text.ts";
import { optionalText } from "../values/plain-text.ts";
import { AfterActionContent, afterActionFields } from "./after-actions/content.ts";
import { Edition, Seal } from "./editions.ts";

/** `none`: the event has ended and nobody has begun its file. */
export const fileStates = ["none", "draft", "sealed"] as const;

/** So many days after its end an event without a sealed file stands in the to-do. */
export const fileDays = 90;

/** Opens the file of an event, or the one that is there. */
export const AfterActionDraft = z.object({ event_id: Id });

export const AfterActionPatch = patchOf(afterActionFields);
export type AfterActionPatch = z.infer<typeof AfterActionPatch>;

/** `seen`: the digest of what was read before it was sealed. `reason`: of every edition after the first. */
export const AfterActionSealing = z.object({
  version: z.int().positive(),
  seen: z.string().length(64),
  reason: optionalText(1000),
});
export type AfterActionSealing = z.infer<typeof AfterActionSealing>;

export const AfterActionReopening = z.object({ version: z.int().positive() });

export const AfterActionQuery = listQuery(["ended_on"], {
  event: z.coerce.number().pipe(Id).optional(),
  state: listOf(z.enum(fileStates)),
  /** Ended within `fileDays`, and its file is not sealed. */
  due: z.stringbool().optional(),
});
export type AfterActionQuery = z.infer<typeof AfterActionQuery>;

/** An event that has ended, and of which there is a log, a kit or a report. `id` is that of the event. */
export const AfterActionSummary = z.object({
  id: Id,
  code: z.string(),
  title: z.string(),
  company_id: Id,
  company_name: z.string(),
  variable_id: Id,
  observed_on: StoredDay,
  ended_on: StoredDay.nullable(),
  file_id: Id.nullable(),
  state: z.enum(fileStates),
  seal: Seal.nullable(),
});
export type AfterActionSummary = z.infer<typeof AfterActionSummary>;

/** `written` and `digest` are of a draft alone; `seal` is that of the newest edition, also while the file is open again. */
export const AfterAction = z.object({
  id: Id,
  version: z.int(),
  event_id: Id,
  event_title: z.string(),
  company_id: Id,
  company_name: z.string(),
  state: z.enum(fileStates).exclude(["none"]),
  content: AfterActionContent,
  written: z.object(answerOf(afterActionFields)).nullable(),
  digest: z.string().nullable(),
  seal: Seal.nullable(),
  created_at: Instant,
  created_by: z.string().nullable(),
  updated_at: Instant,
  updated_by: z.string().nullable(),
});
export type AfterAction = z.infer<typeof AfterAction>;

export const afterActions = {
  path: "after-actions" as const,
  title: { es: "Cierre de emergencias", en: "After-action files" },
  draft: AfterActionDraft,
  patch: AfterActionPatch,
  detail: AfterAction,
  query: AfterActionQuery,
  summary: AfterActionSummary,
  answers: { ":id/editions": allOf(Edition) },
  acts: {
    sealing: { body: AfterActionSealing, answer: AfterAction },
    reopening: { body: AfterActionReopening, answer: AfterAction },
  },
  labels: {
    event_id: { es: "Evento", en: "Event" },
    summary: { es: "Qué pasó", en: "What happened" },
    remarks: { es: "Por qué faltó algo", en: "Why something is missing" },
    responsible_name: { es: "Responsable", en: "Responsible" },
    responsible_position: { es: "Cargo", en: "Position" },
    reason: { es: "Por qué se cambia", en: "Why it is changed" },
  },
} satisfies Resource & { labels: Record<string, Text> };
