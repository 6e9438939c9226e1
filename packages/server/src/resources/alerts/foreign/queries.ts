// The messages of other systems that drafts were made of, as they came.
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { asGeoJson } from "../../../platform/database/sql.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";

/** What a message calls itself. */
export type Named = { company_id: number; sender: string; identifier: string; sent_at: string };

/** The alert of a message that came to the place before and was not thrown away since. Whoever brings the same one waits until this ends. */
export async function findImported(tx: Tx, { company_id, sender, identifier, sent_at }: Named) {
  const key = JSON.stringify([company_id, sender, identifier]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const { rows } = await sql<{ alert_id: number }>`
    select s.alert_id from alert_sources s join alerts a on a.id = s.alert_id and a.deleted_at is null
    where s.company_id = ${company_id} and s.identifier = ${identifier} and s.sender = ${sender}
      and s.sent_at = ${sent_at}::timestamptz
    order by s.id desc limit 1`.execute(tx);
  return rows[0]?.alert_id;
}

type Source = Named & {
  alert_id: number;
  content: Buffer;
  sha256: string;
  has_signature: boolean;
  fetched_from: string | null;
};

export const insertSource = (tx: Tx, source: Source) => tx.insertInto("alert_sources").values(source).execute();

/** The bytes as they came; undefined where the alert was written here. */
export async function findSource(db: Db, alert_id: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from alert_sources where alert_id = ${alert_id}`.execute(db);
  return rows[0]?.content;
}

/** A geometry that the database holds valid, as GeoJSON. */
export async function asShape(tx: Tx, geometry: string): Promise<Geometry> {
  const { rows } = await sql<{ shape: Geometry }>`
    select ${asGeoJson(sql`${geometry}::geometry`)} as shape`.execute(tx);
  return rows[0]!.shape;
}
