// Statements about the rows of files: kept, looked at, written, taken back, some hundred or thousand at a time; made for a million of them.
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { ImportRow, RowOutcome, rowFates } from "@atalaya/contract/resources/imports/imports.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { asJson } from "../../platform/database/sql.ts";
import type { Examined, RowFinding, Undoable } from "../../platform/exchange/exchange.ts";
import type { StagedRow } from "../../platform/exchange/table-rows.ts";

/** The rows of a sheet of an import. */
export type Sheet = { id: number; sheet: number };
const of = ({ id, sheet }: Sheet) => sql<SqlBool>`w.import_id = ${id} and w.sheet = ${sheet}`;

export type KeptLine = {
  sheet: number;
  line: number;
  row: number;
  cells: readonly string[];
  geometry?: Geometry;
  is_hidden?: true;
};

/** A list as the database writes one: it unfolds no lists of lists of different lengths. */
const asList = (cells: readonly string[]) =>
  `{${cells.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`;

export async function keepLines(tx: Tx, import_id: number, lines: readonly KeptLine[]): Promise<void> {
  await sql`
    insert into import_rows (import_id, sheet, line, row, cells, geometry, is_hidden)
    select ${import_id}, n.sheet, n.line, n.row, n.cells::text[], n.geometry::jsonb, n.is_hidden
    from unnest(${lines.map(({ sheet }) => sheet)}::smallint[], ${lines.map(({ line }) => line)}::integer[],
      ${lines.map(({ row }) => row)}::integer[], ${lines.map(({ cells }) => asList(cells))}::text[],
      ${lines.map(({ geometry }) => (geometry ? JSON.stringify(geometry) : null))}::text[],
      ${lines.map((it) => it.is_hidden ?? false)}::boolean[]) as n(sheet, line, row, cells, geometry, is_hidden)`.execute(
    tx,
  );
}

