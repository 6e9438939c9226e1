// Whether a municipality is covered: six questions that an inspector asks, each with the rule behind it (Sendai E-2, G-3, G-4; V15, V16).
import type { Text } from "../text.ts";

export const coverageQuestions = [
  "committee",
  "drr_plan",
  "emergency_plan",
  "exercise",
  "hazard_map",
  "alert_reach",
] as const;
export type CoverageQuestion = (typeof coverageQuestions)[number];

/** Nothing recorded is unknown, and never no. */
export const coverageAnswers = ["yes", "no", "unknown"] as const;
export type CoverageAnswer = (typeof coverageAnswers)[number];

/** In percent: a warning that reaches fewer of the people does not reach the population. No law says how many; most of them is our measure. */
export const reachedShare = 50;

/** An exercise counts for so many months. */
export const exerciseMonths = 12;

type Rule = { question: CoverageQuestion; name: Text; rule: Text; url: string | null };

const ours = { es: "regla local", en: "local rule" };
const sendai = (indicator: string): Text => ({ es: `Sendai ${indicator}`, en: `Sendai ${indicator}` });

/** As they are asked where a country's pack says nothing of its own. */
const usual: Record<CoverageQuestion, Omit<Rule, "question">> = {
  committee: { name: { es: "Comité constituido", en: "Committee constituted" }, rule: ours, url: null },
  drr_plan: { name: { es: "Plan de RRD vigente", en: "DRR plan in force" }, rule: sendai("E-2"), url: null },
  emergency_plan: {
    name: { es: "Plan de Emergencia vigente", en: "Emergency plan in force" },
    rule: sendai("G-4"),
    url: null,
  },
  exercise: {
    name: { es: `Simulacro en ${exerciseMonths} meses`, en: `Exercise within ${exerciseMonths} months` },
    rule: ours,
    url: null,
  },
  hazard_map: { name: { es: "Mapa de amenaza", en: "Hazard map" }, rule: sendai("G-5"), url: null },
  alert_reach: {
    name: { es: "La alerta llega a la población", en: "Warnings reach people" },
    rule: sendai("G-3"),
    url: null,
  },
};

export type CoverageRule = { question: CoverageQuestion; name?: Text; rule: Text; url: string | null };

/** The six questions in their order, as the country's pack asks them, and as everybody does where it says nothing. */
export const coverageRulesOf = (rules: { coverage?: readonly CoverageRule[] } | null | undefined): readonly Rule[] =>
  coverageQuestions.map((question) => {
    const own = rules?.coverage?.find((it) => it.question === question);
    return {
      question,
      ...usual[question],
      ...(own && { rule: own.rule, url: own.url, name: own.name ?? usual[question].name }),
    };
  });
