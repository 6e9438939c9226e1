// What an export holds: every table and column that the database's own catalogue tells, but those that are named here.
import type { CopyConnection } from "../backup/copy-connection.ts";

/** Whoever reads an export must not be able to sign in by it, or to write as this installation does. */
export const secretTables = [
  "api_keys",
  "login_failures",
  "request_keys",
  "sessions",
  "signing_keys",
  "upload_sessions",
  "user_links",
  "web_push_keys",
] as const;

/** `table.column`; the row is exported without it. */
export const secretColumns = [
  "alert_subscriptions.push_keys",
  "alert_subscriptions.secret",
  "installation.mail_password",
  // Who received help, who signed for it.
  "inventory_movements.recipient_identifier",
  "inventory_movements.recipient_identifier_type",
  "inventory_movements.recipient_name",
  "inventory_movements.signed_by",
  "users.password_hash",
] as const;

/** What this server notes for its own work, counts again from the rest, or is given by its software. */
export const ownTables = [
  "backups",
  "inventory_lots",
  "inventory_standing",
  "loss_sum_changes",
  "loss_sums",
  "mail_tests",
  "migrations",
  "published_losses",
  "readiness",
  "record_cell_changes",
  "record_cells",
  "record_changes",
  "spatial_ref_sys",
] as const;

export type Column = { name: string; type: string; isRequired: boolean };

/** `columns` of this table name a row of `target` by its `targetColumns`. */
export type ForeignKey = { columns: string[]; target: string; targetColumns: string[] };

export type Table = { name: string; columns: Column[]; primaryKey: string[]; foreignKeys: ForeignKey[] };

/** Exported tables by name. A key that names a table which is left out is left out with it. */
export async function exportedTables({ query }: Pick<CopyConnection, "query">): Promise<Table[]> {
  const { rows: columns } = await query(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as "isRequired"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and c.relname <> all($1) and c.relname || '.' || a.attname <> all($2)
      order by c.relname, a.attnum`,
    [[...secretTables, ...ownTables], secretColumns],
  );
  const names = (relation: string, keys: string) =>
    `(select array_agg(a.attname::text order by named.place) from unnest(${keys}) with ordinality named(number, place)
      join pg_attribute a on a.attrelid = ${relation} and a.attnum = named.number)`;
  const { rows: keys } = await query(
    `select c.relname as table, t.relname as target, ${names("k.conrelid", "k.conkey")} as columns,
        ${names("k.confrelid", "k.confkey")} as "targetColumns"
      from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class t on t.oid = k.confrelid
      where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'f') order by k.conname`,
  );
  return collected(columns as (Column & { table: string })[], keys as (ForeignKey & { table: string })[]);
}

function collected(columns: (Column & { table: string })[], keys: (ForeignKey & { table: string })[]): Table[] {
  const tables = new Map<string, Table>();
  for (const { table: name, ...column } of columns) {
    const table = tables.get(name) ?? { name, columns: [], primaryKey: [], foreignKeys: [] };
    table.columns.push(column);
    tables.set(name, table);
  }
  for (const { table: name, ...key } of keys) {
    const table = tables.get(name);
    if (!table) continue;
    if (key.target === null) table.primaryKey = key.columns;
    else if (tables.has(key.target)) table.foreignKeys.push(key);
  }
  return [...tables.values()];
}
