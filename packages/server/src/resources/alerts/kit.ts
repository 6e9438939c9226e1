// The alert that is drafted with the kit of an emergency: of its hazard, with the texts that stand ready for its level, over its place.
import { sql } from "kysely";
import { alertTextFor } from "@atalaya/contract/domain/alert-texts.ts";
import { AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { KitAsked, KitCaller, KitPart } from "../../platform/event-kit.ts";
import { FieldProblem, Problem } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { rulesOf } from "../packs/queries.ts";
import { createAlert } from "./changes.ts";
import type { AlertReader } from "./references.ts";

/** The type of alert for a hazard, else one that is of no hazard in particular. */
async function typeFor(tx: Tx, { hip_code, company_id }: KitAsked["event"]): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select v.id from variables v where v.domain = 'alert' and v.kind = 'alert_type' and v.is_active and v.deleted_at is null
      and (v.company_id is null or v.company_id = any((select path from companies where id = ${company_id})::bigint[]))
      and (v.hip_code is null or v.hip_code = ${hip_code})
    order by v.hip_code is null, v.company_id nulls last, v.id limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Drafted or in force; what ended or was cancelled is another one. */
async function hasOne(tx: Tx, event_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from alerts a where a.event_id = ${event_id} and a.deleted_at is null and a.kind = 'alert'
      and a.state <> 'cancelled' and (a.expires_at is null or a.expires_at > now()) limit 1`.execute(tx);
  return rows.length > 0;
}

const readerOf = ({ user_id, is_super_admin, held }: KitCaller, scope: Scope): AlertReader => ({
  scope,
  user_id,
  is_super_admin,
  legal: held("legal.index"),
  committees: held("legalDrm.index"),
  zones: {
    situation: held("records.situation.index"),
    vulnerability: held("records.vulnerability.index"),
    risk: held("records.risk.index"),
  },
});

export const draftAlert: KitPart = async (tx, { event, alert_level }, caller) => {
  if (alert_level === null || (await hasOne(tx, event.id))) return;
  const scope = caller.held("records.alert.create");
  if (!scope) throw new Problem("forbidden");
  const { company_id, hip_code, place, country } = event;
  const variable_id = await typeFor(tx, event);
  if (!variable_id) throw new FieldProblem({ alert_level: { code: "alert_type_needed" } });
  const texts = alertTextFor(await rulesOf(tx, country), hip_code, alert_level, place);
  if (!texts) throw new FieldProblem({ alert_level: { code: "choice" } });
  const draft = AlertDraft.parse({
    company_id,
    variable_id,
    hip_code,
    level: alert_level,
    ...texts,
    area_company_ids: [company_id],
    event_id: event.id,
  });
  await createAlert(tx, readerOf(caller, scope), draft);
};
