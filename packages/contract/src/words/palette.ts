// Texts of the command palette and of the list of shortcuts.
import type { Words } from "../text.ts";

export const paletteWords = {
  palette: { es: "Buscar o ir a", en: "Search or go to" },
  palette_open: { es: "Buscar o ir a…", en: "Search or go to…" },
  palette_search: {
    es: "Buscar pantallas, lugares, registros, leyes, personas…",
    en: "Search screens, places, records, laws, persons…",
  },
  palette_recent: { es: "Recientes", en: "Recent" },
  palette_screen: { es: "Pantallas", en: "Screens" },
  palette_place: { es: "Lugares", en: "Places" },
  palette_action: { es: "Acciones", en: "Actions" },
  palette_record: { es: "Registros", en: "Records" },
  palette_other: { es: "Leyes, entidades y más", en: "Laws, institutions and more" },
  palette_person: { es: "Persona", en: "Person" },
  palette_searching: { es: "Buscando…", en: "Searching…" },
  palette_none: { es: "Nada coincide con lo escrito", en: "Nothing matches what you typed" },
  palette_one: { es: "1 resultado", en: "1 result" },
  palette_count: { es: "{{count}} resultados", en: "{{count}} results" },

  shortcuts: { es: "Atajos de teclado", en: "Keyboard shortcuts" },
  shortcuts_single: {
    es: "Usar los atajos de una sola tecla (/ y ?)",
    en: "Use shortcuts of a single key (/ and ?)",
  },
  shortcut_palette: { es: "Buscar o ir a cualquier parte", en: "Search or go anywhere" },
  shortcut_search: { es: "Ir a la búsqueda de la lista", en: "Go to the search of the list" },
  shortcut_edit: { es: "Editar lo que se lee", en: "Edit what is read" },
  shortcut_save: { es: "Guardar el formulario", en: "Save the form" },
  shortcut_close: { es: "Cerrar o vaciar", en: "Close or clear" },
  shortcut_help: { es: "Mostrar estos atajos", en: "Show these shortcuts" },
} satisfies Words;
