// Every statement about kept views. A view belongs to a person, who may offer it to the own roles in a place where he holds them.
import { sql } from "kysely";
import type { SavedView, SavedViewDraft, SavedViewPatch } from "@atalaya/contract/resources/saved-views.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { asJson, whenGiven } from "../../platform/database/sql.ts";

/** Who asks: a person with the roles held, and where; null is everywhere. */
export type Viewer = { id: number; roles: { key: string; company_id: number | null }[] };

const columns = (
  viewer: Viewer,
) => sql`s.id, s.version, s.created_at, s.updated_at, s.screen, s.name, s.search, s.role_keys, s.company_id,
  s.is_default and s.user_id = ${viewer.id} as is_default, s.user_id = ${viewer.id} as is_own, u.name as owner`;

/** Of two places one is the other or lies in it: what is shared at the one is met at the other. */
const meets = sql`(s.company_id is null or h.company_id is null
  or exists (select from companies c where c.id = s.company_id and h.company_id = any(c.path))
  or exists (select from companies c where c.id = h.company_id and s.company_id = any(c.path)))`;

const isOffered = ({ roles }: Viewer) => sql`exists (
  select from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb) h(key text, company_id bigint)
  where h.key = any(s.role_keys) and ${meets})`;

const visible = (viewer: Viewer) => sql`s.deleted_at is null and (s.user_id = ${viewer.id} or ${isOffered(viewer)})`;

const mostListed = 200;

/** One's own first, then those of others, by name. */
export async function listViews(db: Db, viewer: Viewer, screen: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select ${columns(viewer)} from saved_views s join users u on u.id = s.user_id
    where ${visible(viewer)} and s.screen = ${screen}
    order by s.user_id = ${viewer.id} desc, s.name collate spanish, s.id limit ${mostListed}`.execute(db);
  return rows;
}

export async function findView(
  db: Db | Tx,
  viewer: Viewer,
  id: number,
  { isOwn = false } = {},
): Promise<SavedView | undefined> {
  const { rows } = await sql<SavedView>`
    select ${columns(viewer)} from saved_views s join users u on u.id = s.user_id
    where ${visible(viewer)} and s.id = ${id} and ${whenGiven(isOwn || null, () => sql`s.user_id = ${viewer.id}`)}`.execute(
    db,
  );
  return rows[0];
}

/** There is one default at most: another one steps back. Two that are kept at the same moment take turns. */
export async function dropDefault(tx: Tx, viewer: Viewer, screen: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`default view ${viewer.id} ${screen}`}, 0))`.execute(tx);
  await sql`update saved_views set is_default = false
    where user_id = ${viewer.id} and screen = ${screen} and is_default and deleted_at is null`.execute(tx);
}

export async function insertView(tx: Tx, viewer: Viewer, { search, ...draft }: SavedViewDraft): Promise<number> {
  const { id } = await tx
    .insertInto("saved_views")
    .values({ ...draft, search: asJson(search), user_id: viewer.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateView = (tx: Tx, id: number, { search, ...changes }: Omit<SavedViewPatch, "version">) =>
  tx
    .updateTable("saved_views")
    .set({ ...changes, ...(search && { search: asJson(search) }), version: sql`version` })
    .where("id", "=", id)
    .execute();
