// Texts of the live console: who else is here, what others changed, notices of alerts, and what is said when the connection is cut.
import type { Words } from "../text.ts";

export const liveWords = {
  live_cut: { es: "Sin conexión en vivo", en: "No live connection" },
  live_cut_text: {
    es: "Lo que cambian otras personas no aparece solo mientras tanto. Se vuelve a conectar automáticamente.",
    en: "What others change does not show by itself meanwhile. It reconnects on its own.",
  },
  live_here_one: { es: "{{name}} también lo tiene abierto", en: "{{name}} has it open too" },
  live_here_two: {
    es: "{{name}} y {{other}} también lo tienen abierto",
    en: "{{name}} and {{other}} have it open too",
  },
  live_here_many: {
    es: "{{name}} y {{count}} personas más también lo tienen abierto",
    en: "{{name}} and {{count}} more people have it open too",
  },
  live_changed_by: {
    es: "{{name}} cambió este registro mientras usted escribe.",
    en: "{{name}} changed this record while you are typing.",
  },
  live_changed: {
    es: "Otra persona cambió este registro mientras usted escribe.",
    en: "Somebody changed this record while you are typing.",
  },
  live_compare: { es: "Ver los cambios", en: "See the changes" },
  live_alerts: { es: "Avisos de alertas", en: "Alert notices" },
  "live_alert.Alert": { es: "Alerta emitida", en: "Alert issued" },
  "live_alert.Update": { es: "Alerta actualizada", en: "Alert updated" },
  "live_alert.Cancel": { es: "Alerta terminada", en: "Alert ended" },
  "live_exercise.Alert": { es: "Simulacro emitido", en: "Exercise issued" },
  "live_exercise.Update": { es: "Simulacro actualizado", en: "Exercise updated" },
  "live_exercise.Cancel": { es: "Simulacro terminado", en: "Exercise ended" },
  "live_asked_alert.Alert": { es: "Alerta por aprobar", en: "Alert to approve" },
  "live_asked_alert.Update": { es: "Actualización de alerta por aprobar", en: "Update of an alert to approve" },
  "live_asked_alert.Cancel": { es: "Término de alerta por aprobar", en: "End of an alert to approve" },
  "live_asked_exercise.Alert": { es: "Simulacro por aprobar", en: "Exercise to approve" },
  "live_asked_exercise.Update": {
    es: "Actualización de simulacro por aprobar",
    en: "Update of an exercise to approve",
  },
  "live_asked_exercise.Cancel": { es: "Término de simulacro por aprobar", en: "End of an exercise to approve" },
  live_asked_to_ratify: {
    es: "La emitió una sola persona: otra debe ratificarla.",
    en: "One person issued it alone: another has to ratify it.",
  },
  live_exercise_to_ratify: {
    es: "Lo emitió una sola persona: otra debe ratificarlo.",
    en: "One person issued the exercise alone: another has to ratify it.",
  },
  live_alert_open: { es: "Ver la alerta", en: "See the alert" },
  live_exercise_open: { es: "Ver el simulacro", en: "See the exercise" },
  live_sound: { es: "Sonido y avisos", en: "Sound and notifications" },
  live_sound_on: {
    es: "Las alertas suenan y avisan en este navegador.",
    en: "Alerts sound and notify in this browser.",
  },
  live_sound_only: {
    es: "Las alertas suenan. El navegador no permite avisos fuera de la página.",
    en: "Alerts sound. The browser does not allow notifications outside the page.",
  },
} satisfies Words;
