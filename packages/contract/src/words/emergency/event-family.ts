// Texts of a disaster among others: the wider one, its parts, and what set what off.
import type { Words } from "../../text.ts";

export const eventFamilyWords = {
  family_none: { es: "Ninguno", en: "None" },
  family_umbrella_help: {
    es: "Evento más amplio del que esta ficha es parte; de este lugar o de uno superior",
    en: "The wider event that this card is a part of; of this place or of one above",
  },
  family_trigger_help: {
    es: "Evento que lo provocó, como el sismo de un tsunami",
    en: "The event that caused it, as the earthquake of a tsunami",
  },
  family_parts: { es: "Fichas de este evento", en: "Cards of this event" },
  family_mark_one: { es: "Evento mayor, 1 ficha", en: "Umbrella event, 1 card" },
  family_mark_many: { es: "Evento mayor, {{count}} fichas", en: "Umbrella event, {{count}} cards" },
  family_compared: { es: "Cifra propia y suma de las fichas", en: "Own figure and sum of the cards" },
  family_own: { es: "Propia", en: "Own" },
  family_sum: { es: "Suma de fichas", en: "Sum of cards" },
  family_difference: { es: "Diferencia", en: "Difference" },
  family_in_totals: { es: "En los totales", en: "In the totals" },
  "family_counts.own": { es: "cuenta la propia", en: "own counts" },
  "family_counts.parts": { es: "cuenta la suma", en: "sum counts" },
  "family_counts.none": { es: "no cuenta", en: "does not count" },
  family_rule: {
    es: "En los totales cada cifra se cuenta una vez: la de las fichas publicadas o, si ninguna la informa, la propia.",
    en: "In the totals each figure is counted once: that of the published cards or, if none of them tells it, the own one.",
  },
  family_unpublished_one: {
    es: "La ficha «{{title}}» ({{place}}) aún no se publica: no suma.",
    en: "The card “{{title}}” ({{place}}) is not published yet: it does not add.",
  },
  family_unpublished_many: {
    es: "{{count}} fichas aún no se publican: no suman.",
    en: "{{count}} cards are not published yet: they do not add.",
  },
  family_not_adding: { es: "{{status}}, no suma", en: "{{status}}, does not add" },
  family_part_of: { es: "Parte de", en: "Part of" },
  family_shown: { es: "Se muestran {{shown}} de {{total}} fichas.", en: "{{shown}} of {{total}} cards are shown." },
  family_all: { es: "Todas las fichas", en: "All cards" },
  family_list: { es: "Ver en la lista", en: "See in the list" },
  family_losses: { es: "Pérdidas del evento", en: "Losses of the event" },
  family_totals: { es: "Ver totales", en: "See totals" },
  chain: { es: "Cadena de eventos", en: "Chain of events" },
  chain_set_off_one: { es: "desencadenó", en: "set off" },
  chain_set_off_many: { es: "desencadenó {{count}} eventos", en: "set off {{count}} events" },
  chain_this: { es: "este evento", en: "this event" },
  chain_part: { es: "parte de este evento", en: "part of this event" },
} satisfies Words;
