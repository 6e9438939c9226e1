// Fills a database with many records that look like real ones. `npm run bench:seed -- --records 1000000` fills the database that
// DATABASE_URL or DATA_DIR names: so many of the base map, and a twentieth as many of each other domain.
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { domains } from "@atalaya/contract/domain/domains.ts";
import { system, type Database, type Tx } from "@atalaya/server/platform/database/database.ts";
import { openDatabase } from "@atalaya/server/platform/database/open-database.ts";
import { ensureRoles } from "@atalaya/server/platform/people/first-start.ts";
import { readSettings } from "@atalaya/server/platform/settings.ts";
import { loadDemo } from "@atalaya/server/demo/load.ts";
import {
  insertAlerts,
  insertLosses,
  insertPlans,
  insertPublishedLosses,
  insertRecoveryItems,
  insertShelters,
} from "./seed-room.ts";
import { insertPlaces, insertRecords, insertVariables } from "./seed-rows.ts";

const analyzed = [
  "records",
  "record_cells",
  "record_changes",
  "loss_values",
  "published_losses",
  "loss_sums",
  "shelters",
  "shelter_occupancy",
  "companies",
  "variables",
];

/** Small enough to stay far below the time that one statement may take on the embedded database. */
const batch = 5_000;
const shareOfOthers = 1 / 20;

/** Triggers rest: what was never real needs no audit log, and cells are counted once at the end. */
const quietly = (database: Database, work: (tx: Tx) => Promise<unknown>) =>
  database.write(system, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await work(tx);
  });

/** Takes the indexes away that only make reading fast, and answers how to make them again. */
async function dropIndexes(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = 'records'::regclass and not i.indisunique`.execute(database.db);
  for (const { name } of rows) await quietly(database, (tx) => sql`drop index ${sql.ref(name)}`.execute(tx));
  return rows.map(({ definition }) => definition);
}

/** Places, variables and people of the demo, 500 places, 40 variables, and the records. */
export async function fill(database: Database, count: number): Promise<void> {
  await ensureRoles(database);
  await loadDemo(database);
  await database.write(system, async (tx) => {
    await insertPlaces(tx);
    await insertVariables(tx);
  });
  const indexes = await dropIndexes(database);
  for (const domain of domains) {
    const wanted = domain === "situation" ? count : Math.ceil(count * shareOfOthers);
    for (let first = 1; first <= wanted; first += batch)
      await quietly(database, (tx) => insertRecords(tx, domain, first, Math.min(wanted, first + batch - 1)));
  }
  for (const insert of [insertLosses, insertRecoveryItems, insertShelters, insertAlerts, insertPlans])
    await quietly(database, insert);
  for (const definition of indexes) await quietly(database, (tx) => sql.raw(definition).execute(tx));
  await quietly(database, (tx) => sql`select recount_record_cells()`.execute(tx));
  await quietly(database, (tx) => sql`select recount_losses()`.execute(tx));
  for (const table of analyzed) await sql`vacuum (analyze) ${sql.table(table)}`.execute(database.db);
}

/** Beside a few of each domain so many disasters, each published, with figures of three metrics. */
export async function fillWithDisasters(database: Database, count: number): Promise<void> {
  await fill(database, 1000);
  const known = Math.ceil(1000 * shareOfOthers);
  const indexes = await dropIndexes(database);
  for (let first = known + 1; first <= count; first += batch)
    await quietly(database, (tx) => insertRecords(tx, "risk", first, Math.min(count, first + batch - 1)));
  await quietly(database, insertPublishedLosses);
  for (const definition of indexes) await quietly(database, (tx) => sql.raw(definition).execute(tx));
  await quietly(database, (tx) => sql`select recount_record_cells(), recount_losses()`.execute(tx));
  for (const table of analyzed) await sql`vacuum (analyze) ${sql.table(table)}`.execute(database.db);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { records: { type: "string", default: "100000" } } });
  const log = { info() {}, warn: console.warn, error: console.error };
  // Making an index over a million rows takes longer than any request may.
  const database = await openDatabase({ ...readSettings(process.env), STATEMENT_TIMEOUT_MS: 3_600_000 }, log);
  const started = performance.now();
  await fill(database, Number(values.records));
  const seconds = (performance.now() - started) / 1000;
  console.log(`${values.records} records in ${seconds.toFixed(1)} s (${database.kind})`);
  await database.close();
}
