// Texts of the variable screens.
import type { Words } from "../text.ts";

export const variableWords = {
  variable_new: { es: "Nueva variable", en: "New variable" },
  variable_search: { es: "Buscar variable…", en: "Search variables…" },
  variable_shared: { es: "Compartida por todos los lugares", en: "Shared by all places" },
  variable_in_use: { es: "En uso: {{count}} registros", en: "In use: {{count}} records" },
  variable_count: { es: "{{count}} variables", en: "{{count}} variables" },
  variable_preview: { es: "Vista previa", en: "Preview" },
  variable_none: {
    es: "Aún no hay variables. Defina qué se registra: por ejemplo, albergues o puentes.",
    en: "No variables yet. Define what is recorded: for example shelters or bridges.",
  },
  variable_saved: { es: "Variable guardada", en: "Variable saved" },
  variable_deleted: { es: "Variable eliminada", en: "Variable deleted" },
  "geometry.none": { es: "Sin geometría", en: "No geometry" },
  "geometry.point": { es: "Punto", en: "Point" },
  "geometry.line": { es: "Línea", en: "Line" },
  "geometry.polygon": { es: "Polígono", en: "Polygon" },
  "geometry.any": { es: "Cualquiera", en: "Any" },
  "value.none": { es: "Solo presencia", en: "Presence only" },
  "value.integer": { es: "Número entero", en: "Whole number" },
  "value.decimal": { es: "Número decimal", en: "Decimal number" },
  "value.percent": { es: "Porcentaje", en: "Percentage" },
  "value.boolean": { es: "Sí o no", en: "Yes or no" },
  "value.text": { es: "Texto", en: "Text" },
  "value.date": { es: "Fecha", en: "Date" },
} satisfies Words;
