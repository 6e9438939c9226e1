// What the map is drawn on: the ground that is included, or one that somebody else serves, with the terms on which he does.
import type { Text } from "../text.ts";

/** `included` and `file`, one that was handed in, need no network; the others are fetched by the browser of whoever looks at a map. */
export const grounds = ["included", "style", "raster", "pmtiles", "file"] as const;
export type Ground = (typeof grounds)[number];

type GroundService = {
  key: string;
  name: string;
  /** Whoever serves it, and under which terms. Nothing of it is called before it was chosen. */
  terms: Text;
  terms_url: string;
} & (
  | { ground: "style"; map_style_url: string; map_style_dark_url: string }
  | { ground: "raster"; map_raster_url: string; map_raster_attribution: string }
);

/** Services that anybody may use without a key, as their operators describe them. */
export const groundServices: readonly GroundService[] = [
  {
    key: "openfreemap",
    name: "OpenFreeMap",
    ground: "style",
    map_style_url: "https://tiles.openfreemap.org/styles/positron",
    map_style_dark_url: "https://tiles.openfreemap.org/styles/dark",
    terms: {
      es: "Gratis, sin registro ni límite de consultas, y sin garantía: lo sostienen donaciones. Datos de OpenStreetMap (ODbL), esquema de OpenMapTiles; el crédito se muestra en el mapa.",
      en: "Free of charge, without registration or limit of requests, and without guarantee: donations carry it. Data of OpenStreetMap (ODbL), schema of OpenMapTiles; the credit is shown on the map.",
    },
    terms_url: "https://openfreemap.org/",
  },
  {
    key: "versatiles",
    name: "VersaTiles",
    ground: "style",
    map_style_url: "https://tiles.versatiles.org/assets/styles/graybeard/style.json",
    map_style_dark_url: "https://tiles.versatiles.org/assets/styles/eclipse/style.json",
    terms: {
      es: "Gratis y sin registro; para uso intensivo piden instalar un servidor propio. Datos de OpenStreetMap (ODbL); el crédito se muestra en el mapa.",
      en: "Free of charge, without registration; for heavy use they ask for a server of one's own. Data of OpenStreetMap (ODbL); the credit is shown on the map.",
    },
    terms_url: "https://versatiles.org/",
  },
  {
    key: "openstreetmap",
    name: "OpenStreetMap",
    ground: "raster",
    map_raster_url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
    map_raster_attribution: "© OpenStreetMap contributors",
    terms: {
      es: "Servidores donados, de capacidad limitada y sin garantía: prohíben el uso intensivo y la descarga masiva, y pueden bloquear sin aviso. Solo claro. Datos de OpenStreetMap (ODbL).",
      en: "Donated servers of limited capacity, without guarantee: heavy use and mass downloads are forbidden, and they may block without notice. Light only. Data of OpenStreetMap (ODbL).",
    },
    terms_url: "https://operations.osmfoundation.org/policies/tiles/",
  },
];
