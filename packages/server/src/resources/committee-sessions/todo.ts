// What of committees waits: what they agreed and nobody did in time, and the sessions to which they are called within days.
import { sql, type RawBuilder } from "kysely";
import { mostCounted } from "@atalaya/contract/resources/todo.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { TodoOf } from "../../platform/todo.ts";
import { from, isOverdue, matching } from "./queries.ts";

type Counted = { count: number; first: string | null; due: string | null; committee_id: number | null };

/** `waiting`: rows of `first`, `due`, `committee_id` and `id`, what is due first before the others. `committee_id`: of all that are counted. */
async function counted(db: Db, waiting: RawBuilder<unknown>): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with waiting as (${waiting} limit ${mostCounted + 1})
    select count(*)::int as count, min(due) as due, (select first from waiting order by due, id limit 1) as first,
      case when min(committee_id) = max(committee_id) and count(*) <= ${mostCounted} then min(committee_id) end as committee_id
    from waiting`.execute(db);
  return rows[0]!;
}

const screen = { menu: "legalDrm", path: "/legal-drm-committee" } as const;

/** Of one committee they are read on its own page. */
const overdueAgreements: TodoOf = async (db, { held }) => {
  const scope = held("legalDrm.update");
  if (!scope) return [];
  // No place is more than a day ahead of the server: the index finds what may be overdue, the day of the place what is.
  const { count, first, due, committee_id } = await counted(
    db,
    sql`select left(a.text, 200) as first, a.due_on as due, s.committee_id, a.id
      from committee_agreements a join (${from}) on s.id = a.session_id
      where a.status in ('pending', 'in_progress') and a.due_on <= current_date + 1 and ${inTerritory(sql<number>`a.company_id`, scope)}
        and ${matching(scope)} and s.status <> 'annulled' and ${isOverdue}
      order by a.due_on, a.id`,
  );
  if (first === null) return [];
  const search = { overdue: "true", ...(committee_id !== null && { of: String(committee_id) }) };
  return [{ kind: "agreements_overdue", ...screen, count, first, due, search }];
};

const soonSessions: TodoOf = async (db, { held }) => {
  const scope = held("legalDrm.index");
  if (!scope) return [];
  const { count, first, due } = await counted(
    db,
    sql`select k.name || ', ' || s.number || '/' || s.year as first, s.starts_at as due, s.committee_id, s.id
      from (${from}) join committees k on k.id = s.committee_id
      where ${matching(scope, { soon: true })} order by s.starts_at, s.id`,
  );
  if (first === null) return [];
  return [{ kind: "sessions_soon", ...screen, count, first, due, search: { soon: "true" } }];
};

export const committeeTodo: TodoOf = async (db, asker) =>
  (await Promise.all([overdueAgreements(db, asker), soonSessions(db, asker)])).flat();
