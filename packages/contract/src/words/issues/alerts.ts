// Texts of findings on alerts.
import type { Words } from "../../text.ts";

export const alertIssueWords = {
  cap_unsaid: {
    es: "CAP no admite esto tal como está escrito: cámbielo o déjelo vacío.",
    en: "CAP cannot say this as it is written: change it, or leave it empty.",
  },
  alert_level: {
    es: "No es un nivel de alerta de este país.",
    en: "It is no level of alerts of this country.",
  },
  alert_area: {
    es: "Diga dónde vale: elija zonas o lugares, dibújela o ponga un círculo.",
    en: "Say where it applies: choose zones or places, draw it, or set a circle.",
  },
  area_polygons: {
    es: "No encierra ninguna superficie: elija una zona que sea un polígono.",
    en: "It encloses no area: choose a zone that is a polygon.",
  },
  alert_elsewhere: {
    es: "El área queda entera fuera del lugar que emite la alerta.",
    en: "The area lies wholly outside the place that issues the alert.",
  },
  alert_scope: {
    es: "Ya se emitió: a quién va dirigida no cambia. Termínela y emita otra.",
    en: "It was issued: whom it is for stays as it is. End it, and issue another one.",
  },
  webhook_https: { es: "La dirección debe comenzar con https.", en: "The address must begin with https." },
  webhook_internal: {
    es: "Esa dirección es de este servidor o de su red: no se llama.",
    en: "That address is of this server or its network: it is not called.",
  },
  alert_english: {
    es: "Falta en inglés: escríbalo, o quite lo que ya está en inglés.",
    en: "Missing in English: write it, or leave out what is there in English.",
  },
  alert_expired: { es: "Esta hora ya pasó.", en: "This hour is past." },
  alert_long: {
    es: "Una alerta vale {{maximum}} días como máximo; después se emite de nuevo.",
    en: "An alert is in force for {{maximum}} days at most; then it is issued anew.",
  },
  cap_too_large: { es: "El mensaje pasa de 1 MB.", en: "The message is larger than 1 MB." },
  cap_encoding: {
    es: "No se lee su codificación ({{detail}}): guárdelo como UTF-8.",
    en: "Its encoding cannot be read ({{detail}}): save it as UTF-8.",
  },
  cap_doctype: {
    es: "Trae una declaración DOCTYPE, que puede esconder entidades: no se lee.",
    en: "It holds a DOCTYPE, which can hide entities: it is not read.",
  },
  cap_too_deep: {
    es: "Sus elementos están anidados más de lo que CAP permite.",
    en: "Its elements are nested deeper than CAP allows.",
  },
  cap_too_many: {
    es: "Trae más elementos de los que se leen ({{detail}}).",
    en: "It holds more elements than are read ({{detail}}).",
  },
  cap_not_xml: { es: "No es XML bien escrito: {{detail}}", en: "It is not well-formed XML: {{detail}}" },
  cap_not_cap: { es: "Es XML, pero no un mensaje CAP.", en: "It is XML, but no message of CAP." },
  cap_invalid: { es: "El mensaje CAP está mal en «{{detail}}».", en: "The CAP message is wrong in “{{detail}}”." },
  cap_status: {
    es: "Es un mensaje de prueba, de sistema o borrador ({{status}}): no avisa de nada.",
    en: "It is a message of test, system or draft ({{status}}): it warns of nothing.",
  },
  cap_message_type: {
    es: "No avisa de un peligro ({{type}}): solo alertas y actualizaciones se vuelven borrador.",
    en: "It warns of no danger ({{type}}): only alerts and updates become drafts.",
  },
  cap_no_info: { es: "El mensaje no dice nada a las personas.", en: "The message says nothing to people." },
  outside_address: { es: "No es una dirección de la web.", en: "It is no address of the web." },
  outside_internal: {
    es: "Es una dirección de esta red, y no se llama: quien instala puede permitirla.",
    en: "It is an address of this network and is not called: whoever installs can allow it.",
  },
  outside_unreachable: { es: "No responde nadie en esa dirección.", en: "Nobody answers at that address." },
  outside_slow: { es: "Tardó demasiado en responder: pruebe de nuevo.", en: "It took too long to answer: try again." },
  outside_too_large: { es: "Lo que hay en esa dirección es demasiado grande.", en: "What lies there is too large." },
  outside_redirect: {
    es: "La dirección lleva a otra, y esa a otra más: ponga la última.",
    en: "The address leads to another, and that to yet another: give the last one.",
  },
  outside_status: { es: "Respondió con el error {{status}}.", en: "It answered with error {{status}}." },
} satisfies Words;
