// Exercises, as the server is told of them: whom and what they may name, and what of them is still to be closed.
import { sql } from "kysely";
import { exercises } from "@atalaya/contract/resources/exercises.ts";
import { definePlain } from "../../platform/plain/define-noun.ts";
import { ofOwnPlaces } from "../../platform/plain/plain-noun.ts";
import { isInstitution } from "../institutions/queries.ts";
import { documentsSeen } from "../legal-documents/queries.ts";
import { isOpenLesson } from "../lessons/queries.ts";
import { exerciseCoverage } from "./coverage.ts";
import { isDue } from "./queries.ts";
import { exerciseTodo } from "./todo.ts";

const nameIn = (table: string, name: string, id: string) =>
  sql`(select ${sql.raw(name)} from ${sql.table(table)} x where x.id = ${sql.ref(`r.${id}`)})`;

export const exercisesNoun = definePlain(
  {
    resource: exercises,
    titleOf: ({ title }) => title,
    title: sql`x.title`,
    computed: {
      institution_name_es: nameIn("institutions", "x.name_es", "institution_id"),
      institution_name_en: nameIn("institutions", "x.name_en", "institution_id"),
      plan_name: nameIn("legal_documents", "x.title_es", "plan_id"),
      alert_name: nameIn("alerts", "x.headline_es", "alert_id"),
      is_due: isDue,
      open_lessons: sql`(select count(*)::int from lessons l where l.exercise_id = r.id and ${isOpenLesson})`,
    },
    filters: { is_due: (is) => (is ? isDue : sql`not ${isDue}`) },
    references: {
      institution_id: { table: "institutions", reach: "above", may: isInstitution },
      plan_id: {
        table: "legal_documents",
        reach: "above",
        may: async (tx, scope, id) => (await documentsSeen(tx, scope, [id])).get(id)?.kind === "plan",
      },
      alert_id: ofOwnPlaces("alerts"),
    },
    carried_by_points: sql`r.title as name`,
    pointers: { "lessons.exercise_id": "its own lessons, kept with it" },
  },
  { coverage: exerciseCoverage, todo: exerciseTodo },
);
