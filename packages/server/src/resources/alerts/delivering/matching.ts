// Whom a message is for: the one meaning of what a subscriber chose.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { reachesInto } from "../from-above.ts";

/**
 * Whether an account reads alerts in a place: asked whenever a message is sent, so that a role that was lost is told nothing more. The tables
 * are named `s` for the subscription and `u` for its user.
 */
const readsIn = (company_id: ReturnType<typeof sql>) => sql<boolean>`(u.is_active and (u.is_super_admin = 1 or exists (
  select from role_assignments a join roles r on r.id = a.role_id join companies p on p.id = ${company_id}
  where a.user_id = u.id and 'records.alert.index' = any(r.permissions)
    and (a.company_id is null or a.company_id = any(p.path)))))`;

/** The message's place is the one that keeps the subscription, or below it. */
const isWithin = sql<boolean>`exists (select from companies p where p.id = m.company_id and s.company_id = any(p.path))`;

/**
 * Whether a message (`m`) may be told to a subscription (`s`, its user `u`): one that agreed, where the account still reads alerts; what is
 * not for everybody only where an officer said so, or to who reads it anyway. What is for some by name stays in the place that sends it:
 * its own officers say who hears it (decision 0052).
 */
export const mayHear = sql<boolean>`(s.state = 'active' and s.deleted_at is null
  and (s.user_id is null or ${readsIn(sql`s.company_id`)})
  and (m.said ->> 'kind' = 'alert' or s.wants_exercises)
  and (m.said ->> 'scope' = 'Public' or s.sees_restricted and (m.said ->> 'scope' = 'Restricted' or ${isWithin}) or (s.user_id is not null and ${readsIn(sql`m.company_id`)})))`;

/**
 * The places of a message, all above them, and those below into which its area reaches: an alert of a region holds in its municipalities, and
 * theirs concerns the region. Of places that it names all below is meant.
 */
const concerned = (message_id: number) => sql`
  select distinct x.id from alert_messages m join alerts r on r.id = m.alert_id
  cross join lateral (select array(select jsonb_array_elements_text(m.said -> 'area_company_ids')::bigint) as ids) named
  join companies c on c.id = m.company_id or c.id = any(named.ids)
  join companies x on x.id = any(c.path) or c.id = any(x.path)
  left join company_boundaries b on b.company_id = x.id
  where m.id = ${message_id} and (x.id = any(c.path) or c.id = any(named.ids) or ${reachesInto("r")})`;

const chose = sql<boolean>`(
  (case when cardinality(s.company_ids) = 0 then array[s.company_id] else s.company_ids end) && places.ids
  and (cardinality(s.levels) = 0 or m.said ->> 'level' = any(s.levels))
  and (cardinality(s.variable_ids) + cardinality(s.hip_codes) = 0
    or (m.said ->> 'variable_id')::bigint = any(s.variable_ids) or m.said ->> 'hip_code' = any(s.hip_codes)))`;

/** As `maskedAddress` of the contract. */
const masked = sql`case s.channel
  when 'email' then left(reached.address, 1) || '…' || substring(reached.address from '@[^@]*$')
  when 'sms' then left(reached.address, 3) || '…' || right(reached.address, 3)
  else coalesce(substring(reached.address from '^https?://([^/?#]+)'), '…') end`;

/**
 * Writes down whom the message is for, each address once: those who chose it, and those who were told of the alert before, who have to hear
 * that it changed or ended. Whoever agreed only afterwards is told of what comes next. What still waits of an older message of the alert is
 * left out for it. Done twice, it is done once. Answers how many are to be told; one that is for nobody is marked as done as well.
 */
export async function writeDeliveries(tx: Tx, message_id: number): Promise<number> {
  await sql`insert into alert_tellings (message_id) values (${message_id}) on conflict do nothing`.execute(tx);
  // First of the rows, so that whoever is written to in this very moment is seen to have heard.
  await sql`
    update alert_deliveries d set state = 'superseded', updated_at = now()
    from alert_messages m, alert_messages older
    where m.id = ${message_id} and older.alert_id = m.alert_id and older.number < m.number and d.message_id = older.id
      and d.state in ('pending', 'unknown') and d.next_attempt_at is not null`.execute(tx);
  const { rows } = await sql`
    with places as materialized (select array_agg(id) as ids from (${concerned(message_id)}) it),
    heard as materialized (
      select distinct d.subscription_id from alert_deliveries d join alert_messages m on m.alert_id = d.alert_id
      where m.id = ${message_id} and d.message_id <> m.id
        and (d.state in ('sent', 'sending', 'unknown') or d.state = 'superseded' and d.attempts > 0)),
    chosen as (
      select distinct on (s.channel, reached.address) s.id, s.channel, reached.address, h.subscription_id is not null as has_heard
      from alert_subscriptions s left join users u on u.id = s.user_id left join heard h on h.subscription_id = s.id
        cross join places join alert_messages m on m.id = ${message_id}
        cross join lateral (select coalesce(s.address, u.email) as address) reached
      where ${mayHear} and coalesce(s.confirmed_at, m.created_at) <= m.created_at and (${chose} or h.subscription_id is not null)
      order by s.channel, reached.address, has_heard desc, s.id)
    insert into alert_deliveries (message_id, alert_id, company_id, subscription_id, channel, address, until)
    select m.id, m.alert_id, m.company_id, s.id, s.channel, ${masked},
      case when m.message_type = 'Cancel' then m.sent_at + interval '1 day'
        else least(m.sent_at + interval '1 day', (m.said ->> 'expires_at')::timestamptz) end
    from chosen reached join alert_subscriptions s on s.id = reached.id join alert_messages m on m.id = ${message_id}
    order by s.id
    on conflict do nothing returning id`.execute(tx);
  return rows.length;
}
