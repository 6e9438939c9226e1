// Records that may tell of the same disaster (V11): same hazard, same place, begun within three days of each other.
import { sql } from "kysely";
import type { Domain } from "@atalaya/contract/domains.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { summary } from "./queries.ts";

const daysApart = 3;
const mostListed = 20;

type Told = Pick<RecordSummary, "id" | "domain" | "company_id" | "variable_id" | "observed_on">;

/**
 * The hazard is the variable's code in the hazard profiles, or else the variable itself. Only events happen twice in the books: two
 * shelters that were counted on one day are two shelters.
 */
const tellsTheSame = ({ id, domain, company_id, variable_id, observed_on }: Told) => sql<boolean>`
  r.company_id = ${company_id} and r.domain = ${domain} and r.id <> ${id} and r.deleted_at is null
  and r.observed_on between ${observed_on}::date - ${daysApart}::integer and ${observed_on}::date + ${daysApart}::integer
  and exists (
    select 1 from variables own, variables other
    where own.id = ${variable_id} and other.id = r.variable_id and own.kind = 'event_type' and other.kind = 'event_type'
      and (own.id = other.id or own.hip_code = other.hip_code))`;

/** The nearest one. */
export async function findDuplicate(db: Db | Tx, told: Told): Promise<{ title: string; code: string } | undefined> {
  const { rows } = await sql<{ title: string; code: string }>`
    select r.title, r.code from records r where ${tellsTheSame(told)}
    order by abs(r.observed_on - ${told.observed_on}::date), r.id limit 1`.execute(db);
  return rows[0];
}

/** All of them, the nearest first; none for a record that the caller does not see. */
export async function listDuplicates(db: Db, scope: Scope, domain: Domain, told: Told): Promise<RecordSummary[]> {
  const { rows } = await sql<RecordSummary>`
    select ${summary} from records r where ${tellsTheSame({ ...told, domain })} and ${inTerritory(sql`r.company_id`, scope)}
    order by abs(r.observed_on - ${told.observed_on}::date), r.id limit ${mostListed}`.execute(db);
  return rows;
}
