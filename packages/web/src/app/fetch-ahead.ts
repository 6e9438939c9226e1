// After signing in, while nothing else happens: what an emergency needs is fetched before it is needed.
import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useMay } from "../api/may.ts";
import { useSession } from "../api/session.ts";
import { fetchQuickEntryAhead } from "../resources/records/quick/ahead.ts";
import { keepConsole } from "./keep-console.ts";

/** Milliseconds for which the screen that was asked for comes first where the browser cannot tell when it is idle. */
const patience = 2000;

export function useFetchAhead(): void {
  const client = useQueryClient();
  const user_id = useSession(({ user }) => user?.id ?? 0);
  const isWanted = useMay()("records.risk.create");
  useEffect(() => {
    if (!isWanted) return;
    // What was loaded meanwhile is kept too, for a reload without a network.
    const fetchAll = () => void fetchQuickEntryAhead(client, user_id).then(keepConsole);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(fetchAll, patience);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchAll, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }, [client, user_id, isWanted]);
}
