// What the audit log calls alerts and what belongs to them.
import type { Words } from "../../text.ts";

export const auditedAlertWords = {
  "audited.alerts": { es: "Alerta", en: "Alert" },
  "audited.alert_messages": { es: "Mensaje de alerta", en: "Message of an alert" },
  "audited.alert_ratifications": { es: "Ratificación de alerta", en: "Ratification of an alert" },
  "audited.alert_policies": { es: "Cómo se emiten alertas", en: "How alerts are issued" },
  "audit_label.prepared": { es: "Cambio en preparación", en: "Change being prepared" },
  "audit_label.cancellation": { es: "Fin de la alerta", en: "End of the alert" },
  "audit_label.submission": { es: "Enviado a aprobación", en: "Sent for approval" },
  "audit_label.submitted_at": { es: "Enviado el", en: "Sent for approval at" },
  "audit_label.submitted_by": { es: "Enviado por, persona n.º", en: "Sent for approval by person no." },
  "audit_label.return_note": { es: "Por qué se devolvió", en: "Why it was returned" },
  "audit_label.first_sent_at": { es: "Primer mensaje", en: "First message" },
  "audit_label.last_sent_at": { es: "Último mensaje", en: "Last message" },
  "audit_label.ratify_until": { es: "Por ratificar hasta", en: "To be ratified until" },
  "audit_label.drafted_by": { es: "Escrito por, persona n.º", en: "Written by person no." },
  "audit_label.message_count": { es: "Mensajes", en: "Messages" },
  "audit_label.geometry": { es: "Área", en: "Area" },
  "audit_label.alert_id": { es: "Alerta n.º", en: "Alert no." },
  "audit_label.message_id": { es: "Mensaje n.º", en: "Message no." },
  "audit_label.message_type": { es: "Tipo de mensaje", en: "Type of message" },
  "audit_label.identifier": { es: "Identificador", en: "Identifier" },
  "audit_label.sender": { es: "Remitente CAP", en: "CAP sender" },
  "audit_label.sent_at": { es: "Emitido el", en: "Issued at" },
  "audit_label.emergency_reason": {
    es: "Emitido por una sola persona porque",
    en: "Issued by one person alone because",
  },
  "audit_label.issued_by": { es: "Emitido por, persona n.º", en: "Issued by person no." },
  "audit_label.note": { es: "Nota", en: "Note" },
  "audit_label.may_issue_alone": {
    es: "En una emergencia puede emitir una sola persona",
    en: "In an emergency one person alone may issue",
  },
  "audit_label.ratify_hours": { es: "Horas para que otra la ratifique", en: "Hours for another one to ratify it" },
  "audit_label.oid": { es: "Autoridad en el registro de la OMM", en: "Authority in the register of the WMO" },
} satisfies Words;
