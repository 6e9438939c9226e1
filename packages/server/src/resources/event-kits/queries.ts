// Every statement about kits of emergencies.
import { sql } from "kysely";
import type { EventKit, KeptHolder } from "@atalaya/contract/resources/event-kits.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { asJson, inTerritory } from "../../platform/database/sql.ts";
import { kitUid, type KitEvent } from "../../platform/event-kit.ts";
import type { Scope } from "../../platform/scope.ts";
import { findDisaster } from "../records/queries.ts";

export type FoundEvent = KitEvent & { ended_on: string | null };

const eventColumns = sql`e.id, e.uid, e.title, e.company_id, c.reason_social as place, c.country, v.hip_code, e.ended_on`;

/** A disaster of the caller's places. */
export const findEvent = (db: Db | Tx, scope: Scope, id: number) =>
  findDisaster<FoundEvent>(db, scope, id, eventColumns);

export type FoundKit = {
  id: number;
  version: number;
  record_id: number;
  holders: KeptHolder[];
  opened_at: string;
  opened_by: string | null;
};

const columns = sql`k.id, k.version, k.record_id, k.holders, k.created_at as opened_at,
  (select u.name from users u where u.id::text = k.created_by) as opened_by`;

export async function findKitOf(db: Db | Tx, event_id: number): Promise<FoundKit | undefined> {
  const { rows } = await sql<FoundKit>`select ${columns} from event_kits k where k.record_id = ${event_id}`.execute(db);
  return rows[0];
}

export async function findKit(db: Db | Tx, scope: Scope, id: number): Promise<FoundKit | undefined> {
  const { rows } = await sql<FoundKit>`
    select ${columns} from event_kits k join records e on e.id = k.record_id
    where k.id = ${id} and e.deleted_at is null and ${inTerritory(sql<number>`k.company_id`, scope)}`.execute(db);
  return rows[0];
}

/** Two who open it at once open one. */
export const openKit = (tx: Tx, { id, company_id }: FoundEvent) =>
  sql`insert into event_kits (record_id, company_id) values (${id}, ${company_id}) on conflict (record_id) do nothing`.execute(
    tx,
  );

export const updateHolders = (tx: Tx, id: number, holders: readonly KeptHolder[]) =>
  tx
    .updateTable("event_kits")
    .set({ holders: asJson(holders) })
    .where("id", "=", id)
    .execute();

/** Of these actions those that the log has, as they stand after all that followed. */
export async function filedActions(
  db: Db | Tx,
  { id, uid }: FoundEvent,
  keys: readonly string[],
): Promise<EventKit["actions"]> {
  const uids = keys.map((key) => kitUid(uid, key));
  const { rows } = await sql<Omit<EventKit["actions"][number], "key">>`
    with recursive own as materialized (select with_absorbed(${id}) as ids), chain as (
      select l.uid as first, l.*, 0 as depth from log_entries l, own where l.uid = any(${uids}::uuid[]) and l.record_id = any(own.ids)
      union all
      select chain.first, l.*, chain.depth + 1 from log_entries l join chain on l.id = chain.corrected_by_id)
    select distinct on (first) first as uid, id, number, state, due_at from chain order by first, depth desc`.execute(
    db,
  );
  return keys.flatMap((key, index) => {
    const row = rows.find((it) => it.uid === uids[index]);
    return row ? [{ ...row, key }] : [];
  });
}

/** The newest report and the newest alert of the event, where the caller may see them. */
export async function findOpened(
  db: Db | Tx,
  event_id: number,
  { reports, alerts }: { reports: Scope | null; alerts: Scope | null },
): Promise<{ report: EventKit["report"]; alert_id: number | null }> {
  const { rows } = await sql<{ report: EventKit["report"]; alert_id: number | null }>`
    select (select jsonb_build_object('id', p.id, 'state', case when p.number is null then 'draft' else 'sent' end, 'number', p.number)
        from event_reports p where p.record_id = any(with_absorbed(${event_id}))
          and ${reports ? inTerritory(sql<number>`p.company_id`, reports) : sql`false`} order by p.id desc limit 1) as report,
      (select max(a.id) from alerts a where a.event_id = ${event_id} and a.deleted_at is null and a.kind = 'alert'
          and ${alerts ? inTerritory(sql<number>`a.company_id`, alerts) : sql`false`}) as alert_id`.execute(db);
  return rows[0]!;
}
