// Texts of remarks on a record that do not refuse it.
import type { Words } from "../text.ts";

export const warningWords = {
  duplicate_event: {
    es: "Puede ser el mismo evento que «{{title}}» ({{code}}): misma amenaza y lugar, con tres días o menos de diferencia.",
    en: "It may be the same event as “{{title}}” ({{code}}): same hazard and place, three days apart or less.",
  },
  duplicate_across: {
    es: "Puede contar dos veces: «{{title}}» ({{code}}), de {{place}}, es de la misma amenaza con tres días o menos de diferencia. Si es el mismo evento, haga de uno parte del otro.",
    en: "It may count twice: “{{title}}” ({{code}}), of {{place}}, is of the same hazard three days apart or less. If it is the same event, make one a part of the other.",
  },
  trigger_later: {
    es: "Comenzó antes que «{{title}}» ({{code}}), que lo habría desencadenado.",
    en: "It began before “{{title}}” ({{code}}), which is said to have set it off.",
  },
  day_unlikely: {
    es: "La fecha {{day}} es poco probable: revise el año.",
    en: "The date {{day}} is unlikely: check the year.",
  },
  figure_there: { es: "La ficha ya tiene esta cifra.", en: "The record has this figure already." },
  already_there: {
    es: "Ya está registrada como «{{title}}» ({{code}}), con el mismo lugar, fecha, título y valor.",
    en: "It is already recorded as “{{title}}” ({{code}}), with the same place, date, title and value.",
  },
  outside_place: {
    es: "La ubicación queda fuera del límite de {{place}}.",
    en: "The location lies outside the boundary of {{place}}.",
  },
  far_from_place: {
    es: "La ubicación queda a {{distance}} km de {{place}}: revise el lugar o el punto.",
    en: "The location is {{distance}} km from {{place}}: check the place or the point.",
  },
  swapped_coordinates: {
    es: "La ubicación queda lejos de {{place}}. Si se invierten latitud y longitud ({{lat}}, {{lon}}), queda dentro: revise si están cambiadas.",
    en: "The location is far from {{place}}. With latitude and longitude the other way round ({{lat}}, {{lon}}) it lies inside: check whether they are swapped.",
  },
  deaths_above_population: {
    es: "Los fallecidos ({{value}}) superan la población del lugar ({{limit}}).",
    en: "The deaths ({{value}}) exceed the population of the place ({{limit}}).",
  },
  houses_above_households: {
    es: "Las viviendas dañadas y destruidas ({{value}}) superan los hogares del lugar ({{limit}}).",
    en: "The houses damaged and destroyed ({{value}}) exceed the households of the place ({{limit}}).",
  },
  homeless_above_affected: {
    es: "Las personas en viviendas destruidas ({{value}}) superan a los damnificados ({{limit}}).",
    en: "The people in destroyed houses ({{value}}) exceed the directly affected ({{limit}}).",
  },
  hectares_above_area: {
    es: "Las hectáreas ({{value}}) superan la superficie del lugar ({{limit}}).",
    en: "The hectares ({{value}}) exceed the area of the place ({{limit}}).",
  },
  currencies_differ: {
    es: "La pérdida en dólares ({{value}}) no corresponde a la pérdida en moneda local (unos {{limit}}).",
    en: "The loss in dollars ({{value}}) does not match the loss in local currency (about {{limit}}).",
  },
  probability_period: {
    es: "La probabilidad anual ({{value}}) no corresponde al período de retorno (unos {{expected}}).",
    en: "The annual probability ({{value}}) does not match the return period (about {{expected}}).",
  },
  glide_type: {
    es: "El número GLIDE es de tipo {{given}} y la amenaza es de tipo {{expected}}.",
    en: "The GLIDE number is of type {{given}} and the hazard is of type {{expected}}.",
  },
  glide_year: {
    es: "El año del número GLIDE ({{given}}) no es el del evento ({{expected}}).",
    en: "The year of the GLIDE number ({{given}}) is not that of the event ({{expected}}).",
  },
  recovery_finished: {
    es: "El avance es 100 %: cambie el estado a «Terminado» e indique el término real.",
    en: "The progress is 100%: change the state to “Completed” and state the actual end.",
  },
  spent_above_funded: {
    es: "Lo ejecutado ({{value}}) supera lo financiado ({{limit}}).",
    en: "What was spent ({{value}}) exceeds what is funded ({{limit}}).",
  },
  weights_incomplete: {
    es: "Los pesos de los hitos suman {{sum}} %: con 100 % el avance se calcula de ellos.",
    en: "The weights of the milestones add up to {{sum}}%: with 100% the progress is computed from them.",
  },
  chair_gap: {
    es: "Sin presidencia desde el {{from}} hasta el {{to}}: agregue quién presidía.",
    en: "Without a chair from {{from}} to {{to}}: add who chaired.",
  },
  chair_missing: {
    es: "Nadie preside desde el {{from}}: agregue la presidencia vigente.",
    en: "Nobody has chaired since {{from}}: add the present chair.",
  },
  chair_unusual: {
    es: "Preside alguien cuyo cargo no es el de la norma ({{title}}): revise el cargo.",
    en: "The chair's position is not the one in the law ({{title}}): check the position.",
  },
  effective_before_published: {
    es: "Entra en vigencia antes de publicarse: revise ambas fechas.",
    en: "It takes effect before it is published: check both days.",
  },
} satisfies Words;
