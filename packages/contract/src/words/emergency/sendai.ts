// Texts of the indicators of the Sendai Framework: the table, where a number comes from, what is missing, and who has reported.
import type { Words } from "../../text.ts";

const ofTable = {
  sendai_title: { es: "Marco de Sendai", en: "Sendai Framework" },
  sendai_trail: { es: "Indicadores", en: "Indicators" },
  sendai_open: { es: "Indicadores de Sendai", en: "Sendai indicators" },
  sendai_columns: { es: "Columnas", en: "Columns shown" },
  "sendai_by.year": { es: "Por año", en: "By year" },
  "sendai_by.hazard": { es: "Por amenaza", en: "By hazard" },
  "sendai_by.place": { es: "Por lugar", en: "By place" },
  sendai_year: { es: "Año de los indicadores", en: "Year of the indicators" },
  sendai_only_hazard: { es: "Amenaza: {{names}}", en: "Hazard: {{names}}" },
  sendai_indicator: { es: "Indicador", en: "Indicator" },
  sendai_baseline: { es: "Media anual", en: "Yearly mean" },
  sendai_baseline_told: {
    es: "Media anual de {{from}} a {{to}}: {{value}}, de {{count}} años con datos",
    en: "Yearly mean of {{from}} to {{to}}: {{value}}, of {{count}} years with data",
  },
  sendai_running: { es: "{{year}}, en curso", en: "{{year}}, so far" },
  sendai_reported: {
    es: "{{column}}: {{reported}} / {{total}} han informado. Ver quiénes",
    en: "{{column}}: {{reported}} / {{total}} have reported. See who",
  },
  sendai_cell: { es: "{{code}} {{title}}, {{column}}: {{value}}", en: "{{code}} {{title}}, {{column}}: {{value}}" },
  sendai_other_year: { es: "denominador de {{year}}", en: "denominator of {{year}}" },
  "sendai_without.population": { es: "sin población", en: "no population" },
  "sendai_without.gdp_local": { es: "sin PIB", en: "no GDP" },
  "sendai_without.exchange_rate_usd": { es: "sin tipo de cambio", en: "no exchange rate" },
  sendai_key_reported: {
    es: "Bajo cada año, las comunas que informaron",
    en: "Below each year, the municipalities that reported",
  },
  sendai_key_modelled: { es: "modelada", en: "modelled" },
  sendai_key_compound: { es: "Compuesto", en: "Compound" },
  sendai_key_compound_text: { es: "en negrita, suma de otros", en: "in bold, the sum of others" },
  sendai_key_other_year: { es: "denominador de otro año", en: "denominator of another year" },
  sendai_key_open: { es: "falta un sumando o hubo más", en: "an addend is missing, or it was more" },
  sendai_key_unknown: { es: "sin dato", en: "not known" },
  sendai_failed: { es: "No se pudieron calcular los indicadores", en: "The indicators could not be calculated" },
  sendai_none: { es: "Aún no hay desastres publicados", en: "No disasters published yet" },
  sendai_none_text: {
    es: "Los indicadores se calculan con las fichas de desastres una vez publicadas.",
    en: "Indicators are calculated from disaster records once they are published.",
  },
  sendai_losses_chart: { es: "Pérdidas por año", en: "Losses by year" },
  sendai_no_data: { es: "{{year}}: sin dato", en: "{{year}}: no data" },
  sendai_money_unit: { es: "USD", en: "USD" },
} satisfies Words;

const ofCell = {
  "sendai_denominator.population": { es: "Población de {{year}}: {{value}}", en: "Population of {{year}}: {{value}}" },
  "sendai_denominator.gdp": { es: "PIB de {{year}}: {{value}}", en: "GDP of {{year}}: {{value}}" },
  "sendai_lacks.population": { es: "Falta la población de {{year}}.", en: "The population of {{year}} is missing." },
  "sendai_lacks.gdp_local": { es: "Falta el PIB de {{year}}.", en: "The GDP of {{year}} is missing." },
  "sendai_lacks.exchange_rate_usd": {
    es: "Falta el tipo de cambio de {{year}}.",
    en: "The exchange rate of {{year}} is missing.",
  },
  sendai_used_year: { es: "Se usó la cifra de {{year}}.", en: "That of {{year}} was used." },
  sendai_is_open: {
    es: "Fue más que esto: una ficha dice «al menos» o «hubo, sin cuantificar», o no se conoce un sumando.",
    en: "It was more than this: a record says “at least” or “some, not counted”, or an addend is not known.",
  },
  sendai_complete: { es: "Completar", en: "Complete" },
  sendai_cards: { es: "Fichas que suman", en: "Records that add up to it" },
  sendai_cards_none: { es: "Ninguna ficha publicada da esta cifra.", en: "No published record tells this figure." },
  sendai_cards_above: {
    es: "Son fichas de un lugar superior: ábralas en la lista.",
    en: "These are records of a place above: open them in the list.",
  },
  sendai_cards_failed: { es: "No se pudieron cargar las fichas", en: "The records could not be loaded" },
  sendai_cards_others: { es: "Otras {{count}} fichas", en: "{{count}} other records" },
  sendai_cards_other: { es: "Otra ficha", en: "1 other record" },
  sendai_sum: { es: "Suma", en: "Sum" },
  sendai_value: { es: "Valor", en: "Value" },
  sendai_told_yearly: {
    es: "Lo informa el lugar cada año, con sus cifras anuales.",
    en: "The place tells it every year, with its yearly figures.",
  },
  sendai_open_place: { es: "Ver cifras del lugar", en: "See the place's figures" },
  sendai_from_plans: {
    es: "Sale de los planes del Marco Legal que estaban en vigor.",
    en: "It comes from the plans of the legal framework that were in force.",
  },
  sendai_open_plans: { es: "Ver planes por comuna", en: "See plans by municipality" },
  sendai_not_reported: { es: "{{count}} comunas no han informado", en: "{{count}} municipalities have not reported" },
  sendai_not_reported_one: { es: "1 comuna no ha informado", en: "1 municipality has not reported" },
  sendai_all_reported: { es: "Todas las comunas han informado", en: "Every municipality has reported" },
  sendai_remind: { es: "Recordar", en: "Remind" },
  sendai_open_list: { es: "Abrir lista", en: "Open list" },
} satisfies Words;

