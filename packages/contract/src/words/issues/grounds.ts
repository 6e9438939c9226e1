// Texts of findings on files that maps are drawn of.
import type { Words } from "../../text.ts";

export const groundIssueWords = {
  ground_not_pmtiles: {
    es: "No es un archivo PMTiles. Un .mbtiles o un .osm.pbf se convierte con npm run atalaya -- ground.",
    en: "It is no PMTiles file. An .mbtiles or .osm.pbf is converted with npm run atalaya -- ground.",
  },
  ground_version: {
    es: "Es PMTiles de la versión {{version}}, y se leen los de la versión 3: páselo con pmtiles convert.",
    en: "It is PMTiles of version {{version}}, and those of version 3 are read: convert it with pmtiles convert.",
  },
  ground_cut: {
    es: "Al archivo le falta el final: quedó a medio copiar. Cópielo o descárguelo de nuevo.",
    en: "The end of the file is missing: it was copied in part. Copy or download it again.",
  },
  ground_compression: {
    es: "Sus teselas están comprimidas con un método que los navegadores no abren. Expórtelo con gzip.",
    en: "Its tiles are compressed by a method that browsers do not open. Export it with gzip.",
  },
  ground_tiles: {
    es: "Sus teselas no son vectores (MVT) ni imágenes PNG, JPEG, WebP o AVIF.",
    en: "Its tiles are neither vectors (MVT) nor PNG, JPEG, WebP or AVIF pictures.",
  },
  ground_damaged: {
    es: "El archivo está dañado: su índice o sus teselas no se pueden leer.",
    en: "The file is damaged: its index or its tiles cannot be read.",
  },
  ground_empty: { es: "El archivo no tiene ninguna tesela.", en: "There is no tile in the file." },
  heights_of_vectors: {
    es: "Un archivo de vectores no dice alturas.",
    en: "A file of vectors tells no heights.",
  },
} as const satisfies Words;
