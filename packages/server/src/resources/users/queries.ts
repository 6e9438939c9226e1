// Every statement about users, the roles they hold, and where.
import { sql, type RawBuilder } from "kysely";
import type { z } from "zod";
import type { User, UserDraft, UserQuery } from "@atalaya/contract/resources/users.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { always, hasWords, inTerritory, paged, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import type { HeldRole } from "./explanation.ts";

type Assignment = z.infer<typeof UserDraft>["assignments"][number];

/** A person, and every role held, also where the caller may not look: what may be changed depends on it. */
export type FoundUser = Omit<User, "may_change_account"> & { held: Assignment[] };

const stateOf = sql`case when not u.is_active then 'inactive' when u.password_hash is null then 'invited' else 'active' end`;

const heldInTerritory = (scope: Scope) => sql`a.user_id = u.id and ${inTerritory(sql`a.company_id`, scope)}`;

/** Who manages all places sees every user; others see the users who hold a role in their places. */
const matching = (scope: Scope, query: Partial<z.infer<typeof UserQuery>> = {}) =>
  sql<boolean>`${scope.company_ids === null ? always : sql`exists (select 1 from role_assignments a where ${heldInTerritory(scope)})`}
    and ${whenGiven(query.q || null, (q) => hasWords(sql`searchable(u.name || ' ' || u.email)`, q))}
    and ${whenGiven(query.state, (state) => sql`${stateOf} = ${state}`)}
    and ${whenGiven(query.role_id, (id) => sql`exists (select 1 from role_assignments a where ${heldInTerritory(scope)} and a.role_id = ${id})`)}`;

const assignments = (where: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_object('role_id', a.role_id, 'company_id', a.company_id) order by a.id), '[]')
    from role_assignments a where ${where})`;

const lastLogin = sql`(select max(s.started_at) from sessions s where s.user_id = u.id)`;

const columns = (
  scope: Scope,
) => sql`u.id, u.version, u.created_at, u.updated_at, u.name, u.email, u.locale, u.is_super_admin,
  u.is_active, ${stateOf} as state, ${lastLogin} as last_login_at,
  ${assignments(sql`a.user_id = u.id`)} as held, ${assignments(heldInTerritory(scope))} as assignments`;

export const listUsers = (db: Db, scope: Scope, query: z.infer<typeof UserQuery>) =>
  paged<FoundUser>(
    db,
    {
      columns: columns(scope),
      from: sql`users u`,
      where: matching(scope, query),
      id: sql`u.id`,
      sorts: {
        name: { by: sql`u.name collate spanish`, type: "text" },
        email: { by: sql`u.email`, type: "text" },
        last_login_at: { by: sql`coalesce(${lastLogin}, '-infinity')`, type: "timestamptz" },
      },
      default_sort: "name",
    },
    query,
  );

export async function findUser(db: Db | Tx, scope: Scope, id: number): Promise<FoundUser | undefined> {
  const { rows } = await sql<FoundUser>`
    select ${columns(scope)} from users u where ${matching(scope)} and u.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Locks the user and, in one order, all active super admins: two of them who demote each other at once take turns, and the
 * second finds that nobody else would remain (V19).
 */
export async function lockUser(tx: Tx, id: number): Promise<void> {
  await sql`select id from users where id = ${id} or (is_super_admin = 1 and is_active) order by id for update`.execute(
    tx,
  );
}

export async function otherSuperAdmins(tx: Tx, user_id: number): Promise<number> {
  const rows = await tx
    .selectFrom("users")
    .select("id")
    .where("is_super_admin", "=", 1)
    .where("is_active", "=", true)
    .execute();
  return rows.filter((row) => row.id !== user_id).length;
}

type Columns = Omit<z.infer<typeof UserDraft>, "password" | "assignments"> & { password_hash: string | null };

export async function insertUser(tx: Tx, user: Columns): Promise<number> {
  const { id } = await tx.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
  return id;
}

export const updateUser = (tx: Tx, id: number, changes: Partial<Columns>) =>
  tx
    .updateTable("users")
    // The version counts a change of roles too, which stands in another table.
    .set({ ...changes, version: sql`version` })
    .where("id", "=", id)
    .execute();

/** Makes these the person's assignments. */
export async function replaceAssignments(tx: Tx, user_id: number, assignments: Assignment[]): Promise<void> {
  const held = await tx.selectFrom("role_assignments").selectAll().where("user_id", "=", user_id).execute();
  const same = (one: Assignment) => (other: Assignment) =>
    one.role_id === other.role_id && one.company_id === other.company_id;
  const gone = held.filter((it) => !assignments.some(same(it))).map((it) => it.id);
  const added = assignments.filter((it, index) => !held.some(same(it)) && assignments.findIndex(same(it)) === index);
  if (gone.length > 0) await tx.deleteFrom("role_assignments").where("id", "in", gone).execute();
  if (added.length > 0)
    await tx
      .insertInto("role_assignments")
      .values(added.map((it) => ({ ...it, user_id })))
      .execute();
}

/** The asked place; undefined when there is none, or none of the caller's. */
export async function findAskedPlace(db: Db, scope: Scope, id: number) {
  const { rows } = await sql<{ name: string; is_deleted: boolean }>`
    select reason_social as name, deleted_at is not null as is_deleted from companies
    where id = ${id} and ${inTerritory(sql`id`, scope)}`.execute(db);
  return rows[0];
}

/** Every role of a person, and whether it is held over the asked place and in the caller's sight. */
export async function listHeldRoles(db: Db, scope: Scope, user_id: number, company_id: number | undefined) {
  const { rows } = await sql<HeldRole>`
    select r.name_es, r.name_en, r.permissions, held.reason_social as place, ${inTerritory(sql`a.company_id`, scope)} as is_visible,
      coalesce(a.company_id is null or a.company_id = any(asked.path), false) as covers
    from role_assignments a join roles r on r.id = a.role_id left join companies held on held.id = a.company_id
    left join companies asked on asked.id = ${company_id ?? null}::bigint
    where a.user_id = ${user_id} order by a.id`.execute(db);
  return rows.map((row) => ({ ...row, is_visible: row.is_visible ?? false }));
}
