// Texts of composite indices: the ranking, its calculation, moved weights, frozen editions and the form.
import type { Words } from "../../text.ts";

const reckoned = {
  index_rank: { es: "Posición", en: "Position" },
  index_place: { es: "Lugar", en: "Place" },
  index_value: { es: "Índice", en: "Index" },
  index_class: { es: "Clase", en: "Class" },
  index_weight_known: { es: "Peso con dato (%)", en: "Weight with a value (%)" },
  index_territory: { es: "Territorio", en: "Territory" },
  index_everywhere: { es: "Todos los lugares", en: "All places" },
  index_edition: { es: "Edición", en: "Edition" },
  index_now: { es: "Ahora", en: "Now" },
  index_reckoned_at: { es: "Calculado", en: "Reckoned" },
  index_sheet_part: { es: "{{name}}: de 0 a 1 (peso {{weight}} %)", en: "{{name}}: 0 to 1 (weight {{weight}} %)" },
  "index_class.very_low": { es: "Muy bajo", en: "Very low" },
  "index_class.low": { es: "Bajo", en: "Low" },
  "index_class.medium": { es: "Medio", en: "Medium" },
  "index_class.high": { es: "Alto", en: "High" },
  "index_class.very_high": { es: "Muy alto", en: "Very high" },
  "index_aggregation.arithmetic": { es: "Promedio ponderado", en: "Weighted mean" },
  "index_aggregation.geometric": { es: "Media geométrica ponderada", en: "Weighted geometric mean" },
} satisfies Words;

export const compositeIndexWords = { ...reckoned } satisfies Words;
