// Indicators of the Sendai Framework (A/71/644) that local cards tell, with the formulas of the UNDRR's own calculation (domain 2.3).
import type { Metric } from "./losses.ts";
import type { Text } from "../text.ts";

/** Where names and formulas come from. */
export const sendaiSource = { es: "A/71/644 y guía técnica de la UNDRR", en: "A/71/644 and UNDRR technical guidance" };

/** Years that the targets are measured against, and the first of those that are. */
export const baselineYears = { from: 2005, to: 2015 } as const;
export const firstSendaiYear = 2020;

/** The ends that the indicators measure. F, cooperation between states, is no matter of a place. */
export const sendaiTargets = {
  A: { es: "Mortalidad por 100.000 hab.", en: "Mortality per 100,000 people" },
  B: { es: "Afectados por 100.000 hab.", en: "People affected per 100,000" },
  C: { es: "Pérdida económica, % del PIB", en: "Economic loss, % of GDP" },
  D: { es: "Infraestructura y servicios, número", en: "Infrastructure and services, number" },
  E: { es: "Estrategias de reducción del riesgo", en: "Disaster risk reduction strategies" },
  G: { es: "Alerta temprana", en: "Early warning" },
} satisfies Record<string, Text>;
export type SendaiTarget = keyof typeof sendaiTargets;

/** Persons per household where nobody counted them, and workers per hectare (UNDRR's defaults). */
export const defaultHousehold = 4;
export const defaultWorkersPerHa = 1;

/** What a modelled number is made with: so many of something else, times this yearly figure of the card's place. */
export type Multiplier = "persons_per_household" | "workers_per_ha";

/** The name under which sums are kept of what cards tell: a metric, or one of several that a card tells in its stead. */
export type Addend =
  Metric | `${"B-3" | "B-4" | "B-5" | "C-1" | "C-4"}${"" | " modelled"}` | `D-${6 | 7 | 8}` | `G-6${"" | " of"}`;

/**
 * How the numerator is made. `sums`: numbers that cards tell, added up. `modelled`: what stands in where a card does not tell them; `among`: of
 * how many they are a share.
 * `adds`: other indicators, of which it is the sum. `asked`: a yearly figure of the place. `plans`: municipalities that have one.
 */
type Making =
  | { sums: readonly Addend[]; modelled?: { sum: Addend; times: Multiplier }; among?: Addend }
  | { adds: readonly string[] }
  | { asked: "warned_population" | "drr_strategy_score" | "monitoring_score" }
  | { plans: "has_risk_plan" | "has_emergency_plan" };

/** What the numerator is divided by; a share is written in percent, GDP in the place's currency. */
export type Denominator = "population" | "gdp" | "municipalities" | "exposed" | null;

/** What a rate is told for so many of: people for 100,000, shares in percent. */
export const ratedFor = {
  population: 100_000,
  gdp: 100,
  municipalities: 100,
  exposed: 100,
} satisfies Record<Exclude<Denominator, null>, number>;

type Indicator = { title: Text; formula: Text; per: Denominator; made: Making };

const said = (es: string, en: string): Text => ({ es, en });
const people = said("× 100.000 ÷ población", "× 100,000 ÷ population");
const gdp = said("× 100 ÷ PIB", "× 100 ÷ GDP");
const per = (es: string, en: string, by: Text): Text => said(`${es} ${by.es}`, `${en} ${by.en}`);
const plain = said("Número", "Number");

