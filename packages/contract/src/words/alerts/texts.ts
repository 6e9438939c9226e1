// What stands around an alert where it is told in a text message or a letter.
import type { Words } from "../../text.ts";

export const alertTextWords = {
  alert_text_band: { es: "SIMULACRO", en: "EXERCISE" },
  alert_text_band_long: {
    es: "SIMULACRO: esto es un ejercicio, no una emergencia real",
    en: "EXERCISE: this is a drill, not a real emergency",
  },
  alert_text_over: { es: "TERMINADA: {{alert}}", en: "OVER: {{alert}}" },
  alert_text_over_long: {
    es: "Esta alerta terminó: ya no rige.",
    en: "This alert is over: it no longer applies.",
  },
  alert_text_void: { es: "EMITIDA POR ERROR, sin efecto: {{alert}}", en: "ISSUED BY MISTAKE, void: {{alert}}" },
  alert_text_void_long: {
    es: "Se emitió por error: no es necesario hacer nada.",
    en: "It was issued by mistake: you need not do anything.",
  },
  alert_text_until: { es: "Vigente hasta: {{time}}", en: "Valid until: {{time}}" },
  alert_text_source: { es: "Fuente: {{source}}", en: "Source: {{source}}" },
  alert_text_web: { es: "Más información: {{web}}", en: "More information: {{web}}" },
  alert_text_level: { es: "Alerta {{level}}", en: "{{level}} alert" },
  alert_text_ended: { es: "Fin de la alerta: {{alert}}", en: "All clear: {{alert}}" },
  alert_text_mistake: { es: "Sin efecto, emitida por error: {{alert}}", en: "Void, issued by mistake: {{alert}}" },
} satisfies Words;
