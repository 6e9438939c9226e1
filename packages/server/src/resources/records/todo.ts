// Records that wait for the caller: those of others that he may validate, those of his own that were sent back (V13), and assessments that
// are to be looked at again.
import { sql } from "kysely";
import { recordDomains, type RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { menu } from "@atalaya/contract/menu.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import { mostCounted, type TodoItem, type TodoKind } from "@atalaya/contract/resources/todo.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Scope } from "../../platform/scope.ts";
import type { Asker, TodoOf } from "../../platform/todo.ts";
import { dueAssessments } from "./assessments/due.ts";
import { matching } from "./queries.ts";
import { askedLossYears } from "./sendai/loss-years.ts";

type Waiting = Pick<RecordQuery, "status" | "author" | "not_author">;

const entries = menu.flatMap(({ items }) => items);

/** What waits longest, and how many, found by the index of the review. */
async function waiting(db: Db, scope: Scope, domain: RecordDomain, query: Waiting) {
  const { rows } = await sql<{ count: number; first: string | null }>`
    with waiting as (select r.title, r.updated_at, r.id from records r
      where ${matching(scope, domain, query)} and r.status in ('waiting_for_validation', 'needs_revision') limit ${mostCounted + 1})
    select count(*)::int as count, (select title from waiting order by updated_at, id limit 1) as first from waiting`.execute(
    db,
  );
  return rows[0]!;
}

async function itemOf(
  db: Db,
  { held }: Asker,
  domain: RecordDomain,
  kind: TodoKind,
  permission: Permission,
  query: Waiting,
): Promise<TodoItem[]> {
  const scope = held(permission);
  const { count, first } = scope ? await waiting(db, scope, domain, query) : { count: 0, first: null };
  if (first === null) return [];
  const path = `/records/${domain}`;
  const search = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return [{ kind, menu: entries.find((entry) => entry.path === path)!.name, count, first, due: null, path, search }];
}

export const recordTodo: TodoOf = async (db, asker) => {
  // Who may validate the own work is asked for all of it.
  const isAnothers = asker.settings.VALIDATOR_MAY_BE_AUTHOR ? {} : { not_author: asker.user_id };
  const items = recordDomains.flatMap((domain) => [
    itemOf(db, asker, domain, "records_to_validate", `records.${domain}.validate`, {
      status: ["waiting_for_validation"],
      ...isAnothers,
    }),
    itemOf(db, asker, domain, "records_returned", `records.${domain}.update`, {
      status: ["needs_revision"],
      author: asker.user_id,
    }),
  ]);
  items.push(dueAssessments(db, asker.held("records.risk.update")));
  items.push(askedLossYears(db, asker.held("records.risk.update")));
  return (await Promise.all(items)).flat();
};
