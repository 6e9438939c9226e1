// Who may change which role: a role works in every place, so only managers of all places touch it, within their own powers (V19).
import type { Permission } from "@atalaya/contract/permissions.ts";
import { isLocked, type Role } from "@atalaya/contract/resources/roles.ts";
import { territoryOf, type Identity } from "../../platform/people/identity.ts";
import { FieldProblem, Problem } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";

/** `scope` is where the caller holds the permission for this very action. */
export function managesEverywhere({ company_ids }: Scope): void {
  if (company_ids !== null) throw new Problem("roles_everywhere");
}

/** The Administrador is nobody's to change; one's own role is somebody else's; a stronger one is of whoever holds as much (V19). */
export function mayChange(identity: Identity, role: Role): void {
  if (isLocked(role)) throw new Problem("role_locked");
  const isOwn = identity.assignments.some((it) => it.role === role.key);
  if (isOwn && !identity.user.is_super_admin) throw new Problem("role_own");
  if (role.permissions.some((it) => territoryOf(identity, it) !== null)) throw new Problem("role_stronger");
}

/** Whoever holds the role gets what is added, wherever that is: the giver has it everywhere. */
export function mayGrant(identity: Identity, before: readonly Permission[], wanted: readonly Permission[]): void {
  const added = wanted.filter((it) => !before.includes(it));
  if (added.some((it) => territoryOf(identity, it) !== null))
    throw new FieldProblem({ permissions: { code: "permission_beyond" } });
}

export function mayDelete(role: Role): void {
  if (role.is_system) throw new Problem("role_built_in");
}

/** Stands for super administrators where roles are listed by key, so no role is called so. */
const reserved = "super_admin";

/** A key from the Spanish name, with a number behind it where another role has it: "Jefa de área" is jefa_de_area. */
export function keyFor(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");
  const key = plain || "role";
  const isFree = (candidate: string) => candidate !== reserved && !taken.includes(candidate);
  if (isFree(key)) return key;
  let number = 2;
  while (!isFree(`${key}_${number}`)) number += 1;
  return `${key}_${number}`;
}
