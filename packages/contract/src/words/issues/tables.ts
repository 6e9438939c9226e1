// Texts of findings on files that are to be read as tables.
import type { Words } from "../../text.ts";

export const tableIssueWords = {
  table_empty: { es: "El archivo está vacío: no trae ninguna fila.", en: "The file is empty: it has no row." },
  table_broken: {
    es: "El archivo está dañado o quedó a medio copiar. Descárguelo o guárdelo de nuevo.",
    en: "The file is damaged, or was copied in part. Download it or save it again.",
  },
  table_large: {
    es: "El archivo pesa más de {{maximum}} GB. Sepárelo en partes.",
    en: "The file is larger than {{maximum}} GB. Split it.",
  },
  table_bomb: {
    es: "Descomprimido, el archivo pasa de {{maximum}} MB: no parece una tabla y no se lee.",
    en: "Unpacked, the file is larger than {{maximum}} MB: it does not look like a table and is not read.",
  },
  table_entries: {
    es: "El archivo comprimido trae más de {{maximum}} archivos. Deje dentro solo el que quiere importar.",
    en: "The compressed file holds more than {{maximum}} files. Leave in it only the one to import.",
  },
  table_zip: {
    es: "En el archivo comprimido no hay ninguna planilla, CSV ni mapa.",
    en: "There is no sheet, CSV or map in the compressed file.",
  },
  table_many: {
    es: "El archivo comprimido trae {{count}} tablas. Deje dentro solo la que quiere importar.",
    en: "The compressed file holds {{count}} tables. Leave in it only the one to import.",
  },
  table_columns: {
    es: "Tiene más de {{maximum}} columnas: no parece una tabla de registros.",
    en: "It has more than {{maximum}} columns: it does not look like a table of records.",
  },
  table_cell: {
    es: "Una celda tiene más de {{maximum}} letras: no parece una tabla de registros.",
    en: "A cell has more than {{maximum}} letters: it does not look like a table of records.",
  },
  table_line: {
    es: "La fila {{row}} no termina: revise si falta cerrar unas comillas.",
    en: "Row {{row}} does not end: look whether a quotation mark is not closed.",
  },
  table_pdf: {
    es: "Es un PDF, no una planilla. Pida el archivo original (Excel, CSV) a quien lo hizo.",
    en: "It is a PDF, not a sheet. Ask whoever made it for the original file (Excel, CSV).",
  },
  table_text: {
    es: "Es un documento de texto (Word u otro). Copie la tabla a una planilla y guárdela.",
    en: "It is a text document (Word or another). Copy the table into a sheet and save that.",
  },
  table_slides: { es: "Es una presentación, no una planilla.", en: "It is a presentation, not a sheet." },
  table_picture: { es: "Es una imagen, no una planilla.", en: "It is a picture, not a sheet." },
  table_archive: {
    es: "Está comprimido en un formato que no se abre aquí (RAR, 7z u otro). Descomprímalo, o comprímalo como ZIP.",
    en: "It is compressed in a format that is not opened here (RAR, 7z or another). Unpack it, or pack it as ZIP.",
  },
  table_protected: {
    es: "Está protegido con contraseña. Guárdelo sin contraseña y súbalo de nuevo.",
    en: "It is protected by a password. Save it without one and send it again.",
  },
  table_program: {
    es: "Es un archivo de otro programa (Access o AutoCAD). Exporte la tabla a Excel o CSV, o el plano a Shapefile o KML.",
    en: "It is a file of another program (Access or AutoCAD). Export the table to Excel or CSV, or the drawing to Shapefile or KML.",
  },
  table_desinventar: {
    es: "Es una base de DesInventar: impórtela en el Mapa de Desastres, Importar, «Base de DesInventar».",
    en: "It is a DesInventar database: bring it in at the Disaster Map, Import, “DesInventar database”.",
  },
  table_html: {
    es: "Es una página web, aunque su nombre diga otra cosa. Ábrala en Excel y guárdela como XLSX.",
    en: "It is a web page, whatever its name says. Open it in Excel and save it as XLSX.",
  },
  table_xml: {
    es: "Es un XML de otro tipo (<{{root}}>), que no se lee como tabla.",
    en: "It is XML of another kind (<{{root}}>), which is not read as a table.",
  },
  table_json: {
    es: "Es JSON, pero no GeoJSON ni TopoJSON.",
    en: "It is JSON, but neither GeoJSON nor TopoJSON.",
  },
  table_other: {
    es: "Es un archivo de otro tipo ({{kind}}), que no se lee como tabla.",
    en: "It is a file of another kind ({{kind}}), which is not read as a table.",
  },
} as const satisfies Words;
