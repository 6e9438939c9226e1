// What a PostgreSQL server does in the background and PGlite does not: checkpoints and vacuuming.
import type { Pool } from "pg";
import type { Log } from "./engine.ts";

const LOOK_EVERY_MS = 15_000;
const CHECKPOINT_AFTER_BYTES = 50 * 1024 * 1024;
const NIGHT = { from_hour: 2, to_hour: 5 };
const LONGEST_WITHOUT_VACUUM_HOURS = 36;

type Housekeeping = { pool: Pool; log: Log; withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> };

/** Writes changed pages to their files, so that the write-ahead log can be reused and the next start is quick. */
export async function checkpointNow({ pool, withoutTimeLimit }: Housekeeping): Promise<void> {
  await withoutTimeLimit(() => pool.query("checkpoint"));
}

/** Table by table, so that others get the connection in between. */
export async function vacuumNow({ pool, withoutTimeLimit }: Housekeeping): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  );
  for (const { name } of rows) {
    await withoutTimeLimit(() => pool.query(`vacuum (analyze) ${name}`)).catch((error: { code?: string }) => {
      if (error.code !== "42P01") throw error; // dropped since the list was read
    });
  }
}

/** Looks from time to time whether there is something to do. The returned function ends it, waiting for work begun. */
export function startHousekeeping(house: Housekeeping, checkpointEveryMs: number): () => Promise<void> {
  let checkpoint = { at: Date.now(), position: undefined as string | undefined };
  let vacuumed_at = 0;
  let work: Promise<void> | undefined;

  const look = async () => {
    const state = await readState(house.pool, checkpoint.position);
    checkpoint.position ??= state.position;
    const is_old = Date.now() - checkpoint.at >= checkpointEveryMs && state.bytes > 0;
    if (is_old || state.bytes >= CHECKPOINT_AFTER_BYTES) {
      await checkpointNow(house);
      checkpoint = { at: Date.now(), position: (await readState(house.pool, undefined)).position };
    }
    const hours_since = (Date.now() - vacuumed_at) / 3_600_000;
    if (isVacuumDue(new Date(), Math.min(hours_since, state.hours_since_vacuum))) {
      vacuumed_at = Date.now();
      await vacuumNow(house);
    }
  };
  const timer = setInterval(
    () => {
      work ??= look()
        .catch((error: unknown) => house.log.warn({ error }, "housekeeping of the embedded database failed"))
        .finally(() => (work = undefined));
    },
    Math.min(LOOK_EVERY_MS, checkpointEveryMs),
  ).unref();
  return async () => {
    clearInterval(timer);
    await work;
  };
}

/** Every night; by day only if the machine has been off at night for a while. */
export function isVacuumDue(now: Date, hoursSince: number): boolean {
  const is_night = now.getHours() >= NIGHT.from_hour && now.getHours() < NIGHT.to_hour;
  return is_night ? hoursSince > 20 : hoursSince > LONGEST_WITHOUT_VACUUM_HOURS;
}

async function readState(pool: Pool, since: string | undefined) {
  const { rows } = await pool.query<{ position: string; bytes: string; hours: string | null }>(
    `select pg_current_wal_insert_lsn()::text as position,
            pg_wal_lsn_diff(pg_current_wal_insert_lsn(), coalesce($1::pg_lsn, pg_current_wal_insert_lsn()))::text as bytes,
            (select extract(epoch from now() - max(last_vacuum)) / 3600 from pg_stat_user_tables)::text as hours`,
    [since ?? null],
  );
  const { position, bytes, hours } = rows[0]!;
  return { position, bytes: Number(bytes), hours_since_vacuum: hours === null ? Infinity : Number(hours) };
}
