// What a change of what a record says makes of its review (V13). Pure.
import { statusAfterChange } from "@atalaya/contract/resources/records/transitions.ts";
import type { RecordStatus } from "@atalaya/contract/resources/records.ts";

type Review = { status?: RecordStatus; review_note?: string };

/** What is published goes back to revision and is told why; what is archived is not changed. `needsReason`: a merge says so itself. */
export function reviewAfterChange(
  status: RecordStatus,
  reason: string | null | undefined,
  needsReason = true,
): Review | { code: "record_archived" | "published_reason" } {
  const after = statusAfterChange(status);
  if (after === null) return { code: "record_archived" };
  const isUnpublished = status === "published" && after !== status;
  if (isUnpublished && !reason && needsReason) return { code: "published_reason" };
  return { ...(after !== status && { status: after }), ...(isUnpublished && reason && { review_note: reason }) };
}
