// The sheet of the indicators of the Sendai Framework.
import type { Words } from "../../text.ts";

export const sendaiSheetWords = {
  sendai_sheet: { es: "Indicadores del Marco de Sendai", en: "Indicators of the Sendai Framework" },
  sendai_sheet_year: { es: "Año", en: "Year" },
  sendai_sheet_hazard: { es: "Amenaza", en: "Hazard" },
  sendai_sheet_place: { es: "Lugar", en: "Place" },
  sendai_sheet_code: { es: "Código", en: "Code" },
  sendai_sheet_indicator: { es: "Indicador", en: "Indicator" },
  sendai_sheet_value: { es: "Valor", en: "Value" },
  sendai_sheet_is_open: { es: "Es más que esto", en: "It is more than this" },
  sendai_sheet_numerator: { es: "Numerador", en: "Numerator" },
  sendai_sheet_denominator: { es: "Denominador", en: "Denominator" },
  sendai_sheet_denominator_year: { es: "Año del denominador", en: "Year of the denominator" },
  sendai_sheet_denominator_source: { es: "Fuente del denominador", en: "Source of the denominator" },
  sendai_sheet_basis: { es: "Informado o calculado", en: "Reported or derived" },
  sendai_sheet_cards: { es: "Cifras de fichas", en: "Figures of cards" },
  sendai_sheet_completeness: { es: "Completitud (%)", en: "Completeness (%)" },
  sendai_sheet_formula: { es: "Fórmula", en: "Formula" },
  sendai_sheet_elsewhere: { es: "Sin lugar de este nivel", en: "No place of this level" },
  "sendai_basis.reported": { es: "Reportada", en: "Reported" },
  "sendai_basis.derived": { es: "Calculada", en: "Derived" },
  "sendai_basis.modelled": { es: "Modelada", en: "Modelled" },
} satisfies Words;
