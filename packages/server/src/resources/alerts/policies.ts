// How alerts are issued in a place: by what it says itself, else by what the nearest place above it says.
import { sql } from "kysely";
import { strictest, type AlertPolicy, type AlertPolicyDraft } from "@atalaya/contract/resources/alerts/policy.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";

/** What holds in this place; two people always, where nobody said anything. */
export async function policyOf(db: Db | Tx, company_id: number): Promise<AlertPolicy> {
  const { rows } = await sql<AlertPolicy>`
    select p.may_issue_alone, p.ratify_hours, p.sender, p.oid, p.company_id
    from companies c join alert_policies p on p.company_id = any(c.path)
    where c.id = ${company_id} order by array_position(c.path, p.company_id) desc limit 1`.execute(db);
  return rows[0] ?? strictest;
}

/** 404 where the place is not the caller's. */
export async function seenPolicy(db: Db | Tx, scope: Scope, company_id: number): Promise<AlertPolicy> {
  const { rows } = await sql`
    select from companies c where c.id = ${company_id} and c.deleted_at is null and ${inTerritory(sql<number>`c.id`, scope)}`.execute(
    db,
  );
  orNotFound(rows[0]);
  return policyOf(db, company_id);
}

export async function setPolicy(
  tx: Tx,
  scope: Scope,
  company_id: number,
  policy: AlertPolicyDraft,
): Promise<AlertPolicy> {
  await seenPolicy(tx, scope, company_id);
  await tx
    .insertInto("alert_policies")
    .values({ ...policy, company_id })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(policy))
    .execute();
  return policyOf(tx, company_id);
}
