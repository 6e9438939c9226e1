// Texts of loss statements: on the paper, on its public page, and where one is sealed.
import type { Words } from "../../text.ts";

const onPaper = {
  statement_title: { es: "Declaración de pérdidas", en: "Loss statement" },
  statement_as_of: { es: "Al {{day}}", en: "As of {{day}}" },
  statement_number: { es: "Declaración n.º {{number}}", en: "Statement no. {{number}}" },
  statement_basis: { es: "De dónde viene", en: "What it is based on" },
  "statement_basis.published": {
    es: "Lo que decía la copia pública al terminar el {{day}}, publicada el {{at}}. Lo que se supo después no está aquí.",
    en: "What the public copy said at the end of {{day}}, published on {{at}}. What became known later is not in it.",
  },
  "statement_basis.sources": {
    es: "No estaba publicado aquí ese día: cifras de las fuentes hasta el {{day}}, como constan en la copia publicada el {{at}}.",
    en: "It was not published here on that day: figures of the sources up to {{day}}, as they stand in the copy published on {{at}}.",
  },
  statement_event: { es: "El desastre", en: "The disaster" },
  statement_hazard: { es: "Amenaza", en: "Hazard" },
  statement_figures: { es: "Cifras vigentes ese día", en: "Figures in force on that day" },
  statement_no_figures: {
    es: "Hasta ese día no se había dado ninguna cifra.",
    en: "No figure had been given by that day.",
  },
  statement_notes: { es: "Notas de las cifras", en: "Notes on the figures" },
  statement_point: { es: "{{value}} ({{from}})", en: "{{value}} ({{from}})" },
  statement_said_by: { es: "Declara", en: "Stated by" },
  statement_published: { es: "Copia publicada", en: "Copy published" },
  statement_address: { es: "Se lee en", en: "Read at" },
  statement_sealed: { es: "Sellada", en: "Sealed" },
  statement_citation: {
    es: "{{organisation}}, «{{title}}» ({{place}}), pérdidas al {{day}}, declaración n.º {{number}}, sellada el {{at}}, SHA-256 {{sha256}}, {{address}}",
    en: "{{organisation}}, “{{title}}” ({{place}}), losses as of {{day}}, statement no. {{number}}, sealed on {{at}}, SHA-256 {{sha256}}, {{address}}",
  },
} satisfies Words;

const onPublicPage = {
  statement_page_title: { es: "{{title}}: pérdidas al {{day}}", en: "{{title}}: losses as of {{day}}" },
  statement_later: {
    es: "Hay una declaración posterior de este desastre:",
    en: "There is a later statement of this disaster:",
  },
  statement_latest: {
    es: "Es la última declaración de este desastre.",
    en: "This is the latest statement of this disaster.",
  },
  statement_cite_title: { es: "Cómo citarla", en: "How to cite it" },
  statement_check_title: { es: "Cómo comprobarla", en: "How to check it" },
  statement_check_text: {
    es: "Lo sellado es un archivo que no cambia. Descárguelo y calcule su huella: debe ser la de abajo.",
    en: "What was sealed is a file that never changes. Download it and compute its digest: it must be the one below.",
  },
  statement_file: { es: "Archivo sellado (JSON)", en: "Sealed file (JSON)" },
  statement_others: { es: "Declaraciones de este desastre", en: "Statements of this disaster" },
} satisfies Words;

const onScreen = {
  statement_cite: { es: "Citar", en: "Cite" },
  statement_dialog: { es: "Lo que se dijo un día", en: "What was said on a day" },
  statement_help: {
    es: "Elija un día: se ve lo que el público sabía al terminar. Sellada, la declaración queda en una dirección pública que no cambia.",
    en: "Choose a day: it shows what the public knew at its end. Once sealed, the statement stays at a public address that never changes.",
  },
  statement_day: { es: "Día", en: "Day" },
  statement_days: { es: "Días con cifras nuevas", en: "Days with new figures" },
  statement_today: { es: "Hoy", en: "Today" },
  statement_seal: { es: "Sellar y publicar", en: "Seal and publish" },
  statement_is_sealed: { es: "Declaración sellada y publicada.", en: "Statement sealed and published." },
  statement_there: {
    es: "Esto ya está sellado como declaración n.º {{number}}.",
    en: "This is sealed already as statement no. {{number}}.",
  },
  statement_list: { es: "Declaraciones selladas", en: "Sealed statements" },
  statement_none: { es: "Todavía no hay ninguna.", en: "There are none yet." },
  statement_sealed_by: { es: "Sellada el {{at}} por {{name}}", en: "Sealed on {{at}} by {{name}}" },
  statement_copy: { es: "Copiar cita", en: "Copy citation" },
  statement_copy_address: { es: "Copiar dirección", en: "Copy address" },
  statement_file_name: { es: "declaracion", en: "statement" },
  statement_failed: { es: "No se pudo armar la declaración", en: "The statement could not be put together" },
  statement_list_failed: {
    es: "No se pudieron cargar las declaraciones",
    en: "The statements could not be loaded",
  },
} satisfies Words;

export const lossStatementWords = { ...onPaper, ...onPublicPage, ...onScreen } satisfies Words;
