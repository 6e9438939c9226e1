// Texts of merging two records of the same thing, and of the list of likely duplicates.
import type { Words } from "../text.ts";

export const mergeWords = {
  merge: { es: "Unir…", en: "Merge…" },
  merge_with: { es: "Unir con otro…", en: "Merge with another…" },
  merge_title: { es: "Unir «{{title}}» con otro registro", en: "Merge “{{title}}” with another record" },
  merge_which: {
    es: "¿Qué otro registro cuenta lo mismo? Se unen registros de la misma variable y el mismo lugar.",
    en: "Which other record tells of the same thing? Records of the same variable and place are merged.",
  },
  merge_likely_none: { es: "No hay ninguno a la vista: búsquelo.", en: "None in sight: search for it." },
  merge_search: { es: "Buscar por título o código", en: "Search by title or code" },
  merge_found: { es: "Encontrados", en: "Found" },
  merge_found_none: {
    es: "Nada coincide en esta variable y este lugar.",
    en: "Nothing matches in this variable and place.",
  },
  merge_text: {
    es: "Elija qué dato queda donde difieren; todo lo demás queda como está.",
    en: "Choose what stays where they differ; all else stays as it is.",
  },
  merge_same: { es: "Los dos registros dicen lo mismo.", en: "Both records say the same." },
  merge_mine: { es: "Este, que queda ({{code}})", en: "This one, which stays ({{code}})" },
  merge_theirs: { es: "El otro ({{code}})", en: "The other ({{code}})" },
  merge_effect: {
    es: "«{{title}}» ({{code}}) irá a la papelera; sus comentarios y adjuntos pasan a este registro. Los dos historiales se conservan, y al restaurarlo recupera lo suyo.",
    en: "“{{title}}” ({{code}}) will go to the trash; its comments and files move to this record. Both histories are kept, and restored it gets back what is its own.",
  },
  merge_effect_revision: {
    es: "Este registro vuelve a revisión; el público sigue viendo lo publicado.",
    en: "This record goes back to revision; the public keeps seeing what is published.",
  },
  merge_effect_public: { es: "El público deja de ver el otro.", en: "The public stops seeing the other." },
  merge_map: { es: "Las dos ubicaciones", en: "Both locations" },
  merge_shape_mine: { es: "Este registro", en: "This record" },
  merge_shape_theirs: { es: "El otro", en: "The other" },
  merge_other: { es: "Elegir otro", en: "Choose another" },
  merge_do: { es: "Unir registros", en: "Merge records" },
  merge_done: { es: "Registros unidos", en: "Records merged" },
  merge_into: { es: "Se unió a {{code}}.", en: "It was merged into {{code}}." },
  "merge_step.united": { es: "unido con {{code}}", en: "merged with {{code}}" },
  "merge_step.parted": { es: "separado de {{code}}", en: "parted from {{code}}" },
  "merge_step.absorbed": { es: "unido a {{code}}", en: "merged into {{code}}" },
  merge_open: { es: "Abrir {{code}}", en: "Open {{code}}" },
  duplicates: { es: "Posibles duplicados", en: "Likely duplicates" },
  duplicates_text_events: {
    es: "Fichas de la misma amenaza con tres días o menos de diferencia, de un mismo lugar o de uno y otro que lo contiene; y las que se llaman igual el mismo día.",
    en: "Cards of the same hazard three days apart or less, of one place or of a place and one above it; and those of the same name on the same day.",
  },
  duplicates_same: { es: "Del mismo lugar", en: "Of the same place" },
  duplicates_across: { es: "De un lugar y otro que lo contiene", en: "Of a place and one above it" },
  duplicates_twice: {
    es: "Los dos suman en los totales hasta que los reúna.",
    en: "Both count in the totals until you join them.",
  },
  duplicates_twice_later: {
    es: "Publicados los dos, sumarían dos veces.",
    en: "Once both are published, they would count twice.",
  },
  duplicates_join: { es: "Reunir", en: "Join" },
  duplicates_join_named: {
    es: "Reunir: «{{part}}» será parte de «{{title}}»",
    en: "Join: “{{part}}” will be a part of “{{title}}”",
  },
  duplicates_join_code: { es: "Hacer parte de {{code}}", en: "Make a part of {{code}}" },
  duplicates_joined: {
    es: "«{{title}}» es ahora parte de «{{umbrella}}»",
    en: "“{{title}}” is now a part of “{{umbrella}}”",
  },
  duplicates_join_late: {
    es: "Otra persona lo cambió mientras tanto: revíselo antes de reunirlo.",
    en: "Somebody else changed it meanwhile: check it before joining it.",
  },
  duplicates_parted: { es: "«{{title}}» está como antes", en: "“{{title}}” is as before" },
  duplicates_text: {
    es: "Registros de la misma variable y lugar que se llaman igual el mismo día.",
    en: "Records of the same variable and place with the same name on the same day.",
  },
  duplicates_variables: {
    es: "Sus variables difieren: para unirlos deben tener la misma.",
    en: "Their variables differ: to be merged they must have the same.",
  },
  duplicates_none: {
    es: "Entre los últimos registros no hay ninguno.",
    en: "There are none among the latest records.",
  },
} satisfies Words;
