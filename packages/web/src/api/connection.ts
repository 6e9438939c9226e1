// Whether the server can be reached: the last request says so, and the browser when it knows better.
import { create } from "zustand";

type Connection = { isOffline: boolean; since: number | null };

const useStore = create<Connection>(() => ({ isOffline: false, since: null }));

/** True from the first request that got no answer until the next one that gets any. */
export const useIsOffline = () => useStore((state) => state.isOffline);

/** When the connection was lost, in milliseconds since 1970; null while there is one. */
export const useOfflineSince = () => useStore((state) => state.since);

export function reportConnection(isReachable: boolean): void {
  if (useStore.getState().isOffline === !isReachable) return;
  useStore.setState({ isOffline: !isReachable, since: isReachable ? null : Date.now() });
}
