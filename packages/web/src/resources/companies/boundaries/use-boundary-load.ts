// A load of boundaries: what is read of it, and its steps, each asked for again until it has come to its end.
import { useCallback, useEffect, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { boundaryLoads, type BoundaryProgress } from "@atalaya/contract/resources/boundary-loads.ts";
import { companies } from "@atalaya/contract/resources/companies.ts";
import { installation } from "@atalaya/contract/resources/installation.ts";
import { call } from "../../../api/call.ts";
import { keyOf, useAct, useAnswer, useCreate, useRecord } from "../../../api/use-resource.ts";

export const useRecentLoads = () => useAnswer(boundaryLoads, "");
export const useNewLoad = () => useCreate(boundaryLoads);
export const useLoad = (id: number) => useRecord(boundaryLoads, id, { leavesOnDenied: true });
export const useLoadShapes = (id: number) => useAnswer(boundaryLoads, ":id/shapes", {}, { id });
export const useRecognition = () => useAct(boundaryLoads, "recognition");
export const useChoice = () => useAct(boundaryLoads, "choice");

export type LoadStep = "examination" | "writing" | "undoing";
export type Running = { step: LoadStep; progress: BoundaryProgress | null };

/** Runs one step at a time. It ends with the screen: what was done stays done, and the rest is asked for another time. */
export function useLoadSteps(id: number) {
  const client = useQueryClient();
  const [running, setRunning] = useState<Running | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const run = useCallback(
    async (step: LoadStep) => {
      setRunning({ step, progress: null });
      try {
        for (let isDone = false; !isDone && !isGone.current;) {
          const progress = await call(`POST boundary-loads/:id/${step}`, { id });
          setRunning({ step, progress });
          isDone = progress.done >= progress.total;
        }
        await client.invalidateQueries({ queryKey: keyOf(boundaryLoads) });
        if (step === "examination") return;
        await client.invalidateQueries({ queryKey: keyOf(companies) });
        // Setting up says whether the own place has its boundary.
        await client.invalidateQueries({ queryKey: [...keyOf(installation), "setup"] });
      } catch {
        // What went wrong was said where every failed call is; the step can be asked for again.
        await client.invalidateQueries({ queryKey: keyOf(boundaryLoads) });
      } finally {
        setRunning(null);
      }
    },
    [client, id],
  );
  return { running, run };
}
