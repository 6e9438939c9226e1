// The ten resources that are nearest to a point, in a straight line on the ellipsoid; where there are fewer, those without a location too.
import { sql } from "kysely";
import {
  mostNearest,
  Nearest,
  NearestQuery,
  type NearResource,
} from "@atalaya/contract/resources/inventory/nearest.ts";
import type { Db } from "../../platform/database/database.ts";
import { asPosition, inTerritory, whenGiven } from "../../platform/database/sql.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import type { Scope } from "../../platform/scope.ts";
import { assignedTo, balance, isAvailable, state } from "./standing.ts";

/** The index orders by the sphere, which differs a little from the ellipsoid: of so many the nearest are found exactly. */
const candidates = 4 * mostNearest;

async function findNearest(db: Db, scope: Scope, query: NearestQuery): Promise<NearResource[]> {
  const { lon, lat, kind, category, available } = query;
  const point = sql`st_setsrid(st_point(${lon}::float8, ${lat}::float8), 4326)::geography`;
  const isAsked = sql`r.deleted_at is null and r.is_active and ${inTerritory(sql<number>`r.company_id`, scope)}
        and ${whenGiven(kind, (it) => sql`r.kind = ${it}`)} and ${whenGiven(category, (it) => sql`r.category = ${it}`)}
        and ${available ? isAvailable : sql`true`}`;
  const { rows } = await sql<NearResource>`
    with near as materialized (
      select r.* from inventory r where ${isAsked} and r.anchor is not null
      order by r.anchor::geography <-> ${point} limit ${candidates}),
    nowhere as materialized (
      select r.* from inventory r where ${isAsked} and r.anchor is null and (select count(*) from near) < ${mostNearest}
      order by r.name_es, r.id limit ${mostNearest})
    select r.id, r.company_id, c.reason_social as company_name, r.name_es, r.name_en, r.kind, r.category, r.identifier, r.unit, ${state} as state,
      ${assignedTo} as assigned_to, ${balance} as balance,
      (select concat_ws(' ', x.first_name, x.last_name) from persons x where x.id = r.person_id) as person_name,
      case when r.anchor is not null then ${asPosition(sql`r.anchor`)} end as anchor,
      round(st_distance(r.anchor::geography, ${point})::numeric)::float8 as metres
    from (select * from near union all select * from nowhere) r join companies c on c.id = r.company_id
    order by st_distance(r.anchor::geography, ${point}) nulls last, r.name_es, r.id limit ${mostNearest}`.execute(db);
  return rows;
}

export const nearestRoutes: Routes = async (app) => {
  app.get(
    "/inventory/nearest",
    {
      config: { access: "inventory.index" },
      schema: {
        summary:
          "The ten nearest to a point with their metres, those that are not free told as such; behind them those without a location",
        querystring: NearestQuery,
        response: { 200: Nearest },
      },
    },
    async ({ scope, query }) => ({ data: await findNearest(app.db, scope, query) }),
  );
};
