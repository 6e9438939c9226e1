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

const onScreen = {
  indices_title: { es: "Índices compuestos", en: "Composite indices" },
  indices_short: { es: "Índices", en: "Indices" },
  index_choose: { es: "Índice", en: "Index" },
  index_edition_choose: { es: "Edición", en: "Edition" },
  index_edition_name: { es: "Edición {{number}} · {{reason}}", en: "Edition {{number}} · {{reason}}" },
  index_inactive: { es: "{{name}} (inactivo)", en: "{{name}} (inactive)" },
  indices_none: { es: "Aún no hay índices", en: "There are no indices yet" },
  indices_none_text: {
    es: "Un índice junta variables numéricas de vulnerabilidad y de situación, con sus pesos, y ordena los lugares.",
    en: "An index puts numeric variables of vulnerability and situation together, with their weights, and ranks places.",
  },
  indices_failed: { es: "No se pudieron cargar los índices", en: "The indices could not be loaded" },
  index_result_failed: { es: "No se pudo calcular el índice", en: "The index could not be reckoned" },
  index_new: { es: "Nuevo índice", en: "New index" },
  index_edit: { es: "Editar índice", en: "Edit index" },
  index_map: { es: "Mapa del índice", en: "Map of the index" },
  index_no_value: { es: "Sin valor", en: "No value" },
  index_ranking: { es: "Ranking", en: "Ranking" },
  index_coverage: { es: "Peso con dato", en: "Weight known" },
  index_ranked: {
    es: "{{ranked}} de {{places}} lugares con valor",
    en: "{{ranked}} of {{places}} places with a value",
  },
  index_own_rows: {
    es: "Se muestran sus lugares ({{count}}); posiciones, mínimos y máximos son de todo el territorio",
    en: "Your places are shown ({{count}}); positions, minima and maxima are of the whole territory",
  },
  index_note: {
    es: "Cuentan los registros publicados, reunidos por lugar como en el mapa. 0 es el mejor lugar del territorio en esa variable y 1 el peor",
    en: "Published records count, gathered by place as on the map. 0 is the best place of the territory in that variable and 1 the worst",
  },
  index_rank_of: { es: "{{rank}} de {{ranked}}", en: "{{rank}} of {{ranked}}" },
  index_moved_up: { es: "sube {{count}}", en: "up {{count}}" },
  index_moved_down: { es: "baja {{count}}", en: "down {{count}}" },
  index_moved_none: { es: "igual", en: "the same" },
  index_opened: { es: "Ver el cálculo de {{name}}", en: "Show how {{name}} was reckoned" },
  index_min_max: { es: "Mínimo a máximo", en: "Minimum to maximum" },
  index_part: { es: "De 0 a 1", en: "0 to 1" },
  index_sums: { es: "Cálculo", en: "Calculation" },
  index_known_only: {
    es: "Sin dato: {{names}}. Los demás pesos se reparten el total: se conoce el {{known}} %.",
    en: "No value: {{names}}. The other weights share the whole: {{known}} % is known.",
  },
  index_too_little: {
    es: "Sin dato: {{names}}. Se conoce el {{known}} % del peso y hace falta el {{least}} %.",
    en: "No value: {{names}}. {{known}} % of the weight is known, and {{least}} % is needed.",
  },
  index_flat: {
    es: "{{names}}: igual en todos los lugares, así que vale 0 en cada uno.",
    en: "{{names}}: the same in all places, and so 0 in each.",
  },
  index_flat_geometric: {
    es: "{{names}}: igual en todos los lugares, así que vale 0 en cada uno, y con la media geométrica todo el índice es 0.",
    en: "{{names}}: the same in all places, and so 0 in each, and by the geometric mean the whole index is 0.",
  },
  index_better: { es: "más es mejor: se invierte", en: "more is better: turned round" },
  index_worse: { es: "más es peor", en: "more is worse" },
  index_weights: { es: "Pesos", en: "Weights" },
  index_weights_help: {
    es: "Mueva un peso para ver cómo cambia el ranking; los demás se reparten el resto. No se guarda nada.",
    en: "Move a weight to see how the ranking changes; the others share the rest. Nothing is saved.",
  },
  index_weight_of: { es: "Peso de {{name}}", en: "Weight of {{name}}" },
  index_percent: { es: "{{value}} %", en: "{{value}} %" },
  index_restore: { es: "Restaurar pesos", en: "Restore weights" },
  index_changed: { es: "{{count}} lugares cambian de posición", en: "{{count}} places change position" },
  index_changed_one: { es: "1 lugar cambia de posición", en: "1 place changes position" },
  index_changed_none: { es: "Ningún lugar cambia de posición", en: "No place changes position" },
  index_formula_arithmetic: {
    es: "Índice = {{scale}} × Σ (peso × valor de 0 a 1)",
    en: "Index = {{scale}} × Σ (weight × value from 0 to 1)",
  },
  index_formula_geometric: {
    es: "Índice = {{scale}} × Π (valor de 0 a 1 elevado a su peso)",
    en: "Index = {{scale}} × Π (value from 0 to 1 to the power of its weight)",
  },
  index_moved_note: { es: "Con los pesos movidos", en: "With the weights moved" },
  index_moved_part: { es: "Con los pesos movidos, entre sus lugares", en: "With the weights moved, among your places" },
  index_show_unranked: {
    es: "Mostrar los {{count}} lugares sin valor",
    en: "Show the {{count}} places without a value",
  },
  index_freeze: { es: "Congelar edición", en: "Freeze edition" },
  index_freeze_help: {
    es: "Guarda el índice como está ahora, con todos sus lugares y un sello. Una edición no se cambia ni se elimina.",
    en: "Keeps the index as it is now, with all its places and a seal. An edition is never changed or deleted.",
  },
  index_freeze_reason: { es: "De qué es, p. ej. Año 2026", en: "What it is of, such as Year 2026" },
  index_frozen: { es: "Edición congelada", en: "Edition frozen" },
  index_sealed: { es: "Congelada el {{at}} por {{name}}", en: "Frozen on {{at}} by {{name}}" },
  index_sealed_file: { es: "Archivo sellado (JSON)", en: "Sealed file (JSON)" },
} satisfies Words;

