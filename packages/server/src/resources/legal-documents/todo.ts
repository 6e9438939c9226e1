// Plans and norms of the caller's places that lapse before long, or are to be reviewed, or should have been.
import { sql } from "kysely";
import { mostCounted } from "@atalaya/contract/resources/todo.ts";
import type { TodoOf } from "../../platform/todo.ts";
import { from, matching, renewalDay } from "./queries.ts";

export const legalTodo: TodoOf = async (db, { held }) => {
  const scope = held("legal.update");
  if (!scope) return [];
  const { rows } = await sql<{ count: number; first: string | null; due: string | null }>`
    with waiting as (select d.title_es, ${renewalDay} as due, d.id from ${from}
      where ${matching(scope, { lapsing: true })} order by due, d.id limit ${mostCounted + 1})
    select count(*)::int as count, min(due) as due,
      (select title_es from waiting order by due, id limit 1) as first from waiting`.execute(db);
  const { count, first, due } = rows[0]!;
  if (first === null) return [];
  return [{ kind: "documents_lapsing", menu: "legal", count, first, due, path: "/legal", search: { lapsing: "true" } }];
};