/** Those of the Framework, in its order. */
export const sendaiIndicators = {
  "A-1": {
    title: said("Fallecidos y desaparecidos", "Deaths and missing"),
    formula: per("(A-2 + A-3)", "(A-2 + A-3)", people),
    per: "population",
    made: { adds: ["A-2", "A-3"] },
  },
  "A-2": {
    title: said("Fallecidos", "Deaths"),
    formula: per("Fallecidos", "Deaths", people),
    per: "population",
    made: { sums: ["deaths"] },
  },
  "A-3": {
    title: said("Desaparecidos", "Missing"),
    formula: per("Desaparecidos", "Missing", people),
    per: "population",
    made: { sums: ["missing"] },
  },
  "B-1": {
    title: said("Personas directamente afectadas", "People directly affected"),
    formula: per("(B-2 + B-3 + B-4 + B-5)", "(B-2 + B-3 + B-4 + B-5)", people),
    per: "population",
    made: { adds: ["B-2", "B-3", "B-4", "B-5"] },
  },
  "B-2": {
    title: said("Heridos o enfermos", "Injured or ill"),
    formula: per("Heridos o enfermos", "Injured or ill", people),
    per: "population",
    made: { sums: ["injured"] },
  },
  "B-3": {
    title: said("Con vivienda dañada", "With a damaged dwelling"),
    formula: per(
      "Personas en viviendas dañadas, o viviendas dañadas por personas por hogar,",
      "People in damaged dwellings, or damaged dwellings times persons per household,",
      people,
    ),
    per: "population",
    made: { sums: ["B-3"], modelled: { sum: "B-3 modelled", times: "persons_per_household" } },
  },
  "B-4": {
    title: said("Con vivienda destruida", "With a destroyed dwelling"),
    formula: per(
      "Personas en viviendas destruidas, o viviendas destruidas por personas por hogar,",
      "People in destroyed dwellings, or destroyed dwellings times persons per household,",
      people,
    ),
    per: "population",
    made: { sums: ["B-4"], modelled: { sum: "B-4 modelled", times: "persons_per_household" } },
  },
  "B-5": {
    title: said("Con medio de vida afectado", "With livelihoods disrupted"),
    formula: per(
      "Medios de vida afectados, o hectáreas de cultivos por trabajadores por hectárea,",
      "Livelihoods affected, or hectares of crops times workers per hectare,",
      people,
    ),
    per: "population",
    made: { sums: ["B-5"], modelled: { sum: "B-5 modelled", times: "workers_per_ha" } },
  },
  "C-1": {
    title: said("Pérdida directa total", "Total direct loss"),
    formula: per(
      "La pérdida total informada, o la suma de C-2 a C-6,",
      "The total reported, or the sum of C-2 to C-6,",
      gdp,
    ),
    per: "gdp",
    made: { sums: ["C-1"] },
  },
  "C-2": {
    title: said("Agricultura", "Agriculture"),
    formula: per("Pérdida agropecuaria", "Agricultural loss", gdp),
    per: "gdp",
    made: { sums: ["loss_agri"] },
  },
  "C-3": {
    title: said("Otros activos productivos", "Other productive assets"),
    formula: per("Pérdida de activos productivos", "Loss of productive assets", gdp),
    per: "gdp",
    made: { sums: ["loss_productive"] },
  },
  "C-4": {
    title: said("Viviendas", "Housing"),
    formula: per("Pérdida de viviendas", "Loss of housing", gdp),
    per: "gdp",
    made: { sums: ["loss_housing"] },
  },
  "C-5": {
    title: said("Infraestructura crítica", "Critical infrastructure"),
    formula: per(
      "Pérdida en salud, educación y otra infraestructura",
      "Loss in health, education and other infrastructure",
      gdp,
    ),
    per: "gdp",
    made: { sums: ["loss_health", "loss_education", "loss_other_infra"] },
  },
  "C-6": {
    title: said("Patrimonio cultural", "Cultural heritage"),
    formula: per("Pérdida de patrimonio", "Loss of heritage", gdp),
    per: "gdp",
    made: { sums: ["loss_culture"] },
  },
  "D-1": {
    title: said("Infraestructura crítica dañada", "Critical infrastructure damaged"),
    formula: said("D-2 + D-3 + D-4", "D-2 + D-3 + D-4"),
    per: null,
    made: { adds: ["D-2", "D-3", "D-4"] },
  },
  "D-2": {
    title: said("Salud: edificios dañados", "Health facilities damaged"),
    formula: said("Dañados + destruidos", "Damaged + destroyed"),
    per: null,
    made: { sums: ["health_facilities_damaged", "health_facilities_destroyed"] },
  },
  "D-3": {
    title: said("Educación: edificios dañados", "Schools damaged"),
    formula: said("Dañados + destruidos", "Damaged + destroyed"),
    per: null,
    made: { sums: ["education_facilities_damaged", "education_facilities_destroyed"] },
  },
  "D-4": {
    title: said("Otra infraestructura dañada", "Other infrastructure damaged"),
    formula: said("Dañada + destruida", "Damaged + destroyed"),
    per: null,
    made: { sums: ["other_infra_damaged", "other_infra_destroyed"] },
  },
  "D-5": {
    title: said("Interrupciones de servicios básicos", "Disruptions of basic services"),
    formula: said("D-6 + D-7 + D-8", "D-6 + D-7 + D-8"),
    per: null,
    made: { adds: ["D-6", "D-7", "D-8"] },
  },
  "D-6": {
    title: said("Educación: interrupciones", "Education: disruptions"),
    formula: plain,
    per: null,
    made: { sums: ["D-6"] },
  },
  "D-7": {
    title: said("Salud: interrupciones", "Health: disruptions"),
    formula: plain,
    per: null,
    made: { sums: ["D-7"] },
  },
  "D-8": {
    title: said("Otros servicios: interrupciones", "Other services: disruptions"),
    formula: plain,
    per: null,
    made: { sums: ["D-8"] },
  },
  "E-1": {
    title: said("Estrategia nacional de RRD, puntaje", "National DRR strategy, score"),
    formula: said("Puntaje informado, de 0 a 1", "Score as reported, 0 to 1"),
    per: null,
    made: { asked: "drr_strategy_score" },
  },
  "E-2": {
    title: said("Municipios con estrategia local de RRD, %", "Local governments with a DRR strategy, %"),
    formula: said(
      "Con plan vigente y revisado a tiempo × 100 ÷ municipios",
      "With a plan in force, reviewed in time × 100 ÷ municipalities",
    ),
    per: "municipalities",
    made: { plans: "has_risk_plan" },
  },
  "G-2": {
    title: said("Monitoreo y pronóstico, puntaje", "Monitoring and forecasting, score"),
    formula: said("Puntaje informado, de 0 a 1", "Score as reported, 0 to 1"),
    per: null,
    made: { asked: "monitoring_score" },
  },
  "G-3": {
    title: said("Población cubierta por alerta, por 100.000", "People covered by warnings, per 100,000"),
    formula: per("Población cubierta por alerta", "People covered by warnings", people),
    per: "population",
    made: { asked: "warned_population" },
  },
  "G-4": {
    title: said(
      "Municipios con plan para actuar ante alertas, %",
      "Local governments with a plan to act on warnings, %",
    ),
    formula: said(
      "Con plan de emergencia o evacuación vigente × 100 ÷ municipios",
      "With an emergency or evacuation plan in force × 100 ÷ municipalities",
    ),
    per: "municipalities",
    made: { plans: "has_emergency_plan" },
  },
  "G-6": {
    title: said("Expuestos evacuados antes del evento, %", "Exposed people evacuated beforehand, %"),
    formula: said(
      "Evacuados preventivamente × 100 ÷ población expuesta",
      "Pre-emptively evacuated × 100 ÷ exposed population",
    ),
    per: "exposed",
    made: { sums: ["G-6"], among: "G-6 of" },
  },
} satisfies Record<string, Indicator>;

