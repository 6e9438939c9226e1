// Texts of loading much from one file, the same whatever is loaded.
import type { Words } from "../../text.ts";

export const loadWords = {
  load_choose: { es: "Elegir archivo", en: "Choose file" },
  load_reading: { es: "Leyendo el archivo…", en: "Reading the file…" },
  load_recent: { es: "Cargas anteriores", en: "Earlier loads" },
  load_another: { es: "Otro archivo", en: "Another file" },
  load_close: { es: "Cerrar", en: "Close" },
  load_go_on: { es: "Continuar", en: "Go on" },
  load_undo: { es: "Deshacer la carga", en: "Take the load back" },
  load_unread: { es: "No se pudo leer la carga.", en: "The load could not be read." },
  "load_step.examination": { es: "Revisando: {{done}} de {{total}}", en: "Examining: {{done}} of {{total}}" },
  "load_step.writing": { es: "Escribiendo: {{done}} de {{total}}", en: "Writing: {{done}} of {{total}}" },
  "load_step.undoing": { es: "Deshaciendo: {{done}} de {{total}}", en: "Taking back: {{done}} of {{total}}" },
} as const satisfies Words;
