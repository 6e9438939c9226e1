// The tables of a database as its catalogue tells them, and how they are cut into parts.
import type { CopyConnection } from "./copy-connection.ts";
import type { TableColumns } from "./format.ts";

/**
 * What belongs to one running installation and is not carried to another: who is signed in, uploads whose chunks lie on its disk, its own
 * backups; migrations are made again, and the table of coordinate systems comes with PostGIS.
 */
const notCarried = ["migrations", "spatial_ref_sys", "sessions", "upload_sessions", "backups"];

/** Of table and text behind it: as much as is held in memory at once, a few times over. */
const bytesOfPart = 8 * 1024 * 1024;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** `table (columns)`: what rows are copied into. */
export const targetOf = ({ name, columns }: TableColumns) =>
  `public.${quoted(name)} (${columns.map(quoted).join(", ")})`;

/** Tables that are carried, with the columns that are stored and not computed. */
export async function tablesOf({ query }: CopyConnection): Promise<TableColumns[]> {
  const { rows } = await query(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and c.relname <> all($1)
      group by c.relname order by c.relname`,
    [notCarried],
  );
  return rows as TableColumns[];
}

export async function migrationsOf({
  query,
}: Pick<CopyConnection, "query">): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await query("select to_regclass('public.migrations') is not null as has_any");
  if (!rows[0]?.["has_any"]) return [];
  return (await query("select name, checksum from migrations order by name")).rows as {
    name: string;
    checksum: string;
  }[];
}

/** Which counters there are, and how far they have counted; later than the rows, so that no number is given twice. */
export async function sequencesOf({ query }: CopyConnection) {
  const { rows: names } = await query(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname",
  );
  const sequences: { name: string; last_value: number; is_called: boolean }[] = [];
  for (const { name } of names) {
    const { rows } = await query(`select last_value, is_called from public.${quoted(String(name))}`);
    sequences.push({
      name: String(name),
      last_value: Number(rows[0]!["last_value"]),
      is_called: Boolean(rows[0]!["is_called"]),
    });
  }
  return sequences;
}

/**
 * Selects that together give every row once, in the order in which they lie: by page of the table. Restored in this order they lie so
 * again, and the sums of both can be compared. `expressions`: what is selected of each row.
 */
export async function partsOf(
  { query }: CopyConnection,
  name: string,
  expressions: readonly string[],
): Promise<string[]> {
  const { rows } = await query(
    `select pg_relation_size($1::regclass) / current_setting('block_size')::int as pages, pg_table_size($1::regclass) as bytes`,
    [`public.${quoted(name)}`],
  );
  const pages = Number(rows[0]!["pages"]);
  const step = Math.max(1, Math.floor((pages * bytesOfPart) / Math.max(1, Number(rows[0]!["bytes"]))));
  const select = `select ${expressions.join(", ")} from public.${quoted(name)}`;
  const parts: string[] = [];
  for (let page = 0; page < pages; page += step) {
    const isLast = page + step >= pages;
    parts.push(`${select} where ctid >= '(${page},0)'${isLast ? "" : ` and ctid < '(${page + step},0)'`}`);
  }
  return parts;
}

/** As `partsOf`, of every column as it is. */
export const rowParts = (connection: CopyConnection, { name, columns }: TableColumns) =>
  partsOf(connection, name, columns.map(quoted));
