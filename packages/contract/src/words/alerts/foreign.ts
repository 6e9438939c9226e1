// Bringing a message of another system: from where, and what became of it.
import type { Words } from "../../text.ts";

export const alertForeignWords = {
  alert_foreign: { es: "Traer un mensaje CAP", en: "Import a CAP message" },
  alert_foreign_bring: { es: "Traer como borrador", en: "Import as a draft" },
  alert_foreign_done: { es: "El mensaje se leyó", en: "The message was read" },
  alert_foreign_way: { es: "De dónde viene el mensaje", en: "Where the message comes from" },
  alert_foreign_file: { es: "Archivo", en: "File" },
  alert_foreign_address: { es: "Dirección de la web", en: "Web address" },
  alert_foreign_drop: { es: "Suelte aquí el archivo CAP", en: "Drop the CAP file here" },
  alert_foreign_drop_text: {
    es: "CAP 1.0 a 1.2, hasta 1 MB. Se conserva como llega, con su firma.",
    en: "CAP 1.0 to 1.2, up to 1 MB. It is kept as received, with its signature.",
  },
  alert_foreign_choose: { es: "Elegir archivo", en: "Choose a file" },
  alert_foreign_choose_other: { es: "Elegir otro", en: "Choose another" },
  alert_foreign_address_label: { es: "Dirección del mensaje o del canal", en: "Address of the message or feed" },
  alert_foreign_address_help: {
    es: "De un mensaje CAP, o de un canal Atom o RSS que los anuncia.",
    en: "Of a CAP message, or of an Atom or RSS feed that announces them.",
  },
  alert_foreign_look: { es: "Ver mensajes", en: "See messages" },
  alert_foreign_looking: { es: "Buscando…", en: "Looking…" },
  alert_foreign_none: {
    es: "El canal no anuncia ningún mensaje ahora.",
    en: "The feed announces no message at present.",
  },
  alert_foreign_announced: { es: "Mensajes anunciados", en: "Messages announced" },
  alert_foreign_new: { es: "Quedó el borrador {{code}}", en: "Draft {{code}} was created" },
  alert_foreign_known: { es: "Ese mensaje ya está aquí: {{code}}", en: "That message is already here: {{code}}" },
  alert_foreign_exercise: {
    es: "El mensaje es de un simulacro, y su borrador también lo es.",
    en: "The message is of an exercise, and so is its draft.",
  },
  alert_foreign_notes: { es: "Revise antes de emitir", en: "Check before it is issued" },
  alert_foreign_open: { es: "Abrir el borrador", en: "Open the draft" },
  alert_source_file: { es: "Llegó como archivo", en: "Came as a file" },
  alert_source_unchecked: { es: "Sí, sin comprobar", en: "Yes, not checked" },
  alert_source_download: { es: "Descargar el mensaje original", en: "Download the original message" },
} satisfies Words;
