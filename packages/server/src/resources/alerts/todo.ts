// Alerts that wait for the caller: those of others that he may issue, his own that were sent back, and those that one officer issued alone.
import { sql, type RawBuilder } from "kysely";
import { alertKinds, type AlertKind } from "@atalaya/contract/resources/alerts/fields.ts";
import type { AlertQuery } from "@atalaya/contract/resources/alerts.ts";
import { mostCounted, type TodoItem, type TodoKind } from "@atalaya/contract/resources/todo.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Asker, TodoOf } from "../../platform/todo.ts";
import { matching } from "./queries.ts";

/** `who`: whether it waits for this user. */
type Waiting = { permission: Permission; query: Partial<AlertQuery>; who: (user: string) => RawBuilder<boolean> };

const isMine = (user: string) => sql<boolean>`coalesce(${user} in (r.drafted_by, r.submitted_by), false)`;

type Step = Extract<TodoKind, `alerts_${string}`> extends `alerts_${infer S}` ? S : never;

const waiting: Record<Step, Waiting> = {
  to_approve: {
    permission: "alerts.issue",
    query: { waiting: true },
    who: (user) => sql<boolean>`not ${isMine(user)}`,
  },
  unratified: {
    permission: "alerts.issue",
    query: { unratified: true },
    who: (user) => sql<boolean>`exists (select from alert_messages m
      where m.alert_id = r.id and m.ratify_until is not null and m.created_by <> ${user}
        and not exists (select from alert_ratifications t where t.message_id = m.id))`,
  },
  returned: { permission: "records.alert.update", query: { returned: true }, who: isMine },
};

/** The list shows the same: real alerts and exercises apart, and each named for what it is. */
async function itemOf(db: Db, { held, user_id }: Asker, kind: AlertKind, step: Step): Promise<TodoItem[]> {
  const { permission, query, who } = waiting[step];
  const scope = held(permission);
  if (!scope) return [];
  const { rows } = await sql<{ count: number; first: string | null }>`
    with waiting as (select r.headline_es, r.updated_at, r.id from alerts r
      where ${matching(scope, { ...query, kind })} and ${who(String(user_id))} limit ${mostCounted + 1})
    select count(*)::int as count, (select headline_es from waiting order by updated_at, id limit 1) as first from waiting`.execute(
    db,
  );
  const { count, first } = rows[0]!;
  if (first === null) return [];
  const listed = { ...query, ...(kind === "exercise" && { tab: "exercises" }) };
  const search = Object.fromEntries(Object.entries(listed).map(([name, value]) => [name, String(value)]));
  return [{ kind: `${kind}s_${step}`, menu: "alertMapRecord", count, first, path: "/records/alert", search }];
}

export const alertTodo: TodoOf = async (db, asker) =>
  (
    await Promise.all(
      alertKinds.flatMap((kind) => (Object.keys(waiting) as Step[]).map((step) => itemOf(db, asker, kind, step))),
    )
  ).flat();
