// Fills a database with many records that look like real ones: clustered around the places, spread over variables and days.
// `npm run seed -w bench -- 100000` fills the database that DATABASE_URL or DATA_DIR names, which should hold the demo's places.
import { sql } from "kysely";
import { system, type Database } from "@atalaya/server/platform/database/database.ts";
import { openDatabase } from "@atalaya/server/platform/database/open-database.ts";
import { ensureRoles } from "@atalaya/server/platform/first-start.ts";
import { readSettings } from "@atalaya/server/platform/settings.ts";
import { loadDemo } from "@atalaya/server/demo/load.ts";

/** Small enough to stay far below the time that one statement may take on the embedded database. */
const batch = 5_000;

/** Adds records number `first` to `last`. Triggers rest meanwhile: what was never real needs no audit log. */
const insertBatch = (database: Database, first: number, last: number) =>
  database.write(system, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      with places as (select row_number() over (order by id) - 1 as position, count(*) over () as count, id, reason_social, centroid
          from companies where kind = 'municipality'),
        definitions as (select row_number() over (order by id) - 1 as position, count(*) over () as count, * from variables
          where domain = 'situation'),
        rolled as (select n, random() as skew, random() as near, random() as turn, random() as amount, random() as day, random() as state
          from generate_series(${first}::int, ${last}::int) n),
        placed as (select rolled.*, places.id as company_id, reason_social, st_translate(centroid,
            sqrt(-2 * ln(1 - near)) * cos(2 * pi() * turn) * 0.03, sqrt(-2 * ln(1 - near)) * sin(2 * pi() * turn) * 0.03) as at
          from rolled join places on places.position = floor(power(skew, 1.6) * places.count))
      insert into records (domain, company_id, variable_id, title, value, observed_on, source, status, geometry, created_by, updated_by)
      select 'situation', placed.company_id, d.id, d.name_es || ' ' || reason_social || ' ' || n,
        case d.value_type when 'integer' then to_jsonb(floor(amount * 700)) when 'decimal' then to_jsonb(round((amount * 900)::numeric, 1))
          when 'text' then to_jsonb('Habitacional mixto'::text) end,
        date '2024-01-01' + floor(day * 900)::int, 'Dato ficticio',
        (array['published', 'published', 'published', 'validated', 'waiting_for_validation', 'draft'])[1 + floor(state * 6)::int],
        case d.geometry_type when 'polygon' then st_buffer(at, 0.001 + amount * 0.003, 3)
          when 'line' then st_makeline(array[at, st_translate(at, 0.002, amount * 0.004), st_translate(at, 0.005, 0)]) else at end,
        'system', 'system'
      from placed join definitions d on d.position = n % d.count`.execute(tx);
  });

/** Places, variables and people of the demo, and `count` records. */
export async function fill(database: Database, count: number): Promise<void> {
  await ensureRoles(database);
  await loadDemo(database);
  for (let first = 1; first <= count; first += batch)
    await insertBatch(database, first, Math.min(count, first + batch - 1));
  await database.write(system, (tx) => sql`analyze records`.execute(tx));
}

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 100_000);
  const settings = readSettings(process.env);
  const log = { info() {}, warn: console.warn, error: console.error };
  const database = await openDatabase(settings, log);
  const started = performance.now();
  await fill(database, count);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${count} records in ${seconds.toFixed(1)} s (${database.kind})`);
  await database.close();
}
