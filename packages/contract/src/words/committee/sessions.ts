// Texts of the citation to a session, of who confirmed, and of sealed minutes with their rectifications.
import type { Words } from "../../text.ts";

export const committeeSessionWords = {
  row_number: { es: "N.º", en: "No." },
  citation: { es: "Citación", en: "Citation" },
  citation_intro: {
    es: "Se le cita a la sesión de {{committee}}:",
    en: "You are called to the session of {{committee}}:",
  },
  citation_when: { es: "{{at}} h", en: "{{at}}" },
  citation_answer: {
    es: "Confirme si asistirá; si no puede, avise a su suplente y a la secretaría técnica.",
    en: "Confirm whether you will attend; if you cannot, tell your alternate and the technical secretary.",
  },
  citation_send: { es: "Enviar citación", en: "Send citation" },
  citation_send_again: { es: "Enviar de nuevo", en: "Send again" },
  citation_sending: { es: "Citación en camino", en: "Citation on its way" },
  citation_failed: { es: "No se pudo enviar la citación", en: "The citation could not be sent" },
  citation_pdf: { es: "Citación en PDF", en: "Citation as PDF" },
  citation_reach: {
    es: "Por correo llega a {{count}} de {{total}} integrantes.",
    en: "By mail it reaches {{count}} of {{total}} members.",
  },
  citation_reached: {
    es: "Enviada por correo a {{count}} de {{total}} integrantes.",
    en: "Sent by mail to {{count}} of {{total}} members.",
  },
  citation_by_hand: {
    es: "A los demás entréguela en PDF o llámelos.",
    en: "Give the others the PDF, or call them.",
  },
  citation_mail_off: {
    es: "El correo no está configurado en este servidor: entregue la citación en PDF.",
    en: "Mail is not set up on this server: hand out the citation as PDF.",
  },
  "citation_state.not_sent": { es: "Sin enviar", en: "Not sent" },
  "citation_state.no_email": { es: "Sin correo", en: "No e-mail" },
  "citation_state.queued": { es: "Enviando", en: "Sending" },
  "citation_state.sent": { es: "Enviada", en: "Sent" },
  "citation_state.failed": { es: "No se pudo enviar", en: "Could not be sent" },
  confirmation: { es: "Confirmación", en: "Confirmation" },
  "confirmation.coming": { es: "Asistirá", en: "Will attend" },
  "confirmation.not_coming": { es: "No asistirá", en: "Will not attend" },
  confirmation_none: { es: "Sin respuesta", en: "No answer" },
  confirmation_quorate: {
    es: "Con lo confirmado habría quórum: {{present}}, se requieren {{required}}.",
    en: "With those confirmed it would be quorate: {{present}}, {{required}} required.",
  },
  confirmation_not_quorate: {
    es: "Con lo confirmado no habría quórum: {{present}}, se requieren {{required}}.",
    en: "With those confirmed it would not be quorate: {{present}}, {{required}} required.",
  },
  seal: { es: "Sello", en: "Seal" },
  seal_sealed: { es: "Acta aprobada y sellada", en: "Minutes approved and sealed" },
  seal_help: {
    es: "No se cambia ni se elimina. Un error se corrige con una rectificación que el comité aprueba en otra sesión; el acta anterior se conserva.",
    en: "They are not changed or deleted. A mistake is put right by a rectification that the committee approves in another session; the former minutes are kept.",
  },
  seal_said: {
    es: "Edición {{number}}, sellada el {{at}} por {{by}}.",
    en: "Edition {{number}}, sealed on {{at}} by {{by}}.",
  },
  seal_system: { es: "el sistema", en: "the system" },
  seal_replaces: {
    es: "Rectifica la edición {{number}}. Motivo: {{reason}}",
    en: "It rectifies edition {{number}}. Reason: {{reason}}",
  },
  seal_replaced_by: { es: "Reemplazada por la edición {{number}}.", en: "Replaced by edition {{number}}." },
  seal_check: { es: "Archivo para verificar", en: "File to check" },
  seal_check_help: {
    es: "El SHA-256 del archivo para verificar es el sello: cualquiera puede calcularlo.",
    en: "The SHA-256 of the file to check is the seal: anybody can compute it.",
  },
  editions: { es: "Ediciones", en: "Editions" },
  edition: { es: "Edición {{number}}", en: "Edition {{number}}" },
  edition_present: { es: "Vigente", en: "Present" },
  edition_replaced: { es: "Reemplazada", en: "Replaced" },
  rectify: { es: "Rectificar acta", en: "Rectify minutes" },
  rectification: { es: "Rectificación", en: "Rectification" },
  rectification_help: {
    es: "Corrija lo que el acta dice mal. Al aprobarla se sella una edición nueva que reemplaza a la anterior; ambas quedan para leer.",
    en: "Put right what the minutes say wrongly. Approving it seals a new edition that replaces the former; both stay to be read.",
  },
  rectification_reason: { es: "Motivo de la rectificación", en: "Reason for the rectification" },
  rectification_approved_in: { es: "Rectificación aprobada en", en: "Rectification approved in" },
  rectification_save: { es: "Aprobar y sellar", en: "Approve and seal" },
  rectification_saved: { es: "Acta rectificada y sellada", en: "Minutes rectified and sealed" },
} satisfies Words;
