// What the rows of a sheet of records meet in the database, asked for all rows at once: places, codes, records that are there already.
import { sql } from "kysely";
import type { CompanyKind } from "@atalaya/contract/resources/companies.ts";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTerritory } from "../../../platform/database/sql.ts";
import { generic, properName } from "../../../platform/place-names.ts";
import type { Scope } from "../../../platform/scope.ts";
import { mayBeSameEvent } from "../merge/duplicates.ts";
import { plainCode } from "./import-rules.ts";

/** A row that can be written, by its number in the sheet. */
export type DraftRow = { index: number; draft: RecordDraft };

export type NamedPlace = {
  id: number;
  reason_social: string;
  short_name: string | null;
  kind: CompanyKind;
  territorial_code: string | null;
};

/** Places of the caller that may be called one of these names or codes. */
export async function placesNamed(tx: Db | Tx, scope: Scope, names: readonly string[]): Promise<NamedPlace[]> {
  const called = [...new Set(names.flatMap((name) => [name, properName(name)]))];
  const codes = names.flatMap((name) => plainCode(name) ?? []);
  const ids = names.flatMap((name) => /^#(\d{1,15})$/.exec(name.trim())?.[1] ?? []);
  const { rows } = await sql<NamedPlace>`
    with wanted as materialized (select distinct fold(name) as name from unnest(${called}::text[]) name)
    select c.id, c.reason_social, c.short_name, c.kind, c.territorial_code from companies c
    where c.deleted_at is null and ${inTerritory(sql`c.id`, scope)} and (
      c.territorial_code = any(${names}::text[])
      or ltrim(regexp_replace(c.territorial_code, '^[A-Za-z]+', ''), '0') = any(${codes}::text[])
      or c.id = any(${ids}::bigint[])
      or fold(c.reason_social) in (select name from wanted) or fold(c.short_name) in (select name from wanted)
      or regexp_replace(fold(c.reason_social), ${generic}, '') in (select name from wanted))`.execute(tx);
  return rows;
}

type Coded = { company_id: number; code: string };

type JudgedCode = { folded: string; is_taken: boolean };

/** Each of these codes, in their order, as it is compared with others, and whether a record of its place has it already. */
export async function judgedCodes(tx: Tx, coded: readonly Coded[]): Promise<JudgedCode[]> {
  const { rows } = await sql<JudgedCode>`
    select fold(wanted.code) as folded, exists (select from records r
      where r.company_id = wanted.company_id and fold(r.code) = fold(wanted.code)) as is_taken
    from unnest(${coded.map(({ company_id }) => company_id)}::bigint[], ${coded.map(({ code }) => code)}::text[])
      with ordinality as wanted(company_id, code, turn) order by turn`.execute(tx);
  return rows;
}

/** Of these places those that exist, and whether the variable may be used there. Held, so that they stay until the rows are written. */
export async function placesOffering(
  tx: Tx,
  variable_id: number,
  company_ids: readonly number[],
): Promise<Map<number, boolean>> {
  const { rows } = await sql<{ id: number; is_available: boolean }>`
    select c.id, v.company_id is null or v.company_id = any(c.path) as is_available
    from companies c join variables v on v.id = ${variable_id}
    where c.id = any(${[...new Set(company_ids)]}::bigint[]) and c.deleted_at is null for key share of c`.execute(tx);
  return new Map(rows.map(({ id, is_available }) => [id, is_available]));
}

/** The rows as a table `n`. */
const asTable = (rows: readonly DraftRow[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    rows.map(({ index, draft: { company_id, variable_id, observed_on, title, value, geometry } }) => {
      const [lon, lat] = geometry?.type === "Point" ? geometry.coordinates : [null, null];
      return { index, company_id, variable_id, observed_on, title, value, lon, lat };
    }),
  )}::jsonb) as n(index integer, company_id bigint, variable_id bigint, observed_on date, title text, value jsonb, lon float8, lat float8)`;

type Recorded = { title: string; code: string };
const byIndex = (rows: readonly (Recorded & { index: number })[]) =>
  new Map(rows.map(({ index, title, code }) => [index, { title, code }]));

/** Degrees, about a metre: as near as two writings of one coordinate. */
const sameSpot = 0.00001;

/**
 * Rows that are there already: same variable, place, day, title and value, and no other point. The same file sent twice is all of them;
 * two shelters that were counted on one day have other titles or stand elsewhere.
 */
export async function recordedAlready(
  tx: Tx,
  domain: RecordDomain,
  rows: readonly DraftRow[],
): Promise<Map<number, Recorded>> {
  const found = await sql<Recorded & { index: number }>`
    select distinct on (n.index) n.index, r.title, r.code from ${asTable(rows)}
    join records r on r.company_id = n.company_id and r.domain = ${domain} and r.deleted_at is null
      and r.title collate spanish = n.title and r.variable_id = n.variable_id and r.observed_on = n.observed_on
      and r.value is not distinct from n.value
      and coalesce(st_dwithin(r.anchor, st_setsrid(st_point(n.lon, n.lat), 4326), ${sameSpot}), true)
    order by n.index, r.id`.execute(tx);
  return byIndex(found.rows);
}

/** Of each row the nearest event that may be the same (V11). */
export async function eventsNear(
  tx: Tx,
  domain: RecordDomain,
  rows: readonly DraftRow[],
): Promise<Map<number, Recorded>> {
  const told = {
    id: 0,
    domain,
    company_id: sql`n.company_id`,
    variable_id: sql`n.variable_id`,
    title: sql`n.title`,
    observed_on: sql`n.observed_on`,
  };
  const found = await sql<Recorded & { index: number }>`
    select n.index, near.title, near.code from ${asTable(rows)}
    cross join lateral (select r.title, r.code from records r where ${mayBeSameEvent(told)}
      order by abs(r.observed_on - n.observed_on), r.id limit 1) near`.execute(tx);
  return byIndex(found.rows);
}
