// Whether a municipality practised: by the register of exercises, and by the alerts that were sent as exercises for it of which
// the later one answers.
import { sql } from "kysely";
import { exerciseMonths } from "@atalaya/contract/domain/coverage.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import { answered, type CoverageOf } from "../../platform/municipalities.ts";
import type { Scope } from "../../platform/scope.ts";
import { lastExerciseAlerts, type Exercised } from "../alerts/queries.ts";

/** When each municipality, or a place below it, held its last one. */
async function lastHeld(db: Db, scope: Scope): Promise<Exercised[]> {
  const { rows } = await sql<Exercised>`
    with held as materialized (
      select r.company_id, max(r.starts_at) as at from exercises r where r.status = 'held' and r.deleted_at is null group by 1)
    select p.id as company_id, (max(held.at) at time zone p.timezone)::date as last_on,
      max(held.at) > now() - make_interval(months => ${exerciseMonths}) as is_recent
    from held join companies c on c.id = held.company_id join companies p on p.id = any(c.path)
    where p.kind = 'municipality' and p.deleted_at is null and ${inTerritory(sql<number>`p.id`, scope)}
    group by p.id order by p.id`.execute(db);
  return rows;
}

const inRegister = { path: "/simulacros", search: { status: "held" } };
const amongAlerts = { path: "/records/alert", search: { tab: "exercises" } };

export const exerciseCoverage: CoverageOf = async (db, { held }) => {
  const [register, alerts] = [held("exercises.index"), held("records.alert.index")];
  if (!register && !alerts) return { exercise: null };
  const found = [
    ...(alerts ? await lastExerciseAlerts(db, alerts) : []).map((row) => ({ ...row, ...amongAlerts })),
    ...(register ? await lastHeld(db, register) : []).map((row) => ({ ...row, ...inRegister })),
  ].toSorted((one, other) => one.last_on.localeCompare(other.last_on));
  return {
    exercise: new Map(
      found.map(({ company_id, last_on: since, is_recent, path, search }) => [
        company_id,
        answered(is_recent ? "yes" : "no", path, { since, search }),
      ]),
    ),
  };
};
