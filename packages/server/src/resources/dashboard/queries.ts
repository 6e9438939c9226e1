// The latest changes of all domains.
import { sql } from "kysely";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { Dashboard } from "@atalaya/contract/resources/dashboard.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

export const changesShown = 10;

/** The things of a domain, and what the audit log calls their table. */
const thingsOf = (domain: Domain) =>
  domain === "alert"
    ? {
        table: "alerts",
        rows: sql`(select id, company_id, headline_es as title, 'alert' as domain, deleted_at from alerts where kind = 'alert')`,
      }
    : { table: "records", rows: sql`records` };

/** The latest changes of things that still exist, newest first. */
export async function latestChanges(db: Db, scope: Scope, domain: Domain): Promise<Dashboard["changes"]> {
  const { table, rows: things } = thingsOf(domain);
  const { rows } = await sql<Dashboard["changes"][number]>`
    select a.id, a.at, coalesce(u.name, a.actor) as actor, a.action, r.domain, r.id as record_id, r.title, r.company_id
    from audit_log a join ${things} r on r.id = a.record_id left join users u on u.id = a.actor_id
    where a.resource = ${table} and r.domain = ${domain} and ${inTerritory(sql`a.company_id`, scope)}
      and ${inTerritory(sql`r.company_id`, scope)}
    order by a.id desc limit ${changesShown}`.execute(db);
  return rows;
}
