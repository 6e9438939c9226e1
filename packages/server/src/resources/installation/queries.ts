// What is asked and written of the installation's one row, and what setting up looks at.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Setup } from "@atalaya/contract/resources/installation.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { SettingsInForce, Stored } from "../../platform/settings-in-force.ts";

/** Whoever changes the row has it until his transaction ends. */
export const lockInstallation = (tx: Tx) => sql`select from installation for update`.execute(tx);

/** A place that is there, held until the transaction ends. */
export async function isPlaceThere(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from companies where id = ${id} and deleted_at is null for share`.execute(tx);
  return rows.length > 0;
}

/** A ground that maps can begin with: a relief is shaded over another one. */
export async function isGroundThere(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from grounds where id = ${id} and kind <> 'relief' for share`.execute(tx);
  return rows.length > 0;
}

export type Changes = Partial<
  Omit<Stored, "id" | "version" | "created_at" | "created_by" | "updated_at" | "updated_by">
>;

export const updateInstallation = (tx: Tx, changes: Changes & { logo?: Buffer | null }) =>
  tx
    .updateTable("installation")
    // The version counts a form that was saved without a change too.
    .set({ ...changes, version: sql`version` })
    .execute();

/** Under which settings a letter was tried: with others, the trial says nothing. */
export const mailHash = ({ SMTP_URL, MAIL_FROM }: Pick<SettingsInForce, "SMTP_URL" | "MAIL_FROM">) =>
  createHash("sha256")
    .update(JSON.stringify([SMTP_URL, MAIL_FROM]))
    .digest("hex");

export const noteMailTest = (tx: Tx, settings_hash: string, seconds: number) =>
  sql`insert into mail_tests (settings_hash, tested_at, seconds) values (${settings_hash}, now(), ${seconds})
    on conflict (id) do update set settings_hash = excluded.settings_hash, tested_at = excluded.tested_at,
      seconds = excluded.seconds`.execute(tx);

type MailTest = Pick<Setup, "mail_tested_at" | "mail_seconds">;

export async function findMailTest(db: Db, settings_hash: string): Promise<MailTest> {
  const { rows } = await sql<MailTest>`
    select tested_at as mail_tested_at, seconds as mail_seconds from mail_tests where settings_hash = ${settings_hash}`.execute(
    db,
  );
  return rows[0] ?? { mail_tested_at: null, mail_seconds: null };
}

export const listLoadedPacks = (db: Db): Promise<Setup["packs"]> =>
  db.selectFrom("packs").select(["title_es", "title_en", "pack_version as version"]).orderBy("key").execute();

export async function countPlaces(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from companies where deleted_at is null`.execute(db);
  return rows[0]!.count;
}

export async function findOwnPlace(db: Db, id: number): Promise<Setup["own_place"]> {
  const { rows } = await sql<NonNullable<Setup["own_place"]>>`
    select c.id, c.reason_social, c.kind, c.territorial_code, st_x(c.centroid) as lon, st_y(c.centroid) as lat,
      c.area_km2, b.company_id is not null as has_boundary, coalesce(b.is_approximate, false) as is_approximate
    from companies c left join company_boundaries b on b.company_id = c.id
    where c.id = ${id} and c.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Others than whoever asks: the latest first, and how many there are. A person without a password is invited. */
export async function findPeople(
  db: Db,
  but: number,
): Promise<Pick<Setup, "people" | "active_count" | "invited_count">> {
  const { rows } = await sql<Pick<Setup, "people" | "active_count" | "invited_count">>`
    with others as (
      select id, name, created_at, case when password_hash is null then 'invited' else 'active' end as state
      from users where id <> ${but} and is_active
    ), latest as (select * from others order by id desc limit 5)
    select (select count(*) from others where state = 'active') as active_count,
      (select count(*) from others where state = 'invited') as invited_count,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'state', state,
          'invited_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by id desc), '[]')
        from latest) as people`.execute(db);
  return rows[0]!;
}
