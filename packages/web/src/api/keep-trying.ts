// What could not be told to the server is tried again.
import { useEffect } from "react";

/** Between two tries; the browser's own "online" comes first where it is told. */
const pause = 15_000;

/** Calls `attempt` whenever there may be a network again, as long as the component is shown; null while there is nothing to try. */
export function useKeepTrying(attempt: (() => void) | null): void {
  useEffect(() => {
    if (!attempt) return;
    addEventListener("online", attempt);
    const timer = setInterval(attempt, pause);
    return () => {
      removeEventListener("online", attempt);
      clearInterval(timer);
    };
  }, [attempt]);
}
