// Exercises (simulacros): what was practised before it was needed, with whom, for what, and what came of it. What was learned stands beside it
// as lessons, which become agreements of the committee.
import { z } from "zod";
import { HazardChoice, usualHazardTitles } from "../domain/hazards.ts";
import { definePlainNoun } from "../plain/noun.ts";
import { GivenInstant, Id } from "../record.ts";
import { optionalCount } from "../values/amounts.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";

/** As the Simulation Exercise Manual of WHO (2017) divides them; a simulacro in the street is a full-scale one. */
const kinds = ["tabletop", "drill", "functional", "full_scale"] as const;
const statuses = ["planned", "held", "cancelled"] as const;

/** How well the objectives were met, after the four ratings of HSEEP (2020): without challenges, with some, with major ones, not at all. */
const ratings = ["met", "partly", "poorly", "not_met"] as const;

const optionalId = Id.nullable().default(null);
const minute = 60_000;

export const exercises = definePlainNoun({
  path: "exercises",
  title: { es: "Simulacros", en: "Exercises" },
  screen: { path: "/simulacros", group: "records", icon: "flag-checkered", key: "exercise" },
  texts: {
    one: { es: "Simulacro", en: "Exercise" },
    many: { es: "simulacros", en: "exercises" },
    new: { es: "Nuevo simulacro", en: "New exercise" },
    saved: { es: "Simulacro guardado", en: "Exercise saved" },
    search: { es: "Buscar simulacro, escenario…", en: "Search exercise, scenario…" },
    none_title: { es: "Todavía no hay simulacros", en: "There are no exercises yet" },
    none_text: {
      es: "Registre el próximo simulacro: qué se practica, con quiénes y para qué. Después, cómo resultó y qué falta mejorar.",
      en: "Record the next exercise: what is practised, with whom and for what. Afterwards, how it went and what to improve.",
    },
    identity: { es: "Qué se practica", en: "What is practised" },
    people: { es: "Quiénes participan", en: "Who takes part" },
    outcome: { es: "Cómo resultó", en: "How it went" },
    persons: { es: "personas", en: "people" },
    objectives_help: { es: "Uno a uno: Enter agrega el siguiente", en: "One at a time: Enter adds the next" },
    participants_help: {
      es: "Instituciones y grupos; no nombres de personas",
      en: "Institutions and groups; not the names of persons",
    },
    outcome_help: { es: "Después de realizado", en: "After it was held" },
  },
  fields: {
    title: requiredText(200),
    kind: z.enum(kinds),
    /** Of the HIP catalogue, or other. */
    hazard: HazardChoice,
    status: z.enum(statuses).default("planned"),
    starts_at: GivenInstant,
    ends_at: GivenInstant.nullable().default(null),
    scenario: optionalText(5000),
    objectives: z.array(requiredText(300)).max(20).default([]),
    /** Who organises it. */
    institution_id: optionalId,
    /** Institutions and groups, never persons (V20). */
    participants: z.array(requiredText(200)).max(60).default([]),
    /** Persons who took part. */
    people: optionalCount(),
    /** The plan that it puts to the test. */
    plan_id: optionalId,
    /** The alert that was sent for it. */
    alert_id: optionalId,
    rating: z.enum(ratings).nullable().default(null),
    evaluation: optionalText(5000),
    evaluated_by: optionalText(200),
  },
  /** What was not held yet has no outcome; what was held has begun. */
  whole: ({ status, starts_at, ends_at, rating, evaluation, people }, context) => {
    const add = (field: string, code: string) => context.addIssue({ code: "custom", path: [field], params: { code } });
    if (ends_at !== null && Date.parse(ends_at) < Date.parse(starts_at)) add("ends_at", "day_order");
    if (status === "held") {
      if (Date.parse(starts_at) > Date.now() + 5 * minute) add("status", "exercise_not_begun");
      return;
    }
    for (const [field, value] of Object.entries({ rating, evaluation, people }))
      if (value !== null) add(field, "exercise_not_held");
  },
  labels: {
    title: { es: "Nombre", en: "Name" },
    kind: { es: "Tipo", en: "Kind" },
    hazard: { es: "Amenaza", en: "Hazard" },
    status: { es: "Estado", en: "State" },
    starts_at: { es: "Comienza", en: "Begins" },
    ends_at: { es: "Termina", en: "Ends" },
    scenario: { es: "Escenario", en: "Scenario" },
    objectives: { es: "Objetivos", en: "Objectives" },
    institution_id: { es: "Organiza", en: "Organised by" },
    participants: { es: "Instituciones y grupos", en: "Institutions and groups" },
    people: { es: "Personas que participaron", en: "People who took part" },
    plan_id: { es: "Plan que pone a prueba", en: "Plan that it tests" },
    alert_id: { es: "Alerta de simulacro", en: "Alert of the exercise" },
    rating: { es: "Objetivos cumplidos", en: "Objectives met" },
    evaluation: { es: "Evaluación", en: "Evaluation" },
    evaluated_by: { es: "Evaluó", en: "Evaluated by" },
    is_due: { es: "Falta cerrar", en: "To be closed" },
    open_lessons: { es: "Lecciones sin acuerdo", en: "Lessons without an agreement" },
  },
  choices: {
    kind: {
      tabletop: { es: "Simulación de mesa", en: "Tabletop" },
      drill: { es: "Práctica de una función", en: "Drill" },
      functional: { es: "Simulación con puestos de mando", en: "Functional exercise" },
      full_scale: { es: "Simulacro en terreno", en: "Full-scale exercise" },
    },
    hazard: usualHazardTitles,
    status: {
      planned: { es: "Programado", en: "Planned" },
      held: { es: "Realizado", en: "Held" },
      cancelled: { es: "Suspendido", en: "Cancelled" },
    },
    rating: {
      met: { es: "Sin dificultades", en: "Without challenges" },
      partly: { es: "Con algunas dificultades", en: "With some challenges" },
      poorly: { es: "Con grandes dificultades", en: "With major challenges" },
      not_met: { es: "No se cumplieron", en: "Not met" },
    },
  },
  symbol: "kind",
  filters: ["status", "hazard", "kind", "rating", "is_due"],
  sorts: ["starts_at", "title", "people", "updated_at"],
  default_sort: "-starts_at",
  detail: ["scenario", "objectives", "participants", "evaluation"],
  also: {
    institution_name_es: z.string().nullable(),
    institution_name_en: z.string().nullable(),
    plan_name: z.string().nullable(),
    alert_name: z.string().nullable(),
    /** Its day has passed and nobody said that it was held, or it was held and nobody said how it went. */
    is_due: z.boolean(),
    /** What is to be improved and no committee has agreed on. */
    open_lessons: z.int(),
  },
  shared: ["kind", "hazard", "status", "institution_id"],
  lead: ["title", "hazard"],
  usual: ["starts_at", "kind", "status", "rating", "open_lessons"],
  beside: ["starts_at"],
});
export type Exercise = z.infer<typeof exercises.detail>;
