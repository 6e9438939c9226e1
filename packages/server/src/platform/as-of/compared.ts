// What of a list is not as it stood at a moment: both lists are asked the same question, of the rows that were changed since.
import { sql, type RawBuilder } from "kysely";
import { mostCompared } from "@atalaya/contract/since.ts";
import type { Db, ReadAt } from "../database/database.ts";

type Change = { id: number; changes: number; last_at: string };

/** A row then and now; one of both is there. */
type Compared<Row> = Change & { before: Row | null; after: Row | null };

type List<Row> = {
  /** Selects `id` and `at` of each change since, of rows that lie in the caller's places. */
  changes: RawBuilder<unknown>;
  /** The rows of the list among those of these ids. */
  among: (db: Db, ids: number[]) => Promise<Row[]>;
  /** What makes a row another one than it was. */
  told: (row: Row) => object;
};

/** The one that changed last first; one more than are compared is looked for. */
export async function comparedSince<Row extends { id: number }>(
  doors: { db: Db; readAt: ReadAt },
  at: string,
  { changes, among, told }: List<Row>,
): Promise<{ is_whole: boolean; data: Compared<Row>[] }> {
  const { rows: found } = await sql<Change>`
    select id, count(*) as changes, max(at) as last_at from (${changes}) change
    group by 1 order by max(at) desc, 1 limit ${mostCompared + 1}`.execute(doors.db);
  const changed = found.slice(0, mostCompared);
  const ids = changed.map(({ id }) => id);
  const byId = async (db: Db) => new Map((await among(db, ids)).map((row) => [row.id, row]));
  const then = await doors.readAt(at, byId);
  const now = await byId(doors.db);
  const isSame = (one: Row, other: Row) => JSON.stringify(told(one)) === JSON.stringify(told(other));
  const data = changed.flatMap((change) => {
    const [before, after] = [then.get(change.id) ?? null, now.get(change.id) ?? null];
    if (before === null && after === null) return [];
    return before !== null && after !== null && isSame(before, after) ? [] : [{ ...change, before, after }];
  });
  return { is_whole: found.length <= mostCompared, data };
}
