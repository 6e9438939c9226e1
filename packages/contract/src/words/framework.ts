// Texts of the institutional framework: who does what in which phase.
import type { Words } from "../text.ts";

export const frameworkWords = {
  framework_tabs: { es: "Vistas del marco institucional", en: "Views of the institutional framework" },
  framework_matrix: { es: "Funciones por fase", en: "Functions by phase" },
  framework_chart: { es: "Organigrama", en: "Organisation chart" },
  framework_directory: { es: "Directorio", en: "Directory" },
  framework_load_failed: {
    es: "No se pudo cargar el marco institucional",
    en: "The institutional framework could not be loaded",
  },
  framework_none_text: {
    es: "Registre primero las instituciones en Entidades; aquí se dice qué hace cada una en cada fase.",
    en: "Record the institutions under Entities first; here you say what each does in each phase.",
  },
  framework_institution: { es: "Institución", en: "Institution" },
  framework_every_hazard: { es: "Todas las amenazas", en: "All hazards" },
  framework_keys: {
    es: "Flechas: moverse. L, A, C, I: asignar. Supr: quitar. Intro: más opciones.",
    en: "Arrows: move. L, S, C, I: assign. Del: take away. Enter: more options.",
  },
  framework_cell: { es: "{{institution}}, {{phase}}: {{role}}", en: "{{institution}}, {{phase}}: {{role}}" },
  framework_general: { es: "{{role}} (todas las amenazas)", en: "{{role}} (all hazards)" },
  framework_none: { es: "sin función", en: "no function" },
  framework_take_away: { es: "Quitar la función", en: "Take the function away" },
  framework_describe: { es: "Qué hace…", en: "What it does…" },
  framework_change_failed: { es: "No se pudo cambiar la función", en: "The function could not be changed" },
  framework_print: { es: "Imprimir", en: "Print" },
  framework_no_people: { es: "Sin personas registradas", en: "No people recorded" },
  "function_role.lead": { es: "Lidera", en: "Leads" },
  "function_role.support": { es: "Apoya", en: "Supports" },
  "function_role.consulted": { es: "Consultada", en: "Consulted" },
  "function_role.informed": { es: "Informada", en: "Informed" },
  focal_point_of: { es: "Punto focal ({{role}})", en: "Focal point ({{role}})" },
  "function_letter.lead": { es: "L", en: "L" },
  "function_letter.support": { es: "A", en: "S" },
  "function_letter.consulted": { es: "C", en: "C" },
  "function_letter.informed": { es: "I", en: "I" },
} satisfies Words;
