// Every statement that reads who was told of an alert.
import { sql } from "kysely";
import type {
  AlertDelivery,
  AlertDeliveryQuery,
  AlertDeliveryTotals,
  deliverySorts,
} from "@atalaya/contract/resources/alerts/deliveries.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { oneOf, paged, type Sorts, whenGiven } from "../../../platform/database/sql.ts";

const columns = sql`d.id, m.number as message_number, m.message_type, d.channel, d.address, s.label, d.state, d.attempts,
  d.created_at, d.updated_at, case when d.state in ('pending', 'unknown') then d.next_attempt_at end as next_attempt_at,
  d.sent_at, d.code`;

const from = sql`alert_deliveries d join alert_messages m on m.id = d.message_id join alert_subscriptions s on s.id = d.subscription_id`;

/** Of one alert, which the caller has been seen to read. */
export const listDeliveries = (db: Db, alert_id: number, query: AlertDeliveryQuery) =>
  paged<AlertDelivery>(
    db,
    {
      columns,
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

export async function findDelivery(tx: Tx, alert_id: number, id: number): Promise<AlertDelivery | undefined> {
  const { rows } = await sql<AlertDelivery>`
    select ${columns} from ${from} where d.alert_id = ${alert_id} and d.id = ${id} for update of d`.execute(tx);
  return rows[0];
}

/** Once more, from now on for a day: whoever left meanwhile is not told. */
export const sendAgain = (tx: Tx, id: number) =>
  sql`update alert_deliveries set state = 'pending', losses = 0, next_attempt_at = now(), until = now() + interval '1 day',
    updated_at = now() where id = ${id}`.execute(tx);
