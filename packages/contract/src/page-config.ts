// The global config object of the page: the server writes it, the web application reads it.
import type { Language } from "./text.ts";

/** Where the map's background comes from beside the built-in offline one; all optional, all set by the operator. */
export type MapSettings = {
  style_url?: string;
  raster_url?: string;
  raster_attribution?: string;
  pmtiles_url?: string;
  /** A maps service whose script is loaded when its map is wanted; `libraries` as it takes them, "a,b". */
  service?: { url: string; key?: string; libraries?: string };
};

export type PageConfig = {
  app_name: string;
  organisation: string | null;
  organisation_unit: string | null;
  locale: Language;
  /** Whether the server sends mail: a forgotten password can then be asked for. */
  has_mail: boolean;
  locales: Record<Language, string>;
  words: Record<Language, Record<string, string>>;
  map: MapSettings;
};
