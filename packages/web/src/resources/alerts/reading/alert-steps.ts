// What may be done with an alert as it stands, by whom: one next step that stands out, and the others. Pure; the server decides again.
import { inForce, type Alert } from "@atalaya/contract/resources/alerts/answers.ts";

export type AlertStep =
  | "approve"
  | "return"
  | "ratify"
  | "emergency"
  | "submit"
  | "edit"
  | "prepare"
  | "cancel"
  | "discard"
  | "reissue"
  | "delete";

/** What the reader may in the alert's place. `mayIssueAlone`: the place lets one officer alone issue in an emergency. */
export type AlertRights = {
  mayCreate: boolean;
  mayUpdate: boolean;
  mayDelete: boolean;
  mayIssue: boolean;
  mayIssueAlone: boolean;
};

export type AlertSteps = {
  main: AlertStep | null;
  others: readonly AlertStep[];
  /** It waits, and the reader is not the one who decides: because he wrote it, or because he may not issue. */
  waitsFor: "another" | "issuer" | null;
};

type Standing = Pick<Alert, "status" | "submission" | "is_prepared" | "is_own" | "ratification">;

/** The first that is possible stands out. */
const order: readonly AlertStep[] = ["approve", "ratify", "submit", "reissue", "prepare"];

/** Whether the reader is the one who issued alone what somebody else has to stand by. */
export const hasIssuedAlone = ({ messages }: Pick<Alert, "messages">): boolean =>
  messages.some((it) => it.ratify_until !== null && it.ratified_at === null && it.is_own);

export function stepsOf(alert: Standing, rights: AlertRights, hasIssuedAlone: boolean): AlertSteps {
  const { mayCreate, mayUpdate, mayDelete, mayIssue, mayIssueAlone } = rights;
  const isOn = inForce.includes(alert.status);
  const isOver = alert.status === "cancelled" || alert.status === "expired";
  const waits = alert.submission !== null && !isOver;
  const decides = waits && mayIssue && !alert.is_own;
  const isReady = alert.status === "draft" || (isOn && alert.is_prepared && !waits);
  const possible: Record<AlertStep, boolean> = {
    approve: decides,
    return: decides,
    ratify: alert.ratification !== null && mayIssue && !hasIssuedAlone,
    submit: isReady && mayUpdate,
    emergency: mayIssueAlone && !decides && (waits || isReady),
    edit: mayUpdate && !isOver && (isReady || waits),
    prepare: mayUpdate && isOn && !waits && !alert.is_prepared,
    cancel: mayUpdate && isOn && alert.submission !== "cancellation",
    discard: mayUpdate && isOn && (waits || alert.is_prepared),
    reissue: isOver && mayCreate,
    delete: mayDelete && alert.status === "draft",
  };
  const main = order.find((step) => possible[step]) ?? null;
  const others = (Object.keys(possible) as AlertStep[]).filter((step) => possible[step] && step !== main);
  return { main, others, waitsFor: !waits || decides ? null : alert.is_own && mayIssue ? "another" : "issuer" };
}
