// Statements about assets that disasters damage and works repair: records of the base map, and properties.
import { sql } from "kysely";
import type { AssetLife } from "@atalaya/contract/resources/records/asset-life.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTerritory, plausible } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";

const kinds = {
  facility: {
    rows: sql`select r.id, r.company_id, r.code, coalesce(r.published -> 'is_public' = 'true', false) as is_known from records r
      where r.domain = 'situation' and r.deleted_at is null`,
    /** Two records of one facility that were merged are one. */
    allOf: (id: number) => sql`with_absorbed(${id})`,
    damage: sql`d.facility_id`,
    repair: sql`(r.recovery ->> 'facility_id')::bigint`,
  },
  property: {
    rows: sql`select r.id, r.company_id, coalesce(r.code, r.name) as code, false as is_known from properties r where r.deleted_at is null`,
    allOf: (id: number) => sql`array[${id}::bigint]`,
    damage: sql`d.property_id`,
    repair: sql`(r.recovery ->> 'property_id')::bigint`,
  },
};
export type AssetKind = keyof typeof kinds;

/**
 * Those of these assets that a record of a place may name: of the place itself, of one above or below it, and known to the caller, because
 * it is of his places or the public sees it.
 */
export async function knownAssets(
  tx: Tx,
  scope: Scope,
  kind: AssetKind,
  ids: readonly number[],
  company_id: number,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select a.id from (${kinds[kind].rows}) a join companies c on c.id = a.company_id
      cross join lateral (select path from companies where id = ${company_id}) of
    where a.id = any(${ids}::bigint[]) and (a.company_id = any(of.path) or c.path @> array[${company_id}::bigint])
      and (a.is_known or ${inTerritory(sql<number>`a.company_id`, scope)})`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Those that a record of the place may name, by their code; a property without one by its name. */
export async function assetsCalled(
  tx: Tx,
  scope: Scope,
  kind: AssetKind,
  named: readonly { index: number; name: string; company_id: number | null }[],
): Promise<{ index: number; id: number }[]> {
  const { rows } = await sql<{ index: number; id: number }>`
    select n.index, a.id from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(index integer, name text, company_id bigint)
      join (${kinds[kind].rows}) a on a.code = n.name join companies c on c.id = a.company_id
      cross join lateral (select path from companies where id = n.company_id) of
    where (a.company_id = any(of.path) or c.path @> array[n.company_id])
      and (a.is_known or ${inTerritory(sql<number>`a.company_id`, scope)})`.execute(tx);
  return rows;
}

const mostTold = 100;

/** What is told of an asset in the places of `risk` and `recovery`; null is not read. */
export async function lifeOf(
  db: Db,
  kind: AssetKind,
  id: number,
  { risk, recovery }: { risk: Scope | null; recovery: Scope | null },
): Promise<AssetLife> {
  const { allOf, damage, repair } = kinds[kind];
  const damaged = async (scope: Scope) => {
    const { rows } = await sql<NonNullable<AssetLife["damaged"]>[number]>`
      select r.id, r.code, r.title, ${plausible(sql`r.observed_on`)} as observed_on, d.grade, d.amount, d.unit, d.repair_cost,
        d.replacement_cost, d.currency
      from asset_damages d join records r on r.id = d.record_id
      where ${damage} = any(${allOf(id)}) and r.deleted_at is null and ${inTerritory(sql<number>`r.company_id`, scope)}
      order by r.observed_on desc, r.id desc limit ${mostTold}`.execute(db);
    return rows;
  };
  const repaired = async (scope: Scope) => {
    const { rows } = await sql<NonNullable<AssetLife["repaired"]>[number]>`
      select r.id, r.code, r.title, (r.recovery ->> 'event_id')::bigint as event_id, r.recovery ->> 'progress_status' as progress_status,
        (r.recovery ->> 'progress_pct')::integer as progress_pct, r.recovery ->> 'actual_end_on' as actual_end_on
      from records r
      where ${repair} = any(${allOf(id)}) and r.deleted_at is null and ${inTerritory(sql<number>`r.company_id`, scope)}
      order by r.observed_on desc, r.id desc limit ${mostTold}`.execute(db);
    return rows;
  };
  return { damaged: risk && (await damaged(risk)), repaired: recovery && (await repaired(recovery)) };
}

/** Whether there is a property of the caller's places. */
export async function isPropertySeen(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from properties p where p.id = ${id} and p.deleted_at is null and ${inTerritory(sql<number>`p.company_id`, scope)}`.execute(
    db,
  );
  return rows.length > 0;
}
