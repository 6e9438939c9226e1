// What alerts tell of municipalities: what is in force in each.
import { sql } from "kysely";
import { alertLevelsOf } from "@atalaya/contract/domain/alert-levels.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { ComparedOf } from "../../platform/municipalities.ts";
import { rulesOfCountries } from "../packs/queries.ts";
import { reachesInto } from "./from-above.ts";

/** How grave each level of a country is, the gravest the highest. */
async function ranksOf(db: Db): Promise<(country: string, level: string) => number> {
  const known = new Map((await rulesOfCountries(db)).map((rules) => [rules.country as string, alertLevelsOf(rules)]));
  return (country, level) => (known.get(country) ?? alertLevelsOf(null)).findIndex(({ key }) => key === level);
}

type Warned = { id: number; country: string; levels: string[] };

/** Its own alerts, and those of places above that reach into it. */
export const comparedAlerts: ComparedOf = async (db, { held }) => {
  const scope = held("records.alert.index");
  if (!scope) return [];
  const rankOf = await ranksOf(db);
  const { rows } = await sql<Warned>`
    with current as materialized (select r.* from alerts r
      where r.kind = 'alert' and r.deleted_at is null and r.state = 'issued' and r.expires_at > now())
    select p.id, p.country, array_agg(r.level) as levels
    from companies p join current r on r.company_id = any(p.path)
      left join company_boundaries b on b.company_id = p.id
    where p.kind = 'municipality' and p.deleted_at is null and ${inTerritory(sql<number>`p.id`, scope)}
      and (r.company_id = p.id or r.scope <> 'Private' and ${reachesInto("r")})
    group by p.id`.execute(db);
  const gravest = ({ country, levels }: Warned) =>
    levels.toSorted((one, other) => rankOf(country, other) - rankOf(country, one))[0]!;
  const places = new Map(rows.map((row) => [row.id, { alerts: row.levels.length, alert_level: gravest(row) }]));
  return [{ nothing: { alerts: 0 }, places }];
};
