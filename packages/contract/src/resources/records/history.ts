// The history of a record, as the audit log tells it, and what people say about it.
import { z } from "zod";
import { optionalText, requiredText } from "../../values/plain-text.ts";
import { Id, Instant } from "../../record.ts";
import { changeActions } from "../audit.ts";
import { longestReason } from "./reason.ts";

const Values = z.record(z.string(), z.unknown()).nullable();

/** One change of a record: only what it changed; of a new one, all of it. */
export const Revision = z.object({
  id: Id,
  at: Instant,
  /** Null where no person asked for the change. */
  actor: z.string().nullable(),
  action: z.enum(changeActions),
  before: Values,
  after: Values,
  /**
   * Set where two records became one: this one took the other in (`united`), was left by it again when it was restored (`parted`), or
   * went into the other itself (`absorbed`).
   */
  merge: z
    .object({ step: z.enum(["united", "parted", "absorbed"]), id: Id, code: z.string(), is_deleted: z.boolean() })
    .nullable(),
});
export type Revision = z.infer<typeof Revision>;

export const RevisionQuery = z.object({
  after: z.coerce.number().pipe(Id).optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
});

/** Newest first; `next_after` is null on the last page. */
export const RevisionPage = z.object({ data: z.array(Revision), meta: z.object({ next_after: Id.nullable() }) });
export type RevisionPage = z.infer<typeof RevisionPage>;

const mostFields = 100;

/** Makes what stood before or after a revision the present contents: all of it, or only these fields (`attributes.<key>` is one). */
export const RevisionRestore = z.object({
  revision: Id,
  side: z.enum(["before", "after"]).default("after"),
  fields: z.array(z.string().max(100)).min(1).max(mostFields).optional(),
  version: z.int().positive(),
  /** Needed where the record is published (V13). */
  reason: optionalText(longestReason),
});
export type RevisionRestore = z.infer<typeof RevisionRestore>;

export const CommentDraft = z.object({ text: requiredText(4000) });
export const CommentPatch = CommentDraft.extend({ version: z.int().positive() });

export const Comment = z.object({
  id: Id,
  version: z.int().positive(),
  text: z.string(),
  created_at: Instant,
  updated_at: Instant,
  /** Name of the person who wrote it. */
  author: z.string().nullable(),
  is_own: z.boolean(),
  /** Its author, and whoever manages the users of the record's place. */
  may_delete: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

export const CommentQuery = z.object({
  after: z.coerce.number().pipe(Id).optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
});

/** Newest first. */
export const CommentPage = z.object({
  data: z.array(Comment),
  meta: z.object({ total: z.int(), next_after: Id.nullable(), may_comment: z.boolean() }),
});
export type CommentPage = z.infer<typeof CommentPage>;
