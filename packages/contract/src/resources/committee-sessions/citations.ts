// The citation to a session: to whom it goes by mail, and what became of each.
import { z } from "zod";
import { Id, Instant } from "../../record.ts";
import { memberRoles } from "../committees.ts";

/** `no_email`: the person has none; `failed`: the mail server did not take it, or did not answer. */
export const citationStates = ["not_sent", "no_email", "queued", "sent", "failed"] as const;

export const Citation = z.object({
  member_id: Id,
  name: z.string(),
  role: z.enum(memberRoles),
  email: z.string().nullable(),
  state: z.enum(citationStates),
  /** When it was sent last. */
  at: Instant.nullable(),
});
export type Citation = z.infer<typeof Citation>;

/** Every member of the day of the session, in the order of calling. */
export const Citations = z.object({ is_mail_configured: z.boolean(), data: z.array(Citation) });
export type Citations = z.infer<typeof Citations>;
