// Which alerts the screen lists: real ones by how they stand, and exercises apart from them, never in one list.
import { inForce, type Alert, type AlertStatus } from "@atalaya/contract/resources/alerts/answers.ts";
import type { AlertKind } from "@atalaya/contract/resources/alerts/fields.ts";
import type { UrlChange, UrlState } from "../../api/addresses.ts";

export const alertTabs = ["current", "waiting", "drafts", "past", "exercises"] as const;
export type AlertTab = (typeof alertTabs)[number];

/** A tab, or `any` for real alerts however they stand, where the address asks for what somebody has to do. */
export type AlertView = AlertTab | "any";

/** `?tab=drafts`, `?waiting=true`; without either, what is in force. */
export function viewedIn({ tab, waiting, returned, unratified }: UrlState): AlertView {
  const named = alertTabs.find((it) => it === tab);
  if (named) return named;
  if (waiting === "true") return "waiting";
  return returned === "true" || unratified === "true" ? "any" : "current";
}

/** What the address says of a tab. */
export const addressOf = (tab: AlertTab): UrlChange<"/records/alert"> =>
  tab === "waiting" ? { tab: null, waiting: true } : { tab: tab === "current" ? null : tab, waiting: null };

/** Where an alert is listed as it stands. */
export function tabFor({ kind, status, submission }: Pick<Alert, "kind" | "status" | "submission">): AlertTab {
  if (kind === "exercise") return "exercises";
  if (submission !== null) return "waiting";
  if (status === "draft") return "drafts";
  return inForce.includes(status) ? "current" : "past";
}

/** `above`: what places above warn of here stands beside what was sent from here. */
type ViewQuery = { kind: AlertKind; status?: readonly AlertStatus[]; waiting?: true; above?: true };

export const viewQueries: Record<AlertView, ViewQuery> = {
  current: { kind: "alert", status: ["issued", "updated"], above: true },
  waiting: { kind: "alert", waiting: true },
  drafts: { kind: "alert", status: ["draft"] },
  past: { kind: "alert", status: ["cancelled", "expired"], above: true },
  exercises: { kind: "exercise" },
  any: { kind: "alert" },
};

/** What the address asks for; of exercises also only those that wait. */
export const queryIn = (search: UrlState): ViewQuery => ({
  ...viewQueries[viewedIn(search)],
  ...(waitingExercises(search) && { waiting: true }),
});

/** Where “to do” leads to for exercises: they stand in a list of their own, whatever becomes of them. */
export const waitingExercises = (search: UrlState): boolean =>
  viewedIn(search) === "exercises" && search.waiting === "true";

/** Where a new one begins: what is begun among exercises is one. */
export const kindIn = (search: UrlState): AlertKind => viewQueries[viewedIn(search)].kind;
