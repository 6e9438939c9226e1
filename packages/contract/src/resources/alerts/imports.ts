// Messages of other systems (CAP) that become drafts of ours.
import { z } from "zod";
import { Id } from "../../record.ts";
import { alertKinds } from "./fields.ts";

/** A message in base64, byte for byte: a signature in it is of the bytes. It is filed under a place and a type, which CAP does not know. */
export const AlertImport = z.object({
  company_id: Id,
  variable_id: Id,
  file: z.base64().min(1),
});
export type AlertImport = z.infer<typeof AlertImport>;

/** What was taken otherwise than it stands in the message, in the reader's words. */
const Note = z.object({ code: z.string(), text: z.string() });

/** The draft of a message. `is_new`: false where the message came before; the draft is then the one that is there, as it is by now. */
export const AlertImported = z.object({
  id: Id,
  code: z.string(),
  kind: z.enum(alertKinds),
  is_new: z.boolean(),
  notes: z.array(Note),
});
export type AlertImported = z.infer<typeof AlertImported>;
