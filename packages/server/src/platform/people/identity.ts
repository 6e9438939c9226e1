// Who a token belongs to, what the person was granted, and where. Read in one go and kept for one second.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { permissions, type Permission } from "@atalaya/contract/permissions.ts";
import { byKey } from "../database/by-key.ts";
import type { Db } from "../database/database.ts";
import { narrowedByKey, isKey, type KeyInUse } from "./api-key.ts";

/** A role held in a place (with its descendants) or, with null, everywhere. */
export type Assignment = {
  role: string;
  name_es: string;
  name_en: string | null;
  company_id: number | null;
  permissions: Permission[];
};

export type Identity = {
  /** 0 where a key calls: what is about sessions is closed to it. */
  session_id: number;
  /** By which key a program calls in the person's name; null for the person. */
  key: KeyInUse | null;
  user: { id: number; name: string; email: string; is_super_admin: 0 | 1; locale: "es" | "en" };
  assignments: Assignment[];
  /** Every place with its path (itself and its ancestors): the tree that territories are cut from. */
  places: { id: number; path: number[] }[];
};

/** What decides where somebody may do what. */
export type Held = Omit<Identity, "session_id" | "key">;

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A revoked session or a changed role takes effect within this time on every server process. */
const freshFor = 1000;
const mostKept = 5000;

export type Identities = {
  find(token: string): Promise<Identity | null>;
  /** Drops what is kept, so that a change made here is seen here at once. */
  forget(): void;
};

type Kept = Map<string, { until: number; identity: Promise<Identity | null> }>;

export function identities(db: Db): Identities {
  const kept: Kept = new Map();
  return {
    find(token) {
      const key = hashToken(token).toString("base64");
      const known = kept.get(key);
      if (known && known.until > Date.now()) return known.identity;
      dropStale(kept);
      const identity = readIdentity(db, token);
      kept.delete(key);
      kept.set(key, { until: Date.now() + freshFor, identity });
      identity.catch(() => kept.delete(key));
      return identity;
    },
    forget: () => kept.clear(),
  };
}

/** Each holds the whole tree of places, so none stays longer than it is of use. A map lists the oldest first. */
function dropStale(kept: Kept): void {
  if (kept.size >= mostKept) kept.clear();
  for (const [key, { until }] of kept) {
    if (until > Date.now()) break;
    kept.delete(key);
  }
}

/** Of a user `u`. */
const told = sql`json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'is_super_admin', u.is_super_admin, 'locale', u.locale) as user,
      (select coalesce(json_agg(json_build_object('role', r.key, 'name_es', r.name_es,
          'name_en', r.name_en, 'company_id', a.company_id, 'permissions', r.permissions)), '[]')
        from role_assignments a join roles r on r.id = a.role_id where a.user_id = u.id) as assignments,
      (select coalesce(json_agg(json_build_object('id', c.id, 'path', c.path) order by c.id), '[]')
        from companies c where c.deleted_at is null) as places`;

/** A person, and whatever he came in by. */
async function readIdentity(db: Db, token: string): Promise<Identity | null> {
  const hash = hashToken(token);
  const came = isKey(token)
    ? sql`select 0 as session_id, json_build_object('id', k.id, 'permissions', k.permissions,
        'company_ids', k.company_ids, 'requests_per_minute', k.requests_per_minute) as key, k.user_id
      from api_keys k where k.token_hash = ${hash} and k.revoked_at is null and k.expires_at > now()`
    : sql`select s.id as session_id, null::json as key, s.user_id
      from sessions s where s.token_hash = ${hash} and s.revoked_at is null and s.expires_at > now()`;
  const { rows } = await sql<Identity>`${byKey}
    select s.session_id, s.key, ${told} from (${came}) s join users u on u.id = s.user_id where u.is_active`.execute(
    db,
  );
  const found = rows[0];
  return found ? narrowedByKey(found) : null;
}

/** Who somebody is now, for what he asked to be done in the background; null where he may not sign in any more. */
export async function identityOf(db: Db, user_id: number): Promise<Held | null> {
  const { rows } = await sql<Held>`
    select ${told} from users u where u.id = ${user_id} and u.is_active`.execute(db);
  return rows[0] ?? null;
}

/** What somebody holds whose stream is open; unlike an identity it is kept long, and so without the tree of places. */
export type Rights = {
  session_id: number;
  user: { id: number; name: string; is_super_admin: 0 | 1 };
  assignments: Pick<Assignment, "company_id" | "permissions">[];
  expires_at: string;
};

/** Of those sessions that are open: one statement for all. */
export async function rightsOf(db: Db, session_ids: readonly number[]): Promise<Rights[]> {
  const { rows } = await sql<Rights>`
    select s.id as session_id, s.expires_at,
      json_build_object('id', u.id, 'name', u.name, 'is_super_admin', u.is_super_admin) as user,
      (select coalesce(json_agg(json_build_object('company_id', a.company_id, 'permissions', r.permissions) order by a.id), '[]')
        from role_assignments a join roles r on r.id = a.role_id where a.user_id = u.id) as assignments
    from sessions s join users u on u.id = s.user_id
    where s.id = any(${session_ids}::bigint[]) and s.revoked_at is null and s.expires_at > now() and u.is_active`.execute(
    db,
  );
  return rows;
}

/** Whether a permission is held in a place, by its path; what has no place is only for those who hold it everywhere. */
export const holdsAt = ({ user, assignments }: Rights, permission: Permission, path: readonly number[]): boolean =>
  user.is_super_admin === 1 ||
  assignments.some(
    ({ company_id, permissions: granted }) =>
      (company_id === null || path.includes(company_id)) && granted.includes(permission),
  );

/** Where the person may use a permission: places with all descendants, null for everywhere, an empty list for nowhere. */
export function territoryOf(identity: Held, permission: Permission | null): number[] | null {
  if (identity.user.is_super_admin) return null;
  const held = identity.assignments.filter((it) => permission === null || it.permissions.includes(permission));
  return withDescendants(
    identity,
    held.map((it) => it.company_id),
  );
}

/** These places and everything below them; null (everywhere) swallows the rest. */
export function withDescendants(identity: Held, company_ids: (number | null)[]): number[] | null {
  if (company_ids.includes(null)) return null;
  return identity.places.filter((place) => place.path.some((id) => company_ids.includes(id))).map((place) => place.id);
}

const superAdmin = { name_es: "Super administrador", name_en: "Super administrator" };

/** What the client needs to show or hide buttons: the same grants, spelled out. */
export const grantsOf = (identity: Identity) =>
  identity.user.is_super_admin
    ? [{ role: "super_admin", ...superAdmin, permissions: [...permissions], company_ids: null }]
    : identity.assignments.map(({ role, name_es, name_en, company_id, permissions: granted }) => ({
        role,
        name_es,
        name_en,
        permissions: granted.filter((it) => permissions.includes(it)),
        company_ids: withDescendants(identity, [company_id]),
      }));
