// The letter to municipalities that have told nothing of the disasters of a year.
import type { Words } from "../../text.ts";

export const reminderLetterWords = {
  reminder_subject: {
    es: "Desastres de {{year}} sin informar: {{places}}",
    en: "Disasters of {{year}} not told: {{places}}",
  },
  reminder_greeting: { es: "Hola, {{name}}:", en: "Hello, {{name}}:" },
  reminder_what: {
    es: "{{by}} pide los desastres de {{year}} de {{places}}: aún no hay ninguno publicado, y nadie ha dicho que no falte nada.",
    en: "{{by}} asks for the disasters of {{year}} of {{places}}: none is published yet, and nobody has said that none is missing.",
  },
  reminder_answer: {
    es: "Si hubo desastres, publique sus fichas. Si no los hubo, dígalo: así el año cuenta como informado en los indicadores de Sendai.",
    en: "If there were disasters, publish their records. If there were none, say so: then the year counts as reported in the Sendai indicators.",
  },
  reminder_link: { es: "Responder aquí:", en: "Answer here:" },
} satisfies Words;
