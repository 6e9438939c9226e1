// How the shelters stand now, for the situation room: each by its newest count.
import { sql } from "kysely";
import {
  SheltersStanding,
  SheltersStandingQuery,
  type StandingShelter,
} from "@atalaya/contract/resources/shelters/standing.ts";
import type { Db } from "../../platform/database/database.ts";
import { asPosition, inTerritory } from "../../platform/database/sql.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import type { Scope } from "../../platform/scope.ts";

/** Those that take people in, by name; the list has them all. */
const mostShown = 100;

/** Nobody looks for a bed in one that is full: what is free there, by its capacity, is not counted. */
const free = sql`case when state = 'open' then greatest(capacity - occupied, 0) end`;

/** Of the active shelters of these places those that are open or full, and their sums over all of them. */
export async function sheltersStanding(db: Db, scope: Scope): Promise<SheltersStanding> {
  const { rows } = await sql<Omit<SheltersStanding, "shelters"> & { shelters: StandingShelter[] }>`
    with active as materialized (
      select r.id, r.name_es, r.name_en, r.company_id, c.reason_social as company_name, o.state, o.occupied, r.capacity, o.as_of, r.anchor
      from shelters r join companies c on c.id = r.company_id
        left join lateral (select * from shelter_occupancy o where o.shelter_id = r.id order by o.as_of desc limit 1) o on true
      where r.deleted_at is null and r.is_active and ${inTerritory(sql<number>`r.company_id`, scope)}),
    standing as materialized (select * from active where state <> 'closed'),
    shown as (select id, name_es, name_en, company_id, company_name, state, occupied, capacity, as_of, ${asPosition(sql`anchor`)} as anchor
      from standing order by occupied::float8 / nullif(capacity, 0) desc nulls last, occupied desc, id limit ${mostShown})
    select (select count(*) from active) as active, count(*) filter (where state = 'open') as open,
      count(*) filter (where state = 'full') as full, coalesce(sum(occupied), 0)::int as occupied, coalesce(sum(${free}), 0)::int as free,
      count(*) filter (where state = 'open' and capacity is null) as unmeasured, min(as_of) as oldest_at,
      coalesce((select json_agg(shown) from shown), '[]') as shelters
    from standing`.execute(db);
  const { shelters, ...sums } = rows[0]!;
  // Instants inside JSON come as the database writes them.
  return { ...sums, shelters: shelters.map((row) => ({ ...row, as_of: new Date(row.as_of).toISOString() })) };
}

export const standingRoutes: Routes = async (app) => {
  app.get(
    "/shelters/standing",
    {
      config: { access: "shelters.index" },
      schema: {
        summary: "How many are open, how many people are in them, and how many more fit",
        querystring: SheltersStandingQuery,
        response: { 200: SheltersStanding },
      },
    },
    ({ scope }) => sheltersStanding(app.db, scope),
  );
};
