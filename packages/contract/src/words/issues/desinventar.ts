// Texts of findings on databases of DesInventar, and on the cards in them.
import type { Words } from "../../text.ts";

export const desInventarIssueWords = {
  di_not_desinventar: {
    es: "No es una base de DesInventar: se espera su exportación XML (con raíz DESINVENTAR) o un CSV con las columnas de fichas o de datacards.",
    en: "It is no DesInventar database: its XML export (with the root DESINVENTAR) or a CSV with the columns of fichas or of datacards is expected.",
  },
  di_archive: {
    es: "El archivo comprimido no trae una base de DesInventar: se espera dentro su exportación XML o un CSV de fichas.",
    en: "The compressed file holds no DesInventar database: its XML export or a CSV of cards is expected inside.",
  },
  di_archive_broken: {
    es: "El archivo comprimido está dañado o quedó a medio copiar. Descárguelo de nuevo.",
    en: "The compressed file is damaged or was copied in part. Download it again.",
  },
  di_unpacked: {
    es: "Descomprimida, la base pasa de {{maximum}} MB, que no es de una base de DesInventar.",
    en: "Unpacked, the database is larger than {{maximum}} MB, which is none of DesInventar.",
  },
  di_not_xml: {
    es: "El archivo no es XML válido en la línea {{line}}: {{detail}}. Expórtelo de nuevo.",
    en: "The file is not valid XML in line {{line}}: {{detail}}. Export it again.",
  },
  di_cut: {
    es: "Al archivo le falta el final: quedó a medio exportar o a medio copiar, o un & va sin escapar.",
    en: "The end of the file is missing: it was exported or copied in part, or an & is not escaped.",
  },
  di_doctype: {
    es: "El archivo declara un DOCTYPE, que DesInventar no escribe, y no se lee.",
    en: "The file declares a DOCTYPE, which DesInventar does not write, and is not read.",
  },
  di_too_deep: {
    es: "El archivo tiene elementos anidados a más de {{maximum}} niveles: no es de DesInventar.",
    en: "The elements of the file lie within each other more than {{maximum}} levels deep: it is none of DesInventar.",
  },
  di_too_large: {
    es: "El archivo tiene un texto de más de {{maximum}} letras, que no es de una ficha.",
    en: "The file has a text of more than {{maximum}} letters, which is none of a card.",
  },
  di_too_many: {
    es: "El archivo pasa de lo que se carga de una vez: {{maximum}} {{what}}. Sepárelo.",
    en: "The file holds more than is loaded at once: {{maximum}} {{what}}. Split it.",
  },
  di_encoding: {
    es: "El archivo dice estar en «{{encoding}}», que no se conoce. Expórtelo en UTF-8.",
    en: "The file says that it is in “{{encoding}}”, which is not known. Export it in UTF-8.",
  },
  di_no_cards: { es: "En el archivo no hay fichas.", en: "There are no cards in the file." },
  di_event: {
    es: "Su evento no tiene una amenaza: elija cuál es, o la ficha queda fuera.",
    en: "Its event has no hazard: choose which it is, or the card is left out.",
  },
  di_place: {
    es: "Su lugar no se reconoció: elija cuál es, o la ficha queda fuera.",
    en: "Its place was not recognised: choose which it is, or the card is left out.",
  },
  di_date: {
    es: "Su fecha ({{date}}) no existe.",
    en: "Its date ({{date}}) does not exist.",
  },
  di_known: {
    es: "Ya está en el registro {{code}}.",
    en: "It is there already as record {{code}}.",
  },
  di_standing: {
    es: "Hay fichas de esta carga escritas: deshágala antes de borrarla.",
    en: "Cards of this load stand written: take it back before deleting it.",
  },
} as const satisfies Words;
