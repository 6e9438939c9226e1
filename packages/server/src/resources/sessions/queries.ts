// Every statement about sessions, passwords and one-time links: opaque random tokens, of which the database keeps only the hash.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { OwnSession, Profile } from "@atalaya/contract/resources/accounts.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { hashToken, type Identity } from "../../platform/people/identity.ts";
import type { LinkPurpose } from "../../platform/people/letters.ts";

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
  await sql`
    update sessions set revoked_at = now() where id in (
      select id from sessions where user_id = ${user_id} and ${isOpen} order by started_at desc, id desc offset ${mostSessions})`.execute(
    tx,
  );
  return token;
}

const isOpen = sql<boolean>`revoked_at is null and expires_at > now()`;
/** Open at once: one more ends the oldest. */
const mostSessions = 100;

export async function revokeSession(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Ends every session of a person: after a new password, or when the person may no longer sign in. */
export async function revokeSessionsOf(tx: Tx, user_id: number, but?: number): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("user_id", "=", user_id)
    .where("revoked_at", "is", null)
    .$if(but !== undefined, (query) => query.where("id", "!=", but!))
    .execute();
}

/** The person's open sessions, newest first. */
export const listSessions = async (db: Db, { user, session_id }: Identity): Promise<OwnSession[]> => {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "started_at", "expires_at", "address", "user_agent"])
    .where("user_id", "=", user.id)
    .where(isOpen)
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .limit(mostSessions)
    .execute();
  return rows.map((row) => ({ ...row, is_current: row.id === session_id }));
};

/** Nothing comes back when the session is not the person's, or not open any more. */
export const revokeOwnSession = (tx: Tx, user_id: number, id: number) =>
  tx
    .updateTable("sessions")
    .set({ revoked_at: sql`now()` })
    .where("id", "=", id)
    .where("user_id", "=", user_id)
    .where(isOpen)
    .returning("id")
    .executeTakeFirst();

/**
 * The version counts this change too: a form of the users' screen that is open on it is outdated. Links that were mailed to an older
 * address die with it.
 */
export async function changeProfile(tx: Tx, id: number, changes: Partial<Profile>): Promise<Profile> {
  if (changes.email !== undefined) await dropLinks(tx, id);
  return tx
    .updateTable("users")
    .set({ ...changes, version: sql`version` })
    .where("id", "=", id)
    .returning(["name", "email", "locale"])
    .$narrowType<Profile>()
    .executeTakeFirstOrThrow();
}

export const passwordHashOf = async (db: Db, id: number): Promise<string | null> =>
  (await db.selectFrom("users").select("password_hash").where("id", "=", id).executeTakeFirst())?.password_hash ?? null;

/** Links to set the password die with the old one. */
export async function setPassword(tx: Tx, user_id: number, password_hash: string): Promise<void> {
  await tx.updateTable("users").set({ password_hash }).where("id", "=", user_id).execute();
  await dropLinks(tx, user_id);
}

export const dropLinks = (tx: Tx, user_id: number) =>
  tx.deleteFrom("user_links").where("user_id", "=", user_id).where("used_at", "is", null).execute();

/** Hours that a link works: an invitation may lie over a weekend, what was just asked for is used at once. */
export const invitationHours = 72;
export const resetHours = 2;

/** The token stands behind the #, which browsers send to nobody: it reaches no log. */
export const linkPath = (purpose: LinkPurpose, token: string) =>
  `${purpose === "invitation" ? "/invitation" : "/password/reset"}#${token}`;

/** Makes a one-time link and answers its token, which nobody can read again. Older ones become useless. */
export async function insertLink(tx: Tx, user_id: number, purpose: LinkPurpose, hours: number) {
  const token = randomBytes(32).toString("base64url");
  await dropLinks(tx, user_id);
  const { expires_at } = await tx
    .insertInto("user_links")
    .values({
      user_id,
      purpose,
      token_hash: hashToken(token),
      expires_at: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return { token, expires_at };
}

type LinkOwner = { id: number; name: string; email: string; locale: Language; purpose: LinkPurpose };

/** Who would get a link at this address, and for what. */
export async function findLinkOwner(db: Db, email: string): Promise<LinkOwner | undefined> {
  const { rows } = await sql<LinkOwner>`
    select id, name, email, locale, case when password_hash is null then 'invitation' else 'password_reset' end as purpose
    from users where email = ${email} and is_active`.execute(db);
  return rows[0];
}

/** Whether a link was mailed within the last minute. Of many who ask at once, each is answered when the one before is done. */
export async function wasJustSent(tx: Tx, user_id: number): Promise<boolean> {
  await sql`select from users where id = ${user_id} for update`.execute(tx);
  const { rows } = await sql`
    select from user_links where user_id = ${user_id} and used_at is null
      and expires_at between now() + make_interval(hours => ${resetHours}, mins => -1) and now() + make_interval(hours => ${resetHours})`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The link of a token, while it works. */
export async function findLink(db: Db, token: string): Promise<{ id: number; user_id: number } | undefined> {
  const { rows } = await sql<{ id: number; user_id: number }>`
    select l.id, l.user_id from user_links l join users u on u.id = l.user_id
    where l.token_hash = ${hashToken(token)} and l.used_at is null and l.expires_at > now() and u.is_active`.execute(
    db,
  );
  return rows[0];
}

/** Uses the link up; nothing comes back when somebody did before. */
export const takeLink = (tx: Tx, id: number) =>
  tx
    .updateTable("user_links")
    .set({ used_at: sql`now()` })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<string>`now()`)
    .returning("id")
    .executeTakeFirst();
