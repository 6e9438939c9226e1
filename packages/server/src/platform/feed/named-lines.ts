// Lines of the feed with the names of their rows, and what somebody must hold where to be told of each.
import { sql } from "kysely";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { LiveChange } from "@atalaya/contract/resources/live.ts";
import type { Db } from "../database/database.ts";
import { namesIn, type NamedRow, type NamedRows } from "../noun.ts";
import type { Line } from "./lines.ts";

/** `path`: of its place, from the root down to itself; empty where it has none. */
export type Told = { change: LiveChange; permission: Permission; path: readonly number[] };

type Named = { line: Line; row: Omit<NamedRow, "id" | "name"> & { name: string | null } };

/** More of one kind from one place at once, as an import writes them, are told as one. */
const mostSingly = 20;

/** One statement for each table and one for the places. Lines of tables that do not say who may know of their rows are left out. */
export async function toldOf(db: Db, named_rows: Record<string, NamedRows>, lines: readonly Line[]): Promise<Told[]> {
  const named: Named[] = [];
  for (const [table, its] of Map.groupBy(lines, ({ resource }) => resource)) {
    const rows = named_rows[table];
    if (rows) named.push(...(await namesOf(db, table, rows, its)));
  }
  const paths = await pathsOf(db, new Set(named.flatMap(({ row: { company_id } }) => company_id ?? [])));
  const groups = Map.groupBy(named, ({ line, row }) => [line.resource, row.permission, row.company_id].join());
  return [...groups.values()].flatMap((group) => {
    const told = group.length > mostSingly ? [asOne(group)] : group.map(({ line, row }) => changeOf(line, row));
    const { permission, company_id } = group[0]!.row;
    // Of a place that is gone only those are told who see all places.
    const path = company_id === null ? [] : (paths.get(company_id) ?? []);
    return told.map((change) => ({ change, permission, path }));
  });
}

async function namesOf(db: Db, table: string, rows: NamedRows, lines: readonly Line[]): Promise<Named[]> {
  const ids = [...new Set(lines.map(({ record_id }) => record_id))];
  const found = new Map((await namesIn(db, table, rows, ids)).map((row) => [row.id, row]));
  return lines.flatMap((line) => {
    const row = found.get(line.record_id);
    if (row) return { line, row };
    // Gone without a trace but this one.
    if (typeof rows.permission !== "string") return [];
    return {
      line,
      row: { name: null, company_id: line.company_id, permission: rows.permission as Permission, notice: null },
    };
  });
}

async function pathsOf(db: Db, company_ids: ReadonlySet<number>): Promise<Map<number, number[]>> {
  if (company_ids.size === 0) return new Map();
  const { rows } = await sql<{ id: number; path: number[] }>`
    select id, path from companies where id = any(${[...company_ids]}::bigint[]) and deleted_at is null`.execute(db);
  return new Map(rows.map(({ id, path }) => [id, path]));
}

const changeOf = (
  { id, at, actor_id, actor, action, resource, record_id, fields, request_id }: Line,
  { name, company_id, notice }: Named["row"],
): LiveChange => ({
  id,
  at,
  actor_id,
  actor,
  action,
  resource,
  record_id,
  company_id,
  name,
  fields,
  request_id,
  ...(action === "create" && notice && { alert: notice as LiveChange["alert"] }),
});

/** The last of them, without what is only its own. */
function asOne(group: readonly Named[]): LiveChange {
  const { line, row } = group.at(-1)!;
  return { ...changeOf(line, { ...row, notice: null }), record_id: null, name: null, fields: [], many: group.length };
}
