// What became of an alert since a moment, in one word: the last that people were told counts.
import type { AlertSince } from "@atalaya/contract/resources/alerts/since.ts";
import type { StatusName } from "../../../ui/theme/tokens.ts";

const outcomes = {
  deleted: { label: "past_deleted", icon: "trash-o", status: "warning" },
  cancelled: { label: "past_cancelled", icon: "check-circle-o", status: "warning" },
  expired: { label: "past_expired", icon: "hourglass-end", status: "warning" },
  issued: { label: "past_issued", icon: "bullhorn", status: "info" },
  updated: { label: "past_updated", icon: "bullhorn", status: "info" },
} as const satisfies Record<string, { label: string; icon: string; status: StatusName }>;

type Outcome = (typeof outcomes)[keyof typeof outcomes];

/** Null where nobody was told anything: what was written or asked for stands in its fields. */
export function outcomeOf({ before, became, messages }: AlertSince): Outcome | null {
  if (became === "deleted") return outcomes.deleted;
  if ((became === "cancelled" || became === "expired") && before?.status !== became) return outcomes[became];
  if (messages.some(({ message_type }) => message_type === "Alert")) return outcomes.issued;
  return messages.length > 0 ? outcomes.updated : null;
}
