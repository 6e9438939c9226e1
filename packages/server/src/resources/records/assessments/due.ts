// Assessments of the caller's places that were to be looked at again by today.
import { sql } from "kysely";
import { mostCounted, type TodoItem } from "@atalaya/contract/resources/todo.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Scope } from "../../../platform/scope.ts";
import { matching } from "../queries.ts";

type Due = { count: number; first: string; due: string };

export async function dueAssessments(db: Db, scope: Scope | null): Promise<TodoItem[]> {
  if (!scope) return [];
  const today = new Date().toISOString().slice(0, 10);
  const { rows } = await sql<Due>`
    select count(*) over ()::int as count, due.title as first, due.review_on as due
    from (select r.title, r.id, r.assessment ->> 'review_on' as review_on from records r
      where ${matching(scope, "risk", { review_to: today })} order by r.assessment ->> 'review_on', r.id limit ${mostCounted + 1}) due
    order by due.review_on, due.id limit 1`.execute(db);
  return rows.map(({ count, first, due }) => ({
    kind: "assessments_due",
    menu: "riskAssessmentRecord",
    count,
    first,
    due,
    path: "/records/risk",
    search: { review_to: today },
  }));
}
