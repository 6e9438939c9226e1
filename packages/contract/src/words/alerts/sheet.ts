// What stands on the sheet of an alert beside its own texts.
import type { Words } from "../../text.ts";

export const alertSheetWords = {
  sheet_draft: { es: "BORRADOR: no se ha emitido", en: "DRAFT: not issued" },
  sheet_over: { es: "TERMINADA", en: "OVER" },
  sheet_identifier: { es: "Identificador", en: "Identifier" },
  sheet_seal: { es: "Sello del mensaje (SHA-256)", en: "Seal of the message (SHA-256)" },
  sheet_by: { es: "{{drafted}} la redactó, {{issued}} la emitió", en: "Written by {{drafted}}, issued by {{issued}}" },
  sheet_alone: {
    es: "{{issued}} la emitió sin otra persona: {{reason}}",
    en: "Issued by {{issued}} alone: {{reason}}",
  },
  sheet_people: { es: "Quiénes", en: "Who" },
  sheet_public: { es: "Dirección pública", en: "Public address" },
} satisfies Words;
