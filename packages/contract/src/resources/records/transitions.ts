// The review of a record (V13): which step leads from where to where, who may take it, and when it needs a reason. Client and server
// read this one table.
import { z } from "zod";
import type { RecordDomain } from "../../domain/domains.ts";
import type { Permission } from "../../permissions.ts";
import { optionalText } from "../../values/plain-text.ts";
import { longestReason } from "./reason.ts";
import type { RecordStatus } from "../records.ts";

/** In the order in which they are offered: the first that is possible is the main one. */
export const transitionActions = [
  "submit",
  "validate",
  "publish",
  "request_revision",
  "withdraw",
  "discard_revision",
  "unarchive",
  "unpublish",
  "archive",
] as const;
export type TransitionAction = (typeof transitionActions)[number];

type Transition = {
  from: readonly RecordStatus[];
  to: RecordStatus;
  permission: "update" | "validate" | "publish";
  needs_reason: boolean;
};

export const transitions: Record<TransitionAction, Transition> = {
  submit: {
    from: ["draft", "needs_revision"],
    to: "waiting_for_validation",
    permission: "update",
    needs_reason: false,
  },
  withdraw: { from: ["waiting_for_validation"], to: "draft", permission: "update", needs_reason: false },
  validate: { from: ["waiting_for_validation"], to: "validated", permission: "validate", needs_reason: false },
  request_revision: {
    from: ["waiting_for_validation", "validated"],
    to: "needs_revision",
    permission: "validate",
    needs_reason: true,
  },
  publish: { from: ["validated"], to: "published", permission: "publish", needs_reason: false },
  unpublish: { from: ["published"], to: "needs_revision", permission: "publish", needs_reason: true },
  archive: { from: ["published", "validated"], to: "archived", permission: "publish", needs_reason: false },
  unarchive: { from: ["archived"], to: "needs_revision", permission: "publish", needs_reason: true },
  // Back to what the public sees; only where there is something published.
  discard_revision: {
    from: ["draft", "needs_revision", "waiting_for_validation", "validated"],
    to: "published",
    permission: "update",
    needs_reason: false,
  },
};

type Reviewed = { status: RecordStatus; has_published: boolean };

/** Whether a step is possible from where the record stands. Whether somebody may take it is a question of its permission. */
export const isPossible = (action: TransitionAction, { status, has_published }: Reviewed): boolean =>
  transitions[action].from.includes(status) && (action !== "discard_revision" || has_published);

/** The steps that are possible from here, the main one first. */
export const stepsFrom = (record: Reviewed): TransitionAction[] =>
  transitionActions.filter((action) => isPossible(action, record));

export const permissionOf = (domain: RecordDomain, action: TransitionAction): Permission =>
  `records.${domain}.${transitions[action].permission}`;

/**
 * What a change of the contents makes of the state. What was checked and is changed must be checked again: a validated or published
 * record goes back to revision by itself, while the public keeps seeing what was published. Null: an archived record is not changed.
 */
export function statusAfterChange(status: RecordStatus): RecordStatus | null {
  if (status === "archived") return null;
  return status === "validated" || status === "published" ? "needs_revision" : status;
}

/** One step, taken on the version that was read. */
export const RecordTransition = z
  .object({
    action: z.enum(transitionActions),
    /** Kept with the record as `review_note` and in its history. */
    reason: optionalText(longestReason),
    version: z.int().positive(),
  })
  .superRefine(({ action, reason }, context) => {
    if (transitions[action].needs_reason && reason === null)
      context.addIssue({ code: "custom", path: ["reason"], params: { code: "required" } });
  });
export type RecordTransition = z.infer<typeof RecordTransition>;
