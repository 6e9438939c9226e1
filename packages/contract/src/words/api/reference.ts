// Texts of the reference page of the API.
import type { Words } from "../../text.ts";

export const apiReferenceWords = {
  title: { es: "API de Atalaya", en: "Atalaya API" },
  lead: {
    es: "Todo lo que hace la consola se hace también por aquí, con los mismos permisos y los mismos lugares.",
    en: "Whatever the console does is done here as well, with the same permissions and the same places.",
  },
  machine: { es: "Para programas: OpenAPI 3.1", en: "For programs: OpenAPI 3.1" },
  begin: { es: "Para empezar", en: "To begin" },
  begin_key: {
    es: "Cree una clave en «Mi cuenta», «Claves de API», y guárdela donde su programa la lea: se muestra una sola vez. Los ejemplos la toman de ATALAYA_KEY, y la dirección de ATALAYA_URL.",
    en: "Make a key in “My account”, “API keys”, and keep it where your program reads it: it is shown only once. The examples take it from ATALAYA_KEY, and the address from ATALAYA_URL.",
  },
  begin_pages: {
    es: "Las listas vienen en páginas: per_page dice cuántas filas (hasta 100) y meta.next_cursor se envía como after para seguir.",
    en: "Lists come in pages: per_page says how many rows (up to 100), and meta.next_cursor is sent as after to go on.",
  },
  begin_versions: {
    es: "Lo que se leyó se puede enviar de vuelta con PUT tal como vino. ETag dice la versión; con If-Match un cambio sobre otra versión se rechaza (412).",
    en: "What was read may be sent back with PUT as it came. ETag tells the version; with If-Match a change of another version is refused (412).",
  },
  begin_once: {
    es: "Un POST con Idempotency-Key (un UUID) que se repite durante un día se responde sin hacerlo dos veces.",
    en: "A POST with an Idempotency-Key (a UUID) that is repeated within a day is answered and not done twice.",
  },
  begin_limit: {
    es: "Cada respuesta a una clave dice su límite: ratelimit-limit, ratelimit-remaining y ratelimit-reset. Pasado el límite se responde 429 con Retry-After.",
    en: "Each answer to a key tells its limit: ratelimit-limit, ratelimit-remaining and ratelimit-reset. Beyond it the answer is 429 with Retry-After.",
  },
  nouns: { es: "Recursos", en: "Resources" },
  example: { es: "Ejemplo", en: "Example" },
  calls: { es: "Llamadas", en: "Calls" },
  method: { es: "Método", en: "Method" },
  path: { es: "Dirección", en: "Path" },
  does: { es: "Qué hace", en: "What it does" },
  fields: { es: "Campos de {{name}}", en: "Fields of {{name}}" },
  field: { es: "Campo", en: "Field" },
  type: { es: "Tipo", en: "Type" },
  meaning: { es: "Significado", en: "Meaning" },
  always: { es: "siempre", en: "always" },
  no_keys: {
    es: "Cerrado a las claves: se hace con la sesión de una persona.",
    en: "Closed to keys: it is done with a person's session.",
  },
  summaries: {
    es: "Lo que hace cada llamada se describe en inglés.",
    en: "What each call does is described in English.",
  },
} satisfies Words;
