// Texts of findings on the fields of composite indices.
import type { Words } from "../../text.ts";

export const compositeIndexIssueWords = {
  weights_sum: { es: "Los pesos deben sumar 1 (100 %).", en: "The weights must add up to 1 (100 %)." },
  index_cuts: {
    es: "Los cortes van de menor a mayor, entre 0 y {{maximum}}.",
    en: "The cuts go from the smallest to the largest, between 0 and {{maximum}}.",
  },
  index_variable: {
    es: "Elija una variable numérica de vulnerabilidad o de situación.",
    en: "Choose a numeric variable of vulnerability or situation.",
  },
  index_empty: {
    es: "Ningún lugar tiene valor todavía: no hay nada que congelar.",
    en: "No place has a value yet: there is nothing to freeze.",
  },
} satisfies Words;
