// A load of a DesInventar database: what is read of it, what is chosen for its events and places, and its steps.
import { useCallback } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { desInventarLoads } from "@atalaya/contract/resources/records/desinventar.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { call } from "../../../api/call.ts";
import { keyOf, useAct, useAnswer, useCreate, useRecord } from "../../../api/use-resource.ts";
import type { LoadStep } from "../../../screens/loads/step-progress.tsx";
import { useSteps } from "../../../screens/loads/use-steps.ts";

export const useRecentLoads = () => useAnswer(desInventarLoads, "");
export const useNewLoad = () => useCreate(desInventarLoads);
export const useLoad = (id: number) => useRecord(desInventarLoads, id, { leavesOnDenied: true });
export const useEventChoice = () => useAct(desInventarLoads, "event");
export const usePlaceChoice = () => useAct(desInventarLoads, "place");

/** What was written stands in the list of disasters. */
export function useCardSteps(id: number) {
  const client = useQueryClient();
  const ask = useCallback((step: LoadStep) => call(`POST desinventar-loads/:id/${step}`, { id }), [id]);
  const onEnd = useCallback(
    async (step: LoadStep) => {
      await client.invalidateQueries({ queryKey: keyOf(desInventarLoads) });
      if (step !== "examination") await client.invalidateQueries({ queryKey: keyOf(recordsOf("risk")) });
    },
    [client],
  );
  return useSteps(ask, onEnd);
}
