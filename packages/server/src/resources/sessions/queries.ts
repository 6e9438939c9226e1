// Every statement about sessions: opaque random tokens, of which the database keeps only the hash.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import { hashToken } from "../../platform/identity.ts";

const oneDay = 86_400;
/** Seconds that a session lasts: a year when "remember" was chosen, else a day, longer than any shift. */
export const lifetime = (remember: boolean) => (remember ? 365 * oneDay : oneDay);

export const findCredentials = (db: Db, email: string) =>
  db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("email", "=", email)
    .where("is_active", "=", true)
    // Somebody who was invited has no password yet.
    .where("password_hash", "is not", null)
    .$narrowType<{ password_hash: string }>()
    .executeTakeFirst();

type Client = { address: string; user_agent: string | null };

/**
 * Whether the password is still the one that was looked at. Waits for a change of it under way, and holds back the next one until
 * the session is there to be ended by it.
 */
export const stillHas = async (tx: Tx, user_id: number, password_hash: string): Promise<boolean> => {
  const { rows } = await sql`
    select from users where id = ${user_id} and password_hash = ${password_hash} and is_active for share`.execute(tx);
  return rows.length > 0;
};

/** Opens a session and returns its token, which nobody can read again. */
export async function insertSession(tx: Tx, user_id: number, seconds: number, client: Client): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx
    .insertInto("sessions")
    .values({
      user_id,
      token_hash: hashToken(token),
      expires_at: sql`now() + make_interval(secs => ${seconds})`,
      ...client,
    })
    .execute();
  return token;
}

export const revokeSession = (tx: Tx, id: number) =>
  tx
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("id", "=", id)
    .execute();

/** Ends every session of a person: after a new password, or when the person may no longer sign in. */
export const revokeSessionsOf = (tx: Tx, user_id: number) =>
  tx
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("user_id", "=", user_id)
    .where("revoked_at", "is", null)
    .execute();
