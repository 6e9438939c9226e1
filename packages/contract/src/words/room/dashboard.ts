// Texts of the dashboard.
import type { Words } from "../text.ts";

export const dashboardWords = {
  dashboard_title: { es: "Panel · {{place}}", en: "Dashboard · {{place}}" },
  dashboard_counts: { es: "Resumen", en: "Summary" },
  dashboard_records: { es: "registros", en: "records" },
  dashboard_record: { es: "registro", en: "record" },
  dashboard_variables_used: { es: "Variables en uso", en: "Variables in use" },
  dashboard_last_change: { es: "Último cambio", en: "Latest change" },
  dashboard_by_variable: { es: "Registros por variable", en: "Records by variable" },
  dashboard_show_all: { es: "Mostrar las {{count}}", en: "Show all {{count}}" },
  dashboard_show_fewer: { es: "Mostrar menos", en: "Show fewer" },
  dashboard_activity: { es: "Actividad reciente", en: "Recent activity" },
  dashboard_no_activity: { es: "Nadie ha cambiado registros todavía.", en: "Nobody has changed records yet." },
  "change.create": { es: "Creado por {{name}}", en: "Created by {{name}}" },
  "change.update": { es: "Actualizado por {{name}}", en: "Updated by {{name}}" },
  "change.delete": { es: "Eliminado por {{name}}", en: "Deleted by {{name}}" },
  "change.restore": { es: "Restaurado por {{name}}", en: "Restored by {{name}}" },
  dashboard_load_failed: { es: "No se pudo cargar el panel", en: "The dashboard could not be loaded" },
  dashboard_empty_title: { es: "Aún no hay registros en {{place}}", en: "No records in {{place}} yet" },
  dashboard_empty_text: {
    es: "Registre lo primero y aquí verá cuánto hay de cada variable y quién lo cambió.",
    en: "Record the first one, and this page will show how much there is of each variable and who changed it.",
  },
  dashboard_empty_reader: {
    es: "Cuando alguien registre algo, aquí verá cuánto hay de cada variable y quién lo cambió.",
    en: "Once somebody records something, this page shows how much there is of each variable and who changed it.",
  },
  dashboard_first_record: { es: "Crear el primer registro", en: "Create the first record" },
  dashboard_variables: { es: "Definir variables", en: "Define variables" },
  dashboard_no_access_title: { es: "Su rol no incluye registros", en: "Your role does not include records" },
  dashboard_no_access_text: {
    es: "Si los necesita, pídalos a quien administra los usuarios.",
    en: "If you need them, ask whoever manages the users.",
  },
} satisfies Words;
