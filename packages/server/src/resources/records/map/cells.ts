// Counts of records by cell of the tile grid, which answer the map from afar, and the counter of changes that says whether a copy is good.
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import { system, type Database, type Db } from "../../../platform/database/database.ts";
import { inTerritory } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";

/** What cells are counted by, and what does not change which records match. Any other filter is answered by the rows themselves. */
const known: ReadonlySet<string> = new Set<keyof RecordQuery>([
  "place",
  "variable",
  "status",
  "has_geometry",
  "sort",
  "page",
  "per_page",
  "after",
]);

/** Whether cells can answer a query exactly. */
export const isCountedByCell = (query: Partial<RecordQuery>): boolean =>
  Object.entries(query).every(([name, value]) => known.has(name) || value === undefined || value === "");

/** A list of more places than these is counted as far as anybody reads, which costs less than to add up all their cells. */
const fewPlaces = 50;

/** Whether the cells of level 0, which hold what lies nowhere on the map too, tell the total of a list. */
export const isCountedByPlace = ({ company_ids }: Scope, query: Partial<RecordQuery>): boolean =>
  company_ids !== null && company_ids.length <= fewPlaces && query.has_geometry === undefined && isCountedByCell(query);

/** Cells with what was changed since they were folded, as rows of the table `r` that the condition of a list can read. */
export const cells = sql`(
  select *, null::timestamptz as deleted_at from record_cells union all
  select *, null::timestamptz as deleted_at from record_cell_changes) r`;

/** How many records there are, however many: a query of one number, of cells that the condition of the list reads as `r`. */
export const totalFromCells = (where: Expression<SqlBool>): RawBuilder<number> =>
  sql<number>`select coalesce(sum(r.count), 0)::bigint as total from ${cells} where r.level = 0 and r.cell = 0 and ${where}`;

/**
 * Another text after every change of a record in these places, of a variable or of a place, as soon as the change is there to be read:
 * whatever is made of them is good while it stays the same.
 */
export async function stateOf(db: Db, scope: Scope, domain: RecordDomain): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws('.',
      (select sum(count) from record_changes where domain = ${domain} and ${inTerritory(sql`company_id`, scope)}),
      (select sum(version) from variables), (select sum(version) from companies)) as state`.execute(db);
  return rows[0]?.state ?? "";
}

/** Any fixed number: of several server processes one folds. */
const lockNumber = 7_253_045;

/** Adds the changes to the cells; what is read is the same before, meanwhile and after. */
export const foldCells = ({ write }: Pick<Database, "write">): Promise<void> =>
  write(system, async (tx) => {
    const { rows } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_xact_lock(${lockNumber}) as is_mine`.execute(tx);
    if (!rows[0]?.is_mine) return;
    await sql`
      with folded as (delete from record_cell_changes returning *)
      insert into record_cells as known
      select level, domain, cell, company_id, variable_id, status, sum(count), sum(sum_x), sum(sum_y), sum(sum_id)
      from folded group by 1, 2, 3, 4, 5, 6
      on conflict (level, domain, cell, company_id, variable_id, status) do update set count = known.count + excluded.count,
        sum_x = known.sum_x + excluded.sum_x, sum_y = known.sum_y + excluded.sum_y, sum_id = known.sum_id + excluded.sum_id`.execute(
      tx,
    );
    await sql`delete from record_cells where count = 0`.execute(tx);
    await sql`
      with folded as (delete from record_changes returning *)
      insert into record_changes select domain, company_id, sum(count) from folded group by 1, 2`.execute(tx);
  });

const lookEveryMs = 5000;
/** So many rows cost a reader nothing that could be measured. */
const fewChanges = 300;

/** Folds when enough is waiting: of what moved on the map, or of changes that moved nothing there and are only counted. */
export async function foldWhenMany(database: Pick<Database, "db" | "write">): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`
    select (select count(*) from record_cell_changes)
      + (select count(*) - count(distinct (domain, company_id)) from record_changes) as waiting`.execute(database.db);
  if ((rows[0]?.waiting ?? 0) > fewChanges) await foldCells(database);
}

/** Folds from time to time. The returned function ends it, waiting for work begun. */
export function keepFolding(database: Pick<Database, "db" | "write">, onError: (error: unknown) => void) {
  let work: Promise<void> | undefined;
  const timer = setInterval(() => {
    work ??= foldWhenMany(database)
      .catch(onError)
      .finally(() => (work = undefined));
  }, lookEveryMs).unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await work;
  };
}
