// Nobody can make anybody, oneself included, more powerful than oneself (V19).
import type { z } from "zod";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { User, UserDraft } from "@atalaya/contract/resources/users.ts";
import { territoryOf, withDescendants, type Identity } from "../../platform/people/identity.ts";
import { FieldProblem, Problem } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";

type Draft = z.infer<typeof UserDraft>;
type Assignment = Draft["assignments"][number];
export type RolePowers = { id: number; permissions: string[] };

/** Whether the caller holds a permission in a whole place (null: everywhere). */
function holds(identity: Identity, permission: Permission, company_id: number | null): boolean {
  const territory = territoryOf(identity, permission);
  if (territory === null) return true;
  const asked = withDescendants(identity, [company_id]);
  return asked !== null && asked.length > 0 && asked.every((id) => territory.includes(id));
}

/** Whether everything a role gives in a place is the caller's own there. */
const covers = (identity: Identity, roles: RolePowers[], { role_id, company_id }: Assignment): boolean =>
  roles.find((role) => role.id === role_id)?.permissions.every((it) => holds(identity, it as Permission, company_id)) ??
  false;

/** Refuses to give or take what the caller does not have; what was held before and stays may stay. */
export function mayAssign(
  identity: Identity,
  roles: RolePowers[],
  wanted: Assignment[],
  held: Assignment[] = [],
): void {
  const among = (list: Assignment[]) => (one: Assignment) =>
    list.some((other) => other.role_id === one.role_id && other.company_id === one.company_id);
  if (wanted.some((role) => !roles.some(({ id }) => id === role.role_id)))
    throw new FieldProblem({ assignments: { code: "missing" } });
  const [isHeld, isWanted] = [among(held), among(wanted)];
  const changed = [...wanted.filter((it) => !isHeld(it)), ...held.filter((it) => !isWanted(it))];
  if (changed.some((it) => !covers(identity, roles, it)))
    throw new FieldProblem({ assignments: { code: "role_beyond" } });
}

/** Assignments outside the places whose users the caller manages: not shown to the caller, and not the caller's to change. */
export const beyondScope = ({ company_ids }: Scope, assignments: Assignment[]): Assignment[] =>
  company_ids === null
    ? []
    : assignments.filter((it) => it.company_id === null || !company_ids.includes(it.company_id));

/** Who manages some places gives roles in them only, and would lose sight of a user without a role there. */
export function staysInScope(scope: Scope, wanted: Assignment[]): void {
  if (beyondScope(scope, wanted).length > 0) throw new FieldProblem({ assignments: { code: "outside" } });
  if (scope.company_ids !== null && wanted.length === 0) throw new FieldProblem({ assignments: { code: "required" } });
}

/**
 * Name, e-mail, password and state of a person with powers beyond the caller's are changed by somebody who has them too: else a
 * new password would lend them. `held`: every role of the person, also where the caller may not look.
 */
export const mayChangeAccount = (
  identity: Identity,
  user: Pick<User, "is_super_admin">,
  roles: RolePowers[],
  held: Assignment[],
): boolean =>
  identity.user.is_super_admin === 1 || (!user.is_super_admin && held.every((it) => covers(identity, roles, it)));

/** A super administrator is changed by another one only; of others with more powers, the roles in the caller's places. */
export function mayChange(user: User, changes: Partial<Draft>): void {
  if (user.may_change_account) return;
  const { assignments, ...account } = changes;
  const isTouched = Object.entries(account).some(([field, value]) => value !== user[field as keyof User]);
  if (isTouched || (assignments && user.is_super_admin)) throw new Problem("forbidden");
}

type Powers = Partial<Pick<Draft, "is_super_admin" | "is_active" | "assignments">>;

/** One's own powers are changed by somebody else, and only a super admin makes a super admin. */
export function mayChangePowers(identity: Identity, user: User | null, changes: Powers): void {
  const before = user?.is_super_admin ?? 0;
  const changesFlag = changes.is_super_admin !== undefined && changes.is_super_admin !== before;
  if (changesFlag && !identity.user.is_super_admin) throw new FieldProblem({ is_super_admin: { code: "role_beyond" } });
  if (user?.id !== identity.user.id) return;
  if (changesFlag) throw new FieldProblem({ is_super_admin: { code: "own_role" } });
  if (changes.is_active === false) throw new FieldProblem({ is_active: { code: "own_role" } });
  if (changes.assignments && !sameAssignments(changes.assignments, user.assignments))
    throw new FieldProblem({ assignments: { code: "own_role" } });
}

const keysOf = (assignments: Assignment[]) =>
  assignments.map(({ role_id, company_id }) => `${role_id}:${company_id}`).toSorted();
const sameAssignments = (one: Assignment[], other: Assignment[]) => keysOf(one).join() === keysOf(other).join();

/** Whether these changes take a super admin away. */
export const losesSuperAdmin = (user: User, changes: Powers): boolean =>
  user.is_super_admin === 1 && user.is_active && (changes.is_super_admin === 0 || changes.is_active === false);
