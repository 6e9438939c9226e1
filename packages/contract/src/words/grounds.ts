// Texts of grounds of the map: handing them in, and choosing one in the map.
import type { Words } from "../text.ts";

export const groundWords = {
  ground_tool: { es: "Suelo del mapa", en: "Ground of the map" },
  ground_included: { es: "Incluido", en: "Included" },
  ground_configured: { es: "El de la instalación", en: "That of the installation" },
  ground_first: { es: "{{ground}} (inicial)", en: "{{ground}} (first)" },
  ground_relief: { es: "Relieve", en: "Relief" },
  ground_relief_text: {
    es: "Sombras de cerros y quebradas sobre el suelo",
    en: "Shades of hills and ravines over the ground",
  },
  "ground_kind.vector": { es: "Vectores", en: "Vectors" },
  "ground_kind.raster": { es: "Imágenes", en: "Pictures" },
  "ground_kind.relief": { es: "Relieve", en: "Relief" },
  "ground_schema.protomaps": { es: "Protomaps", en: "Protomaps" },
  "ground_schema.openmaptiles": { es: "OpenMapTiles", en: "OpenMapTiles" },
  "ground_schema.shortbread": { es: "Shortbread", en: "Shortbread" },
  ground_schema_unknown: {
    es: "capas desconocidas: se dibuja sin distinguirlas",
    en: "unknown layers: drawn without telling them apart",
  },
  "ground_encoding.terrarium": { es: "Alturas en Terrarium", en: "Heights in Terrarium" },
  "ground_encoding.mapbox": { es: "Alturas en Mapbox", en: "Heights in Mapbox" },
  ground_encoding_none: { es: "Imágenes, no alturas", en: "Pictures, no heights" },
  ground_encoding_help: {
    es: "Se reconoce por el archivo. Corríjalo si el relieve se ve como manchas de color.",
    en: "Told from the file. Correct it where the relief is seen as patches of colour.",
  },
  ground_zooms: { es: "zoom {{from}} a {{to}}", en: "zoom {{from}} to {{to}}" },
  ground_first_of: { es: "Suelo inicial de {{places}}", en: "First ground of {{places}}" },
  ground_first_of_help: {
    es: "En estos lugares, y en los que están dentro, los mapas empiezan con él.",
    en: "In these places, and in those inside them, maps begin with it.",
  },
  ground_title_help: { es: "Como se elige en el mapa.", en: "As it is chosen in the map." },
  ground_gone: {
    es: "El archivo no está en el servidor (los respaldos no llevan suelos): vuelva a entregarlo.",
    en: "The file is not on the server (backups carry no grounds): hand it in again.",
  },
  ground_files: { es: "Archivos propios", en: "Files of one’s own" },
  ground_files_text: {
    es: "Un archivo .pmtiles con las calles, la foto aérea o el relieve de su zona. Funciona sin internet; nadie de afuera se entera de lo que se mira.",
    en: "A .pmtiles file with the streets, the aerial photo or the relief of your area. Works without the internet; nobody outside learns what is looked at.",
  },
  ground_files_help: { es: "Cómo conseguir uno: docs/ground.md", en: "How to get one: docs/ground.md" },
  ground_made: { es: "{{ground}} está listo para los mapas.", en: "{{ground}} is ready for the maps." },
  ground_edit: { es: "Cambiar {{ground}}", en: "Change {{ground}}" },
  ground_replace: { es: "Reemplazar archivo de {{ground}}", en: "Replace file of {{ground}}" },
  ground_replace_text: {
    es: "Nombre, crédito y lugares se conservan. Los mapas siguen con el archivo de ahora hasta que el nuevo esté revisado.",
    en: "Name, credit and places stay. Maps keep the present file until the new one has been looked at.",
  },
  ground_replaced: { es: "{{ground}} tiene un archivo nuevo.", en: "{{ground}} has a new file." },
  ground_saved: { es: "Suelo guardado.", en: "Ground saved." },
  ground_conflict: {
    es: "Alguien cambió este suelo mientras tanto: aquí está lo suyo sobre lo nuevo.",
    en: "Somebody changed this ground meanwhile: here is yours over the new one.",
  },
  ground_delete: { es: "Eliminar {{ground}}", en: "Delete {{ground}}" },
  ground_delete_question: { es: "¿Eliminar este suelo y su archivo?", en: "Delete this ground and its file?" },
  ground_delete_text: {
    es: "{{ground}} ocupa {{size}}. Los mapas que empezaban con él vuelven al incluido. El archivo se puede entregar de nuevo.",
    en: "{{ground}} takes {{size}}. Maps that began with it go back to what is included. The file can be handed in again.",
  },
  ground_deleted: { es: "{{ground}} fue eliminado.", en: "{{ground}} was deleted." },
} as const satisfies Words;
