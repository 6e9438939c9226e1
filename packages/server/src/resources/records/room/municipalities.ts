// What records tell of municipalities: since when a hazard is mapped, how many people a warning reaches, which emergencies run, what
// disasters cost and how far the recovery has come.
import { sql, type RawBuilder } from "kysely";
import { reachedShare } from "@atalaya/contract/domain/coverage.ts";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTerritory, isPlausible, oneOf, whenGiven } from "../../../platform/database/sql.ts";
import { answered, byMunicipality, type ComparedOf, type CoverageOf } from "../../../platform/municipalities.ts";
import type { Scope } from "../../../platform/scope.ts";
import { rulesOfCountries } from "../../packs/queries.ts";
import { cardsMetric } from "../losses/loss-sums.ts";
import { matching } from "../queries.ts";

type Known = { company_id: number; variable_id: number; domain: Domain; on: string; value: number | null };

/** The newest published record of each municipality among those of these variables `v`. */
async function newest(db: Db, which: RawBuilder<boolean>): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select distinct on (r.company_id) r.company_id, r.variable_id, r.domain, r.observed_on as "on", r.value_number as value
    from variables v join records r on r.variable_id = v.id join companies c on c.id = r.company_id
    where c.kind = 'municipality' and c.deleted_at is null and r.deleted_at is null and r.status = 'published'
      and v.deleted_at is null and ${isPlausible(sql`r.observed_on`)} and ${which}
    order by r.company_id, r.observed_on desc, r.id desc`.execute(db);
  return rows;
}

const answersOf = (rows: readonly Known[], isYes: (row: Known) => boolean) =>
  new Map(
    rows.map((row) => {
      const { company_id, domain, on: since, value, variable_id } = row;
      const facts = { since, value, search: { variable: String(variable_id) } };
      return [company_id, answered(isYes(row) ? "yes" : "no", `/records/${domain}`, facts)] as const;
    }),
  );

/** Domains that zones of hazards may stand in. */
const mapped = ["situation", "vulnerability", "risk"] as const;

/** By what each country measures how many people a warning reaches. Rules that were loaded long ago do not say it. */
const reachCodes = async (db: Db): Promise<string[]> =>
  (await rulesOfCountries(db))
    .flatMap((rules) => (rules as Partial<typeof rules>).coverage ?? [])
    .flatMap(({ question, variable }) => (question === "alert_reach" && variable ? [variable] : []));

export const recordCoverage: CoverageOf = async (db, { held }) => {
  const scopes = mapped.flatMap((domain) => {
    const scope = held(`records.${domain}.index`);
    return scope ? [{ domain, scope }] : [];
  });
  const readable = (domain: Domain, scope: Scope) =>
    sql<boolean>`(r.domain = ${domain} and ${inTerritory(sql<number>`r.company_id`, scope)})`;
  const vulnerability = held("records.vulnerability.index");
  const [zones, reach] = await Promise.all([
    scopes.length === 0
      ? null
      : newest(
          db,
          sql`v.kind = 'hazard_zone' and (${sql.join(
            scopes.map(({ domain, scope }) => readable(domain, scope)),
            sql` or `,
          )})`,
        ),
    vulnerability &&
      newest(
        db,
        sql`v.domain = 'vulnerability' and v.code = any(${await reachCodes(db)}::text[]) and r.value_number is not null
          and ${readable("vulnerability", vulnerability)}`,
      ),
  ]);
  return {
    hazard_map: zones && answersOf(zones, () => true),
    alert_reach: reach && answersOf(reach, ({ value }) => (value ?? 0) >= reachedShare),
  };
};

const sumOf = (metric: Metric) => sql`sum(r.value) filter (where r.metric = ${metric})`;

const ofDisasters = async (db: Db, scope: Scope, from: string | undefined) => {
  const [running, cost] = await Promise.all([
    byMunicipality<{ events: number }>(db, scope, {
      from: sql`records r`,
      where: matching(scope, "risk", { running: true }),
      sums: sql`count(*) as events`,
    }),
    byMunicipality<{ disasters: number; people: number | null; houses: number | null }>(db, scope, {
      from: sql`published_losses r`,
      where: sql`r.is_counted and ${oneOf(sql`r.metric`, [cardsMetric, "direct_affected", "houses_destroyed"])}
        and ${whenGiven(from, (day) => sql`r.observed_on >= ${day}`)}`,
      sums: sql`count(*) filter (where r.metric = ${cardsMetric}) as disasters, ${sumOf("direct_affected")} as people,
        ${sumOf("houses_destroyed")} as houses`,
    }),
  ]);
  return [
    { nothing: { events: 0 }, places: running },
    { nothing: { disasters: 0 }, places: cost },
  ];
};

const ofRecovery = async (db: Db, scope: Scope) => {
  const places = await byMunicipality<{ recovery: number | null }>(db, scope, {
    from: sql`records r`,
    where: matching(scope, "recovery"),
    sums: sql`round(avg((r.recovery ->> 'progress_pct')::int), 1)::float8 as recovery`,
  });
  return [{ nothing: {}, places }];
};

export const comparedRecords: ComparedOf = async (db, { held }, from) => {
  const [risk, recovery] = [held("records.risk.index"), held("records.recovery.index")];
  const found = await Promise.all([risk ? ofDisasters(db, risk, from) : [], recovery ? ofRecovery(db, recovery) : []]);
  return found.flat();
};
