// What points at a row that somebody wants to delete (V18): a noun says of each foreign key whether it is counted or why it is harmless.
import { sql, type RawBuilder } from "kysely";
import type { Dependants } from "@atalaya/contract/errors.ts";
import type { Tx } from "./database.ts";

type Kind = keyof Dependants;

/** `as`: what the refusal calls it. `when`: which of the rows, `x` there, matter. `each`: a column whose values are counted once. */
type Counted = { as: Kind; when?: RawBuilder<unknown>; each?: string };

/** By "table.column"; a text is the reason why the row may go although this points at it. */
export type Pointers = Record<`${string}.${string}`, Counted | string>;

/** What names the row without a foreign key, in a list or in JSON: how many do, by what the refusal calls them. */
type Besides = Partial<Record<Kind, RawBuilder<number>>>;

/** Rows that are not in the trash. */
export const kept = sql`x.deleted_at is null`;

/** How many things point at the row, by what the refusal calls them. */
export async function countPointers(
  tx: Tx,
  pointers: Pointers,
  id: number,
  besides: Besides = {},
): Promise<Dependants> {
  const counts = Object.entries(besides) as [Kind, RawBuilder<number>][];
  for (const [at, pointer] of Object.entries(pointers)) {
    if (typeof pointer === "string") continue;
    const [table, column] = at.split(".") as [string, string];
    const counted = pointer.each ? sql`distinct x.${sql.ref(pointer.each)}` : sql`*`;
    counts.push([
      pointer.as,
      sql<number>`(select count(${counted}) from ${sql.table(table)} x where x.${sql.ref(column)} = ${id} and ${pointer.when ?? sql`true`})`,
    ]);
  }
  const rows = counts.map(([kind, count]) => sql`(${kind}::text, ${count})`);
  const found = await sql<{ kind: Kind; count: number }>`
    select kind, sum(count)::bigint as count from (values ${sql.join(rows)}) it (kind, count) group by kind`.execute(
    tx,
  );
  return Object.fromEntries(found.rows.map(({ kind, count }) => [kind, count]));
}
