// Adds the session's headers to requests of the map that go to our own server, and to no other.
import type { RequestTransformFunction } from "maplibre-gl";

/** True for an address of this page's own origin; templates and relative paths included. */
const isOwnAddress = (url: string, origin: string): boolean => {
  try {
    return new URL(url, origin).origin === origin;
  } catch {
    return false;
  }
};

export const withHeaders =
  (headers: () => Record<string, string>, origin: string): RequestTransformFunction =>
  (url) =>
    isOwnAddress(url, origin) ? { url, headers: headers() } : { url };

/** MapLibre's worker has no page address to resolve against, so a template gets its origin here. */
export const absoluteTemplate = (template: string, origin: string): string =>
  template.startsWith("/") ? origin + template : template;
