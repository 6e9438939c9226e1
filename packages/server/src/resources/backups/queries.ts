// What is asked about the backups of this installation.
import { sql } from "kysely";
import { mostShownBackups, overdueHours, type Backup } from "@atalaya/contract/resources/backups.ts";
import type { Db, Tx } from "../../platform/database/database.ts";

/** The latest ones, the newest first. */
export async function listBackups(db: Db): Promise<Backup[]> {
  const { rows } = await sql<Backup>`
    select id, started_at, ended_at, place, name, bytes, row_count, file_count, missing_files, is_encrypted, is_scheduled, verified_at,
      failure, detail
    from backups order by started_at desc limit ${mostShownBackups}`.execute(db);
  return rows;
}

/** `good_at`: when the latest verified backup began. `is_late`: none did for `overdueHours`, or since the first account was made. */
export async function findAge(db: Db | Tx): Promise<{ good_at: string | null; is_late: boolean }> {
  const { rows } = await sql<{ good_at: string | null; is_late: boolean }>`
    select good.at as good_at,
      coalesce(coalesce(good.at, (select min(created_at) from users)) < now() - make_interval(hours => ${overdueHours}), false) as is_late
    from (select max(started_at) as at from backups where verified_at is not null) good`.execute(db);
  return rows[0]!;
}

/** When the latest scheduled backup began, whatever became of it, and whether the latest try of all failed. */
export async function findLatest(db: Db): Promise<{ started_at: string; is_good: boolean } | undefined> {
  const { rows } = await sql<{ started_at: string; is_good: boolean }>`
    select started_at, verified_at is not null as is_good from backups where is_scheduled order by started_at desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** True for one caller a day, of all server processes: he tells that backups are overdue. */
export async function takeTelling(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    update backups set told_at = now()
    where id = (select max(id) from backups) and (told_at is null or told_at < now() - interval '1 day')
      and not exists (select 1 from backups where told_at >= now() - interval '1 day') returning id`.execute(tx);
  return rows.length > 0;
}

export type Reader = { email: string; name: string; locale: "es" | "en" };

/** Who is told: active super administrators. */
export async function listKeepers(tx: Tx): Promise<Reader[]> {
  const rows = await tx
    .selectFrom("users")
    .select(["email", "name", "locale"])
    .where("is_super_admin", "=", 1)
    .where("is_active", "=", true)
    .orderBy("id")
    .execute();
  return rows as Reader[];
}
