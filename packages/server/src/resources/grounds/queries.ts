// Every statement about grounds of the map.
import { sql } from "kysely";
import type { Ground } from "@atalaya/contract/resources/grounds.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Grounds } from "../../platform/database/schema.ts";
import type { Insertable, Updateable } from "kysely";

/** As stored; `sha256` names its content. */
export type FoundGround = Omit<Ground, "address" | "is_there"> & { file_id: number; sha256: string };

const found = sql`select g.id, g.version, g.created_at, g.title, g.kind, g.tile_format, g.schema, g.encoding, g.layers, g.has_sea, g.tile_size, g.attribution,
    g.min_zoom, g.max_zoom, g.bounds, g.file_id, f.name as file_name, f.size, f.sha256,
    coalesce((select json_agg(json_build_object('id', c.id, 'reason_social', c.reason_social) order by c.reason_social, c.id)
      from ground_places p join companies c on c.id = p.company_id and c.deleted_at is null where p.ground_id = g.id), '[]') as places
  from grounds g join files f on f.id = g.file_id`;

/** In the order in which they were handed in. */
export async function listGrounds(db: Db): Promise<FoundGround[]> {
  const { rows } = await sql<FoundGround>`${found} order by g.id`.execute(db);
  return rows;
}

export async function findGround(db: Db | Tx, id: number): Promise<FoundGround | undefined> {
  const { rows } = await sql<FoundGround>`${found} where g.id = ${id}`.execute(db);
  return rows[0];
}

/** What maps of a place begin with: its own ground, or that of the nearest place above it; null where none of them has one. */
export async function findGroundOf(db: Db, company_id: number): Promise<number | null> {
  const { rows } = await sql<{ ground_id: number }>`
    select p.ground_id from companies c join ground_places p on p.company_id = any(c.path)
    where c.id = ${company_id} order by array_position(c.path, p.company_id) desc limit 1`.execute(db);
  return rows[0]?.ground_id ?? null;
}

export async function insertGround(tx: Tx, ground: Insertable<Grounds>): Promise<number> {
  const { id } = await tx.insertInto("grounds").values(ground).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes it where it still has this version. */
export async function updateGround(tx: Tx, id: number, version: number, changes: Updateable<Grounds>) {
  const done = await tx
    .updateTable("grounds")
    // The version counts a change of its places too.
    .set({ ...changes, version: sql`version` })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Maps of these places, and of no others, begin with it from now on; a place that began with another one leaves that. */
export async function putPlaces(tx: Tx, ground_id: number, place_ids: readonly number[]): Promise<void> {
  await sql`delete from ground_places where ground_id = ${ground_id} and company_id <> all(${place_ids}::bigint[])`.execute(
    tx,
  );
  await sql`insert into ground_places (ground_id, company_id) select ${ground_id}, id from unnest(${place_ids}::bigint[]) id
    on conflict (company_id) do update set ground_id = excluded.ground_id where ground_places.ground_id <> excluded.ground_id`.execute(
    tx,
  );
}

/** Whether all of these are places. */
export async function areCompanies(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from companies where id = any(${ids}::bigint[]) and deleted_at is null`.execute(tx);
  return rows[0]!.count === new Set(ids).size;
}

/** Maps that began with it begin with what is included. */
export async function deleteGround(tx: Tx, id: number): Promise<void> {
  await sql`update installation set ground = 'included', ground_id = null where ground_id = ${id}`.execute(tx);
  await tx.deleteFrom("grounds").where("id", "=", id).execute();
}
