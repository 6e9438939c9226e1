// Statements of the import of records: the places and codes that its rows name.
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

export type NamedPlace = { id: number; reason_social: string; territorial_code: string | null };

/** Places of the caller that have one of these codes or names. */
export async function placesNamed(tx: Tx, scope: Scope, names: readonly string[]): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select c.id, c.reason_social, c.territorial_code from companies c
    where c.deleted_at is null and ${inTerritory(sql`c.id`, scope)} and (
      c.territorial_code = any(${names}::text[])
      or lower(c.reason_social) = any(${names.map((name) => name.toLowerCase())}::text[]))`.execute(tx);
  return rows;
}

type Coded = { company_id: number; code: string };

/** Of these codes those that a record of the place has already, as "place code". */
export async function takenCodes(tx: Tx, coded: readonly Coded[]): Promise<Set<string>> {
  const { rows } = await sql<Coded>`
    select r.company_id, r.code from records r
    join unnest(${coded.map(({ company_id }) => company_id)}::bigint[], ${coded.map(({ code }) => code)}::text[])
      as wanted(company_id, code) on r.company_id = wanted.company_id and r.code = wanted.code`.execute(tx);
  return new Set(rows.map(({ company_id, code }) => `${company_id} ${code}`));
}
