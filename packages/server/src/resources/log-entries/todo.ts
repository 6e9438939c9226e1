// What of the logs waits: requests and tasks that nobody has acknowledged, and those whose time is over.
import { sql } from "kysely";
import type { LogEntryQuery } from "@atalaya/contract/resources/log-entries.ts";
import { mostCounted, type TodoItem } from "@atalaya/contract/resources/todo.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Asker, TodoOf } from "../../platform/todo.ts";
import { matching } from "./queries.ts";

const waiting = {
  log_overdue: { overdue: true },
  log_unacknowledged: { state: ["open"] },
} as const satisfies Record<string, { overdue?: true; state?: LogEntryQuery["state"] }>;

async function itemOf(db: Db, { held }: Asker, kind: keyof typeof waiting): Promise<TodoItem[]> {
  const scope = held("log.create");
  if (!scope) return [];
  const query: Partial<LogEntryQuery> = waiting[kind];
  const { rows } = await sql<{ count: number; first: string | null; due: string | null }>`
    with waiting as (select left(r.text, 200) as text, coalesce(r.due_at, r.happened_at) as since, r.due_at as due, r.id
      from log_entries r join records e on e.id = r.record_id where ${matching(scope, query)}
      order by since, r.id limit ${mostCounted + 1})
    select count(*)::int as count, min(due) as due,
      (select text from waiting order by since, id limit 1) as first from waiting`.execute(db);
  const { count, first, due } = rows[0]!;
  if (first === null) return [];
  const search = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return [{ kind, menu: "emergencyLog", count, first, due, path: "/bitacora", search }];
}

export const logTodo: TodoOf = async (db, asker) => [
  ...(await itemOf(db, asker, "log_overdue")),
  ...(await itemOf(db, asker, "log_unacknowledged")),
];
