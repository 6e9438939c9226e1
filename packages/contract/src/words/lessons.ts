// Texts of lessons: what exercises and emergencies taught, and how it becomes an agreement.
import type { Words } from "../text.ts";

export const lessonIssueWords = {
  exercise_not_begun: {
    es: "El simulacro aún no comienza: hasta entonces está programado.",
    en: "The exercise has not begun: until then it is planned.",
  },
  exercise_not_held: {
    es: "Se anota cuando el simulacro ya se realizó.",
    en: "This is written down once the exercise was held.",
  },
  lesson_source: {
    es: "Una lección es de un simulacro o de un evento.",
    en: "A lesson is of an exercise or of an event.",
  },
} satisfies Words;

export const lessonWords = {
  lessons: { es: "Lecciones", en: "Lessons" },
  lessons_none: {
    es: "Nada anotado todavía. Escriba qué salió bien y qué hay que mejorar.",
    en: "Nothing written down yet. Say what went well and what is to be improved.",
  },
  lessons_of_all: {
    es: "Se escriben en cada simulacro y en el cierre de cada evento.",
    en: "They are written down with each exercise, and when an event closes.",
  },
  lessons_none_title: { es: "Todavía no hay lecciones", en: "There are no lessons yet" },
  lessons_none_open: { es: "Ninguna lección espera un acuerdo", en: "No lesson waits for an agreement" },
  lessons_failed: { es: "No se pudieron cargar las lecciones", en: "The lessons could not be loaded" },
  lessons_newest: {
    es: "Se muestran las {{count}} más recientes. Elija un lugar para ver las anteriores.",
    en: "The {{count}} newest are shown. Choose a place to see the earlier ones.",
  },
  lessons_shown: { es: "Qué lecciones se muestran", en: "Which lessons are shown" },
  lessons_all: { es: "Todas", en: "All" },
  lessons_open: { es: "Sin acuerdo", en: "Without an agreement" },
  lesson_add: { es: "Agregar lección", en: "Add lesson" },
  lesson_edit: { es: "Cambiar la lección", en: "Change the lesson" },
  lesson_saved: { es: "Lección guardada", en: "Lesson saved" },
  lesson_taken_out: { es: "Lección quitada", en: "Lesson taken out" },
  lesson_take_out: { es: "Quitar la lección «{{text}}»", en: "Take out the lesson “{{text}}”" },
  "lesson_kind.improvement": { es: "Por mejorar", en: "To improve" },
  "lesson_kind.strength": { es: "Salió bien", en: "Went well" },
  lesson_to_committee: { es: "Llevar al comité", en: "Take to the committee" },
  lesson_waits: { es: "Sin acuerdo", en: "No agreement" },
  lesson_agreed_elsewhere: { es: "Acordado en un comité", en: "Agreed in a committee" },
  lesson_agreement: { es: "Acuerdo n.º {{number}}, {{committee}}", en: "Agreement no. {{number}}, {{committee}}" },
  lesson_no_session: {
    es: "No hay una sesión convocada ni con acta abierta. Convoque una en Comité GRD.",
    en: "No session is called or has open minutes. Call one under DRM Committee.",
  },
  lesson_bring: { es: "Traer lección", en: "Bring a lesson" },
  lesson_from: { es: "De «{{source}}»: {{text}}", en: "From “{{source}}”: {{text}}" },
} satisfies Words;
