// Municipalities side by side: what is in force, what runs, who is sheltered, what disasters cost, how far the recovery is, who is covered.
// What lies below a municipality counts to it.
import type { FastifyRequest } from "fastify";
import { sql, type RawBuilder } from "kysely";
import { alertLevelsOf } from "@atalaya/contract/domain/alert-levels.ts";
import type { ComparedPlace } from "@atalaya/contract/resources/dashboard.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory, whenGiven } from "../../platform/database/sql.ts";
import { readable } from "../../platform/http/access.ts";
import type { Scope } from "../../platform/scope.ts";
import { reachesInto } from "../alerts/from-above.ts";
import { rulesOfCountries } from "../packs/queries.ts";
import { matching } from "../records/queries.ts";
import { newestCount } from "../shelters/occupancy.ts";
import { coverageAnswersOf, municipalitiesOf, tallyOf } from "./coverage.ts";

/** `gathered`: each municipality `place` with every place `below` it, itself among them. */
const gathered = (
  scope: Scope,
) => sql`(select c.id as below, p.id as place from companies p join companies c on c.path @> array[p.id]
  where p.kind = 'municipality' and p.deleted_at is null and ${inTerritory(sql<number>`p.id`, scope)})`;

type Row = { place: number };

/** Rows of `r` summed up by municipality. */
async function byPlace<R extends Row>(
  db: Db,
  scope: Scope,
  { from, where, sums }: { from: RawBuilder<unknown>; where: RawBuilder<unknown>; sums: RawBuilder<unknown> },
): Promise<ReadonlyMap<number, R>> {
  const { rows } = await sql<R>`
    select g.place, ${sums} from ${from} join ${gathered(scope)} g on g.below = r.company_id where ${where} group by 1`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.place, row]));
}

type Warned = { place: number; country: string; levels: string[] };

/** The level of every alert in force in a municipality: its own, and those of places above that reach into it. */
async function warned(db: Db, scope: Scope): Promise<ReadonlyMap<number, Warned>> {
  const { rows } = await sql<Warned>`
    with current as materialized (select r.* from alerts r
      where r.kind = 'alert' and r.deleted_at is null and r.state = 'issued' and r.expires_at > now())
    select p.id as place, p.country, array_agg(r.level) as levels
    from companies p join current r on r.company_id = any(p.path)
      left join company_boundaries b on b.company_id = p.id
    where p.kind = 'municipality' and p.deleted_at is null and ${inTerritory(sql<number>`p.id`, scope)}
      and (r.company_id = p.id or r.scope <> 'Private' and ${reachesInto("r")})
    group by p.id`.execute(db);
  return new Map(rows.map((row) => [row.place, row]));
}

const events = (db: Db, scope: Scope) =>
  byPlace<Row & { count: number }>(db, scope, {
    from: sql`records r`,
    where: matching(scope, "risk", { running: true }),
    sums: sql`count(*) as count`,
  });

const disasters = (db: Db, scope: Scope, from?: string) =>
  byPlace<Row & { count: number; people: number | null; houses: number | null }>(db, scope, {
    from: sql`published_disasters r join variables v on v.id = r.variable_id`,
    where: sql`v.kind = 'event_type' and ${whenGiven(from, (day) => sql`r.observed_on >= ${day}`)}`,
    sums: sql`count(*) as count, sum(r.direct_affected) as people, sum(r.houses_destroyed) as houses`,
  });

const shelters = (db: Db, scope: Scope) =>
  byPlace<Row & { open: number; occupied: number; free: number }>(db, scope, {
    from: sql`(select r.company_id, r.capacity, ${newestCount("state")} as state, ${newestCount("occupied")} as occupied
      from shelters r where r.deleted_at is null and r.is_active) r`,
    where: sql`r.state <> 'closed'`,
    sums: sql`count(*) filter (where r.state = 'open') as open, sum(r.occupied)::int as occupied,
      coalesce(sum(greatest(r.capacity - r.occupied, 0)) filter (where r.state = 'open'), 0)::int as free`,
  });

const recovery = (db: Db, scope: Scope) =>
  byPlace<Row & { progress: number | null }>(db, scope, {
    from: sql`records r`,
    where: matching(scope, "recovery"),
    sums: sql`round(avg((r.recovery ->> 'progress_pct')::int), 1)::float8 as progress`,
  });

/** How grave each level of a country is, the gravest the highest. */
async function ranksOf(db: Db): Promise<(country: string, level: string) => number> {
  const known = new Map((await rulesOfCountries(db)).map((rules) => [rules.country as string, alertLevelsOf(rules)]));
  return (country, level) => (known.get(country) ?? alertLevelsOf(null)).findIndex(({ key }) => key === level);
}

export async function comparedPlaces(db: Db, request: FastifyRequest, from?: string): Promise<ComparedPlace[]> {
  const may = <T>(permission: Permission, ask: (scope: Scope) => Promise<T>): Promise<T> | null => {
    const scope = readable(request, permission);
    return scope && ask(scope);
  };
  const [places, questions, rankOf, alerts, running, standing, cost, recovered] = await Promise.all([
    municipalitiesOf(db, request.scope),
    coverageAnswersOf(db, request),
    ranksOf(db),
    may("records.alert.index", (scope) => warned(db, scope)),
    may("records.risk.index", (scope) => events(db, scope)),
    may("shelters.index", (scope) => shelters(db, scope)),
    may("records.risk.index", (scope) => disasters(db, scope, from)),
    may("records.recovery.index", (scope) => recovery(db, scope)),
  ]);
  return places.map((company_id) => {
    const warning = alerts?.get(company_id);
    const levels = warning?.levels.toSorted((a, b) => rankOf(warning.country, b) - rankOf(warning.country, a)) ?? [];
    const shelter = standing?.get(company_id);
    const disaster = cost?.get(company_id);
    const { yes, no } = tallyOf(questions, company_id);
    return {
      company_id,
      alerts: alerts && levels.length,
      alert_level: levels[0] ?? null,
      events: running && (running.get(company_id)?.count ?? 0),
      shelters_open: standing && (shelter?.open ?? 0),
      occupied: standing && (shelter?.occupied ?? 0),
      free: standing && (shelter?.free ?? 0),
      disasters: cost && (disaster?.count ?? 0),
      people: disaster?.people ?? null,
      houses: disaster?.houses ?? null,
      recovery: recovered?.get(company_id)?.progress ?? null,
      covered: yes,
      uncovered: no,
    };
  });
}
