// What of a list of alerts is not as it stood at a moment, and what was sent of each since.
import { sql } from "kysely";
import { expiringHours, type AlertsSinceQuery } from "@atalaya/contract/resources/alerts.ts";
import type { AlertSince, AlertsSince, AlertStanding } from "@atalaya/contract/resources/alerts/since.ts";
import { comparedSince } from "../../../platform/as-of/compared.ts";
import type { Db, ReadAt } from "../../../platform/database/database.ts";
import { inTerritory, oneOf } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { inTerritoryOrAbove } from "../from-above.ts";
import { alertsAmong, status } from "../queries.ts";
import { namedIn, type AlertReader } from "../references.ts";

/**
 * What the log tells of the caller's own alerts; of those of places above, what was sent: what is being prepared up there is not told below.
 * That one has ended, or is about to, is written nowhere and known by its hour.
 */
const changesSince = (scope: Scope, at: string) => sql`
  select a.record_id as id, a.at from audit_log a join alerts r on r.id = a.record_id
  where a.resource = 'alerts' and a.at > ${at} and ${inTerritory(sql<number>`r.company_id`, scope)}
  union all
  select m.alert_id, m.created_at from alert_messages m join alerts r on r.id = m.alert_id
  where m.created_at > ${at} and ${inTerritoryOrAbove(scope)} and not ${inTerritory(sql<number>`r.company_id`, scope)}
  union all
  select r.id, hour.at from alerts r
    cross join lateral (values (r.expires_at), (r.expires_at - make_interval(hours => ${expiringHours}))) hour (at)
  where r.state = 'issued' and hour.at > ${at} and hour.at <= now() and ${inTerritoryOrAbove(scope)}`;

/** Versions are not kept, the hour of a change is the log's, and how late it is to stand by a message is a matter of the day. */
const told = ({ version: _version, updated_at: _at, ratification, ...alert }: AlertStanding) => ({
  ...alert,
  is_unratified: ratification !== null,
});

type Course = Pick<AlertSince, "became" | "messages">;

/** What became of alerts that the caller sees now, whether they are in the list or not. */
async function coursesOf(db: Db, scope: Scope, at: string, ids: number[]): Promise<Map<number, Course>> {
  const { rows } = await sql<Course & { id: number }>`
    select r.id, case when r.deleted_at is not null then 'deleted' else ${status} end as became,
      (select coalesce(json_agg(json_build_object('number', m.number, 'message_type', m.message_type, 'identifier', m.identifier,
          'sent_at', m.sent_at) order by m.number), '[]')
        from alert_messages m where m.alert_id = r.id and m.created_at > ${at}) as messages
    from alerts r where ${oneOf(sql`r.id`, ids)} and ${inTerritoryOrAbove(scope)}`.execute(db);
  return new Map(rows.map(({ id, ...course }) => [id, course]));
}

/** Each of them then and now, with what became of it. */
export async function alertsSince(
  doors: { db: Db; readAt: ReadAt },
  reader: AlertReader,
  { at, ...query }: AlertsSinceQuery,
): Promise<AlertsSince> {
  const { scope } = reader;
  const { is_whole, data } = await comparedSince<AlertStanding>(doors, at, {
    changes: changesSince(scope, at),
    among: (db, ids) => alertsAmong(db, scope, query, ids),
    told,
  });
  const ids = data.map(({ id }) => id);
  const courses = await coursesOf(doors.db, scope, at, ids);
  const said = data.flatMap(({ before, after }) => [before, after].filter((it) => it !== null));
  return {
    is_whole,
    data: data.map((one) => ({ ...one, ...(courses.get(one.id) ?? { became: null, messages: [] }) })),
    ...(await namedIn(doors.db, reader, said)),
  };
}
