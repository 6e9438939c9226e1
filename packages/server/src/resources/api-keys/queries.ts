// Every statement about keys. Of a key only its hash is kept.
import { sql } from "kysely";
import type { ApiKey, ApiKeyDraft, ApiKeyMade } from "@atalaya/contract/resources/users/api-keys.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newKey } from "../../platform/people/api-key.ts";
import { hashToken } from "../../platform/people/identity.ts";

const columns = sql`k.id, k.name, k.prefix, k.permissions, k.company_ids, k.requests_per_minute, k.created_at, k.expires_at, k.revoked_at,
  k.last_used_at, k.last_address, case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired'
    when k.expires_at <= now() + interval '30 days' then 'expiring' else 'active' end as state`;

const mostListed = 200;

/** A person's keys: those that work first, then by age, newest first. */
export async function listKeys(db: Db, user_id: number): Promise<ApiKey[]> {
  const { rows } = await sql<ApiKey>`
    select ${columns} from api_keys k where k.user_id = ${user_id}
    order by k.revoked_at is null and k.expires_at > now() desc, k.id desc limit ${mostListed}`.execute(db);
  return rows;
}

/** With whose it is. */
export async function findKey(tx: Db | Tx, id: number): Promise<(ApiKey & { user_id: number }) | undefined> {
  const { rows } = await sql<ApiKey & { user_id: number }>`
    select ${columns}, k.user_id from api_keys k where k.id = ${id}`.execute(tx);
  return rows[0];
}

/** How many keys of a person work; the person is locked, so that of two that are made at once the second counts the first. */
export async function countWorking(tx: Tx, user_id: number): Promise<number> {
  await sql`select from users where id = ${user_id} for update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from api_keys where user_id = ${user_id} and revoked_at is null and expires_at > now()`.execute(
    tx,
  );
  return rows[0]!.count;
}

/** Makes a key and answers it with its secret, which nobody can read again. */
export async function insertKey(tx: Tx, user_id: number, draft: ApiKeyDraft): Promise<ApiKeyMade> {
  const { key, prefix } = newKey();
  const { expires_in_days, ...fields } = draft;
  const expires_at = sql<string>`now() + make_interval(days => ${expires_in_days})`;
  const { id } = await tx
    .insertInto("api_keys")
    .values({ ...fields, user_id, prefix, token_hash: hashToken(key), expires_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { rows } = await sql<ApiKey>`select ${columns} from api_keys k where k.id = ${id}`.execute(tx);
  return { ...rows[0]!, key };
}

/** From now on nobody calls by it; when it ended the first time stays. */
export const revokeKey = (tx: Tx, id: number) =>
  sql`update api_keys set revoked_at = now() where id = ${id} and revoked_at is null`.execute(tx);
