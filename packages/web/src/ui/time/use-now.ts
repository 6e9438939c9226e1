// The hour of the server, as a screen counts down to another.
import { useEffect, useState } from "react";
import { serverNow } from "../../api/server-clock.ts";

/** Milliseconds since 1970, anew every so many milliseconds. */
export function useNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
