// A button pressed twice does its work once: what was written under the key of a request is remembered for a day, and answered again.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { Problem } from "../http/problem.ts";
import type { Tx } from "./database.ts";

/** The key of one request of one person; `step` counts how often the request has written. */
export type OnceKey = { user_id: number; key: string; content: Buffer; step: number };

/** `sent`: method, address and what tells the body. The same key with another content is no repetition. */
export const onceKey = (user_id: number, key: string, sent: readonly unknown[]): OnceKey => ({
  user_id,
  key,
  content: createHash("sha256").update(JSON.stringify(sent)).digest(),
  step: 0,
});

const mostForgotten = 100;

/**
 * Does the work, or answers what it did before under this key; of two requests at the same moment the second waits for the first. What
 * was refused is rolled back with its transaction and may be tried again. Throws 422 when the key came with another content.
 */
export async function once<T>(tx: Tx, asked: OnceKey, work: () => Promise<T>): Promise<T> {
  const { user_id, key, content } = asked;
  const step = asked.step++;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${user_id} ${key}`}, 0))`.execute(tx);
  const { rows } = await sql<{ is_same: boolean; outcome: { value?: T } }>`
    select content = ${content} as is_same, outcome from request_keys
    where user_id = ${user_id} and key = ${key} and step = ${step}`.execute(tx);
  const known = rows[0];
  if (known && !known.is_same) throw new Problem("key_used");
  if (known) return known.outcome.value as T;
  const value = await work();
  await sql`delete from request_keys where (user_id, key, step) in (
    select user_id, key, step from request_keys where at < now() - interval '1 day'
    order by at limit ${mostForgotten} for update skip locked)`.execute(tx);
  await sql`insert into request_keys (user_id, key, step, content, outcome)
    values (${user_id}, ${key}, ${step}, ${content}, ${JSON.stringify({ value })}::json)`.execute(tx);
  return value;
}
