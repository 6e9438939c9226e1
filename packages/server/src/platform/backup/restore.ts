// Puts a backup into an empty database and a store: all of it, or nothing of the database.
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { knownMigrations, migrate } from "../database/migrate.ts";
import { keyOf, type FileStore } from "../files/file-store.ts";
import type { CopyConnection } from "./copy-connection.ts";
import { BackupProblem, type BackupHead, type BackupSums, type TableColumns } from "./format.ts";
import { readBackup, type Found } from "./read-backup.ts";
import { rowParts, tablesOf, targetOf } from "./tables.ts";

type Target = {
  /** Of an empty database. */
  connection: CopyConnection;
  files: FileStore;
  /** Where contents wait until they are whole; on the disk of the store where that is a folder. */
  waitingIn: string;
};

/**
 * Reads a backup into `target`: makes the schema that it was made with, fills it in one transaction, reads all of it back, and holds that
 * against the sums. The schema is then brought to the newest. Throws a `BackupProblem` where the backup or the target cannot be used; the database is
 * then as it was.
 */
export async function restoreBackup(stream: Readable, { connection, files, waitingIn }: Target): Promise<Found> {
  const shape = new Shape(connection);
  let isEmpty = false;
  try {
    await refuseUsed(connection);
    isEmpty = true;
    await mkdir(waitingIn, { recursive: true });
    const found = await readBackup(stream, {
      head: async (head) => {
        const has = await refuseUnknown(head);
        await migrate(connection, (name) => has.has(name));
        await refuseOther(connection, head);
        await connection.query("begin");
        await shape.takeOff(head.tables);
      },
      part: (table, lines) => connection.copyIn(targetOf(table), lines),
      content: (sha256, size, content) => keep(files, waitingIn, { sha256, size }, content),
      sums: async (sums, head) => {
        await shape.putBack();
        await count(connection, sums);
        await prove(connection, head, sums);
        await connection.query("commit");
      },
    });
    await connection.query("analyze");
    await migrate(connection);
    return found;
  } catch (error) {
    await connection.query("rollback").catch(() => undefined);
    if (isEmpty) await emptyAgain(connection).catch(() => undefined);
    throw error;
  }
}

/** A database that somebody works with is not written over: restore beside it, and then let the server use the new one. */
async function refuseUsed({ query }: CopyConnection): Promise<void> {
  const { rows } = await query(`
    select exists (select 1 from pg_class x ${ofOurs("pg_class", "rel")})
      or exists (select 1 from pg_proc x ${ofOurs("pg_proc", "pro")}) as is_used`);
  if (rows[0]!["is_used"]) throw new BackupProblem("target_used", "the database to restore into is not empty");
}

/** What stands in the schema and came with no extension. */
const ofOurs = (catalogue: string, prefix: string) => `
  where x.${prefix}namespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = x.oid and d.deptype = 'e')`;

/** Nothing was there before, so all that is there is ours. The schema was made before the transaction began: it goes again, so that the next try finds the database as this one did. */
async function emptyAgain({ query }: CopyConnection): Promise<void> {
  const { rows } = await query(`
    select format('drop %s if exists %s cascade', case relkind when 'v' then 'view' else 'table' end, x.oid::regclass) as statement
      from pg_class x ${ofOurs("pg_class", "rel")} and relkind in ('r', 'v')
    union all select format('drop function if exists %s cascade', x.oid::regprocedure) from pg_proc x ${ofOurs("pg_proc", "pro")}`);
  for (const { statement } of rows) await query(String(statement));
}

/** Which migrations the backup was made with; all must be known here, and be the same. */
async function refuseUnknown({ migrations }: BackupHead): Promise<ReadonlySet<string>> {
  const known = await knownMigrations();
  for (const { name, checksum } of migrations)
    if (known.get(name) !== checksum)
      throw new BackupProblem("newer", `the backup was made by another release: this one does not know ${name}`);
  return new Set(migrations.map(({ name }) => name));
}

async function refuseOther(connection: CopyConnection, head: BackupHead): Promise<void> {
  if (JSON.stringify(await tablesOf(connection)) !== JSON.stringify(head.tables))
    throw new BackupProblem("changed", "the tables of the backup are not those of its migrations");
}

/** What would slow the rows down, or do a second time what was done when they were written: taken off before them, and put back after. */
class Shape {
  readonly #query: CopyConnection["query"];
  #after: string[] = [];

  constructor({ query }: CopyConnection) {
    this.#query = query;
  }

  async takeOff(tables: readonly TableColumns[]): Promise<void> {
    const keys = await this.#list(`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as before,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as after
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`);
    const indexes = await this.#list(`
      select format('drop index %s', i.indexrelid::regclass) as before, pg_get_indexdef(i.indexrelid) as after
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'spatial_ref_sys'
        and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid) order by i.indexrelid::regclass::text`);
    const names = tables.map(({ name }) => `public.${name}`);
    // Keys point at sequences of rows, so they come after the indexes that they are found by.
    this.#after = [...indexes, ...keys].map(({ after }) => after);
    for (const { before } of [...keys, ...indexes]) await this.#query(before);
    for (const name of names) {
      await this.#query(`alter table ${name} disable trigger user`);
      this.#after.push(`alter table ${name} enable trigger user`);
    }
    // What migrations put in is in the backup too, as it became.
    await this.#query(`truncate ${names.join(", ")}`);
  }

  async putBack(): Promise<void> {
    for (const statement of this.#after) await this.#query(statement);
  }

  async #list(text: string): Promise<{ before: string; after: string }[]> {
    return (await this.#query(text)).rows as { before: string; after: string }[];
  }
}

/** Counters go on where they were, so that no number is given twice. */
async function count({ query }: CopyConnection, { sequences }: BackupSums): Promise<void> {
  for (const { name, last_value, is_called } of sequences)
    await query("select setval(format('public.%I', $1::text)::regclass, $2, $3)", [name, last_value, is_called]);
}

/** Reads every row back: what is kept must be what was written, to the byte. */
async function prove(connection: CopyConnection, head: BackupHead, sums: BackupSums): Promise<void> {
  for (const table of head.tables) {
    const sum = createHash("sha256");
    for (const part of await rowParts(connection, table)) sum.update(await connection.copyOut(part));
    if (sum.digest("hex") !== sums.tables[table.name]?.sha256)
      throw new BackupProblem("not_the_same", `${table.name} is not what was in the backup`);
  }
}

/** A content that is not what its name says is not kept under it. */
async function keep(
  files: FileStore,
  waitingIn: string,
  { sha256, size }: { sha256: string; size: number },
  content: Readable,
) {
  const key = keyOf({ sha256 });
  if ((await files.sizeOf(key)) === size) return;
  const path = join(waitingIn, crypto.randomUUID());
  const sum = createHash("sha256");
  try {
    await pipeline(
      content,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          sum.update(piece);
          yield piece;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
    if (sum.digest("hex") === sha256) await files.put(key, path, size);
  } finally {
    await rm(path, { force: true });
  }
}
