// How the tasks of a checklist stand in the log.
import type { EventKit } from "@atalaya/contract/resources/event-kits.ts";
import { openStates } from "@atalaya/contract/resources/log-entries/kinds.ts";

type Filed = EventKit["actions"][number];

/** Whether a task of the checklist is still to be done. */
export const isToDo = ({ state }: Pick<Filed, "state">): boolean =>
  state !== null && (openStates as readonly string[]).includes(state);

export const isLate = (filed: Pick<Filed, "state" | "due_at">, now: number): boolean =>
  isToDo(filed) && filed.due_at !== null && Date.parse(filed.due_at) < now;

/** How far the checklist is: how many are done, how many late, and when the next one is due. */
export function progressOf({ actions }: Pick<EventKit, "actions">, now: number) {
  const left = actions.filter(isToDo);
  const late = left.filter((filed) => isLate(filed, now)).length;
  const due = left.map(({ due_at }) => Date.parse(due_at ?? "")).filter((at) => at >= now);
  return {
    all: actions.length,
    done: actions.filter(({ state }) => state === "done").length,
    left: left.length,
    late,
    next: due.length > 0 ? Math.min(...due) : null,
  };
}
