// One step of an inquiry that goes through an emergency from minute to minute: when something arrived, and what.
import { z } from "zod";
import { Instant } from "../../record.ts";
import { alertKinds } from "../alerts/fields.ts";

export const MinuteStep = z.object({
  at: Instant,
  /** A line of the log, a change of the event's card, or a message of an alert that names the event or was sent to people of its place. */
  of: z.enum(["line", "card", "alert"]),
  /** What the message of an alert said; null of all else. */
  alert: z
    .object({
      kind: z.enum(alertKinds),
      message_type: z.enum(["Alert", "Update", "Cancel"]),
      headline_es: z.string(),
      headline_en: z.string().nullable(),
    })
    .nullable(),
});
export type MinuteStep = z.infer<typeof MinuteStep>;
