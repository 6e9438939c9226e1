// Statements that keep what rows of files would do, and what became of them.
import { sql } from "kysely";
import type { RowOutcome, rowFates } from "@atalaya/contract/resources/imports/imports.ts";
import type { Tx } from "../../platform/database/database.ts";
import { asJson } from "../../platform/database/sql.ts";
import type { Examined, RowFinding } from "../../platform/exchange/exchange.ts";
import { of, type Sheet } from "./row-queries.ts";

export type Judged = Pick<Examined, "line" | "findings" | "key" | "met" | "changes" | "position"> & {
  outcome: RowOutcome;
};

/** What was found out of rows; one that repeats an earlier row of the sheet is none of its own. */
export async function putJudged(tx: Tx, sheet: Sheet, judged: readonly Judged[]): Promise<void> {
  const rows = judged.map(({ line, outcome, findings, key, met, changes, position }) => ({
    line,
    outcome,
    findings: findings.length > 0 ? findings : null,
    // Of one sheet of one import, so that the database finds it by this alone, whatever it knows of how many there are.
    compared_by: key && `${sheet.id}:${sheet.sheet}:${key}`,
    row_id: met?.id ?? null,
    version: met?.version ?? null,
    changes,
    lon: position?.[0] ?? null,
    lat: position?.[1] ?? null,
  }));
  await sql`
    update import_rows w set outcome = n.outcome, findings = n.findings, compared_by = n.compared_by, row_id = n.row_id, version = n.version,
      changes = n.changes, lon = n.lon, lat = n.lat
    from jsonb_to_recordset(${asJson(rows)}) as n(line integer, outcome text, findings jsonb, compared_by text, row_id bigint, version integer,
      changes jsonb, lon float8, lat float8)
    where ${of(sheet)} and w.line = n.line`.execute(tx);
  await putDoubles(
    tx,
    sheet,
    rows.filter(({ compared_by, outcome }) => compared_by !== null && outcome !== "refused"),
  );
}

async function putDoubles(
  tx: Tx,
  sheet: Sheet,
  rows: readonly { line: number; compared_by: string | null }[],
): Promise<void> {
  const found = await sql<{ line: number; first: number | null }>`
    select n.line, (select min(o.row) from import_rows o where o.compared_by = n.compared_by and o.line < n.line
      and o.outcome not in ('refused', 'left_out')) as first
    from unnest(${rows.map(({ line }) => line)}::integer[], ${rows.map((it) => it.compared_by)}::text[]) as n(line, compared_by)`.execute(
    tx,
  );
  const doubles = found.rows.filter(({ first }) => first !== null);
  if (doubles.length === 0) return;
  await sql`
    update import_rows w set outcome = 'double', findings = jsonb_build_array(jsonb_build_object('column', null, 'code', 'import_double',
      'parameters', jsonb_build_object('row', n.first), 'is_warning', true))
    from jsonb_to_recordset(${asJson(doubles)}) as n(line integer, first integer) where ${of(sheet)} and w.line = n.line`.execute(
    tx,
  );
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
