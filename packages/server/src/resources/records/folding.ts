// What was counted of records is written down as changes, so that nobody waits for anybody; from time to time they are added up.
import { sql } from "kysely";
import { system, type Database } from "../../platform/database/database.ts";
import { foldLossSums } from "./losses/loss-sums.ts";

/** Any fixed number: of several server processes one folds. */
const lockNumber = 7_253_045;

/** Adds the changes to the cells and sums; what is read is the same before, meanwhile and after. */
export const fold = ({ write }: Pick<Database, "write">): Promise<void> =>
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
    await foldLossSums(tx);
  });

const lookEveryMs = 5000;
/** So many rows cost a reader nothing that could be measured. */
const fewChanges = 300;

/** Folds when enough is waiting: of what moved on the map, of losses, or of changes that moved nothing and are only counted. */
export async function foldWhenMany(database: Pick<Database, "db" | "write">): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`
    select (select count(*) from record_cell_changes) + (select count(*) from loss_sum_changes)
      + (select count(*) - count(distinct (domain, company_id)) from record_changes) as waiting`.execute(database.db);
  if ((rows[0]?.waiting ?? 0) > fewChanges) await fold(database);
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
