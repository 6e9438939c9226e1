// What the service worker does with a request. Pure: no answer of the API and nothing of a person is ever kept.

/**
 * `page`: the console's page, from the network while it answers, else the one that was kept. `asset`: named by its content, so a kept
 * one is right for ever. `file`: named alike in every release, so the network comes first. `none`: the worker stays out of it.
 */
export type Keeping = "page" | "asset" | "file" | "none";

/** Pages that are not the console's: signing in, and what everybody reads. */
const otherPages = /^\/(?:login|password|invitation|public|api|health)(?:\/|$)/;
/** The page names it by its content too, behind a question mark. */
const config = "/config.js";
const files = /^\/(?:basemap\/.+|favicon\.svg)$/;

/** `base`: where the console stands on its host, `/` or `/atalaya/`. What lies beside it is none of the worker's business. */
export function keepingOf(method: string, mode: string, address: URL, base = "/"): Keeping {
  if (!address.pathname.startsWith(base)) return "none";
  const pathname = address.pathname.slice(base.length - 1);
  const { search } = address;
  if (method !== "GET") return "none";
  if (mode === "navigate") return otherPages.test(pathname) ? "none" : "page";
  if (pathname.startsWith("/assets/") || (pathname === config && search !== "")) return "asset";
  return files.test(pathname) ? "file" : "none";
}
