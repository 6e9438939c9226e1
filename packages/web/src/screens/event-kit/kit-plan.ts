// What is chosen before a kit is opened: everything is on until somebody takes it out.
import type { EventKit, EventKitDraft } from "@atalaya/contract/resources/event-kits.ts";
import type { KitCounts } from "./kit-words.ts";

export type Plan = {
  /** Keys of actions that were taken out. */
  left_out: readonly string[];
  /** By the key of the role. */
  holders: Readonly<Record<string, { name: string; phone: string }>>;
  has_report: boolean;
  /** Undefined until somebody chooses: the proposed one. */
  alert_level?: string | null;
};

export const everything: Plan = { left_out: [], holders: {}, has_report: true };

/** Its checklist as it is worked through: what is due first stands first. */
export const bySoonest = ({ actions }: EventKit["kit"]) =>
  actions.toSorted((one, other) => one.within_minutes - other.within_minutes);

/** Actions that are not in the log yet. */
const openActions = ({ kit, actions }: EventKit) =>
  kit.actions.filter(({ key }) => actions.every((filed) => filed.key !== key));

export const levelOf = ({ kit }: EventKit, { alert_level = kit.alert_level }: Plan): string | null => alert_level;

/** A number without a name belongs to nobody. */
export const nameless = ({ holders }: Plan): string[] =>
  Object.entries(holders).flatMap(([role, { name, phone }]) => (phone.trim() && !name.trim() ? [role] : []));

/** What is sent: only what the kit knows, the caller may do, and is not there yet. */
export function draftOf(board: EventKit, plan: Plan): EventKitDraft {
  const { kit, event, holders, report, alert, may } = board;
  const free = kit.roles.filter(({ key }) => holders.every(({ role }) => role !== key));
  return {
    event_id: event.id,
    actions: openActions(board)
      .map(({ key }) => key)
      .filter((key) => !plan.left_out.includes(key)),
    holders: free.flatMap(({ key }) => {
      const { name = "", phone = "" } = plan.holders[key] ?? {};
      return name.trim() ? [{ role: key, name: name.trim(), phone: phone.trim() || null }] : [];
    }),
    has_report: may.report && report === null && plan.has_report,
    alert_level: may.alert && alert === null ? levelOf(board, plan) : null,
  };
}

export const countsOf = ({ actions, holders, has_report, alert_level }: EventKitDraft): KitCounts => ({
  tasks: actions.length,
  roles: holders.length,
  has_report,
  has_alert: alert_level !== null,
});

/** Whether something of the kit is left that the caller may still open. */
export function isMore(board: EventKit): boolean {
  const { actions, has_report, alert_level } = draftOf(board, everything);
  return board.may.open && (actions.length > 0 || has_report || alert_level !== null);
}

/** How many actions of the kit the log does not have. */
export const countLeft = (board: EventKit): number => openActions(board).length;
