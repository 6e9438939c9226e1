// What tabs of the same browser tell each other about the session. Where the browser cannot, each finds out by itself.

/** The session was ended by its user, or found expired; or somebody signed in. */
export type TabNote = "signed_out" | "expired" | "entered";

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("session");

export const tellOtherTabs = (note: TabNote): void => channel?.postMessage(note);

/** Listens for as long as the page lives; a tab does not hear itself. */
export function onOtherTab(listener: (note: TabNote) => void): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<TabNote>) => listener(data));
}
