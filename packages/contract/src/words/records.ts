// Texts of the record screens.
import type { Words } from "../text.ts";

export const recordWords = {
  record_new: { es: "Nuevo registro", en: "New record" },
  record_search: { es: "Buscar título, fuente…", en: "Search title, source…" },
  record_saved: { es: "Registro guardado", en: "Record saved" },
  record_deleted: { es: "Registro enviado a la papelera", en: "Record moved to the trash" },
  record_restored: { es: "Registro restaurado", en: "Record restored" },
  "status.draft": { es: "Borrador", en: "Draft" },
  "status.waiting_for_validation": { es: "Por validar", en: "Waiting for validation" },
  "status.needs_revision": { es: "Requiere revisión", en: "Needs revision" },
  "status.validated": { es: "Validado", en: "Validated" },
  "status.published": { es: "Publicado", en: "Published" },
  "status.archived": { es: "Archivado", en: "Archived" },
} satisfies Words;
