// Texts of the quick entry of an emergency on a phone.
import type { Words } from "../../text.ts";

export const quickWords = {
  quick_entry: { es: "Registro rápido", en: "Quick entry" },
  quick_close: { es: "Cerrar; lo escrito queda en este teléfono", en: "Close; what was entered stays on this phone" },
  quick_close_here: {
    es: "Cerrar; lo escrito queda en este equipo",
    en: "Close; what was entered stays on this computer",
  },
  quick_kept: { es: "Guardado en el teléfono", en: "Kept on the phone" },
  quick_kept_here: { es: "Guardado en este equipo", en: "Kept on this computer" },
  quick_not_kept: {
    es: "Este equipo no puede guardar el registro: revise el espacio o la ventana privada.",
    en: "This device cannot keep the entry: check its space or the private window.",
  },
  quick_offline: {
    es: "Sin conexión. Se enviará al volver la red.",
    en: "No connection. It will be sent when there is one.",
  },
  quick_what: { es: "¿Qué ocurre?", en: "What is happening?" },
  quick_no_types: { es: "Los tipos de evento todavía no llegan.", en: "The types of event have not arrived yet." },
  quick_more_types: { es: "Otro tipo de evento", en: "Another type of event" },
  quick_where: { es: "¿Dónde?", en: "Where?" },
  quick_locating: { es: "Buscando su posición…", en: "Finding your position…" },
  quick_accuracy: { es: "precisión ±{{metres}} m", en: "accuracy ±{{metres}} m" },
  quick_not_located: { es: "Sin posición: márquela en el mapa", en: "No position: mark it on the map" },
  quick_locate: { es: "Usar mi posición", en: "Use my position" },
  quick_place_in: { es: "Está en {{place}}: usar este lugar", en: "You are in {{place}}: use this place" },
  quick_place_near: {
    es: "Está a {{km}} km de {{place}}: usar este lugar",
    en: "You are {{km}} km from {{place}}: use this place",
  },
  quick_choose_place: { es: "Elija el lugar", en: "Choose the place" },
  quick_map: { es: "Mapa para marcar el punto", en: "Map to mark the point" },
  quick_hour: { es: "Hora", en: "Time" },
  quick_today: { es: "hoy", en: "today" },
  quick_yesterday: { es: "ayer", en: "yesterday" },
  quick_photos: { es: "Fotos", en: "Photos" },
  quick_photo: { es: "Foto", en: "Photo" },
  quick_photo_remove: { es: "Quitar {{name}}", en: "Remove {{name}}" },
  quick_photo_refused: {
    es: "{{name}} no es una foto que se pueda adjuntar.",
    en: "{{name}} is no photo that can be attached.",
  },
  quick_photo_not_kept: {
    es: "La foto no cabe en este equipo: se perderá si cierra la página antes de enviarla.",
    en: "There is no room for the photo here: it is lost if the page is closed before it was sent.",
  },
  quick_missing: { es: "Falta: {{what}}", en: "Missing: {{what}}" },
  quick_missing_hazard: { es: "qué ocurre", en: "what is happening" },
  quick_missing_place: { es: "el lugar", en: "the place" },
  quick_missing_hour: { es: "la hora", en: "the time" },
  quick_less: { es: "Menos: {{metric}}", en: "Fewer: {{metric}}" },
  quick_more: { es: "Más: {{metric}}", en: "More: {{metric}}" },
  quick_no_map: {
    es: "El mapa no está disponible sin red; la posición del teléfono se guarda igual.",
    en: "There is no map without a connection; the position of the phone is kept all the same.",
  },
  quick_note: { es: "Nota: qué se ve, qué se necesita", en: "Note: what is seen, what is needed" },
  quick_save: { es: "Registrar", en: "Record it" },
  quick_whole: { es: "Más datos", en: "More data" },
  quick_saved: { es: "«{{title}}» registrado", en: "“{{title}}” recorded" },
  quick_complete: { es: "Completar", en: "Complete it" },
  quick_waiting: {
    es: "Quedó en este teléfono: se enviará al volver la red.",
    en: "It is on this phone and will be sent when there is a connection.",
  },
  quick_waiting_here: {
    es: "Quedó en este equipo: se enviará al volver la red.",
    en: "It is on this computer and will be sent when there is a connection.",
  },
  quick_refused: {
    es: "El servidor no aceptó el registro rápido: {{reason}} Sigue en «Por enviar».",
    en: "The server did not take the quick entry: {{reason}} It is still under “To be sent”.",
  },
  outbox: { es: "Por enviar", en: "To be sent" },
  outbox_one: { es: "1 registro por enviar", en: "1 entry to be sent" },
  outbox_many: { es: "{{count}} registros por enviar", en: "{{count}} entries to be sent" },
  outbox_text: {
    es: "Están guardados aquí y se envían solos al volver la red.",
    en: "They are kept here and are sent by themselves when there is a connection.",
  },
  outbox_files_left: {
    es: "El registro se envió; faltan sus archivos.",
    en: "The record was sent; its files are left.",
  },
  outbox_refused: { es: "No aceptado: {{reason}}", en: "Not taken: {{reason}}" },
  outbox_changed: {
    es: "Ya estaba registrado y alguien lo cambió desde entonces: abra el registro y corríjalo ahí.",
    en: "It had already been recorded and somebody has changed it since: open the record and correct it there.",
  },
  outbox_send: { es: "Enviar ahora", en: "Send now" },
  outbox_correct: { es: "Corregir", en: "Correct it" },
  outbox_other_begun: {
    es: "Hay otro registro a medio escribir: termínelo antes de corregir este",
    en: "Another entry is half written: finish it before you correct this one",
  },
  outbox_discard: { es: "Eliminar", en: "Delete" },
  outbox_discard_title: { es: "¿Eliminar «{{title}}»?", en: "Delete “{{title}}”?" },
  outbox_discard_text: {
    es: "Todavía no se ha enviado: se pierde lo escrito, con sus fotos y audio.",
    en: "It has not been sent yet: what was entered is lost, with its photos and sound.",
  },
  outbox_discard_unsure: {
    es: "Se envió sin recibir respuesta: puede que ya esté registrado. Aquí se pierde lo escrito, con sus fotos y audio.",
    en: "It was sent and got no answer: it may be recorded already. What was entered is lost here, with its photos and sound.",
  },
} satisfies Words;
