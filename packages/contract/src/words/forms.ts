// Texts of every form: saving, discarding, unsaved changes, conflicts.
import type { Words } from "../text.ts";

export const formWords = {
  save: { es: "Guardar", en: "Save" },
  saving: { es: "Guardando…", en: "Saving…" },
  discard: { es: "Descartar", en: "Discard" },
  delete: { es: "Eliminar", en: "Delete" },
  form_required: { es: "Los campos con * son obligatorios", en: "Fields with * are required" },
  form_unsaved: { es: "Cambios sin guardar", en: "Unsaved changes" },
  form_saved: { es: "Sin cambios", en: "No changes" },
  form_read_only: { es: "Solo lectura", en: "Read only" },
  draft_kept: { es: "Copia local {{time}}", en: "Local copy {{time}}" },
  draft_recovered: {
    es: "Recuperamos lo que había escrito sin guardar ({{time}}).",
    en: "We recovered what you had typed and not saved ({{time}}).",
  },
  form_errors_one: { es: "1 campo por corregir:", en: "1 field to correct:" },
  form_errors_many: { es: "{{count}} campos por corregir:", en: "{{count}} fields to correct:" },
  save_failed: {
    es: "No se guardó. Lo escrito sigue aquí y en la copia local.",
    en: "It was not saved. What you typed is still here and in the local copy.",
  },
  choice_none: { es: "Nada coincide", en: "Nothing matches" },
  choice_open: { es: "Ver opciones", en: "Show options" },
  choice_close: { es: "Cerrar opciones", en: "Close options" },
  choice_clear: { es: "Borrar lo elegido", en: "Clear the choice" },
  leave_title: { es: "¿Salir sin guardar?", en: "Leave without saving?" },
  leave_text: {
    es: "Hay cambios sin guardar. Quedará una copia local en este equipo para cuando vuelva.",
    en: "There are unsaved changes. A local copy stays on this computer for when you return.",
  },
  leave_text_lost: {
    es: "Hay cambios sin guardar y se perderán.",
    en: "There are unsaved changes, and they will be lost.",
  },
  logout_unsaved_title: { es: "¿Cerrar sesión sin guardar?", en: "Sign out without saving?" },
  logout_unsaved_text: {
    es: "Hay cambios sin guardar. Al cerrar sesión se pierden, porque también se borra su copia en este equipo.",
    en: "There are unsaved changes. Signing out loses them, because their copy on this computer is erased too.",
  },
  leave_confirm: { es: "Salir", en: "Leave" },
  leave_stay: { es: "Seguir editando", en: "Keep editing" },
  conflict_title: { es: "Alguien guardó antes que usted", en: "Somebody saved before you" },
  conflict_text: {
    es: "{{name}} cambió este registro mientras usted lo editaba. Elija qué queda en cada campo; nada se pierde hasta que guarde.",
    en: "{{name}} changed this record while you were editing it. Choose what stays in each field; nothing is lost until you save.",
  },
  conflict_somebody: { es: "Otra persona", en: "Somebody else" },
  conflict_mine: { es: "Lo mío", en: "Mine" },
  conflict_theirs: { es: "Lo de la otra persona", en: "Theirs" },
  conflict_merged: {
    es: "También cambió, sin chocar con lo suyo: {{fields}}.",
    en: "Also changed, without touching yours: {{fields}}.",
  },
  conflict_save: { es: "Guardar con estas elecciones", en: "Save with these choices" },
  conflict_back: { es: "Volver a editar", en: "Back to editing" },
  choose: { es: "Elija…", en: "Choose…" },
  yes: { es: "Sí", en: "Yes" },
  no: { es: "No", en: "No" },
  value_unknown: { es: "Sin dato", en: "Unknown" },
  empty_value: { es: "(vacío)", en: "(empty)" },
} satisfies Words;
