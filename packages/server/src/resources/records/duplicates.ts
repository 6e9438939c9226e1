// Records that may tell of the same thing (V11): of the same disaster, or under the same name on the same day.
import { sql, type RawBuilder } from "kysely";
import type { Domain } from "@atalaya/contract/domains.ts";
import type { DuplicatePair } from "@atalaya/contract/resources/record-merge.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTerritory, plausible } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { matching, summary } from "./queries.ts";

export const daysApart = 3;
const mostListed = 20;

/** The record whose duplicates are looked for: its values, or the columns of a table that holds it. */
type Told = Record<
  "id" | "domain" | "company_id" | "variable_id" | "title" | "observed_on",
  number | string | RawBuilder<unknown>
>;

/**
 * The hazard is the variable's code in the hazard profiles, or else the variable itself. Only events happen twice in the books: two
 * shelters that were counted on one day are two shelters.
 */
export const tellsTheSame = ({ id, domain, company_id, variable_id, observed_on }: Told) => sql<boolean>`
  r.company_id = ${company_id} and r.domain = ${domain} and r.id <> ${id} and r.deleted_at is null
  and r.observed_on between ${plausible(observed_on)} - ${daysApart}::integer and ${plausible(observed_on)} + ${daysApart}::integer
  and exists (
    select 1 from variables own, variables other
    where own.id = ${variable_id} and other.id = r.variable_id and own.kind = 'event_type' and other.kind = 'event_type'
      and (own.id = other.id or own.hip_code = other.hip_code))`;

/** Unless they also have the same name: too little to warn of, enough to be looked at. */
const isCalledTheSame = ({ id, domain, company_id, variable_id, title, observed_on }: Told) => sql<boolean>`
  r.company_id = ${company_id} and r.domain = ${domain} and r.id <> ${id} and r.deleted_at is null
  and r.title collate spanish = ${title} and r.variable_id = ${variable_id} and r.observed_on = ${observed_on}::date`;

const duplicatesOf = (told: Told) => sql`(
  select r.id from records r where ${tellsTheSame(told)} union select r.id from records r where ${isCalledTheSame(told)})`;

const daysBetween = ({ observed_on }: Told) => sql`abs(${plausible(sql`r.observed_on`)} - ${plausible(observed_on)})`;

/** The nearest event. */
export async function findDuplicate(
  db: Db | Tx,
  told: Told,
): Promise<{ id: number; title: string; code: string } | undefined> {
  const { rows } = await sql<{ id: number; title: string; code: string }>`
    select r.id, r.title, r.code from records r where ${tellsTheSame(told)}
    order by ${daysBetween(told)}, r.id limit 1`.execute(db);
  return rows[0];
}

/** All of them, the nearest first; none for a record that the caller does not see. */
export async function listDuplicates(db: Db, scope: Scope, domain: Domain, told: Told): Promise<RecordSummary[]> {
  const { rows } = await sql<RecordSummary>`
    select ${summary} from records r where r.id in ${duplicatesOf({ ...told, domain })} and ${inTerritory(sql`r.company_id`, scope)}
    order by ${daysBetween(told)}, r.id limit ${mostListed}`.execute(db);
  return rows;
}

const mostLookedAt = 2000;
const mostPairs = 50;

const wholeOf = (id: RawBuilder<unknown>) =>
  sql`(select to_jsonb(whole) from (select ${summary} from records r where r.id = ${id}) whole)`;

/** Pairs among the records of the caller's places that were changed last, each once, the latest first. */
export async function listPairs(db: Db, scope: Scope, domain: Domain): Promise<DuplicatePair[]> {
  const told: Told = {
    id: sql`n.id`,
    domain: sql`n.domain`,
    company_id: sql`n.company_id`,
    variable_id: sql`n.variable_id`,
    title: sql`n.title`,
    observed_on: sql`n.observed_on`,
  };
  const { rows } = await sql<DuplicatePair>`
    with latest as materialized (
      select r.id, r.domain, r.company_id, r.variable_id, r.title, r.observed_on, r.updated_at from records r
      where ${matching(scope, domain)} order by r.updated_at desc, r.id desc limit ${mostLookedAt}),
    pairs as (
      select least(n.id, d.id) as one, greatest(n.id, d.id) as other, max(n.updated_at) as updated_at
      from latest n cross join lateral ${duplicatesOf(told)} d group by 1, 2 order by 3 desc, 1 limit ${mostPairs})
    select ${wholeOf(sql`p.one`)} as one, ${wholeOf(sql`p.other`)} as other from pairs p order by p.updated_at desc, p.one`.execute(
    db,
  );
  return rows;
}
