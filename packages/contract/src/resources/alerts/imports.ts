// Messages of other systems (CAP) that become drafts of ours, from a file or from the address where they are published.
import { z } from "zod";
import { Id, Instant } from "../../record.ts";
import { alertKinds } from "./fields.ts";

/** Of the open web; the server calls no address of its own network. */
const Address = z.url({ protocol: /^https?$/ }).max(2000);

/**
 * A message in base64, byte for byte, because a signature in it is of the bytes; or the address that it is fetched from. It is filed under a
 * place and a type, which CAP does not know.
 */
export const AlertImport = z
  .object({
    company_id: Id,
    variable_id: Id,
    file: z.base64().min(1).optional(),
    address: Address.optional(),
  })
  .refine(({ file, address }) => (file === undefined) !== (address === undefined), {
    path: ["file"],
    params: { code: "required" },
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

export const ForeignMessagesQuery = z.object({ address: Address });

/** A message that an address leads to, as the feed announces it. */
export const ForeignMessage = z.object({
  address: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  updated_at: Instant.nullable(),
});
export type ForeignMessage = z.infer<typeof ForeignMessage>;

/** The newest entries of a feed (Atom, RSS), or the one message that the address is. */
export const ForeignMessages = z.object({ data: z.array(ForeignMessage) });
export type ForeignMessages = z.infer<typeof ForeignMessages>;
