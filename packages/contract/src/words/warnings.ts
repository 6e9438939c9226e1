// Texts of remarks on a record that do not refuse it.
import type { Words } from "../text.ts";

export const warningWords = {
  outside_place: {
    es: "La ubicación queda fuera del límite de {{place}}.",
    en: "The location lies outside the boundary of {{place}}.",
  },
  swapped_coordinates: {
    es: "La ubicación queda lejos de {{place}}. Si se invierten latitud y longitud ({{lat}}, {{lon}}), queda dentro: revise si están cambiadas.",
    en: "The location is far from {{place}}. With latitude and longitude the other way round ({{lat}}, {{lon}}) it lies inside: check whether they are swapped.",
  },
} satisfies Words;
