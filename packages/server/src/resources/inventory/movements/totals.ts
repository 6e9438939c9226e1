// What the comptroller adds up, over the same rows as the list: how much of what, who paid, who received, who signed.
import { sql, type RawBuilder } from "kysely";
import { mostTold, type MovementTotals } from "@atalaya/contract/resources/inventory/movement-questions.ts";
import type { Db } from "../../../platform/database/database.ts";
import {
  from,
  hours,
  isInForce,
  isSignable,
  isSigned,
  isUnpapered,
  isUnsigned,
  matching,
  mayKnow,
  stillOut,
  whereReceived,
  type Filters,
  type Reader,
} from "./queries.ts";

const sumOf = (kind: string, of: RawBuilder<unknown> = sql`quantity`) =>
  sql`coalesce(sum(${of}) filter (where kind = ${kind}), 0)::float8`;

const recipient = (reader: Reader) =>
  sql`coalesce(${whereReceived}, case when ${mayKnow(reader)} then r.recipient_name end)`;

export async function findTotals(db: Db, reader: Reader, query: Filters): Promise<MovementTotals> {
  const rowsOf = (table: string) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from ${sql.table(table)} x) as ${sql.ref(table)}`;
  const { rows } = await sql<MovementTotals>`
    with found as materialized (
      select r.kind, r.quantity, r.payer, r.payer_name, r.currency, r.amount, i.category, i.unit, ${stillOut} as still_out, ${hours} as hours,
        r.recipient_kind, ${recipient(reader)} as recipient, case when ${mayKnow(reader)} then r.signed_by end as signer,
        ${isUnpapered} as is_unpapered, ${isUnsigned} as is_unsigned, ${isSignable} and ${isSigned} as is_signed
      from ${from} where ${matching(reader, query)} and ${isInForce}),
    quantities as (
      select category, unit, ${sumOf("in")} as "in", ${sumOf("out")} as "out", ${sumOf("loss")} as lost,
        ${sumOf("assign", sql`still_out`)} as assigned, ${sumOf("loan", sql`still_out`)} as lent, ${sumOf("shift", sql`hours`)} as hours
      from found group by category, unit order by category, unit),
    payers as (
      select payer, payer_name, currency, sum(amount)::float8 as amount, count(*) as movements
      from found where amount is not null group by 1, 2, 3
      order by payer nulls last, payer_name nulls first, currency limit ${mostTold}),
    recipients as (
      select recipient_kind, recipient as name, category, unit, sum(quantity)::float8 as quantity, count(*) as movements
      from found where recipient_kind is not null group by 1, 2, 3, 4
      order by count(*) desc, recipient_kind, name nulls last, category, unit limit ${mostTold}),
    signers as (
      select signer as name, count(*) as movements from found where is_signed group by 1
      order by count(*) desc, name nulls last limit ${mostTold})
    select count(*) as movements, count(*) filter (where is_unpapered) as unpapered, count(*) filter (where is_unsigned) as unsigned,
      ${rowsOf("quantities")}, ${rowsOf("payers")}, ${rowsOf("recipients")}, ${rowsOf("signers")}
    from found`.execute(db);
  return rows[0]!;
}
