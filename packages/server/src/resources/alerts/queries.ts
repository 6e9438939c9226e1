// Every statement that reads alerts. List, total and tiles share `matching`.
import { expressionBuilder, sql, type RawBuilder } from "kysely";
import { alertLevelsOf } from "@atalaya/contract/domain/alert-levels.ts";
import { exerciseMonths } from "@atalaya/contract/domain/coverage.ts";
import { severities } from "@atalaya/contract/domain/cap/codes.ts";
import { expiringHours, type AlertQuery, type alertSorts } from "@atalaya/contract/resources/alerts.ts";
import {
  AlertContent,
  type Alert,
  type AlertMessage,
  type AlertSummary,
} from "@atalaya/contract/resources/alerts/answers.ts";
import type { AlertExportQuery } from "@atalaya/contract/resources/alerts/columns.ts";
import type { AlertStanding } from "@atalaya/contract/resources/alerts/since.ts";
import { runningDays } from "@atalaya/contract/resources/records/room.ts";
import { byKey } from "../../platform/database/by-key.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.ts";
import {
  asGeoJson,
  asJson,
  asPosition,
  everyRow,
  hasWords,
  insideBbox,
  inTerritory,
  oneOf,
  paged,
  type Sorts,
  whenGiven,
} from "../../platform/database/sql.ts";
import { rowsAtOnce, shapeFor, type Shaped } from "../../platform/sheets/shapes.ts";
import type { Scope } from "../../platform/scope.ts";
import { rulesOfCountries } from "../packs/queries.ts";
import type { Said } from "./cap-message.ts";
import { alertSeenBelow, inTerritoryOrAbove, rowSeenBelow } from "./from-above.ts";
import type { MapLayer } from "../../platform/tiles/feature-tile.ts";

const { ref } = expressionBuilder<{ r: DB["alerts"] }, "r">();

/** How it stands at this moment: nobody has to have marked it for an alert to be over. */
export const status = sql<string>`case
  when r.state = 'cancelled' then 'cancelled'
  when r.state = 'draft' then case when r.submission is null then 'draft' else 'submitted' end
  when r.expires_at <= now() then 'expired'
  when r.message_count > 1 then 'updated'
  else 'issued' end`;

/** In force for less than `expiringHours` more, whatever is prepared to follow it. */
const isExpiring = sql<boolean>`(r.state = 'issued' and r.expires_at > now() and r.expires_at <= now() + make_interval(hours => ${expiringHours}))`;

/** What waits for somebody up there is not looked for from below. */
const reachesAbove = ({ above, trash, waiting, unratified, expiring, returned }: Partial<AlertQuery>) =>
  above === true && [trash, waiting, unratified, expiring, returned].every((it) => it === undefined);

/** The one meaning of "these alerts". The table is named `r`. Without a kind, both. */
export const matching = (scope: Scope, query: Partial<AlertQuery> = {}) =>
  sql<boolean>`${query.trash ? sql`r.deleted_at is not null` : sql`r.deleted_at is null`}
    and ${reachesAbove(query) ? inTerritoryOrAbove(scope) : inTerritory(ref("r.company_id"), scope)}
    and ${whenGiven(query.kind, (kind) => sql`r.kind = ${kind}`)}
    and ${whenGiven(query.status, (statuses) => sql`${status} = any(${statuses}::text[])`)}
    and ${whenGiven(query.level, (levels) => oneOf(ref("r.level"), levels))}
    and ${whenGiven(query.variable, (ids) => oneOf(ref("r.variable_id"), ids))}
    and ${whenGiven(query.hazard, (codes) => oneOf(ref("r.hip_code"), codes))}
    and ${whenGiven(query.waiting, (is) => sql`(r.submission is not null) = ${is}`)}
    and ${whenGiven(query.unratified, (is) => sql`(r.ratify_until is not null) = ${is}`)}
    and ${whenGiven(query.expiring, (is) => (is ? isExpiring : sql`coalesce(not ${isExpiring}, true)`))}
    and ${whenGiven(query.returned, (is) => sql`(r.return_note is not null) = ${is}`)}
    and ${whenGiven(query.sent_from, (day) => sql`r.last_sent_at >= ${day}::date`)}
    and ${whenGiven(query.sent_to, (day) => sql`r.last_sent_at < ${day}::date + 1`)}
    and ${whenGiven(query.bbox, insideBbox)}
    and ${whenGiven(query.q || null, (words) => hasWords(ref("r.search"), words))}`;

const nameOf = (actor: RawBuilder<unknown>) => sql`(select u.name from users u where u.id::text = ${actor})`;

const summary = sql`r.id, r.version, r.created_at, r.updated_at, r.kind, r.code, r.company_id, c.reason_social as company_name,
  r.variable_id, r.hip_code, r.level, r.technical_level, r.coverage, r.headline_es, r.headline_en, r.area_description,
  ${status} as status, r.submission, r.submitted_at, ${nameOf(sql`r.submitted_by`)} as submitted_by, r.return_note,
  r.prepared is not null as is_prepared, r.effective_at, r.expires_at, r.reported_at, r.first_sent_at, r.last_sent_at,
  (extract(epoch from r.first_sent_at - r.reported_at) / 60)::int as minutes_to_message, r.message_count,
  case when r.ratify_until <= now() then 'overdue' when r.ratify_until is not null then 'due' end as ratification,
  ${asPosition(ref("r.anchor"))} as anchor, r.deleted_at, false as is_of_above`;