export type SendaiCode = keyof typeof sendaiIndicators;
export const sendaiCodes = Object.keys(sendaiIndicators) as [SendaiCode, ...SendaiCode[]];

/** The definition of one, whichever way it is made. */
export const sendaiIndicator = (code: string): Indicator => sendaiIndicators[code as SendaiCode];

/** Its target, the letter that it begins with. */
export const targetOf = (code: SendaiCode) => code.charAt(0) as SendaiTarget;

/** A sum of others is written heavier than they are. */
export const isCompound = (code: SendaiCode): boolean => code === "C-1" || "adds" in sendaiIndicators[code].made;

/** Whether a year without any disaster in it makes the number zero. */
export const countsCards = (code: SendaiCode): boolean =>
  "sums" in sendaiIndicators[code].made || "adds" in sendaiIndicators[code].made;

/** Everything that cards tell of the number of an indicator, with what its parts are told by. */
export function addendsOf(code: string): Addend[] {
  const { made } = sendaiIndicator(code);
  if ("adds" in made) return made.adds.flatMap(addendsOf);
  if (!("sums" in made)) return [];
  return [...made.sums, ...(made.modelled ? [made.modelled.sum] : [])];
}

/** All that sums are kept of for them. */
export const sendaiAddends: readonly Addend[] = [
  ...new Set([
    ...sendaiCodes.flatMap(addendsOf),
    ...Object.values<Indicator>(sendaiIndicators).flatMap(({ made }) => ("sums" in made && made.among) || []),
  ]),
];
