// Statements about what a disaster is a part of, and what set it off.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

const pathOf = (company_id: number) => sql`(select path from companies where id = ${company_id})::bigint[]`;

/** Whether the disaster is of this place or of one above it. */
export async function isAtOrAbove(tx: Tx, id: number, company_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from records where id = ${id} and company_id = any(${pathOf(company_id)})`.execute(tx);
  return rows.length > 0;
}

/** Whether the disaster is this one, or by these relations comes to lie within it. */
export async function isWithin(
  tx: Tx,
  id: number,
  wider: number,
  relations: "umbrellas_of" | "triggers_of",
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${id}::bigint = ${wider} or ${wider} = any(${sql.ref(relations)}(${id})) as is`.execute(tx);
  return rows[0]!.is;
}

/** How many direct parts of the disaster would be of no place within this one. */
export async function partsBeside(tx: Tx, id: number, company_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from records p join companies c on c.id = p.company_id
    where p.umbrella_id = ${id} and p.deleted_at is null and not c.path @> array[${company_id}]::bigint[]`.execute(tx);
  return rows[0]!.count;
}

/**
 * What was a part of the one disaster, or set off by it, is so of the other. Where the other itself was, however far below, it takes the
 * place of the one: so neither comes to lie within itself.
 */
export async function relateInstead(tx: Tx, from: number, to: number): Promise<void> {
  await sql`update records set umbrella_id = f.umbrella_id from (select umbrella_id from records where id = ${from}) f
    where records.id = ${to} and ${from} = any(umbrellas_of(${to}))`.execute(tx);
  await sql`update records set umbrella_id = ${to} where umbrella_id = ${from} and id <> ${to}`.execute(tx);
  await sql`update records set triggered_by_id = f.triggered_by_id from (select triggered_by_id from records where id = ${from}) f
    where records.id = ${to} and ${from} = any(triggers_of(${to}))`.execute(tx);
  await sql`update records set triggered_by_id = ${to} where triggered_by_id = ${from} and id <> ${to}`.execute(tx);
}