const inForm = {
  index_panel: { es: "Definición del índice", en: "Definition of the index" },
  index_created: { es: "Índice creado", en: "Index created" },
  index_saved: { es: "Índice guardado", en: "Index saved" },
  index_section_members: { es: "Variables y pesos", en: "Variables and weights" },
  index_section_result: { es: "Resultado", en: "Result" },
  index_add_member: { es: "Agregar variable", en: "Add variable" },
  index_equal_weights: { es: "Repartir por igual", en: "Share equally" },
  index_weights_total: { es: "Suma: {{total}} %", en: "Total: {{total}} %" },
  index_aggregation_help: {
    es: "Con la media geométrica un valor bueno compensa menos uno malo; si un miembro vale 0, el índice es 0.",
    en: "By the geometric mean a good value makes up less for a bad one; where a member is 0, the index is 0.",
  },
  index_least_help: {
    es: "Con menos, el lugar queda sin valor; con más, los pesos conocidos se reparten el total.",
    en: "With less the place has no value; with more the known weights share the whole.",
  },
  "index_scale.10": { es: "De 0 a 10", en: "0 to 10" },
  "index_scale.100": { es: "De 0 a 100", en: "0 to 100" },
  "index_cuts.equal": { es: "Cinco clases iguales", en: "Five equal classes" },
  "index_cuts.inform": { es: "Como INFORM (2 · 3,5 · 5 · 6,5 de 10)", en: "As INFORM (2 · 3.5 · 5 · 6.5 of 10)" },
  "index_cuts.own": { es: "Cortes propios", en: "Own cuts" },
  index_cut_from: { es: "{{name}} desde", en: "{{name}} from" },
} satisfies Words;

export const compositeIndexWords = { ...reckoned, ...onScreen, ...inForm } satisfies Words;
