// Finds the rows of one page of a list and counts what matches; decides how words are looked for in a large table.
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { Db } from "./database.ts";

export type Found = {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: Expression<SqlBool>;
  /** Words looked for beside the condition; the table is named `r` then. */
  search?: Expression<SqlBool> | undefined;
  id: RawBuilder<unknown>;
  /** How many match, where something knows it without counting rows: a query of one number. */
  total?: RawBuilder<number> | undefined;
};
type Slice = { by: RawBuilder<unknown>; is_descending: boolean; limit: number; offset: number };
/** What a row carries for the page that it is on: where the next one begins, and in the first how many there are. */
type Row = { sort_value: string | undefined; counted_total?: number | undefined };
/** Rows of a page; `total` where it came with them. */
type Rows<T> = { rows: (T & Row)[]; total?: number | undefined };

/** A row without what it carried for its page; not copied, because what is undefined is in no answer. */
export function asAnswered<T>(row: T & Row): T {
  row.sort_value = undefined;
  if (row.counted_total !== undefined) row.counted_total = undefined;
  return row;
}

/** So many rows are looked through in the order of the list before all that have the words are gathered. */
const lookedThrough = 5000;

/**
 * The rows of a page with the text of their sort value, in order.
 *
 * With words to look for, the database would have to guess how often they occur, and a wrong guess reads the whole table. So the
 * first rows of the list are looked through: common words fill the page from there. Else they are rare, and all rows that have
 * them are gathered by the index of words and then sorted.
 */
export async function findRows<T>(db: Db, found: Found, slice: Slice, counted?: RawBuilder<number>): Promise<Rows<T>> {
  if (!found.search) return inOrder(db, found, slice, counted);
  const first = sql`(select r.* from ${found.from} where ${found.where} ${orderBy(found, slice)} limit ${lookedThrough}) r`;
  const looked = await inOrder<T>(db, { ...found, from: first, where: found.search }, slice);
  return looked.rows.length === slice.limit ? looked : gathered(db, found, slice);
}

const orderBy = ({ id }: Pick<Found, "id">, { by, is_descending }: Slice) => {
  const direction = sql.raw(is_descending ? "desc" : "asc");
  return sql`order by ${by} ${direction}, ${id} ${direction}`;
};

/** A total that is wanted comes in the same answer: a second question would cost the server as much as the first. */
async function inOrder<T>(db: Db, found: Found, slice: Slice, counted?: RawBuilder<number>): Promise<Rows<T>> {
  const total = counted ? sql`, (${counted}) as counted_total` : sql``;
  const { rows } = await sql<T & Row>`
    select ${found.columns}, ${slice.by}::text as sort_value${total} from ${found.from} where ${found.where}
    ${orderBy(found, slice)} limit ${slice.limit} offset ${slice.offset}`.execute(db);
  return { rows, total: rows[0]?.counted_total };
}

const searched = ({ where, search }: Found) => (search ? sql<SqlBool>`${where} and ${search}` : where);

async function gathered<T>(db: Db, found: Found, slice: Slice): Promise<Rows<T>> {
  const { rows } = await sql<T & Row>`
    with gathered as materialized (select ${found.id} as found_id, ${slice.by} as found_by from ${found.from} where ${searched(found)}),
    page as (select * from gathered ${orderBy({ id: sql`found_id` }, { ...slice, by: sql`found_by` })} limit ${slice.limit} offset ${slice.offset})
    select ${found.columns}, ${slice.by}::text as sort_value from ${found.from} join page on found_id = ${found.id}
    ${orderBy(found, slice)}`.execute(db);
  return { rows };
}

/** How many match, counted up to `limit`: a query of one number. */
export function countOf(found: Found, limit: number): RawBuilder<number> {
  // Planned as if all were wanted, so that a rare word is looked up in its index; read only up to the limit.
  const materialized = sql.raw(found.search ? "materialized" : "");
  return sql<number>`with matching as ${materialized} (select 1 from ${found.from} where ${searched(found)})
    select count(*) as total from (select from matching limit ${limit}) counted`;
}

export async function countRows(db: Db, counted: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ total: number }>`${counted}`.execute(db);
  return rows[0]?.total ?? 0;
}
