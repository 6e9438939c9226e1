// What is in force now, for the situation room.
import { sql } from "kysely";
import { inForce } from "@atalaya/contract/resources/alerts/answers.ts";
import type { AlertInForce, AlertsInForce } from "@atalaya/contract/resources/alerts/in-force.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Scope } from "../../platform/scope.ts";
import { isAbove } from "./from-above.ts";
import { matching } from "./queries.ts";

/** Of each level and kind; the alert centre lists them all. */
const mostOfLevel = 20;
/** In degrees, some 50 m: a small map shows no more. */
const shownDetail = 0.0005;

type Found = Omit<AlertInForce, "is_of_above"> & { count: number; first_end: string };

/** Of the places, and of those above that reach into them: those that end first of each level and kind. */
export async function alertsInForce(db: Db, scope: Scope): Promise<AlertsInForce> {
  const { rows } = await sql<Found>`
    with current as materialized (
      select r.id, r.kind, r.company_id, c.reason_social as company_name, c.country, r.level, r.hip_code, r.headline_es, r.headline_en,
        r.expires_at, r.geometry,
        count(*) over level as count, min(r.expires_at) over level as first_end,
        row_number() over (partition by c.country, r.level, r.kind order by r.expires_at, r.id) as position
      from alerts r join companies c on c.id = r.company_id
      where r.state = 'issued' and r.expires_at > now() and ${matching(scope, { status: [...inForce], above: true })}
      window level as (partition by c.country, r.level, r.kind))
    select id, kind, company_id, company_name, country, level, hip_code, headline_es, headline_en, expires_at, count, first_end,
      st_asgeojson(st_simplifypreservetopology(geometry, ${shownDetail}), 5)::json as area
    from current where position <= ${mostOfLevel} order by kind, expires_at, id`.execute(db);
  const levels = new Map(
    rows.flatMap(({ kind, country, level, count, first_end }) =>
      kind === "alert" ? [[`${country} ${level}`, { country, level, count, first_end }] as const] : [],
    ),
  );
  const ofExercises = new Map(
    rows.flatMap((row) => (row.kind === "exercise" ? [[`${row.country} ${row.level}`, row.count]] : [])),
  );
  return {
    levels: [...levels.values()],
    exercises: [...ofExercises.values()].reduce((sum, count) => sum + count, 0),
    alerts: rows.map(({ count: _count, first_end: _first, ...row }) => ({ ...row, is_of_above: isAbove(scope, row) })),
  };
}
