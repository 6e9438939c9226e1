// Texts of screens that show how things stood at a moment.
import type { Words } from "../text.ts";

export const asOfWords = {
  past_open: { es: "Ver cómo estaba…", en: "See how it was…" },
  past_title: { es: "Cómo estaba en un momento", en: "How it stood at a moment" },
  past_help: {
    es: "Lista, mapa y totales muestran lo que el sistema tenía a esa hora, según su historial. Los lugares, las variables y las personas son los de hoy.",
    en: "List, map and totals show what the system held at that hour, by its history. Places, variables and people are those of today.",
  },
  past_moment: { es: "Día y hora", en: "Day and hour" },
  past_to_come: { es: "Ese momento aún no llega.", en: "That moment is still to come." },
  past_ago: { es: "Hace cuánto", en: "How long ago" },
  past_hour: { es: "Hace 1 hora", en: "1 hour ago" },
  past_hours: { es: "Hace {{hours}} horas", en: "{{hours}} hours ago" },
  past_days: { es: "Hace {{days}} días", en: "{{days}} days ago" },
  past_show: { es: "Ver ese momento", en: "Show that moment" },
  past_shown: { es: "Así estaba el {{at}}", en: "As it stood on {{at}}" },
  past_change: { es: "Cambiar momento", en: "Another moment" },
  past_compare: { es: "Comparar con hoy", en: "Compare with today" },
  past_back: { es: "Volver a hoy", en: "Back to today" },
  past_none: { es: "A esa hora no había nada aquí", en: "Nothing stood here at that hour" },
  past_none_text: {
    es: "Lo que se ve hoy se registró después.",
    en: "What is seen today was recorded later.",
  },
  past_since: { es: "Lo que cambió desde entonces", en: "What changed since then" },
  past_since_failed: { es: "No se pudo comparar", en: "It could not be compared" },
  past_since_none: { es: "Nada cambió desde entonces", en: "Nothing changed since then" },
  past_since_none_text: {
    es: "Con estos filtros, la lista de entonces es la de hoy.",
    en: "Under these filters the list of then is the one of today.",
  },
  past_since_cut: {
    es: "Se comparan los {{count}} registros que cambiaron al último; hubo más.",
    en: "The {{count}} records that changed last are compared; there were more.",
  },
  past_then: { es: "Entonces", en: "Then" },
  past_now: { es: "Hoy", en: "Today" },
  past_made: { es: "No estaba en la lista", en: "Was not in the list" },
  past_gone: { es: "Ya no está en la lista", en: "Is no longer in the list" },
  past_changed_times: { es: "Cambió {{count}} veces, al último {{at}}", en: "Changed {{count}} times, last {{at}}" },
  past_changed_once: { es: "Cambió {{at}}", en: "Changed {{at}}" },
  past_moved: { es: "Cambió su ubicación o su forma", en: "Its place or its shape changed" },
  past_files: {
    es: "Se lee como estaba entonces. Sus archivos y comentarios son los de hoy.",
    en: "It is read as it stood then. Its files and comments are those of today.",
  },
} satisfies Words;
