// Every statement about composite indices, and about the places and variables that they are reckoned from.
import { sql } from "kysely";
import type { z } from "zod";
import {
  indexDomains,
  type CompositeIndex,
  type CompositeIndexDraft,
  type ReckonedMember,
} from "@atalaya/contract/resources/records/composite-indices.ts";
import type { PlaceKindQuery } from "@atalaya/contract/resources/records/map.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { asJson, inTerritory, oneOf } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { visible } from "../../variables/queries.ts";

const matching = (scope: Scope, { trash = false } = {}) =>
  sql<boolean>`deleted_at is ${trash ? sql`not null` : sql`null`} and ${visible(scope)}`;

const columns = sql`id, version, created_at, updated_at, company_id, name_es, name_en, description_es, description_en, place_kind, members,
  aggregation, scale, least_weight, cuts, is_active,
  (select count(*) from editions e where e.resource = 'composite_indices' and e.record_id = composite_indices.id) as editions`;

/** Those of the caller's places, of the places above them, and those that all share; by name. */
export async function listIndices(db: Db, scope: Scope): Promise<CompositeIndex[]> {
  const { rows } = await sql<CompositeIndex>`
    select ${columns} from composite_indices where ${matching(scope)} order by name_es collate spanish, id`.execute(db);
  return rows;
}

export async function findIndex(
  db: Db | Tx,
  scope: Scope,
  id: number,
  which: { trash?: boolean } = {},
): Promise<CompositeIndex | undefined> {
  const { rows } = await sql<CompositeIndex>`
    select ${columns} from composite_indices where ${matching(scope, which)} and id = ${id}`.execute(db);
  return rows[0];
}

const columnsOf = <T extends Partial<CompositeIndexDraft>>({ members, ...draft }: T) => ({
  ...draft,
  ...(members && { members: asJson(members) }),
});

export async function insertIndex(tx: Tx, { members, ...draft }: CompositeIndexDraft): Promise<number> {
  const row = { ...draft, members: asJson(members) };
  return (await tx.insertInto("composite_indices").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export const updateIndex = (tx: Tx, id: number, changes: Partial<CompositeIndexDraft>) =>
  tx
    .updateTable("composite_indices")
    .set({ ...columnsOf(changes), version: sql`version` })
    .where("id", "=", id)
    .execute();

export type MemberVariable = Omit<ReckonedMember, "weight" | "min" | "max" | "count"> & { is_reachable: boolean };

/**
 * The variables with these ids that are there. `is_reachable`: defined for the whole territory of an index of this place. They stay so until
 * the transaction ends.
 */
export async function memberVariables(
  db: Db | Tx,
  company_id: number | null,
  ids: readonly number[],
  { isHeld = false } = {},
): Promise<MemberVariable[]> {
  const { rows } = await sql<MemberVariable>`
    select id as variable_id, domain, name_es, name_en, unit_es, unit_en, decimals, direction, aggregation, value_type,
      (v.company_id is null or v.company_id = any((select path from companies where id = ${company_id})::bigint[])) is true as is_reachable
    from variables v where v.id = any(${ids}::bigint[]) and v.deleted_at is null and ${oneOf(sql`v.domain`, indexDomains)}
    order by v.id ${isHeld ? sql`for share of v` : sql``}`.execute(db);
  return rows;
}

type PlaceKind = z.output<(typeof PlaceKindQuery)["place_kind"]>;

export async function placesOf(
  db: Db | Tx,
  scope: Scope,
  kind: PlaceKind,
): Promise<{ company_id: number; name: string }[]> {
  const { rows } = await sql<{ company_id: number; name: string }>`
    select p.id as company_id, p.reason_social as name from companies p
    where p.kind = ${kind} and p.deleted_at is null and ${inTerritory(sql`p.id`, scope)} order by p.reason_social collate spanish, p.id`.execute(
    db,
  );
  return rows;
}

export async function nameOfPlace(db: Db | Tx, id: number): Promise<string | null> {
  const found = await db.selectFrom("companies").select("reason_social").where("id", "=", id).executeTakeFirst();
  return found?.reason_social ?? null;
}