/** To subscribers, over all its messages. */
const deliveries = sql`(select json_build_object('sent', count(*) filter (where d.state = 'sent'),
    'waiting', count(*) filter (where d.state in ('pending', 'sending')),
    'failed', count(*) filter (where d.state in ('failed', 'unknown', 'expired')))
  from alert_deliveries d where d.alert_id = r.id)`;

/** All that an alert says, as columns of `r`. */
const content = sql.join(Object.keys(AlertContent.shape).map((name) => sql.ref(`r.${name}`)));

const messages = (user_id: number) => sql`(
  select coalesce(json_agg(json_build_object('id', m.id, 'number', m.number, 'message_type', m.message_type,
    'identifier', m.identifier, 'sender', m.sender, 'sent_at', m.sent_at, 'sha256', m.sha256,
    'level', m.said ->> 'level', 'headline_es', m.said ->> 'headline_es',
    'drafted_by', ${nameOf(sql`m.drafted_by`)}, 'submitted_by', ${nameOf(sql`m.submitted_by`)}, 'issued_by', ${nameOf(sql`m.created_by`)},
    'is_own', coalesce(m.created_by = ${String(user_id)}, false),
    'emergency_reason', m.emergency_reason, 'ratify_until', m.ratify_until,
    'ratified_at', t.created_at, 'ratified_by', ${nameOf(sql`t.created_by`)},
    'ratification_note', t.note) order by m.number), '[]')
  from alert_messages m left join alert_ratifications t on t.message_id = m.id where m.alert_id = r.id)`;

const details = (
  user_id: number,
) => sql`${content}, ${summary}, ${asGeoJson(ref("r.geometry"))} as geometry, r.prepared, r.cancellation,
  ${messages(user_id)} as messages, ${deliveries} as deliveries, ${nameOf(sql`r.drafted_by`)} as drafted_by,
  coalesce(${String(user_id)} in (r.drafted_by, r.submitted_by), false) as is_own, ${nameOf(sql`r.updated_by`)} as updated_by,
  (select json_build_object('sender', s.sender, 'identifier', s.identifier, 'sent_at', s.sent_at, 'sha256', s.sha256,
    'has_signature', s.has_signature, 'fetched_from', s.fetched_from) from alert_sources s where s.alert_id = r.id) as source`;

const from = sql`alerts r join companies c on c.id = r.company_id`;

/** How grave each level is in each country, the gravest the highest: what sorts them. A level of another country counts as the usual one. */
const gravities = async (db: Db) =>
  Object.fromEntries(
    [null, ...(await rulesOfCountries(db))].map((rules) => [
      rules?.country ?? "",
      Object.fromEntries(
        alertLevelsOf(rules).map(({ key, severity }) => [key, severities.length - severities.indexOf(severity)]),
      ),
    ]),
  );

async function listing(db: Db, scope: Scope, query: Partial<AlertQuery>) {
  const gravity = asJson(await gravities(db));
  return {
    columns: summary,
    from,
    where: matching(scope, query),
    id: sql`r.id`,
    sorts: {
      level: {
        by: sql`coalesce(${gravity} -> c.country ->> r.level, ${gravity} -> '' ->> r.level, '0')::bigint`,
        type: "bigint",
      },
      last_sent_at: { by: sql`coalesce(r.last_sent_at, '-infinity')`, type: "timestamptz" },
      expires_at: { by: sql`coalesce(r.expires_at, '-infinity')`, type: "timestamptz" },
      updated_at: { by: sql`r.updated_at`, type: "timestamptz" },
    } satisfies Sorts<(typeof alertSorts)[number]>,
    default_sort: "-updated_at",
  };
}

export async function listAlerts(db: Db, scope: Scope, query: AlertQuery) {
  const page = await paged<AlertSummary>(db, await listing(db, scope, query), query);
  return { ...page, data: page.data.map((row) => rowSeenBelow(scope, row)) };
}

/** All of the list, in its order, some at a time. */
export async function* everyAlert(
  db: Db,
  scope: Scope,
  query: AlertExportQuery,
): AsyncGenerator<(AlertSummary & Shaped)[]> {
  const listed = await listing(db, scope, query);
  const columns = sql`${listed.columns}${shapeFor(query.format, sql`r.geometry`)}`;
  const all = everyRow<AlertSummary & Shaped>(db, { ...listed, columns }, query.sort, rowsAtOnce(query.format));
  for await (const rows of all) yield rows.map((row) => rowSeenBelow(scope, row));
}

/** Those of the list among these, with all that they say. */
export async function alertsAmong(
  db: Db,
  scope: Scope,
  query: Partial<AlertQuery>,
  ids: number[],
): Promise<AlertStanding[]> {
  const { rows } = await sql<AlertStanding>`
    select ${content}, ${summary} from ${from} where ${matching(scope, query)} and ${oneOf(ref("r.id"), ids)}`.execute(
    db,
  );
  return rows.map((row) => rowSeenBelow(scope, row));
}

