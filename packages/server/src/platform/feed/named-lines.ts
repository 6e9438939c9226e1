// Lines of the feed with the names of their rows, and what somebody must hold where to be told of each.
import { sql } from "kysely";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { LiveChange } from "@atalaya/contract/resources/live.ts";
import type { Db } from "../database/database.ts";
import { namesIn, type NamedRow, type NamedRows } from "../noun.ts";
import type { Line } from "./lines.ts";

type Path = readonly number[];

/** Who is asked for something by a line: those who hold this too, `but` some. */
type Asked = { permission: Permission; but: readonly string[] };

/**
 * `path`: of its place, from the root down to itself; empty where it has none. `below`: of places below, where it is told in this way to
 * those who are not told at its own. `to`, `notTo`: who is asked for something is told so, and the others are told without it.
 */
export type Told = {
  change: LiveChange;
  permission: Permission;
  path: Path;
  below?: readonly Path[];
  to?: Asked;
  notTo?: Asked;
};

type Named = { line: Line; row: Omit<NamedRow, "id" | "name"> & { name: string | null }; rows: NamedRows };

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
  return [...groups.values()].flatMap((group) => toldOfGroup(group, paths));
}

/** Of one table and one place. */
function toldOfGroup(group: readonly Named[], paths: ReadonlyMap<number, Path>): Told[] {
  const { permission, company_id } = group[0]!.row;
  // Of a place that is gone only those are told who see all places.
  const path = company_id === null ? [] : (paths.get(company_id) ?? []);
  // Whom a line calls would not hear it among many.
  const { calls = [], others = [] } = Object.groupBy(group, (it) => (isCall(it) ? "calls" : "others"));
  const told = others.length > mostSingly ? [asOne(others)] : others.map(changeOf);
  return [
    ...calls.flatMap((it) => toldOfCall(it).map((heard) => ({ ...heard, permission, path }))),
    ...told.map((change) => ({ change, permission, path })),
    ...group.flatMap((it) => {
      const below = belowOf(it.line, it.row).flatMap((id) => [paths.get(id) ?? []]);
      return below.length > 0 ? [{ change: withoutHand(changeOf(it)), permission, path, below }] : [];
    }),
  ];
}

/** What people are called by: told of with a notice. */
const isCall = (it: Named): boolean => noticeOf(it) !== null || askingOf(it) !== null;

const noticeOf = ({ line, row }: Named): object | null => (line.action === "create" ? row.notice : null);

function askingOf({ line, row, rows: { asks } }: Named): object | null {
  if (!asks) return null;
  const isIt = asks.field === undefined ? line.action === "create" : line.fields.includes(asks.field);
  return isIt ? row.asked.notice : null;
}

/** Whoever is asked for something is told it instead of what the others are told. */
function toldOfCall(it: Named): Pick<Told, "change" | "to" | "notTo">[] {
  const [change, asking, asks] = [changeOf(it), askingOf(it), it.rows.asks];
  if (!asking || !asks) return [{ change }];
  const asked = { permission: asks.permission, but: it.row.asked.but };
  return [
    { change: { ...change, alert: asking as NonNullable<LiveChange["alert"]> }, to: asked },
    { change, notTo: asked },
  ];
}

/** Of which lines people are called: those that make a row of a table, or change this field of it. */
export type Calling = { resource: string; field: string | null };

export const callingLines = (named_rows: Record<string, NamedRows>): Calling[] =>
  Object.entries(named_rows).flatMap(([resource, { notice, asks }]) => [
    ...(notice || (asks && asks.field === undefined) ? [{ resource, field: null }] : []),
    ...(asks?.field === undefined ? [] : [{ resource, field: asks.field }]),
  ]);

const belowOf = ({ action }: Line, { told_below }: Named["row"]) => (action === "create" ? told_below : []);

/** By whom it was done up there is not told below. */
const withoutHand = (change: LiveChange): LiveChange => ({ ...change, actor: null, actor_id: null, request_id: null });

async function namesOf(db: Db, table: string, rows: NamedRows, lines: readonly Line[]): Promise<Named[]> {
  const ids = [...new Set(lines.map(({ record_id }) => record_id))];
  const found = new Map((await namesIn(db, table, rows, ids, { isTold: true })).map((row) => [row.id, row]));
  return lines.flatMap((line) => {
    const row = found.get(line.record_id);
    if (row) return { line, row, rows };
    // Gone without a trace but this one.
    if (typeof rows.permission !== "string") return [];
    return {
      line,
      rows,
      row: {
        name: null,
        company_id: line.company_id,
        permission: rows.permission as Permission,
        notice: null,
        asked: { notice: null, but: [] },
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

function changeOf(it: Named): LiveChange {
  const { id, at, actor_id, actor, action, resource, record_id, fields, request_id } = it.line;
  const { name, company_id } = it.row;
  const notice = noticeOf(it);
  return {
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
    ...(notice && { alert: notice as NonNullable<LiveChange["alert"]> }),
  };
}

/** The last of them, without what is only its own. */
const asOne = (group: readonly Named[]): LiveChange => ({
  ...changeOf(group.at(-1)!),
  record_id: null,
  name: null,
  fields: [],
  many: group.length,
});
