// The plan of a kit while it is being chosen: kept on this device with every change.
import { useState } from "react";
import { useSession } from "../../api/session.ts";
import { draftKey, dropDraft, keepValues, readValues } from "../../forms/drafts.ts";
import { everything, type Plan } from "./kit-plan.ts";

/** The plan for an event, as it was left. */
export function usePlan(event_id: number) {
  const key = draftKey(
    useSession(({ user }) => user?.id ?? 0),
    "event-kits/open",
    event_id,
  );
  const [plan, setPlan] = useState<Plan>(() => readValues<Plan>(key) ?? everything);
  return {
    plan,
    change(part: Partial<Plan>): void {
      const next = { ...plan, ...part };
      setPlan(next);
      keepValues(key, next);
    },
    drop: (): void => dropDraft(key),
  };
}