const ofGaps = {
  sendai_gaps: { es: "Faltan {{count}} denominadores: {{list}}.", en: "{{count}} denominators are missing: {{list}}." },
  sendai_gap_one: { es: "Falta un denominador: {{list}}.", en: "1 denominator is missing: {{list}}." },
  sendai_gaps_complete: { es: "Completar denominadores", en: "Complete denominators" },
  sendai_gaps_text: {
    es: "Son cifras anuales de cada lugar: con ellas se calculan las tasas.",
    en: "These are yearly figures of each place: rates are calculated with them.",
  },
  "sendai_gap.population": { es: "población", en: "population" },
  "sendai_gap.gdp_local": { es: "PIB", en: "GDP" },
  "sendai_gap.exchange_rate_usd": { es: "tipo de cambio", en: "exchange rate" },
  sendai_gap_years: { es: "{{what}} {{years}}", en: "{{what}} {{years}}" },
  sendai_years_from: { es: "de {{from}} a {{to}}", en: "of {{from}} to {{to}}" },
  sendai_years_one: { es: "de {{year}}", en: "of {{year}}" },
  sendai_gap_place: { es: "Lugar", en: "Place" },
  sendai_gap_what: { es: "Qué falta", en: "What is missing" },
} satisfies Words;

const ofReported = {
  sendai_who: { es: "Quién ha informado de {{year}}", en: "Who has reported {{year}}" },
  sendai_who_text: {
    es: "Una comuna ha informado si publicó un desastre del año o si dijo que no falta nada.",
    en: "A municipality has reported if it published a disaster of the year or said that nothing is missing.",
  },
  sendai_who_count: {
    es: "{{reported}} de {{total}} comunas han informado",
    en: "{{reported}} of {{total}} municipalities have reported",
  },
  sendai_who_failed: { es: "No se pudo cargar quién ha informado", en: "Who has reported could not be loaded" },
  sendai_who_none: { es: "Aquí no hay comunas.", en: "There are no municipalities here." },
  sendai_who_place: { es: "Comuna", en: "Municipality" },
  sendai_who_cards: { es: "Fichas", en: "Records" },
  sendai_who_state: { es: "Estado", en: "State" },
  sendai_who_asked: { es: "Último recordatorio", en: "Last reminder" },
  sendai_nothing_missing: { es: "No falta nada", en: "Nothing is missing" },
  sendai_has_cards: { es: "Informó", en: "Reported" },
  sendai_silent: { es: "No ha informado", en: "Has not reported" },
  sendai_say_complete: { es: "Decir que no falta nada", en: "Say that nothing is missing" },
  sendai_say_complete_of: {
    es: "{{name}}: decir que no falta nada de {{year}}",
    en: "{{name}}: say that nothing is missing of {{year}}",
  },
  sendai_take_back: { es: "Aún falta algo", en: "Something is missing" },
  sendai_take_back_of: {
    es: "{{name}}: aún falta algo de {{year}}",
    en: "{{name}}: something is missing of {{year}}",
  },
  sendai_complete_title: { es: "{{name}}: no falta nada de {{year}}", en: "{{name}}: nothing is missing of {{year}}" },
  sendai_complete_text: {
    es: "Todos los desastres de {{year}} están publicados, o no hubo ninguno. Se puede retirar si aparece otro.",
    en: "Every disaster of {{year}} is published, or there was none. It can be taken back if another one turns up.",
  },
  sendai_complete_note: { es: "Nota", en: "Note" },
  sendai_complete_note_help: {
    es: "Opcional: por ejemplo, de dónde se sabe.",
    en: "Optional: for example, how this is known.",
  },
  sendai_completed: { es: "Anotado: no falta nada de {{year}}.", en: "Noted: nothing is missing of {{year}}." },
  sendai_taken_back: { es: "Anotado: aún falta algo de {{year}}.", en: "Noted: something is missing of {{year}}." },
  sendai_remind_all: { es: "Recordar a las {{count}} que no han informado", en: "Remind the {{count}} that have not" },
  sendai_remind_last: { es: "Recordar a la que no ha informado", en: "Remind the one that has not" },
  sendai_asked: { es: "Se recordó a {{count}} comunas.", en: "{{count}} municipalities were reminded." },
  sendai_asked_one: { es: "Se recordó a una comuna.", en: "1 municipality was reminded." },
  sendai_asked_none: { es: "No había a quién recordar.", en: "There was nobody to remind." },
} satisfies Words;

export const sendaiWords = { ...ofTable, ...ofCell, ...ofGaps, ...ofReported } satisfies Words;
