// Every statement about roles.
import { sql } from "kysely";
import { permissions, type Permission } from "@atalaya/contract/permissions.ts";
import type { Role, RoleDraft, RoleName } from "@atalaya/contract/resources/roles.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Pointers } from "../../platform/database/pointers.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

/** An organisation has a dozen; nobody reads more. */
const mostRoles = 500;

/** People who hold the role where the caller sees people: `users` is the territory of users.index, null where it is held nowhere. */
const userCount = (users: Scope | null) =>
  users === null
    ? sql`null::bigint`
    : sql`(select count(distinct a.user_id) from role_assignments a
        where a.role_id = r.id and ${inTerritory(sql`a.company_id`, users)})`;

const columns = (users: Scope | null) => sql`r.id, r.version, r.created_at, r.updated_at, r.key, r.name_es, r.name_en,
  r.description_es, r.description_en, r.permissions, r.is_system, ${userCount(users)} as user_count`;

/** A permission that a release took away may still stand in a role; it means nothing. */
const known = (role: Role): Role => ({
  ...role,
  permissions: role.permissions.filter((it) => permissions.includes(it)),
});

/** Built-in roles first, in the order of their making. */
export async function listRoles(db: Db, users: Scope | null): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select ${columns(users)} from roles r order by r.is_system desc, r.id limit ${mostRoles}`.execute(db);
  return rows.map(known);
}

export async function findRole(db: Db | Tx, users: Scope | null, id: number): Promise<Role | undefined> {
  const { rows } = await sql<Role>`select ${columns(users)} from roles r where r.id = ${id}`.execute(db);
  return rows[0] && known(rows[0]);
}

/** Every role by name, with what it grants: what giving one is decided by. */
export const listRoleNames = (db: Db | Tx): Promise<(RoleName & { permissions: Permission[] })[]> =>
  db
    .selectFrom("roles")
    .select(["id", "key", "name_es", "name_en", "permissions"])
    .orderBy("is_system", "desc")
    .orderBy("id")
    .limit(mostRoles)
    .$narrowType<{ permissions: Permission[] }>()
    .execute();

/** Roles are named and changed one at a time, so that two cannot take one name. */
export const lockRoles = (tx: Tx) => sql`select pg_advisory_xact_lock(7253019)`.execute(tx);

/** Whether another role is called so, accents and case aside. */
export async function isNameTaken(tx: Tx, name_es: string, but?: number): Promise<boolean> {
  const { rows } = await sql`
    select from roles where fold(name_es) = fold(${name_es}) and id is distinct from ${but ?? null}::bigint`.execute(
    tx,
  );
  return rows.length > 0;
}

export const keysOf = async (tx: Tx): Promise<string[]> =>
  (await tx.selectFrom("roles").select("key").execute()).map(({ key }) => key);

export async function insertRole(tx: Tx, key: string, draft: RoleDraft): Promise<number> {
  const { id } = await tx
    .insertInto("roles")
    .values({ ...draft, key })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateRole = (tx: Tx, id: number, changes: Partial<RoleDraft>) =>
  tx
    .updateTable("roles")
    // The version counts a form that was saved without a change too.
    .set({ ...changes, version: sql`version` })
    .where("id", "=", id)
    .execute();

/** How often the role is given, out of the caller's sight included. */
export const rolePointers: Pointers = { "role_assignments.role_id": { as: "role_assignments" } };

export const deleteRole = (tx: Tx, id: number) => tx.deleteFrom("roles").where("id", "=", id).execute();
