// Editions: frozen papers, each with a seal over its content (decision 0024). What was sealed is never changed, only replaced.
import { z } from "zod";
import { Id, Instant } from "../record.ts";

/**
 * `sha256`: of the edition's content in its canonical form (RFC 8785: JSON with keys in order and no spaces, in UTF-8), in hexadecimal
 * letters. The content is answered in just that form, so that `sha256sum` of the file gives the seal. `sealed_by`: null where the system
 * sealed what had been approved before there were seals.
 */
export const Seal = z.object({
  number: z.int().positive(),
  sha256: z.string(),
  sealed_at: Instant,
  sealed_by: z.string().nullable(),
});
export type Seal = z.infer<typeof Seal>;

/** `replaces`: the number of the edition before. `reason`: why it was rectified. */
export const Edition = Seal.extend({
  id: Id,
  replaces: z.int().nullable(),
  reason: z.string().nullable(),
  approved_in_session_id: Id.nullable(),
});
export type Edition = z.infer<typeof Edition>;

/** Which edition of a paper; the present one where none is named. */
export const EditionQuery = z.object({ edition: z.coerce.number().int().positive().optional() });
