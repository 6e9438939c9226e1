// Which alerts the screen lists: real ones by how they stand, and exercises apart from them, never in one list.
import type { AlertStatus } from "@atalaya/contract/resources/alerts/answers.ts";
import type { AlertKind } from "@atalaya/contract/resources/alerts/fields.ts";
import type { UrlState } from "../../api/addresses.ts";

export const alertTabs = ["current", "waiting", "drafts", "past", "exercises"] as const;
export type AlertTab = (typeof alertTabs)[number];

/** `?tab=drafts`; without it, what is in force. */
export const tabOf = ({ tab }: UrlState): AlertTab => alertTabs.find((it) => it === tab) ?? "current";

type TabQuery = { kind: AlertKind; status?: readonly AlertStatus[]; waiting?: true };

export const tabQueries: Record<AlertTab, TabQuery> = {
  current: { kind: "alert", status: ["issued", "updated"] },
  waiting: { kind: "alert", waiting: true },
  drafts: { kind: "alert", status: ["draft"] },
  past: { kind: "alert", status: ["cancelled", "expired"] },
  exercises: { kind: "exercise" },
};

/** Where a new one begins: what is begun among exercises is one. */
export const kindOf = (tab: AlertTab): AlertKind => tabQueries[tab].kind;
