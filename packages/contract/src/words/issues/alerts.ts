// Texts of findings on alerts.
import type { Words } from "../../text.ts";

export const alertIssueWords = {
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
  alert_expired: { es: "Esta hora ya pasó.", en: "This hour is past." },
  alert_long: {
    es: "Una alerta vale {{maximum}} días como máximo; después se emite de nuevo.",
    en: "An alert is in force for {{maximum}} days at most; then it is issued anew.",
  },
} satisfies Words;
