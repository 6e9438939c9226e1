// What of exercises waits: those that took place and of which nobody wrote down whether, or how it went.
import { sql } from "kysely";
import { mostCounted } from "@atalaya/contract/resources/todo.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { TodoOf } from "../../platform/todo.ts";
import { isDue } from "./queries.ts";

export const exerciseTodo: TodoOf = async (db, { held }) => {
  const scope = held("exercises.update");
  if (!scope) return [];
  const { rows } = await sql<{ count: number; first: string | null; due: string | null }>`
    with waiting as (select r.title, r.starts_at, r.id from exercises r
      where r.deleted_at is null and (r.status = 'planned' or r.status = 'held' and r.rating is null and r.evaluation is null)
        and ${isDue} and ${inTerritory(sql<number>`r.company_id`, scope)}
      order by r.starts_at, r.id limit ${mostCounted + 1})
    select count(*)::int as count, min(starts_at) as due,
      (select title from waiting order by starts_at, id limit 1) as first from waiting`.execute(db);
  const { count, first, due } = rows[0]!;
  if (first === null) return [];
  return [
    {
      kind: "exercises_to_close",
      menu: "exercises",
      path: "/simulacros",
      count,
      first,
      due,
      search: { is_due: "true" },
    },
  ];
};
