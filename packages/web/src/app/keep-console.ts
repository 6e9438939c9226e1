// Asks the service worker to keep the console for the time without a network: its page, and the files that it needs.
import { ownAddress, ownPath } from "../api/own-address.ts";
import type { KeepNote } from "../service-worker/worker.ts";

/** Loaded so far, or asked for while the page was being put together. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === window.location.origin)
    .filter((name) => /^\/(?:assets\/|config\.js|basemap\/|favicon\.svg)/.test(ownPath(new URL(name).pathname)));

/** The file that the page begins with is named by its content, and so by all that it leads to. */
const releaseOf = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split("/").at(-1) ?? "unknown";

/** Where the browser has service workers, which it has over TLS and on this very machine. A failure does no harm: there is a network now. */
export async function keepConsole(): Promise<void> {
  // What is being developed changes from one moment to the next: there is nothing to keep.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !window.isSecureContext) return;
  try {
    await navigator.serviceWorker.register(ownAddress("/sw.js"), { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    const note: KeepNote = { release: releaseOf(), files: loadedFiles() };
    active?.postMessage(note);
  } catch (error) {
    console.warn("The console is not kept for the time without a network.", error);
  }
}
