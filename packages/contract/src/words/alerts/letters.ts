// Texts of the letters to subscribers of alerts, and of the pages by which one subscribes, agrees and leaves.
import type { Words } from "../../text.ts";

export const alertLetterWords = {
  letter_subject: { es: "Alerta {{code}} · {{place}}", en: "Alert {{code}} · {{place}}" },
  letter_subject_exercise: { es: "SIMULACRO · {{code}} · {{place}}", en: "EXERCISE · {{code}} · {{place}}" },
  letter_exercise: {
    es: "Esto es un SIMULACRO: no hay ningún peligro.",
    en: "This is an EXERCISE: there is no danger.",
  },
  letter_update: {
    es: "Actualización: reemplaza lo que se le avisó antes.",
    en: "Update: it replaces what you were told before.",
  },
  letter_where: { es: "Dónde: {{where}}", en: "Where: {{where}}" },
  letter_sent: { es: "Emitida: {{time}}", en: "Issued: {{time}}" },
  letter_until: { es: "Vigente hasta: {{time}}", en: "In force until: {{time}}" },
  letter_by: { es: "Emite: {{by}}", en: "Issued by: {{by}}" },
  letter_page: { es: "La alerta en la web:", en: "The alert on the web:" },
  letter_leave: { es: "Para no recibir más alertas:", en: "To receive no more alerts:" },
} satisfies Words;
