// How a resource `r` stands by its ledger, read from what is kept of it (migration 0214): its state, its balance, when it expires.
import { sql, type RawBuilder } from "kysely";
import { expiringDays } from "@atalaya/contract/resources/inventory/choices.ts";

type Column = "balance" | "expires_on" | "holding_kind" | "disaster_id" | "is_gone";
const kept = (column: Column) =>
  sql`(select ${sql.ref(`s.${column}`)} from inventory_standing s where s.inventory_id = r.id)`;

/** Those that stand so by their ledger: one set for the whole list, so that nothing is asked row by row. */
const among = (condition: RawBuilder<unknown>) =>
  sql<boolean>`r.id in (select s.inventory_id from inventory_standing s where ${condition})`;
const isGone = among(sql`s.is_gone`);
const isOut = (kind: string) => among(sql`s.holding_kind = ${kind}`);

export const state = sql`case when r.kind = 'stock' then null when ${kept("is_gone")} then 'gone' when r.is_out_of_order then 'out_of_order'
  else case ${kept("holding_kind")} when 'assign' then 'assigned' when 'loan' then 'lent' else 'available' end end`;

/** What is true of those in each state. */
const inState: Record<string, RawBuilder<boolean>> = {
  gone: isGone,
  out_of_order: sql`(r.is_out_of_order and not ${isGone})`,
  assigned: sql`(${isOut("assign")} and not r.is_out_of_order and not ${isGone})`,
  lent: sql`(${isOut("loan")} and not r.is_out_of_order and not ${isGone})`,
  available: sql`(r.kind <> 'stock' and not r.is_out_of_order and not ${among(sql`s.is_gone or s.holding_id is not null`)})`,
};

export const isInState = (states: readonly string[]) =>
  sql<boolean>`(${sql.join(
    states.map((name) => inState[name] ?? sql`false`),
    sql` or `,
  )})`;

/** Free to be assigned; of stock, that something is left. */
export const isAvailable = sql<boolean>`(${inState["available"]} or r.kind = 'stock' and ${among(sql`s.balance > 0`)})`;

export const balance = sql`case when r.kind = 'stock' then coalesce(${kept("balance")}, 0)::float8 end`;
export const expiresOn = kept("expires_on");
export const assignedToId = sql`(select surviving_record(s.disaster_id) from inventory_standing s where s.inventory_id = r.id and s.holding_kind = 'assign')`;
export const assignedTo = sql`(select e.title from records e where e.id = ${assignedToId})`;

/** Today where the resource is. */
const today = sql`(select (now() at time zone c.timezone)::date from companies c where c.id = r.company_id)`;
export const expiry = sql`case when ${expiresOn} < ${today} then 'expired' when ${expiresOn} <= ${today} + ${expiringDays}::integer then 'soon' end`;

/** Only what is near its day can be so: an index finds it. */
const isNear = among(sql`s.expires_on <= current_date + ${expiringDays + 1}::integer`);
export const isExpiring = (which: readonly string[]) => sql<boolean>`(${isNear} and ${expiry} = any(${which}::text[]))`;

export const isBelowMinimum = sql<boolean>`(r.minimum is not null and coalesce(${kept("balance")}, 0) < r.minimum)`;
