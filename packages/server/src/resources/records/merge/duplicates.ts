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

const pathOf = (company_id: number | string | RawBuilder<unknown>) =>
  sql`(select path from companies where id = ${company_id})::bigint[]`;

const happensWithinDays = ({ id, domain, company_id, observed_on }: Told) => sql<boolean>`
  r.domain = ${domain} and r.id <> ${id} and r.company_id <> ${company_id} and r.deleted_at is null
  and r.observed_on between ${plausible(observed_on)} - ${daysApart}::integer and ${plausible(observed_on)} + ${daysApart}::integer`;

/** Neither is a part of the other, however far below: then only one of them counts. Hardly any is a part of anything, and to look takes long. */
const areApart = ({ id }: Pick<Told, "id">) => sql<boolean>`
  r.id <> all((select umbrellas_of(${id}))::bigint[]) and (r.umbrella_id is null or ${id} <> all(umbrellas_of(r.id)))`;

const daysBetween = ({ observed_on }: Told) => sql`abs(${plausible(sql`r.observed_on`)} - ${plausible(observed_on)})`;

/** The nearest event. */
export async function findDuplicate(
  db: Db | Tx,
  told: Told,
): Promise<{ id: number; title: string; code: string } | undefined> {
  const { rows } = await sql<{ id: number; title: string; code: string }>`
    select r.id, r.title, r.code from records r where ${mayBeSameEvent(told)} and ${areApart(told)}
    order by ${daysBetween(told)}, r.id limit 1`.execute(db);
  return rows[0];
}

/** What is already a part of another disaster of this hazard is told there: then that one and the wider one are the pair. */
const isToldElsewhere = (narrower: RawBuilder<unknown>, told: Told) => sql<boolean>`exists (
  select from records n join records u on u.id = n.umbrella_id
  where n.id = ${narrower} and u.deleted_at is null and u.variable_id in (${ofTheHazard(told)}))`;

type Across = { id: number; title: string; code: string; company_id: number; place: string };

/**
 * The nearest event of the same hazard at a place above or below that is no part of this one, nor the other way round: both would count. Of
 * those above, whose readers are others, only what the public sees is told.
 */
export async function findAcross(db: Db | Tx, told: Told): Promise<Across | undefined> {
  const isBelow = sql<boolean>`c.path @> array[${told.company_id}]::bigint[]`;
  const { rows } = await sql<Across>`
    with near as materialized (
      select r.*, ${isBelow} as is_below, c.reason_social as place from records r join companies c on c.id = r.company_id
      where r.variable_id in (${ofTheHazard(told)}) and ${happensWithinDays(told)}
        and (${isBelow} or c.id = any(${pathOf(told.company_id)}) and r.published -> 'is_public' = 'true'))
    select r.id, case when r.is_below then r.title else r.published ->> 'title' end as title, r.code, r.company_id, r.place
    from near r
    where ${areApart(told)} and not ${isToldElsewhere(sql`case when r.is_below then r.id else ${told.id} end`, told)}
    order by ${daysBetween(told)}, r.id limit 1`.execute(db);
  return rows[0];
}

/** All of them, the nearest first; none for a record that the caller does not see. */
export async function listDuplicates(db: Db, scope: Scope, domain: RecordDomain, told: Told): Promise<RecordSummary[]> {
  const { rows } = await sql<RecordSummary>`
    select ${summary(domain)} from records r where r.id in ${duplicatesOf({ ...told, domain })} and ${inTerritory(sql`r.company_id`, scope)}
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
const candidatesFor = (told: Told, hazard: RawBuilder<unknown>, scope: Scope) => {
  // Hardly any is a part of another, and asking of each what it is a part of would take longer than all else.
  const isApart = sql<boolean>`r.id <> all(n.umbrellas) and (r.umbrella_id is null or n.id <> all(umbrellas_of(r.id)))`;
  const latestFirst = sql`order by r.observed_on desc, r.id desc limit ${mostCandidates}`;
  return sql`(
  select d.id from (
    (select r.id from records r where ${hazard} <> '{}' and ${happensNear(told)} and r.variable_id = any(${hazard}) and ${isApart} ${latestFirst})
    union (
      select r.id from (
        select r.* from records r where r.company_id = ${told.company_id} and r.domain = ${told.domain} and r.deleted_at is null
          and r.title collate spanish = ${told.title}
        order by r.id limit ${mostCandidates}) r
      where ${hasSameName(told)} and ${isApart})
    union (
      select r.id from (
        select r.* from records r where r.variable_id = ${told.variable_id} and r.observed_on = ${told.observed_on}::date
          and r.deleted_at is null
        order by r.id desc limit ${mostCandidates}) r
      where ${hasSameName(told)} and ${isApart})) d
  union all (
    select r.id from records r where ${hazard} <> '{}' and not n.is_told and r.company_id = any(${pathOf(told.company_id)})
      and ${inTerritory(sql`r.company_id`, scope)} and ${happensWithinDays(told)} and r.variable_id = any(${hazard}) and ${isApart}
    ${latestFirst})
  union all (
    select r.id from (
      select r.id, r.company_id from records r where ${hazard} <> '{}' and r.variable_id = any(${hazard}) and ${happensWithinDays(told)}
        and ${isApart} and (r.umbrella_id is null or not ${isToldElsewhere(sql`r.id`, told)})
        and exists (select from companies below where below.parent_company_id = ${told.company_id})
      ${latestFirst}) r
    where ${told.company_id} = any(${pathOf(sql`r.company_id`)})))`;
};

const wholeOf = (domain: RecordDomain, id: RawBuilder<unknown>) =>
  sql`(select to_jsonb(whole) from (select ${summary(domain)} from records r where r.id = ${id}) whole)`;

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
  const of: Told = { ...told, variable_id: sql`r.variable_id` };
  const { rows } = await sql<DuplicatePair>`
    with latest as materialized (
      select r.*, array(${ofTheHazard(of)}) as hazard, r.umbrella_id is not null and ${isToldElsewhere(sql`r.id`, of)} as is_told,
        case when r.umbrella_id is null then '{}' else umbrellas_of(r.id) end as umbrellas
      from (
        select r.id, r.domain, r.company_id, r.variable_id, r.title, r.observed_on, r.updated_at, r.umbrella_id from records r
        where ${matching(scope, domain)} order by r.updated_at desc, r.id desc limit ${mostLookedAt}) r),
    pairs as (
      select least(n.id, d.id) as one, greatest(n.id, d.id) as other, max(n.updated_at) as updated_at
      from latest n cross join lateral ${candidatesFor(told, sql`n.hazard`, scope)} d group by 1, 2 order by 3 desc, 1 limit ${mostPairs})
    select ${wholeOf(domain, sql`p.one`)} as one, ${wholeOf(domain, sql`p.other`)} as other,
      case when e.company_id = o.company_id then null when c.path @> array[e.company_id] then e.id else o.id end as umbrella_id
    from pairs p join records e on e.id = p.one join records o on o.id = p.other join companies c on c.id = o.company_id
    order by p.updated_at desc, p.one`.execute(db);
  return rows;
}
