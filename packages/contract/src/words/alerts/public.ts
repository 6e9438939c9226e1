// Texts of the public pages and feeds of alerts, which the server writes.
import type { Words } from "../../text.ts";

export const publicAlertWords = {
  title: { es: "Alertas", en: "Alerts" },
  none: {
    es: "No hay alertas vigentes.",
    en: "There are no alerts in force.",
  },
  in_force: { es: "Vigentes", en: "In force" },
  ended_title: { es: "Terminadas en las últimas 24 horas", en: "Ended in the last 24 hours" },
  page_of: { es: "Página {{page}} de {{pages}}", en: "Page {{page}} of {{pages}}" },
  page_before: { es: "Página anterior", en: "Previous page" },
  page_after: { es: "Página siguiente", en: "Next page" },
  until: { es: "Vigente hasta", en: "In force until" },
  sent: { es: "Emitida", en: "Issued" },
  where: { es: "Dónde", en: "Where" },
  what_to_do: { es: "Qué hacer", en: "What to do" },
  what_happens: { es: "Qué ocurre", en: "What is happening" },
  issued_by: { es: "Emite", en: "Issued by" },
  source: { es: "Fuente técnica", en: "Technical source" },
  contact: { es: "Contacto", en: "Contact" },
  more: { es: "Más información", en: "More information" },
  cap: { es: "Mensaje CAP", en: "CAP message" },
  superseded: { es: "Hay un mensaje más nuevo de esta alerta.", en: "There is a newer message of this alert." },
  read_newest: { es: "Leer el mensaje vigente", en: "Read the present message" },
  expired: { es: "Esta alerta venció: ya no rige.", en: "This alert has expired: it no longer applies." },
  over: { es: "Esta alerta terminó.", en: "This alert is over." },
  mistake: {
    es: "Esta alerta se emitió por error y queda sin efecto.",
    en: "This alert was issued by mistake and is void.",
  },
  feed: {
    es: "Alertas vigentes para todos, cada una con su mensaje CAP 1.2",
    en: "Alerts in force for everybody, each with its CAP 1.2 message",
  },
} satisfies Words;
