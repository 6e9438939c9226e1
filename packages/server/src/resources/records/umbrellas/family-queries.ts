// A disaster among others: what it is a part of, its own parts with what these come to, and the chain of what set what off.
import { sql } from "kysely";
import { metrics, type Metric } from "@atalaya/contract/domain/losses.ts";
import {
  mostAbove,
  mostParts,
  type ChainLink,
  type EventFamily,
  type FamilyCard,
  type FamilySum,
  type Part,
} from "@atalaya/contract/resources/records/event-family.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTerritory, oneOf } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { withoutDrift } from "../losses/loss-sums.ts";
import { disasters, mayBeKnown } from "../queries.ts";

/** As the card says it where the caller may read that, elsewhere as the public sees it. */
const told = (scope: Scope, field: string, type: string) =>
  sql`case when ${inTerritory(sql<number>`e.company_id`, scope)} then e.${sql.ref(field)}
    else (e.published ->> ${field})::${sql.raw(type)} end as ${sql.ref(field)}`;

const card = (scope: Scope) => sql`e.id, ${told(scope, "code", "text")}, ${told(scope, "title", "text")}, e.company_id,
  c.reason_social as company_name, ${told(scope, "variable_id", "bigint")}, ${told(scope, "observed_on", "date")}`;

/** Disasters `e` that the caller may know of. */
const known = (scope: Scope) =>
  sql<boolean>`e.domain = 'risk' and e.deleted_at is null and v.kind = 'event_type' and ${mayBeKnown(scope)}`;

/** The nearest of the wider ones that the caller may know of. */
async function umbrellaOf(db: Db, scope: Scope, id: number): Promise<FamilyCard | null> {
  const { rows } = await sql<FamilyCard>`
    select ${card(scope)} from unnest(umbrellas_of(${id})) with ordinality as above (id, height)
      join ${disasters} on e.id = above.id
    where ${known(scope)} order by above.height limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The latest disasters of the places above this one that the caller may know of: what a disaster of this place may be a part of. */
export async function eventsAbove(db: Db, scope: Scope, company_id: number): Promise<FamilyCard[]> {
  const { rows } = await sql<FamilyCard>`
    select ${card(scope)} from ${disasters}
    where e.company_id = any((select array_remove(path, id) from companies where id = ${company_id})::bigint[]) and ${known(scope)}
    order by e.observed_on desc, e.id desc limit ${mostAbove}`.execute(db);
  return rows;
}

const below = (id: number) => sql`array_remove(with_parts(${id}), ${id}::bigint)`;

async function partsOf(db: Db, scope: Scope, id: number): Promise<{ parts: Part[]; total: number }> {
  const { rows } = await sql<Part & { total: number }>`
    select ${card(scope)}, e.umbrella_id, e.status, e.published is not null as has_published, count(*) over () as total, (
      select jsonb_object_agg(f.metric, jsonb_build_object('value', f.value, 'qualifier', f.qualifier))
      from loss_values f where f.record_id = e.id and f.is_current) as losses
    from ${disasters} where e.id = any(${below(id)}) and ${known(scope)}
    order by cardinality(c.path), c.reason_social, e.observed_on, e.id limit ${mostParts}`.execute(db);
  return { parts: rows.map(({ total: _total, ...part }) => part), total: rows[0]?.total ?? 0 };
}

type Summed = Omit<FamilySum, "difference" | "counts"> & { is_counted: boolean };

/** Of the disaster as its card tells it now, and of the public's copies of its parts: each of these as it counts in every sum. */
async function sumsOf(db: Db, scope: Scope, id: number): Promise<FamilySum[]> {
  const { rows } = await sql<Summed>`
    with own as (
      select f.metric, coalesce(f.currency, '') as currency, f.counted, f.qualifier from loss_values f
      where f.record_id = ${id} and f.is_current and f.qualifier <> 'unknown'),
    parts as (
      select p.metric, p.currency, sum(p.value::numeric)::float8 as value, count(p.value) as told, count(*) filter (where p.is_open) as open
      from published_losses p join ${disasters} on e.id = p.record_id
      where p.record_id = any(${below(id)}) and p.is_counted and ${oneOf(sql`p.metric`, metrics)} and ${known(scope)} group by 1, 2)
    select coalesce(own.metric, parts.metric) as metric, nullif(coalesce(own.currency, parts.currency), '') as currency, own.counted as own, own.qualifier, parts.value as parts, coalesce(parts.told, 0) as told,
      coalesce(parts.open, 0) as open, coalesce(p.is_counted, false) as is_counted
    from own full join parts using (metric, currency)
      left join published_losses p on p.record_id = ${id} and p.metric = coalesce(own.metric, parts.metric)`.execute(
    db,
  );
  const rank = ({ metric }: { metric: Metric }) => metrics.indexOf(metric);
  return rows
    .map(({ is_counted, ...row }): FamilySum => {
      const { own, parts } = row;
      const ownCounts = is_counted ? ("own" as const) : ("none" as const);
      return {
        ...row,
        difference: own === null || parts === null ? null : withoutDrift(own - parts),
        counts: parts === null ? ownCounts : "parts",
      };
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

/**
 * What set the disaster or one of its parts off, from where it began, and all that followed from that. What the caller may not know of parts
 * the chain; what neither set off another nor was set off stands in none.
 */
async function chainOf(db: Db, scope: Scope, id: number): Promise<ChainLink[]> {
  const { rows } = await sql<ChainLink>`
    with recursive seeds as (select unnest(with_parts(${id})) as id),
    chain as (
      select s.id from seeds s
      union select t.id from seeds s cross join lateral unnest(triggers_of(s.id)) as t (id)
      union select effect.id from chain cross join lateral (select r.id from records r where r.triggered_by_id = chain.id offset 0) effect)
    select ${card(scope)}, e.triggered_by_id from ${disasters} where e.id in (select id from chain) and ${known(scope)}
    order by e.observed_on, e.id`.execute(db);
  const told = new Set(rows.map((link) => link.id));
  const links = rows.map((link) => ({
    ...link,
    triggered_by_id: link.triggered_by_id !== null && told.has(link.triggered_by_id) ? link.triggered_by_id : null,
  }));
  const causes = new Set(links.map((link) => link.triggered_by_id));
  return links.filter((link) => link.triggered_by_id !== null || causes.has(link.id));
}

export async function familyOf(db: Db, scope: Scope, id: number): Promise<EventFamily> {
  const [umbrella, { parts, total }, chain] = await Promise.all([
    umbrellaOf(db, scope, id),
    partsOf(db, scope, id),
    chainOf(db, scope, id),
  ]);
  return { umbrella, parts, total, sums: total > 0 ? await sumsOf(db, scope, id) : [], chain };
}
