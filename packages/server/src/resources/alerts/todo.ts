// Alerts that wait for the caller: those of others that he may issue, his own that were sent back, and those that one officer issued alone.
import { sql, type RawBuilder } from "kysely";
import type { AlertQuery } from "@atalaya/contract/resources/alerts.ts";
import { mostCounted, type TodoItem, type TodoKind } from "@atalaya/contract/resources/todo.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Asker, TodoOf } from "../../platform/todo.ts";
import { matching } from "./queries.ts";

/** `who`: whether it waits for this user. */
type Waiting = { permission: Permission; query: Partial<AlertQuery>; who: (user: string) => RawBuilder<boolean> };

const isMine = (user: string) => sql<boolean>`coalesce(${user} in (r.drafted_by, r.submitted_by), false)`;

/** The list shows the same: real alerts and exercises apart. */
const waiting: Record<Extract<TodoKind, `alerts_${string}`>, Waiting> = {
  alerts_to_approve: {
    permission: "alerts.issue",
    query: { waiting: true },
    who: (user) => sql<boolean>`not ${isMine(user)}`,
  },
  alerts_unratified: {
    permission: "alerts.issue",
    query: { unratified: true },
    who: (user) => sql<boolean>`exists (select from alert_messages m
      where m.alert_id = r.id and m.ratify_until is not null and m.created_by <> ${user}
        and not exists (select from alert_ratifications t where t.message_id = m.id))`,
  },
  alerts_returned: { permission: "records.alert.update", query: { returned: true }, who: isMine },
};

async function itemOf(db: Db, { held, user_id }: Asker, kind: keyof typeof waiting): Promise<TodoItem[]> {
  const { permission, query, who } = waiting[kind];
  const scope = held(permission);
  if (!scope) return [];
  const { rows } = await sql<{ count: number; first: string | null }>`
    with waiting as (select r.headline_es, r.updated_at, r.id from alerts r
      where ${matching(scope, { ...query, kind: "alert" })} and ${who(String(user_id))} limit ${mostCounted + 1})
    select count(*)::int as count, (select headline_es from waiting order by updated_at, id limit 1) as first from waiting`.execute(
    db,
  );
  const { count, first } = rows[0]!;
  if (first === null) return [];
  const search = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return [{ kind, menu: "alertMapRecord", count, first, path: "/records/alert", search }];
}

export const alertTodo: TodoOf = async (db, asker) =>
  (await Promise.all((Object.keys(waiting) as (keyof typeof waiting)[]).map((kind) => itemOf(db, asker, kind)))).flat();
