// Records that may tell of the same thing (V11): of the same disaster, or under the same name on the same day.
import { sql, type RawBuilder } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { DuplicatePair } from "@atalaya/contract/resources/records/merge.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTerritory, plausible } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { matching, summary } from "../queries.ts";

export const daysApart = 3;
const mostListed = 20;

/** The record whose duplicates are looked for: its values, or the columns of a table that holds it. */
type Told = Record<
  "id" | "domain" | "company_id" | "variable_id" | "title" | "observed_on",
  number | string | RawBuilder<unknown>
>;

const happensNear = ({ id, domain, company_id, observed_on }: Told) => sql<boolean>`
  r.company_id = ${company_id} and r.domain = ${domain} and r.id <> ${id} and r.deleted_at is null
  and r.observed_on between ${plausible(observed_on)} - ${daysApart}::integer and ${plausible(observed_on)} + ${daysApart}::integer`;

/**
 * The variables of the same hazard: it is the variable's code in the hazard profiles, or else the variable itself. Only events happen twice
 * in the books, and other variables have none: two shelters that were counted on one day are two shelters.
 */
const ofTheHazard = ({ variable_id }: Told) => sql`
  select other.id from variables own join variables other on own.id = other.id or own.hip_code = other.hip_code
  where own.id = ${variable_id} and own.kind = 'event_type' and other.kind = 'event_type'`;

export const mayBeSameEvent = (told: Told) => sql<boolean>`
  ${happensNear(told)} and r.variable_id in (${ofTheHazard(told)})`;

/** Unless they also have the same name: too little to warn of, enough to be looked at. */
const hasSameName = ({ id, domain, company_id, variable_id, title, observed_on }: Told) => sql<boolean>`
  r.company_id = ${company_id} and r.domain = ${domain} and r.id <> ${id} and r.deleted_at is null
  and r.title collate spanish = ${title} and r.variable_id = ${variable_id} and r.observed_on = ${observed_on}::date`;

const duplicatesOf = (told: Told) => sql`(
  select r.id from records r where ${mayBeSameEvent(told)} union select r.id from records r where ${hasSameName(told)})`;

const daysBetween = ({ observed_on }: Told) => sql`abs(${plausible(sql`r.observed_on`)} - ${plausible(observed_on)})`;

/** The nearest event. */
export async function findDuplicate(
  db: Db | Tx,
  told: Told,
): Promise<{ id: number; title: string; code: string } | undefined> {
  const { rows } = await sql<{ id: number; title: string; code: string }>`
    select r.id, r.title, r.code from records r where ${mayBeSameEvent(told)}
    order by ${daysBetween(told)}, r.id limit 1`.execute(db);
  return rows[0];
}

/** All of them, the nearest first; none for a record that the caller does not see. */
export async function listDuplicates(db: Db, scope: Scope, domain: RecordDomain, told: Told): Promise<RecordSummary[]> {
  const { rows } = await sql<RecordSummary>`
    select ${summary} from records r where r.id in ${duplicatesOf({ ...told, domain })} and ${inTerritory(sql`r.company_id`, scope)}
    order by ${daysBetween(told)}, r.id limit ${mostListed}`.execute(db);
  return rows;
}

const mostLookedAt = 2000;
const mostPairs = 50;
/** What is looked at for each of them: an imported catalogue may have a hundred thousand earthquakes of one name, or of one day. */
const mostCandidates = 100;

/**
 * Duplicates of one of many, in bounded time: the variables of its hazard are known, and its namesakes are found by their name and by their
 * day, of which one is rare. Each is asked for in the order of the index that answers it, which is then chosen also where the database has
 * not counted its rows yet.
 */
const candidatesFor = (told: Told, hazard: RawBuilder<unknown>) => sql`(
  (select r.id from records r where ${hazard} <> '{}' and ${happensNear(told)} and r.variable_id = any(${hazard})
    order by r.observed_on desc, r.id desc limit ${mostCandidates})
  union (
    select r.id from (
      select r.* from records r where r.company_id = ${told.company_id} and r.domain = ${told.domain} and r.deleted_at is null
        and r.title collate spanish = ${told.title}
      order by r.id limit ${mostCandidates}) r
    where ${hasSameName(told)})
  union (
    select r.id from (
      select r.* from records r where r.variable_id = ${told.variable_id} and r.observed_on = ${told.observed_on}::date
        and r.deleted_at is null
      order by r.id desc limit ${mostCandidates}) r
    where ${hasSameName(told)}))`;

const wholeOf = (id: RawBuilder<unknown>) =>
  sql`(select to_jsonb(whole) from (select ${summary} from records r where r.id = ${id}) whole)`;

/** Pairs among the records of the caller's places that were changed last, each once, the latest first. */
export async function listPairs(db: Db, scope: Scope, domain: RecordDomain): Promise<DuplicatePair[]> {
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
      select r.*, array(${ofTheHazard({ ...told, variable_id: sql`r.variable_id` })}) as hazard
      from (
        select r.id, r.domain, r.company_id, r.variable_id, r.title, r.observed_on, r.updated_at from records r
        where ${matching(scope, domain)} order by r.updated_at desc, r.id desc limit ${mostLookedAt}) r),
    pairs as (
      select least(n.id, d.id) as one, greatest(n.id, d.id) as other, max(n.updated_at) as updated_at
      from latest n cross join lateral ${candidatesFor(told, sql`n.hazard`)} d group by 1, 2 order by 3 desc, 1 limit ${mostPairs})
    select ${wholeOf(sql`p.one`)} as one, ${wholeOf(sql`p.other`)} as other from pairs p order by p.updated_at desc, p.one`.execute(
    db,
  );
  return rows;
}