/** The same alerts on the map: their colour is the level's. */
export const mapLayer = (scope: Scope, query: Partial<AlertQuery>): MapLayer => ({
  from: sql`alerts r`,
  where: matching(scope, query),
  symbol: "level",
  extent: "shapes",
  carried: sql`r.level, r.kind, ${status} as status`,
  carried_by_points: sql`left(r.headline_es, 100) as headline`,
});

/** What the database knows of one; what it cites is added as far as the reader may see it. */
export type FoundAlert = Omit<Alert, "documents" | "session" | "event" | "area_records">;

export async function findAlert(
  db: Db | Tx,
  scope: Scope,
  user_id: number,
  id: number,
  which: { trash?: boolean; above?: boolean } = {},
): Promise<FoundAlert | undefined> {
  const { rows } = await sql<FoundAlert>`${byKey}
    select ${details(user_id)} from ${from} where ${matching(scope, which)} and r.id = ${id}`.execute(db);
  return rows[0] && alertSeenBelow(scope, rows[0]);
}

/** Who wrote and sent what waits; the caller holds the row. */
export async function handsOf(tx: Tx, id: number): Promise<{ drafted_by: string; submitted_by: string | null }> {
  const { rows } = await sql<{ drafted_by: string; submitted_by: string | null }>`
    select drafted_by, submitted_by from alerts where id = ${id}`.execute(tx);
  return rows[0]!;
}

/** What is sent of a message's place and type. `email`: of the place. */
export type AlertPlace = {
  name: string;
  territorial_code: string | null;
  country: string;
  timezone: string;
  email: string | null;
  variable_es: string;
  variable_en: string | null;
};

export async function placeOf(db: Db | Tx, company_id: number, variable_id: number): Promise<AlertPlace | undefined> {
  const { rows } = await sql<AlertPlace>`
    select c.reason_social as name, c.territorial_code, c.country, c.timezone, c.email, v.name_es as variable_es, v.name_en as variable_en
    from companies c join variables v on v.id = ${variable_id} where c.id = ${company_id}`.execute(db);
  return rows[0];
}

/** All that a message said when it was sent. */
export async function saidIn(db: Db, message_id: number): Promise<Said> {
  const { rows } = await sql<{ said: Said }>`select said from alert_messages where id = ${message_id}`.execute(db);
  return rows[0]!.said;
}

/** The messages of an alert, the oldest first: what the next one refers to. */
export async function messagesOf(
  db: Db | Tx,
  alert_id: number,
): Promise<Pick<AlertMessage, "id" | "number" | "identifier" | "sender" | "sent_at">[]> {
  const { rows } = await sql<AlertMessage>`
    select id, number, identifier, sender, sent_at from alert_messages where alert_id = ${alert_id} order by number`.execute(
    db,
  );
  return rows;
}

/** Of a disaster: its place, and the days from its first to its last. */
type Disaster = { id: number; company_id: number; observed_on: string; ended_on: string | null };

/**
 * When each message was sent and what it said: of alerts that name the disaster or one that went into it, and of those whose people are
 * of the scope, or of a place above it, while the disaster lasted by the clock of its place.
 */
export const messagesAround = (scope: Scope, { id, company_id, observed_on, ended_on }: Disaster) => sql`
  select m.created_at as sent_at, jsonb_build_object('kind', r.kind, 'message_type', m.message_type,
    'headline_es', m.said ->> 'headline_es', 'headline_en', m.said ->> 'headline_en') as alert
  from alert_messages m join alerts r on r.id = m.alert_id join companies c on c.id = ${company_id}
  where r.deleted_at is null and ${inTerritoryOrAbove(scope)}
    and (r.event_id = any(with_absorbed(${id})) or (m.created_at at time zone c.timezone)::date
      between ${observed_on}::date and coalesce(${ended_on}::date, ${observed_on}::date + ${runningDays}::integer))`;

/** Of a municipality: the day of the last exercise, on its own clock, and whether it counts still. */
export type Exercised = { company_id: number; last_on: string; is_recent: boolean };

/** By the exercises that it sent, or that a place above sent for it. */
export async function lastExerciseAlerts(db: Db, scope: Scope): Promise<Exercised[]> {
  const { rows } = await sql<Exercised>`
    with sent as materialized (
      select r.company_id, r.area_company_ids, max(r.first_sent_at) as at from alerts r
      where r.kind = 'exercise' and r.deleted_at is null and r.first_sent_at is not null group by 1, 2)
    select c.id as company_id, (max(sent.at) at time zone c.timezone)::date as last_on,
      max(sent.at) > now() - make_interval(months => ${exerciseMonths}) as is_recent
    from companies c join sent on sent.company_id = c.id or c.id = any(sent.area_company_ids)
    where c.kind = 'municipality' and c.deleted_at is null and ${inTerritory(sql<number>`c.id`, scope)}
    group by c.id order by c.id`.execute(db);
  return rows;
}
