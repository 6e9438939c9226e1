// Alerts that wait for the caller: those of others that he may issue, those that one officer issued alone, those about to end, and his
// own that were sent back.
import { sql, type RawBuilder } from "kysely";
import { alertKinds, type AlertKind } from "@atalaya/contract/resources/alerts/fields.ts";
import type { AlertQuery } from "@atalaya/contract/resources/alerts.ts";
import { mostCounted, type TodoItem, type TodoKind } from "@atalaya/contract/resources/todo.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Asker, TodoOf } from "../../platform/todo.ts";
import { matching } from "./queries.ts";

/** `who`: whether it waits for this user; for everybody who holds the permission without it. `due`: the column that says until when. */
type Waiting = {
  permission: Permission;
  query: Partial<AlertQuery>;
  who?: (user: string) => RawBuilder<boolean>;
  due?: "ratify_until" | "expires_at";
};

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
    due: "ratify_until",
  },
  expiring: { permission: "alerts.issue", query: { expiring: true }, due: "expires_at" },
  returned: { permission: "records.alert.update", query: { returned: true }, who: isMine },
};

/** The list shows the same: real alerts and exercises apart, and each named for what it is. */
async function itemOf(db: Db, { held, user_id }: Asker, kind: AlertKind, step: Step): Promise<TodoItem[]> {
  const { permission, query, who, due: column } = waiting[step];
  const scope = held(permission);
  if (!scope) return [];
  const due_at = column ? sql.ref(`r.${column}`) : sql`null::timestamptz`;
  const isHis = who ? who(String(user_id)) : sql`true`;
  const { rows } = await sql<{ count: number; first: string | null; due: string | null }>`
    with waiting as (select r.headline_es, coalesce(${due_at}, r.updated_at) as since, ${due_at} as due, r.id from alerts r
      where ${matching(scope, { ...query, kind })} and ${isHis} order by since, r.id limit ${mostCounted + 1})
    select count(*)::int as count, min(due) as due,
      (select headline_es from waiting order by since, id limit 1) as first from waiting`.execute(db);
  const { count, first, due } = rows[0]!;
  if (first === null) return [];
  const listed = { ...query, ...(kind === "exercise" && { tab: "exercises" }) };
  const search = Object.fromEntries(Object.entries(listed).map(([name, value]) => [name, String(value)]));
  return [{ kind: `${kind}s_${step}`, menu: "alertMapRecord", count, first, due, path: "/records/alert", search }];
}

export const alertTodo: TodoOf = async (db, asker) =>
  (
    await Promise.all(
      alertKinds.flatMap((kind) => (Object.keys(waiting) as Step[]).map((step) => itemOf(db, asker, kind, step))),
    )
  ).flat();