/** How many lines are kept of a file that is being read. */
export async function countLines(tx: Tx, import_id: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from import_rows where import_id = ${import_id}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** These lines of a sheet, in order: headings, and what stands below them. */
export async function linesFrom(db: Db | Tx, sheet: Sheet, first: number, most: number): Promise<StagedRow[]> {
  const { rows } = await sql<StagedRow>`
    select w.line, w.cells, w.geometry from import_rows w where ${of(sheet)} and w.line >= ${first} order by w.line limit ${most}`.execute(
    db,
  );
  return rows;
}

const waiting: Record<"all" | "unexamined" | "wanted" | "written", RawBuilder<SqlBool>> = {
  all: sql`w.fate is null`,
  unexamined: sql`w.fate is null and w.outcome is null`,
  wanted: sql`w.fate is null and w.outcome in ('new', 'changed')`,
  written: sql`w.fate = 'written'`,
};
export type Wanted = keyof typeof waiting;

export async function nextRows(
  tx: Tx,
  sheet: Sheet,
  wanted: Wanted,
  after: number,
  most: number,
): Promise<StagedRow[]> {
  const { rows } = await sql<StagedRow>`
    select w.line, w.cells, w.geometry from import_rows w
    where ${of(sheet)} and w.line > ${after} and ${waiting[wanted]} order by w.line limit ${most}`.execute(tx);
  return rows;
}

export async function nextWritten(tx: Tx, sheet: Sheet, after: number, most: number): Promise<Undoable[]> {
  const { rows } = await sql<Undoable>`
    select w.line, w.row_id as id, w.version, w.changes from import_rows w
    where ${of(sheet)} and w.line > ${after} and ${waiting.written} order by w.line limit ${most}`.execute(tx);
  return rows;
}

/** Rows from this line on that wait for a step. */
export async function countWaiting(tx: Tx, sheet: Sheet, wanted: Wanted, first: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from import_rows w where ${of(sheet)} and w.line >= ${first} and ${waiting[wanted]}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export type Judged = Pick<Examined, "line" | "findings" | "key" | "met" | "changes" | "position"> & {
  outcome: RowOutcome;
};

/** What was found out of rows; one that repeats an earlier row of the sheet is none of its own. */
export async function putJudged(tx: Tx, sheet: Sheet, judged: readonly Judged[]): Promise<void> {
  const rows = judged.map(({ line, outcome, findings, key, met, changes, position }) => ({
    line,
    outcome,
    findings: findings.length > 0 ? findings : null,
    key,
    row_id: met?.id ?? null,
    version: met?.version ?? null,
    changes,
    lon: position?.[0] ?? null,
    lat: position?.[1] ?? null,
  }));
  await sql`
    update import_rows w set outcome = n.outcome, findings = n.findings, compared_by = n.key, row_id = n.row_id, version = n.version,
      changes = n.changes, lon = n.lon, lat = n.lat
    from jsonb_to_recordset(${asJson(rows)}) as n(line integer, outcome text, findings jsonb, key text, row_id bigint, version integer,
      changes jsonb, lon float8, lat float8)
    where ${of(sheet)} and w.line = n.line`.execute(tx);
  const lines = rows.filter(({ key, outcome }) => key !== null && outcome !== "refused").map(({ line }) => line);
  await sql`
    update import_rows w set outcome = 'double', findings = jsonb_build_array(jsonb_build_object('column', null, 'code', 'import_double',
      'parameters', jsonb_build_object('row', first.row), 'is_warning', true))
    from (select n.line, (select min(o.row) from import_rows o where o.import_id = ${sheet.id} and o.sheet = ${sheet.sheet} and o.compared_by = n.compared_by
        and o.line < n.line and o.outcome not in ('refused', 'left_out')) as row
      from import_rows n where n.import_id = ${sheet.id} and n.sheet = ${sheet.sheet} and n.line = any(${lines}::integer[])) first
    where ${of(sheet)} and w.line = first.line and first.row is not null`.execute(tx);
}

export async function putLeftOut(
  tx: Tx,
  sheet: Sheet,
  rows: readonly { line: number; finding: RowFinding | null }[],
): Promise<void> {
  const told = rows.map(({ line, finding }) => ({ line, findings: finding && [finding] }));
  await sql`
    update import_rows w set outcome = 'left_out', findings = n.findings, compared_by = null, row_id = null, version = null, changes = null
    from jsonb_to_recordset(${asJson(told)}) as n(line integer, findings jsonb) where ${of(sheet)} and w.line = n.line`.execute(
    tx,
  );
}

/** What became of rows: written, or refused after all. */
export async function putWritten(
  tx: Tx,
  sheet: Sheet,
  rows: readonly {
    line: number;
    row_id?: number;
    version?: number;
    changes?: object | null;
    findings?: readonly RowFinding[];
  }[],
): Promise<void> {
  await sql`
    update import_rows w set fate = case when n.findings is null then 'written' end, row_id = n.row_id, version = n.version, changes = n.changes,
      outcome = case when n.findings is null then w.outcome else 'refused' end, findings = coalesce(n.findings, w.findings)
    from jsonb_to_recordset(${asJson(rows)}) as n(line integer, row_id bigint, version integer, changes jsonb, findings jsonb)
    where ${of(sheet)} and w.line = n.line`.execute(tx);
}

export const putFate = (tx: Tx, sheet: Sheet, fate: (typeof rowFates)[number], lines: readonly number[]) =>
  sql`update import_rows w set fate = ${fate} where ${of(sheet)} and w.line = any(${lines}::integer[])`.execute(tx);

/** Rows by what they do, and by what became of them, as JSON; those above the first row are none. */
export const totalsOf = (sheet: Sheet, first: number) => sql`(
  select coalesce(jsonb_object_agg(told.name, told.count), '{}') from (
    select w.outcome as name, count(*) as count from import_rows w where ${of(sheet)} and w.line >= ${first} and w.outcome is not null group by 1
    union all
    select w.fate, count(*) from import_rows w where ${of(sheet)} and w.line >= ${first} and w.fate is not null group by 1) told)`;

/** What was found out by other settings says nothing any more. */
export const forgetJudged = (tx: Tx, id: number) =>
  sql`update import_rows set outcome = null, findings = null, compared_by = null, row_id = null, version = null, changes = null, lon = null, lat = null
    where import_id = ${id} and outcome is not null`.execute(tx);

/** Drops some rows of an import; answers how many. */
export async function dropSome(tx: Tx, import_id: number, most: number): Promise<number> {
  const { rows } = await sql`
    delete from import_rows where (import_id, sheet, line) in (
      select import_id, sheet, line from import_rows where import_id = ${import_id} limit ${most}) returning line`.execute(
    tx,
  );
  return rows.length;
}

export type FoundRow = Omit<ImportRow, "findings" | "changes" | "record_id"> & {
  record_id: number | null;
  findings: RowFinding[] | null;
  changes: Undoable["changes"];
};

type Page = { outcome?: string | undefined; fate?: string | undefined; after: number; per_page: number };

export async function listRows(
  db: Db | Tx,
  sheet: Sheet,
  first: number,
  { outcome, fate, after, per_page }: Page,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select w.line, w.row, w.cells, w.given, w.is_hidden, w.outcome, w.fate, w.findings, w.row_id as record_id, w.changes,
      case when w.lon is not null then array[w.lon, w.lat] end as position
    from import_rows w where ${of(sheet)} and w.line >= ${first} and w.line > ${after}
      and ${outcome ? sql`w.outcome = ${outcome}` : sql`true`} and ${fate ? sql`w.fate = ${fate}` : sql`true`}
    order by w.line limit ${per_page}`.execute(db);
  return rows;
}

/** The row, and those that have what they are compared by in common with it: they are looked at together. */
export async function rowsAlike(
  tx: Tx,
  sheet: Sheet,
  line: number,
  most: number,
): Promise<(StagedRow & { given: string[] | null })[]> {
  const { rows } = await sql<StagedRow & { given: string[] | null }>`
    select w.line, w.cells, w.given, w.geometry from import_rows w where ${of(sheet)} and w.fate is null and (w.line = ${line}
      or w.compared_by = (select m.compared_by from import_rows m where m.import_id = ${sheet.id} and m.sheet = ${sheet.sheet} and m.line = ${line}))
    order by w.line <> ${line}, w.line limit ${most}`.execute(tx);
  return rows;
}

export const mendCell = (tx: Tx, sheet: Sheet, line: number, cells: readonly string[]) =>
  sql`update import_rows w set given = coalesce(w.given, w.cells), cells = ${asList(cells)}::text[]
    where ${of(sheet)} and w.line = ${line}`.execute(tx);

/** Answers how many rows it mended; they are to be looked at again. `at`: of the column, from 1. */
export async function replaceCells(
  tx: Tx,
  sheet: Sheet,
  first: number,
  at: number,
  from: string,
  to: string,
): Promise<number> {
  const { rows } = await sql`
    update import_rows w set given = coalesce(w.given, w.cells), outcome = null,
      cells = case when array_length(w.cells, 1) >= ${at}::integer then w.cells[:${at - 1}::integer] || ${to}::text || w.cells[${at + 1}::integer:]
        else w.cells || array_fill(''::text, array[${at - 1}::integer - coalesce(array_length(w.cells, 1), 0)]) || ${to}::text end
    where ${of(sheet)} and w.line >= ${first} and w.fate is null and btrim(coalesce(w.cells[${at}::integer], '')) = btrim(${from}) returning w.line`.execute(
    tx,
  );
  return rows.length;
}

export type UnresolvedValue = { field: string; value: string; rows: number };

/** Each cell that was not understood, once. `columns`: the field of each column, from 1. */
export async function listUnresolved(
  db: Db | Tx,
  sheet: Sheet,
  codes: readonly string[],
  columns: readonly { field: string; at: number }[],
  most: number,
): Promise<{ data: UnresolvedValue[]; total: number }> {
  const found = sql`
    select c.field, w.cells[c.at] as value, count(*) as rows
    from import_rows w cross join lateral jsonb_to_recordset(w.findings) as f("column" text, code text)
      join jsonb_to_recordset(${asJson(columns)}) as c(field text, at integer) on c.field = f."column"
    where ${of(sheet)} and w.outcome = 'refused' and w.fate is null and f.code = any(${codes}::text[]) and w.cells[c.at] is not null
    group by 1, 2`;
  const { rows } = await sql<UnresolvedValue & { total: number }>`
    select found.*, count(*) over () as total from (${found}) found order by rows desc, field, value limit ${most}`.execute(
    db,
  );
  return { data: rows.map(({ total: _total, ...it }) => it), total: rows[0]?.total ?? 0 };
}

/** Whether a row of the import met, or became, what has this id. */
export const isMetIn =
  ({ id, sheet }: Sheet) =>
  (row_id: RawBuilder<number>) => sql<SqlBool>`exists (
  select from import_rows w where w.import_id = ${id} and w.sheet = ${sheet} and w.row_id = ${row_id})`;

/** Points at most; of more every so many. */
export async function listPositions(db: Db | Tx, sheet: Sheet, first: number, most: number) {
  const rows = sql`import_rows w where ${of(sheet)} and w.line >= ${first} and w.outcome is not null and w.lon is not null`;
  const count = await sql<{ total: number }>`select count(*) as total from ${rows}`.execute(db);
  const total = count.rows[0]?.total ?? 0;
  const { rows: points } = await sql<{ line: number; outcome: RowOutcome; position: [number, number] }>`
    select line, outcome, array[lon, lat] as position from (
      select w.line, w.outcome, w.lon, w.lat, row_number() over (order by w.line) as nth from ${rows}) numbered
    where nth % ${Math.max(1, Math.ceil(total / most))}::integer = 0 order by line`.execute(db);
  return { points, total };
}

/** Cells of rows that are not written, but for totals and footnotes, some at a time. */
export async function* restOf(db: Db, sheet: Sheet, first: number): AsyncGenerator<string[][]> {
  const most = 2000;
  let after = first - 1;
  for (;;) {
    const { rows } = await sql<{ line: number; cells: string[] }>`
      select w.line, w.cells from import_rows w where ${of(sheet)} and w.line > ${after} and w.outcome is distinct from 'left_out'
        and w.outcome is distinct from 'unchanged' and w.fate is distinct from 'written' and w.fate is distinct from 'kept'
      order by w.line limit ${most}`.execute(db);
    if (rows.length === 0) return;
    yield rows.map(({ cells }) => cells);
    after = rows.at(-1)!.line;
  }
}
