// The config object that the server puts into the page before any of our code runs.
import type { PageConfig } from "@atalaya/contract/page-config.ts";

declare global {
  // A name of the page's own is declared with `var`.
  var config: PageConfig;
}

/** Names, languages, texts and map settings of this installation. */
export const pageConfig = (): PageConfig => globalThis.config;
