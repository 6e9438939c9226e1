// Texts of the dashboard.
import type { Words } from "../../text.ts";

export const dashboardWords = {
  dashboard_activity: { es: "Actividad reciente", en: "Recent activity" },
  dashboard_no_activity: { es: "Nadie ha cambiado registros todavía.", en: "Nobody has changed records yet." },
  "change.create": { es: "Creado por {{name}}", en: "Created by {{name}}" },
  "change.update": { es: "Actualizado por {{name}}", en: "Updated by {{name}}" },
  "change.delete": { es: "Eliminado por {{name}}", en: "Deleted by {{name}}" },
  "change.restore": { es: "Restaurado por {{name}}", en: "Restored by {{name}}" },
  dashboard_load_failed: { es: "No se pudo cargar la actividad", en: "The activity could not be loaded" },
  dashboard_empty_title: { es: "Aún no hay registros en {{place}}", en: "No records in {{place}} yet" },
  dashboard_empty_text: {
    es: "Registre lo primero y aquí verá cuánto hay de cada cosa y quién lo cambió.",
    en: "Record the first one, and this page will show how much there is and who changed it.",
  },
  dashboard_empty_reader: {
    es: "Cuando alguien registre algo, aquí verá cuánto hay de cada cosa y quién lo cambió.",
    en: "Once somebody records something, this page shows how much there is and who changed it.",
  },
  dashboard_first_record: { es: "Crear el primer registro", en: "Create the first record" },
  dashboard_variables: { es: "Definir variables", en: "Define variables" },
  dashboard_no_access_title: { es: "Su rol no incluye registros", en: "Your role does not include records" },
  dashboard_no_access_text: {
    es: "Si los necesita, pídalos a quien administra los usuarios.",
    en: "If you need them, ask whoever manages the users.",
  },
} satisfies Words;
