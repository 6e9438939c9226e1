// The global config object of the page: the server writes it, the web application reads it.
import type { Maintenance } from "./resources/maintenance.ts";
import type { Language } from "./text.ts";

/** Where the map's background comes from beside the built-in offline one; all optional, all set by the operator. */
export type MapSettings = {
  style_url?: string;
  /** In the dark look; the other one where there is none. */
  style_dark_url?: string;
  raster_url?: string;
  raster_attribution?: string;
  pmtiles_url?: string;
  /** A PMTiles file with heights, for the shade of hills. */
  relief_url?: string;
  /** A maps service whose script is loaded when its map is wanted; `libraries` as it takes them, "a,b". */
  service?: { url: string; key?: string; libraries?: string };
};

export type PageConfig = {
  /** Where the console stands on its host: `/atalaya`, or nothing at the root. */
  base_path: string;
  app_name: string;
  organisation: string | null;
  organisation_unit: string | null;
  /** Address of the organisation's picture. */
  logo: string | null;
  /** Of new places: IANA and ISO 4217. Null where nobody said. */
  timezone: string | null;
  currency: string | null;
  /** The place that the console opens with for whoever has worked in none yet. */
  own_place_id: number | null;
  locale: Language;
  /** Whether the server sends mail: a forgotten password can then be asked for. */
  has_mail: boolean;
  /** As it was when the page was asked for. */
  maintenance: Maintenance;
  locales: Record<Language, string>;
  words: Record<Language, Record<string, string>>;
  map: MapSettings;
};
