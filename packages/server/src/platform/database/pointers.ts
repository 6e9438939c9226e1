// What points at a row that somebody wants to delete (V18): a noun says of each foreign key whether it is counted or why it is harmless.
import { sql, type RawBuilder } from "kysely";
import type { Dependants } from "@atalaya/contract/errors.ts";
import type { Tx } from "./database.ts";
import type { Table } from "./rows.ts";

type Kind = keyof Dependants;

/** `as`: what the refusal calls it. `when`: which of the rows, `x` there, matter. `each`: a column whose values are counted once. */
type Counted = { as: Kind; when?: RawBuilder<unknown>; each?: string };

/** By "table.column"; a text is the reason why the row may go although this points at it. */
export type Pointers = Record<`${string}.${string}`, Counted | string>;

/** What names the row without a foreign key, in a list or in JSON: how many do, by what the refusal calls them. */
type Besides = Partial<Record<Kind, RawBuilder<number>>>;

/** Rows that are not in the trash. */
export const kept = sql`x.deleted_at is null`;

/** What else points at rows of the table: each foreign key that the noun does not name, and whether its rows go to a trash. */
async function unnamed(tx: Tx, table: Table, pointers: Pointers): Promise<Pointers> {
  const { rows } = await sql<{ from: Kind; column: string; has_trash: boolean }>`
    select f.conrelid::regclass::text as from, a.attname as column,
      exists (select from pg_attribute t where t.attrelid = f.conrelid and t.attname = 'deleted_at' and not t.attisdropped) as has_trash
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
    where f.contype = 'f' and f.confrelid = ${table}::regclass`.execute(tx);
  const others = rows.filter(({ from, column }) => !(`${from}.${column}` in pointers));
  return Object.fromEntries(
    // What is restored from the trash must find its place.
    others.map(({ from, column, has_trash }) => [
      `${from}.${column}`,
      { as: from, ...(has_trash && column !== "company_id" && { when: kept }) },
    ]),
  );
}

/**
 * How many things point at the row, by what the refusal calls them (V18). Foreign keys that `pointers` does not name are counted by the
 * name of their table, so that a new noun is counted without being named; a test demands a word for it.
 */
export async function countPointers(
  tx: Tx,
  table: Table,
  pointers: Pointers,
  id: number,
  besides: Besides = {},
): Promise<Dependants> {
  const counts = Object.entries(besides) as [Kind, RawBuilder<number>][];
  const all = { ...pointers, ...(await unnamed(tx, table, pointers)) };
  for (const [at, pointer] of Object.entries(all)) {
    if (typeof pointer === "string") continue;
    const [from, column] = at.split(".") as [string, string];
    const counted = pointer.each ? sql`distinct x.${sql.ref(pointer.each)}` : sql`*`;
    counts.push([
      pointer.as,
      sql<number>`(select count(${counted}) from ${sql.table(from)} x where x.${sql.ref(column)} = ${id} and ${pointer.when ?? sql`true`})`,
    ]);
  }
  if (counts.length === 0) return {};
  const rows = counts.map(([kind, count]) => sql`(${kind}::text, ${count})`);
  const found = await sql<{ kind: Kind; count: number }>`
    select kind, sum(count)::bigint as count from (values ${sql.join(rows)}) it (kind, count) group by kind`.execute(
    tx,
  );
  return Object.fromEntries(found.rows.map(({ kind, count }) => [kind, count]));
}
