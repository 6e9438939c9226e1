// The alerts of a list as they stood at a moment beside what they are now: those that are not the same, and what was sent of them since.
import { z } from "zod";
import { Id } from "../../record.ts";
import { rowSince, rowsSince } from "../../since.ts";
import { LegalReference } from "../legal-documents/relations.ts";
import { AlertContent, AlertMessage, alertStatuses, AlertSummary, zoneDomains } from "./answers.ts";

/** How it stands in the list, and all that it says. */
export const AlertStanding = AlertSummary.extend(AlertContent.shape);
export type AlertStanding = z.infer<typeof AlertStanding>;

const AlertSince = rowSince(AlertStanding, {
  /** How it stands now, whether the list has it or not; null where the caller no longer sees it. */
  became: z.enum([...alertStatuses, "deleted"]).nullable(),
  /** What was sent of it since, the first message first. */
  messages: z.array(AlertMessage.pick({ number: true, message_type: true, identifier: true, sent_at: true })),
});
export type AlertSince = z.infer<typeof AlertSince>;

/** `documents`, `records`: what these alerts name, then or now, as far as the caller may see it. */
export const AlertsSince = rowsSince(AlertSince).extend({
  documents: z.array(LegalReference),
  records: z.array(z.object({ id: Id, code: z.string(), title: z.string(), domain: z.enum(zoneDomains) })),
});
export type AlertsSince = z.infer<typeof AlertsSince>;
