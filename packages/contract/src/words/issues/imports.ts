// Texts of findings on files on their way to rows, and on those rows.
import type { Words } from "../../text.ts";

export const importIssueWords = {
  place_ambiguous: {
    es: "Varios lugares se llaman así: elija cuál es.",
    en: "Several places are called this: choose which it is.",
  },
  import_column_twice: {
    es: "Dos columnas se leen como el mismo campo.",
    en: "Two columns are read as the same field.",
  },
  import_double: { es: "Repite la fila {{row}} del archivo.", en: "It repeats row {{row}} of the file." },
  import_total_row: { es: "Parece una fila de totales.", en: "It looks like a row of totals." },
  import_footnote: { es: "Parece una nota al pie.", en: "It looks like a footnote." },
  import_key_empty: { es: "Falta lo que identifica la fila.", en: "What the row is known by is missing." },
  import_key_ambiguous: {
    es: "Varios registros del lugar tienen esta clave: no se sabe cuál es.",
    en: "Several records of the place have this key: which one is meant is not known.",
  },
  import_not_yours: {
    es: "Ya existe, y usted no puede cambiarlo en ese lugar.",
    en: "It is there already, and you may not change it in that place.",
  },
  import_archived: {
    es: "El registro está archivado y no se cambia.",
    en: "The record is archived and is not changed.",
  },
  import_proposal_minus: {
    es: "Con el signo menos quedaría en {{place}}.",
    en: "With a minus sign it would lie in {{place}}.",
  },
  import_proposal_swap: {
    es: "Con latitud y longitud intercambiadas quedaría en {{place}}.",
    en: "With latitude and longitude exchanged it would lie in {{place}}.",
  },
  import_refused_rows: {
    es: "Hay {{count}} filas con error: corríjalas o importe solo las válidas.",
    en: "{{count}} rows have errors: mend them or import only the valid ones.",
  },
  import_unexamined_rows: {
    es: "Hay {{count}} filas corregidas que falta revisar: revíselas antes de importar.",
    en: "{{count}} mended rows are still to be examined: examine them before importing.",
  },
  import_row_since: {
    es: "Los datos cambiaron desde la revisión y una fila ya no es válida. Lo escrito sigue escrito: corrija y siga, o deshaga.",
    en: "The data changed since the examination and a row is no longer valid. What is written stays: mend it and go on, or undo.",
  },
  import_gone: {
    es: "Ya no tiene permiso para importar en ese lugar.",
    en: "You may no longer import in that place.",
  },
  import_rows_dropped: {
    es: "Las filas de esta importación ya se descartaron.",
    en: "The rows of this import were dropped.",
  },
  import_standing: {
    es: "Ya hay filas escritas: deshaga la importación para leerla de otra manera.",
    en: "Rows stand written: take the import back to read it in another way.",
  },
} as const satisfies Words;
