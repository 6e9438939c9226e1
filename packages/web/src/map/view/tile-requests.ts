// Adds the session's headers to requests of the map that go to our own server, and to no other.
import type { RequestTransformFunction } from "maplibre-gl";
import { ownAddress } from "../../api/own-address.ts";

/** True for an address of the console, and of nothing else of its host; templates and relative paths included. */
const isOwnAddress = (url: string, root: string): boolean => {
  try {
    return new URL(url, root).href.startsWith(root);
  } catch {
    return false;
  }
};

const ownRoot = () => window.location.origin + ownAddress("/");

/** `root`: where the console stands, with a slash at its end. */
export const withHeaders =
  (headers: () => Record<string, string>, root = ownRoot()): RequestTransformFunction =>
  (url) =>
    isOwnAddress(url, root) ? { url, headers: headers() } : { url };

/** MapLibre's worker has no page address to resolve against, so a template gets its origin here. */
export const absoluteTemplate = (template: string, origin: string): string =>
  template.startsWith("/") ? origin + template : template;
