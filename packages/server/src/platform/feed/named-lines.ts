// Lines of the feed with the names of their rows, and what somebody must hold where to be told of each.
import { sql } from "kysely";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { LiveChange } from "@atalaya/contract/resources/live.ts";
import type { Db } from "../database/database.ts";
import { namesIn, type NamedRow, type NamedRows } from "../noun.ts";
import type { Line } from "./lines.ts";

type Path = readonly number[];

/**
 * `path`: of its place, from the root down to itself; empty where it has none. `below`: of places below, where it is told in this way to
 * those who are not told at its own.
 */
export type Told = { change: LiveChange; permission: Permission; path: Path; below?: readonly Path[] };

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
  const places = named.flatMap(({ line, row }) => [row.company_id ?? [], belowOf(line, row)].flat());
  const paths = await pathsOf(db, new Set(places));
  const groups = Map.groupBy(named, ({ line, row }) => [line.resource, row.permission, row.company_id].join());
  return [...groups.values()].flatMap((group) => {
    const told = group.length > mostSingly ? [asOne(group)] : group.map(({ line, row }) => changeOf(line, row));
    const { permission, company_id } = group[0]!.row;
    // Of a place that is gone only those are told who see all places.
    const path = company_id === null ? [] : (paths.get(company_id) ?? []);
    const toldBelow = group.flatMap(({ line, row }) => {
      const below = belowOf(line, row).flatMap((id) => [paths.get(id) ?? []]);
      return below.length > 0 ? [{ change: withoutHand(changeOf(line, row)), permission, path, below }] : [];
    });
    return [...told.map((change) => ({ change, permission, path })), ...toldBelow];
  });
}

const belowOf = ({ action }: Line, { told_below }: Named["row"]) => (action === "create" ? told_below : []);

/** By whom it was done up there is not told below. */
const withoutHand = (change: LiveChange): LiveChange => ({ ...change, actor: null, actor_id: null, request_id: null });

async function namesOf(db: Db, table: string, rows: NamedRows, lines: readonly Line[]): Promise<Named[]> {
  const ids = [...new Set(lines.map(({ record_id }) => record_id))];
  const found = new Map((await namesIn(db, table, rows, ids, { isTold: true })).map((row) => [row.id, row]));
  return lines.flatMap((line) => {
    const row = found.get(line.record_id);
    if (row) return { line, row };
    // Gone without a trace but this one.
    if (typeof rows.permission !== "string") return [];
    return {
      line,
      row: {
        name: null,
        company_id: line.company_id,
        permission: rows.permission as Permission,
        notice: null,
        told_below: [],
      },
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
