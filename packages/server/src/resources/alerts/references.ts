// What an alert names: whether its writer may name it, and how its reader sees it.
import { sql } from "kysely";
import {
  zoneDomains,
  type Alert,
  type AlertContent,
  type ZoneDomain,
} from "@atalaya/contract/resources/alerts/answers.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import { FieldProblem, type FieldIssues } from "../../platform/http/problem.ts";
import { within, type Scope } from "../../platform/scope.ts";
import { findSession } from "../committee-sessions/queries.ts";
import { documentsSeen, referencesSeen } from "../legal-documents/queries.ts";
import { isEventOf, matching as recordsMatching } from "../records/queries.ts";
import { findDefinition } from "../variables/queries.ts";

/** Where the caller may do what he asks for, and where he reads what an alert cites; null is nowhere. */
export type AlertReader = {
  scope: Scope;
  user_id: number;
  is_super_admin: boolean;
  legal: Scope | null;
  committees: Scope | null;
  zones: Record<ZoneDomain, Scope | null>;
};

/** Records of these domains that the caller may read. */
const zonesSeen = (zones: AlertReader["zones"]) => {
  const seen = zoneDomains.flatMap((domain) => {
    const scope = zones[domain];
    return scope ? [sql<boolean>`(${recordsMatching(scope, domain)})`] : [];
  });
  return seen.length > 0 ? sql<boolean>`(${sql.join(seen, sql` or `)})` : sql<boolean>`false`;
};

/** Zones lie in the caller's own places, where he may read them, and enclose an area. */
async function zoneIssues(tx: Tx, { scope, zones }: AlertReader, ids: readonly number[]): Promise<FieldIssues> {
  if (ids.length === 0) return {};
  const { rows } = await sql<{ id: number; is_area: boolean }>`
    select r.id, st_dimension(r.geometry) = 2 as is_area from records r
    where r.id = any(${ids}::bigint[]) and ${zonesSeen(zones)} and ${inTerritory(sql<number>`r.company_id`, scope)}
    for share`.execute(tx);
  const found = new Map(rows.map(({ id, is_area }) => [id, is_area]));
  return Object.fromEntries(
    ids.flatMap((id, index) => {
      const is_area = found.get(id);
      const code = is_area === undefined ? ("missing" as const) : ("area_polygons" as const);
      return is_area ? [] : [[`area_record_ids.${index}`, { code }]];
    }),
  );
}

type Named = Partial<AlertContent>;

async function documentIssues(tx: Tx, { legal }: AlertReader, sent: Named): Promise<FieldIssues> {
  const { legal_document_id: document, plan_id: plan } = sent;
  const ids = [document, plan].filter((it) => typeof it === "number");
  if (ids.length === 0) return {};
  const seen = legal ? await documentsSeen(tx, legal, ids) : new Map<number, { kind: string }>();
  return {
    ...(document && !seen.has(document) && { legal_document_id: { code: "missing" as const } }),
    ...(plan && seen.get(plan)?.kind !== "plan" && { plan_id: { code: "missing" as const } }),
  };
}

async function variableIssues(tx: Tx, id: number, company_id: number): Promise<FieldIssues> {
  const definition = await findDefinition(tx, "alert", id, company_id);
  if (!definition) return { variable_id: { code: "missing" } };
  if (!definition.is_available) return { variable_id: { code: "variable_place" } };
  return definition.is_active ? {} : { variable_id: { code: "variable_inactive" } };
}

/** Of what is sent, what differs from what was there: that stays as it is. */
const newOf = (sent: Named, before: Named): Named =>
  Object.fromEntries(Object.entries(sent).filter(([field, it]) => it !== before[field as keyof Named]));

