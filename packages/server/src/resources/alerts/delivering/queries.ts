// Every statement that reads who was told of an alert.
import { expressionBuilder, sql } from "kysely";
import type {
  AlertDelivery,
  AlertDeliveryQuery,
  AlertDeliveryTotals,
  deliverySorts,
} from "@atalaya/contract/resources/alerts/deliveries.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTerritory, oneOf, paged, type Sorts, whenGiven } from "../../../platform/database/sql.ts";
import type { DB } from "../../../platform/database/schema.ts";
import type { Scope } from "../../../platform/scope.ts";

const { ref } = expressionBuilder<{ s: DB["alert_subscriptions"] }, "s">();

/** Who it is is told to whoever keeps the subscription; others read the masked address. */
const columns = (keeps: Scope | null) => sql`d.id, m.number as message_number, m.message_type, d.channel, d.address,
  case when ${keeps ? inTerritory(ref("s.company_id"), keeps) : sql`false`} then s.label else d.address end as label, d.state, d.attempts,
  d.created_at, d.updated_at, case when d.state in ('pending', 'unknown') then d.next_attempt_at end as next_attempt_at,
  d.sent_at, d.code`;

const from = sql`alert_deliveries d join alert_messages m on m.id = d.message_id join alert_subscriptions s on s.id = d.subscription_id`;

/** Of one alert, which the caller has been seen to read. */
export const listDeliveries = (db: Db, keeps: Scope | null, alert_id: number, query: AlertDeliveryQuery) =>
  paged<AlertDelivery>(
    db,
    {
      columns: columns(keeps),
      from,
      where: sql<boolean>`d.alert_id = ${alert_id}
        and ${whenGiven(query.state, (states) => oneOf(sql`d.state`, states))}
        and ${whenGiven(query.channel, (channels) => oneOf(sql`d.channel`, channels))}
        and ${whenGiven(query.message, (number) => sql`m.number = ${number}`)}`,
      id: sql`d.id`,
      sorts: { updated_at: { by: sql`d.updated_at`, type: "timestamptz" } } satisfies Sorts<
        (typeof deliverySorts)[number]
      >,
      default_sort: "-updated_at",
    },
    query,
  );

export async function deliveryTotals(db: Db, alert_id: number): Promise<AlertDeliveryTotals["data"]> {
  const { rows } = await sql<AlertDeliveryTotals["data"][number]>`
    select d.channel, d.state, count(*)::int as count from alert_deliveries d where d.alert_id = ${alert_id}
    group by d.channel, d.state order by d.channel, d.state`.execute(db);
  return rows;
}

export async function findDelivery(
  tx: Tx,
  keeps: Scope | null,
  alert_id: number,
  id: number,
): Promise<AlertDelivery | undefined> {
  const { rows } = await sql<AlertDelivery>`
    select ${columns(keeps)} from ${from} where d.alert_id = ${alert_id} and d.id = ${id} for update of d`.execute(tx);
  return rows[0];
}

/** Whoever it is for agreed, and has not left or refused since. */
export async function isStillTold(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_told: boolean }>`
    select s.state = 'active' and s.deleted_at is null as is_told
    from alert_deliveries d join alert_subscriptions s on s.id = d.subscription_id where d.id = ${id}`.execute(tx);
  return rows[0]!.is_told;
}

/** Once more, from now on for a day or until the alert's own hour: whoever left meanwhile is not told. */
export const sendAgain = (tx: Tx, id: number) =>
  sql`update alert_deliveries d set state = 'pending', losses = 0, next_attempt_at = now(), updated_at = now(),
    until = case when m.message_type = 'Cancel' then now() + interval '1 day'
      else least(now() + interval '1 day', (m.said ->> 'expires_at')::timestamptz) end
    from alert_messages m where m.id = d.message_id and d.id = ${id}`.execute(tx);
