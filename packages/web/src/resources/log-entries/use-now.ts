// The hour of the server, anew each half minute: by it tasks become overdue while one looks at them.
import { useEffect, useState } from "react";
import { serverNow } from "../../api/server-clock.ts";

const every = 30_000;

/** Milliseconds since 1970. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, []);
  return now;
}
