// What the screens of setting up ask for and save.
import { useQueryClient } from "@tanstack/react-query";
import {
  installation,
  setupSteps,
  type Installation,
  type Setup,
  type SetupStep,
} from "@atalaya/contract/resources/installation.ts";
import { keyOf, useAnswer } from "../../api/use-resource.ts";

export const useInstallation = () => useAnswer(installation, "", {}, { leavesOnDenied: true });

/** How far setting up has come; only a super administrator is told. */
export const useSetup = (isEnabled = true) => useAnswer(installation, "setup", {}, { isEnabled });

/** Shows what was saved at once, and asks anew for what follows from it. */
export function useKeep(): (saved: Installation) => Promise<void> {
  const client = useQueryClient();
  return async (saved) => {
    client.setQueriesData<Installation>({ queryKey: [...keyOf(installation), ""] }, saved);
    await client.invalidateQueries({ queryKey: [...keyOf(installation), "setup"] });
  };
}

export const isStep = (text: string | undefined): text is SetupStep => setupSteps.some((step) => step === text);

export const stateOf = ({ steps }: Setup, key: SetupStep) => steps.find((step) => step.key === key)?.state ?? "open";

export const isSettled = (state: Setup["steps"][number]["state"]) => state === "done" || state === "skipped";

/** Steps that nobody has decided yet, or that can cost data. */
export const missingOf = ({ steps }: Setup): SetupStep[] =>
  steps.filter(({ state }) => !isSettled(state)).map(({ key }) => key);

export const nextOf = (step: SetupStep): SetupStep | null => setupSteps[setupSteps.indexOf(step) + 1] ?? null;
export const previousOf = (step: SetupStep): SetupStep | null => setupSteps[setupSteps.indexOf(step) - 1] ?? null;
