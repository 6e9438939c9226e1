// Whose files they are: who may read or change a thing may read or change what is attached to it.
import type { FastifyRequest } from "fastify";
import { sql, type RawBuilder } from "kysely";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { AttachmentOwner } from "@atalaya/contract/resources/attachments.ts";
import { readable } from "../../platform/http/access.ts";
import type { Db } from "../../platform/database/database.ts";
import { orNotFound, Problem } from "../../platform/http/problem.ts";

/**
 * The places that a thing belongs to, null standing for everywhere, and the resource whose permissions guard it. What is seen below, as
 * norms are, is also read by who holds the permission in a place below. What is filed once and never changed has an `author`: nobody else
 * attaches to it, and nobody takes anything off. What `is_kept` may be added to by who may change it, and nobody takes anything off either;
 * what `is_private` is read only by who may change it.
 */
type Owner = {
  places: (number | null)[];
  guard: string;
  is_seen_below?: boolean;
  author?: string;
  is_kept?: boolean;
  is_private?: boolean;
};

/** How each kind of owner is found by its id. A new kind gets a line here and its name in the contract. */
const owners: Record<AttachmentOwner, (id: number) => RawBuilder<Owner>> = {
  companies: (id) =>
    sql`select array[id] as places, 'companies' as guard from companies where id = ${id} and deleted_at is null`,
  records: (id) =>
    sql`select array[company_id] as places, 'records.' || domain as guard from records where id = ${id} and deleted_at is null`,
  alerts: (id) =>
    sql`select array[company_id] as places, 'records.alert' as guard from alerts where id = ${id} and deleted_at is null`,
  log_entries: (id) =>
    sql`select array[l.company_id] as places, 'log' as guard, l.created_by as author
      from log_entries l join records r on r.id = surviving_record(l.record_id)
      where l.id = ${id} and r.deleted_at is null`,
  inventory_movements: (id) =>
    sql`select array[company_id] as places, 'inventory' as guard, true as is_kept from inventory_movements where id = ${id}`,
  inventory_signatures: (id) =>
    sql`select array[company_id] as places, 'inventory' as guard, true as is_kept, true as is_private from inventory_movements where id = ${id}`,
  users: (id) =>
    sql`select array(select a.company_id from role_assignments a where a.user_id = u.id) as places, 'users' as guard
      from users u where u.id = ${id}`,
  legal_documents: (id) =>
    sql`select array[company_id] as places, 'legal' as guard, true as is_seen_below from legal_documents
      where id = ${id} and deleted_at is null`,
  committee_sessions: (id) =>
    sql`select array[s.company_id] as places, 'legalDrm' as guard from committee_sessions s
      join committees c on c.id = s.committee_id and c.deleted_at is null where s.id = ${id} and s.deleted_at is null`,
};

function holds(
  request: FastifyRequest,
  { places, guard, is_seen_below }: Owner,
  action: "index" | "create" | "update",
): boolean {
  const scope = readable(request, `${guard}.${action}` as Permission);
  if (!scope) return false;
  if (scope.company_ids === null) return true;
  const seen = is_seen_below && action === "index" ? [...scope.company_ids, ...scope.ancestor_ids] : scope.company_ids;
  return places.some((id) => id !== null && seen.includes(id));
}

/** What the caller may do with the files of a thing; 404 where the thing is none of his. Everybody keeps his own photo. */
export async function ownerFor(
  db: Db,
  request: FastifyRequest,
  owner: AttachmentOwner,
  owner_id: number,
): Promise<{ company_id: number | null; may_change: boolean; may_add: boolean }> {
  const { rows } = await owners[owner](owner_id).execute(db);
  const found = orNotFound(rows[0]);
  const isOneself = owner === "users" && request.identity.user.id === owner_id;
  if (!isOneself && !holds(request, found, found.is_private ? "update" : "index")) throw new Problem("not_found");
  const company_id = owner === "users" ? null : (found.places[0] ?? null);
  if (found.author !== undefined) {
    const isAuthor = found.author === String(request.identity.user.id);
    return { company_id, may_change: false, may_add: isAuthor && holds(request, found, "create") };
  }
  const may_change = isOneself || holds(request, found, "update");
  return { company_id, may_change: may_change && !found.is_kept, may_add: may_change };
}

/** The same for a change: 403 where the caller may only look. `what`: attaching something, or changing what is attached. */
export async function ownerTo(
  what: "add" | "change",
  db: Db,
  request: FastifyRequest,
  owner: AttachmentOwner,
  owner_id: number,
) {
  const found = await ownerFor(db, request, owner, owner_id);
  if (!found[`may_${what}`]) throw new Problem("forbidden");
  return found;
}
