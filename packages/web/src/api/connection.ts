// Whether the server can be reached: the last request says so, and the browser when it knows better.
import { create } from "zustand";

type Connection = { isOffline: boolean; since: number | null };

const useStore = create<Connection>(() => ({ isOffline: false, since: null }));

/** The connection outside of React. */
export const connection = () => useStore.getState();

/** True as soon as the browser or a request says so, until the next request that gets any answer. */
export const useIsOffline = () => useStore((state) => state.isOffline);

/** When the connection was lost, in milliseconds since 1970; null while there is one. */
export const useOfflineSince = () => useStore((state) => state.since);

/** The browser knows at once when the network goes; whether it is really back only a request can tell. */
export function followBrowser(ask: () => void): void {
  addEventListener("offline", () => reportConnection(false));
  addEventListener("online", ask);
  if (!navigator.onLine) reportConnection(false);
}

/** `begun`: when what was answered had been asked. An answer to what was asked before the connection was lost says nothing about now. */
export function reportConnection(isReachable: boolean, begun = Date.now()): void {
  const { isOffline, since } = connection();
  if (isOffline === !isReachable || (since !== null && begun < since)) return;
  useStore.setState({ isOffline: !isReachable, since: isReachable ? null : Date.now() });
}
