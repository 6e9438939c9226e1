// A part of a transaction that may fail without failing all of it.
import { sql } from "kysely";
import type { Tx } from "./database.ts";

/** Does `work` within the transaction; where it throws, nothing of it stays, its locks included, and what came before goes on. */
export async function apart<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint apart`.execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint apart`.execute(tx);
    throw error;
  } finally {
    await sql`release savepoint apart`.execute(tx);
  }
}
