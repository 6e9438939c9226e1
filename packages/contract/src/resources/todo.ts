// What waits for the caller: each noun counts its own, up to a bound, and leads to the list that shows the same things.
import { z } from "zod";
import { screenNames } from "../menu.ts";
import { PlaceParameter } from "../record.ts";

/** Nobody needs the exact number beyond: it is shown as "99+". */
export const mostCounted = 99;

export const todoKinds = [
  "log_overdue",
  "log_unacknowledged",
  "reports_due",
  "files_to_seal",
  "alerts_to_approve",
  "alerts_unratified",
  "alerts_expiring",
  "alerts_returned",
  "exercises_to_approve",
  "exercises_unratified",
  "exercises_expiring",
  "exercises_returned",
  "exercises_to_close",
  "backups_overdue",
  "proposals",
  "records_to_validate",
  "records_returned",
  "agreements_overdue",
  "sessions_soon",
  "documents_lapsing",
  "losses_asked",
  "assessments_due",
] as const;
export type TodoKind = (typeof todoKinds)[number];

export const TodoQuery = z.object({ place: PlaceParameter.optional() });

/**
 * `count` stops at `mostCounted` + 1. `menu` is the entry of the menu that it belongs to, `first` what waits longest, or is due first.
 * `due`: until when the first of them is to be done. What is due at an hour says its instant, ISO with zone; what is due on a day says
 * that day, YYYY-MM-DD, and is in time until it ends in its place. Null where nobody set a time.
 */
export const TodoItem = z.object({
  kind: z.enum(todoKinds),
  menu: z.enum(screenNames),
  count: z.int().positive(),
  first: z.string(),
  due: z.string().nullable(),
  path: z.string(),
  search: z.record(z.string(), z.string()),
});
export type TodoItem = z.infer<typeof TodoItem>;

export const Todo = z.object({ data: z.array(TodoItem) });
export type Todo = z.infer<typeof Todo>;