/** Refuses what the caller may not name. `before`: what was named already. */
export async function mayName(
  tx: Tx,
  reader: AlertReader,
  company_id: number,
  sent: Named,
  before: Named = {},
): Promise<void> {
  const fresh = newOf(sent, before);
  const { variable_id, session_id, event_id, area_record_ids = [], area_company_ids = [] } = fresh;
  for (const [index, id] of area_company_ids.entries())
    if (!before.area_company_ids?.includes(id)) within(reader.scope, id, `area_company_ids.${index}`);
  const { committees, zones } = reader;
  const isSession = !session_id || (committees && (await findSession(tx, committees, session_id)));
  const isEvent = !event_id || (zones.risk && (await isEventOf(tx, zones.risk, event_id, company_id)));
  const zonesBefore = before.area_record_ids ?? [];
  const issues: FieldIssues = {
    ...(variable_id && (await variableIssues(tx, variable_id, company_id))),
    ...(await documentIssues(tx, reader, fresh)),
    ...(!isSession && { session_id: { code: "missing" } }),
    ...(!isEvent && { event_id: { code: "missing" } }),
    ...(await zoneIssues(tx, reader, area_record_ids.some((id) => !zonesBefore.includes(id)) ? area_record_ids : [])),
  };
  if (Object.keys(issues).length > 0) throw new FieldProblem(issues);
}

/**
 * Refuses what warns beyond the places where the caller may issue: whoever wrote it may hold more. Zones are asked for their place alone,
 * because what they enclose was read when it was written.
 */
export async function mayIssueFor(
  tx: Tx,
  { scope }: AlertReader,
  { area_company_ids, area_record_ids }: AlertContent,
): Promise<void> {
  for (const [index, id] of area_company_ids.entries()) within(scope, id, `area_company_ids.${index}`);
  const { rows } = await sql<{ id: number }>`
    select r.id from records r where r.id = any(${area_record_ids}::bigint[])
      and not ${inTerritory(sql<number>`r.company_id`, scope)}`.execute(tx);
  const elsewhere = new Set(rows.map(({ id }) => id));
  const issues = area_record_ids.flatMap((id, index) =>
    elsewhere.has(id) ? [[`area_record_ids.${index}`, { code: "outside" as const }]] : [],
  );
  if (issues.length > 0) throw new FieldProblem(Object.fromEntries(issues));
}

type Cited = Pick<Alert, "documents" | "session" | "event" | "area_records">;
type NamedRecord = { id: number; code: string; title: string; domain: ZoneDomain };

/** The documents and records that alerts name, as far as the reader may see them. */
export async function namedIn(
  db: Db | Tx,
  { legal, zones }: AlertReader,
  alerts: readonly AlertContent[],
): Promise<{ documents: Alert["documents"]; records: NamedRecord[] }> {
  const documents = alerts.flatMap((it) => [it.legal_document_id, it.plan_id]).filter((it) => it !== null);
  const records = alerts.flatMap((it) => [...it.area_record_ids, ...(it.event_id ? [it.event_id] : [])]);
  const { rows } = await sql<NamedRecord>`
    select r.id, r.code, r.title, r.domain from records r
    where r.id = any(${records}::bigint[]) and ${zonesSeen(zones)} order by r.title collate spanish`.execute(db);
  return { documents: await referencesSeen(db, legal, documents), records: rows };
}

/** What it cites, as far as the reader may see it. */
export async function citedOf(db: Db | Tx, reader: AlertReader, alert: AlertContent): Promise<Cited> {
  const { committees } = reader;
  const session = alert.session_id && committees ? await findSession(db, committees, alert.session_id) : undefined;
  const { documents, records } = await namedIn(db, reader, [alert]);
  const event = records.find(({ id }) => id === alert.event_id);
  return {
    documents,
    session: session
      ? { id: session.id, committee_id: session.committee_id, number: session.number, year: session.year }
      : null,
    event: event ? { id: event.id, code: event.code, title: event.title } : null,
    area_records: records
      .filter(({ id }) => alert.area_record_ids.includes(id))
      .map(({ id, title, domain }) => ({ id, title, domain })),
  };
}
