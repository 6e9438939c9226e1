// Texts of deciding on an alert: what was changed under the eyes of who decides, what stays as it was issued, how a mistake ends.
import type { Words } from "../../text.ts";

export const alertDecidingWords = {
  alert_read_changed_by: {
    es: "{{name}} cambió lo que usted estaba leyendo. Lea el cambio antes de emitir.",
    en: "{{name}} changed what you were reading. Read the change before you issue it.",
  },
  alert_read_changed: {
    es: "Otra persona cambió lo que usted estaba leyendo. Lea el cambio antes de emitir.",
    en: "Somebody changed what you were reading. Read the change before you issue it.",
  },
  alert_read_other: {
    es: "Ahora se pide otra cosa: {{what}}.",
    en: "Something else is asked for now: {{what}}.",
  },
  alert_read_before: { es: "Lo que leyó", en: "What you read" },
  alert_read_now: { es: "Ahora", en: "Now" },
  alert_scope_sent: {
    es: "Queda como se emitió: quienes la recibieron deben saber cómo sigue.",
    en: "It stays as it was issued: whoever received it must hear how it goes on.",
  },
  alert_end_mistake_help: {
    es: "Sin texto se dice que se emitió por error y que no es necesario hacer nada.",
    en: "Without a text it is said that it was issued by mistake, and that people need not do anything.",
  },
  alert_read_title: { es: "Lo que cambió", en: "What changed" },
  "alert_asked.alert": { es: "emitir la alerta", en: "to issue the alert" },
  "alert_asked.update": { es: "emitir una actualización", en: "to issue an update" },
  "alert_asked.cancellation": { es: "darla por terminada", en: "to declare it over" },
  "exercise_asked.alert": { es: "emitir el ejercicio", en: "to issue the exercise" },
  "exercise_asked.update": { es: "emitir una actualización del ejercicio", en: "to issue an update of the exercise" },
  "exercise_asked.cancellation": { es: "darlo por terminado", en: "to declare it over" },
  alert_read: { es: "Ya leí el cambio", en: "I have read the change" },
} satisfies Words;
