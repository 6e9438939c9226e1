// What was taken otherwise than it stands in a message of another system, and what whoever goes on with its draft has to look at.
import type { Words } from "../../text.ts";

export const alertImportWords = {
  "alert_import.version": {
    es: "El mensaje es de CAP {{text}}: se convirtió a CAP 1.2.",
    en: "The message is of CAP {{text}}: it was converted to CAP 1.2.",
  },
  "alert_import.signature": {
    es: "El mensaje viene firmado. La firma no se comprueba aquí: el archivo se conserva como llegó.",
    en: "The message is signed. The signature is not checked here: the file is kept as it came.",
  },
  "alert_import.foreign_element": {
    es: "No es de CAP y quedó fuera: {{element}}.",
    en: "Not of CAP and left out: {{element}}.",
  },
  "alert_import.unknown_element": {
    es: "No se conoce y quedó fuera: {{element}}.",
    en: "Not known and left out: {{element}}.",
  },
  "alert_import.repeated_element": {
    es: "Viene más de una vez y vale la primera: {{element}}.",
    en: "It comes more than once, and the first is taken: {{element}}.",
  },
  "alert_import.element_missing": {
    es: "Falta en el mensaje: {{element}}.",
    en: "Missing in the message: {{element}}.",
  },
  "alert_import.time_offset_missing": {
    es: "{{element}} no dice su zona horaria y se leyó como hora UTC ({{text}}): compruébela.",
    en: "{{element}} does not say its time zone and was read as UTC ({{text}}): check it.",
  },
  "alert_import.time_rewritten": {
    es: "{{element}} venía escrita de otra forma: {{text}}.",
    en: "{{element}} was written otherwise: {{text}}.",
  },
  "alert_import.code_unknown": {
    es: "{{element}} trae un valor que CAP no conoce: {{text}}.",
    en: "{{element}} holds a value that CAP does not know: {{text}}.",
  },
  "alert_import.code_rewritten": {
    es: "{{element}} venía escrito de otra forma: {{text}}.",
    en: "{{element}} was written otherwise: {{text}}.",
  },
  "alert_import.value_rewritten": {
    es: "{{element}} venía en la forma antigua: {{text}}.",
    en: "{{element}} came in the former way: {{text}}.",
  },
  "alert_import.polygon_closed": {
    es: "Un polígono venía abierto y se cerró.",
    en: "A polygon came open and was closed.",
  },
  "alert_import.shape_left_out": {
    es: "Una forma no se entiende y quedó fuera: {{text}}.",
    en: "A shape cannot be understood and was left out: {{text}}.",
  },
  "alert_import.number_left_out": {
    es: "{{element}} no es un número y quedó fuera: {{text}}.",
    en: "{{element}} is no number and was left out: {{text}}.",
  },
  "alert_import.reference_left_out": {
    es: "Una referencia no se entiende y quedó fuera: {{text}}.",
    en: "A reference cannot be understood and was left out: {{text}}.",
  },
  "alert_import.level": {
    es: "El nivel {{level}} se tomó de la severidad del mensaje ({{severity}}): compruébelo.",
    en: "The level {{level}} was taken from the severity of the message ({{severity}}): check it.",
  },
  "alert_import.language": {
    es: "El mensaje no viene en español ({{language}}): tradúzcalo antes de emitir.",
    en: "The message is not in Spanish ({{language}}): translate it before it is issued.",
  },
  "alert_import.update": {
    es: "Es una actualización de otro mensaje: vea si ya hay una alerta de lo mismo.",
    en: "It updates another message: see whether there is an alert of the same.",
  },
  "alert_import.cut": { es: "{{field}} era más largo y se cortó.", en: "{{field}} was longer and was cut." },
  "alert_import.times": {
    es: "Las horas del mensaje se contradicen: el inicio y la vigencia quedaron fuera.",
    en: "The times of the message contradict each other: beginning and onset were left out.",
  },
  "alert_import.areas_united": {
    es: "El mensaje trae {{count}} áreas: se unieron en una.",
    en: "The message holds {{count}} areas: they were made one.",
  },
  "alert_import.circles": {
    es: "Los círculos se dibujaron como polígonos que los contienen.",
    en: "Circles were drawn as polygons around them.",
  },
  "alert_import.no_area": {
    es: "El mensaje no dibuja ningún área: elija dónde vale.",
    en: "The message draws no area: choose where it applies.",
  },
} satisfies Words;
