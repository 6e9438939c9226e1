// What the codes of CAP 1.2 say to a person.
import type {
  CapCategory,
  CapScope,
  CapStatus,
  Certainty,
  MessageType,
  ResponseType,
  Severity,
  Urgency,
} from "../domain/cap/codes.ts";
import type { Text } from "../text.ts";

type Key =
  | `cap_status.${CapStatus}`
  | `cap_message_type.${MessageType}`
  | `cap_scope.${CapScope}`
  | `cap_category.${CapCategory}`
  | `cap_response.${ResponseType}`
  | `cap_urgency.${Urgency | "Unknown"}`
  | `cap_severity.${Severity | "Unknown"}`
  | `cap_certainty.${Certainty | "Unknown"}`;

export const capWords = {
  "cap_status.Actual": { es: "Real", en: "Actual" },
  "cap_status.Exercise": { es: "Simulacro", en: "Exercise" },
  "cap_status.System": { es: "Del sistema", en: "System" },
  "cap_status.Test": { es: "Prueba", en: "Test" },
  "cap_status.Draft": { es: "Borrador", en: "Draft" },
  "cap_message_type.Alert": { es: "Alerta", en: "Alert" },
  "cap_message_type.Update": { es: "Actualización", en: "Update" },
  "cap_message_type.Cancel": { es: "Cancelación", en: "Cancellation" },
  "cap_message_type.Ack": { es: "Acuse de recibo", en: "Acknowledgement" },
  "cap_message_type.Error": { es: "Rechazo", en: "Rejection" },
  "cap_scope.Public": { es: "Público", en: "Public" },
  "cap_scope.Restricted": { es: "Restringido", en: "Restricted" },
  "cap_scope.Private": { es: "Privado", en: "Private" },
  "cap_category.Geo": { es: "Geofísica", en: "Geophysical" },
  "cap_category.Met": { es: "Meteorológica", en: "Meteorological" },
  "cap_category.Safety": { es: "Seguridad pública", en: "Public safety" },
  "cap_category.Security": { es: "Orden y seguridad", en: "Security" },
  "cap_category.Rescue": { es: "Rescate", en: "Rescue" },
  "cap_category.Fire": { es: "Incendio", en: "Fire" },
  "cap_category.Health": { es: "Salud", en: "Health" },
  "cap_category.Env": { es: "Ambiental", en: "Environmental" },
  "cap_category.Transport": { es: "Transporte", en: "Transport" },
  "cap_category.Infra": { es: "Infraestructura", en: "Infrastructure" },
  "cap_category.CBRNE": { es: "Química, biológica o nuclear", en: "Chemical, biological or nuclear" },
  "cap_category.Other": { es: "Otra", en: "Other" },
  "cap_response.Shelter": { es: "Refugiarse en el lugar", en: "Take shelter in place" },
  "cap_response.Evacuate": { es: "Evacuar", en: "Evacuate" },
  "cap_response.Prepare": { es: "Prepararse", en: "Prepare" },
  "cap_response.Execute": { es: "Activar el plan previsto", en: "Carry out the plan" },
  "cap_response.Avoid": { es: "Evitar la zona", en: "Avoid the area" },
  "cap_response.Monitor": { es: "Mantenerse informado", en: "Stay informed" },
  "cap_response.Assess": { es: "Evaluar la información", en: "Assess the information" },
  "cap_response.AllClear": { es: "Fin del peligro", en: "All clear" },
  "cap_response.None": { es: "Ninguna acción", en: "No action" },
  "cap_urgency.Immediate": { es: "Inmediata", en: "Immediate" },
  "cap_urgency.Expected": { es: "Dentro de una hora", en: "Within the hour" },
  "cap_urgency.Future": { es: "Próxima", en: "Near future" },
  "cap_urgency.Past": { es: "Pasada", en: "Past" },
  "cap_urgency.Unknown": { es: "Desconocida", en: "Unknown" },
  "cap_severity.Extreme": { es: "Extrema", en: "Extreme" },
  "cap_severity.Severe": { es: "Severa", en: "Severe" },
  "cap_severity.Moderate": { es: "Moderada", en: "Moderate" },
  "cap_severity.Minor": { es: "Menor", en: "Minor" },
  "cap_severity.Unknown": { es: "Desconocida", en: "Unknown" },
  "cap_certainty.Observed": { es: "Observada", en: "Observed" },
  "cap_certainty.Likely": { es: "Probable", en: "Likely" },
  "cap_certainty.Possible": { es: "Posible", en: "Possible" },
  "cap_certainty.Unlikely": { es: "Improbable", en: "Unlikely" },
  "cap_certainty.Unknown": { es: "Desconocida", en: "Unknown" },
} satisfies Record<Key, Text>;
