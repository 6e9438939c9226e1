// Steps of a load that are taken a little at a time: each is asked for again until it has come to its end.
import { useCallback, useEffect, useRef, useState } from "react";

type Progress = { done: number; total: number };
export type Running<S extends string> = { step: S; progress: Progress | null };

/**
 * Runs one step at a time. It ends with the screen: what was done stays done, and the rest is asked for another time. `ask` takes some more
 * of a step; `onEnd` is told once it is done, or was broken off. Both stay the same from drawing to drawing, so that `run` does.
 */
export function useSteps<S extends string>(
  ask: (step: S) => Promise<Progress>,
  onEnd: (step: S, isDone: boolean) => Promise<void>,
) {
  const [running, setRunning] = useState<Running<S> | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const run = useCallback(
    async (step: S) => {
      setRunning({ step, progress: null });
      try {
        for (let isDone = false; !isDone && !isGone.current;) {
          const progress = await ask(step);
          setRunning({ step, progress });
          isDone = progress.done >= progress.total;
        }
        await onEnd(step, true);
      } catch {
        // What went wrong was said where every failed call is; the step can be asked for again.
        await onEnd(step, false);
      } finally {
        setRunning(null);
      }
    },
    [ask, onEnd],
  );
  return { running, run };
}
