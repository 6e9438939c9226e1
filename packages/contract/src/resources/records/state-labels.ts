// What the server keeps on a record beside its fields, as lists and the history name it.
import type { Words } from "../../text.ts";

export const recordStateLabels = {
  status: { es: "Estado", en: "Status" },
  review_note: { es: "Motivo", en: "Reason" },
  submitted_by: { es: "Enviado por", en: "Submitted by" },
  validated_by: { es: "Validado por", en: "Validated by" },
  validated_at: { es: "Validado el", en: "Validated at" },
  published_by: { es: "Publicado por", en: "Published by" },
  published_at: { es: "Publicado el", en: "Published at" },
} satisfies Words;
