// Texts of the quick entry of an emergency on a phone.
import type { Words } from "../text.ts";

export const quickWords = {
  quick_entry: { es: "Registro rápido", en: "Quick entry" },
  quick_close: { es: "Cerrar; lo escrito queda en este teléfono", en: "Close; what was entered stays on this phone" },
  quick_kept: { es: "Guardado en el teléfono", en: "Kept on the phone" },
  quick_offline: {
    es: "Sin conexión. Se enviará al volver la red.",
    en: "No connection. It will be sent when there is one.",
  },
  quick_what: { es: "¿Qué ocurre?", en: "What is happening?" },
  quick_more_types: { es: "Otro tipo de evento", en: "Another type of event" },
  quick_where: { es: "¿Dónde?", en: "Where?" },
  quick_locating: { es: "Buscando su posición…", en: "Finding your position…" },
  quick_accuracy: { es: "precisión ±{{metres}} m", en: "accuracy ±{{metres}} m" },
  quick_not_located: { es: "Sin posición: márquela en el mapa", en: "No position: mark it on the map" },
  quick_locate: { es: "Usar mi posición", en: "Use my position" },
  quick_map: { es: "Mapa para marcar el punto", en: "Map to mark the point" },
  quick_how_bad: { es: "¿Qué tan grave?", en: "How bad?" },
  quick_less: { es: "Menos: {{metric}}", en: "Fewer: {{metric}}" },
  quick_more: { es: "Más: {{metric}}", en: "More: {{metric}}" },
  quick_note: { es: "Nota: qué se ve, qué se necesita", en: "Note: what is seen, what is needed" },
  quick_save: { es: "Registrar", en: "Record it" },
  quick_whole: { es: "Más datos", en: "More data" },
  quick_title: { es: "{{hazard}}, {{place}}, {{time}}", en: "{{hazard}}, {{place}}, {{time}}" },
  quick_source: { es: "En terreno: {{name}}", en: "In the field: {{name}}" },
  quick_saved: { es: "«{{title}}» registrado", en: "“{{title}}” recorded" },
  quick_complete: { es: "Completar", en: "Complete it" },
  quick_waiting: {
    es: "Quedó en este teléfono: se enviará al volver la red.",
    en: "It is on this phone and will be sent when there is a connection.",
  },
  quick_refused: {
    es: "El servidor no aceptó el registro rápido: {{reason}} Lo escrito sigue en este teléfono.",
    en: "The server did not take the quick entry: {{reason}} What was entered is still on this phone.",
  },
} satisfies Words;
