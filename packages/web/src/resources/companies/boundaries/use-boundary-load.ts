// A load of boundaries: what is read of it, and its steps.
import { useCallback } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { boundaryLoads } from "@atalaya/contract/resources/boundary-loads.ts";
import { companies } from "@atalaya/contract/resources/companies.ts";
import { installation } from "@atalaya/contract/resources/installation.ts";
import { call } from "../../../api/call.ts";
import type { LoadStep } from "../../../screens/loads/step-progress.tsx";
import { useSteps } from "../../../screens/loads/use-steps.ts";
import { keyOf, useAct, useAnswer, useCreate, useRecord } from "../../../api/use-resource.ts";

export const useRecentLoads = () => useAnswer(boundaryLoads, "");
export const useNewLoad = () => useCreate(boundaryLoads);
export const useLoad = (id: number) => useRecord(boundaryLoads, id, { leavesOnDenied: true });
export const useLoadShapes = (id: number) => useAnswer(boundaryLoads, ":id/shapes", {}, { id });
export const useRecognition = () => useAct(boundaryLoads, "recognition");
export const useChoice = () => useAct(boundaryLoads, "choice");

/** What was written shows on the map of places, and setting up says whether the own place has its boundary. */
export function useLoadSteps(id: number) {
  const client = useQueryClient();
  const ask = useCallback((step: LoadStep) => call(`POST boundary-loads/:id/${step}`, { id }), [id]);
  const onEnd = useCallback(
    async (step: LoadStep, isDone: boolean) => {
      await client.invalidateQueries({ queryKey: keyOf(boundaryLoads) });
      if (step === "examination" || !isDone) return;
      await client.invalidateQueries({ queryKey: keyOf(companies) });
      await client.invalidateQueries({ queryKey: [...keyOf(installation), "setup"] });
    },
    [client],
  );
  return useSteps(ask, onEnd);
}
