// Writing roles, under the rules of who may change which.
import type { z } from "zod";
import type { Role, RoleDraft, RolePatch } from "@atalaya/contract/resources/roles.ts";
import type { Tx, Write, Actor } from "../../platform/database/database.ts";
import { countPointers } from "../../platform/database/pointers.ts";
import type { Identity } from "../../platform/people/identity.ts";
import { FieldProblem, orNotFound, Problem, refuseWhenUsed } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import {
  rolePointers,
  deleteRole,
  findRole,
  insertRole,
  isNameTaken,
  keysOf,
  lockRoles,
  updateRole,
} from "./queries.ts";
import { keyFor, managesEverywhere, mayChange, mayDelete, mayGrant } from "./rules.ts";

/** Who writes, with which powers, and whose users the answer counts. */
export type Manager = { write: Write; actor: Actor; identity: Identity; scope: Scope; users: Scope | null };

export const createRole = ({ write, actor, identity, scope, users }: Manager, draft: RoleDraft): Promise<Role> => {
  managesEverywhere(scope);
  mayGrant(identity, [], draft.permissions);
  return write(actor, async (tx) => {
    await lockRoles(tx);
    await hasOwnName(tx, draft.name_es);
    const id = await insertRole(tx, keyFor(draft.name_es, await keysOf(tx)), unique(draft));
    return orNotFound(await findRole(tx, users, id));
  });
};

export const changeRole = (
  { write, actor, identity, scope, users }: Manager,
  id: number,
  { version, ...changes }: z.infer<typeof RolePatch>,
): Promise<Role> => {
  managesEverywhere(scope);
  return write(actor, async (tx) => {
    const current = await lockedRole(tx, users, id, version);
    mayChange(identity, current);
    if (changes.permissions) mayGrant(identity, current.permissions, changes.permissions);
    if (changes.name_es !== undefined) await hasOwnName(tx, changes.name_es, id);
    await updateRole(tx, id, unique(changes));
    return orNotFound(await findRole(tx, users, id));
  });
};

export const removeRole = ({ write, actor, identity, scope, users }: Manager, id: number, version: number) => {
  managesEverywhere(scope);
  return write(actor, async (tx) => {
    const current = await lockedRole(tx, users, id, version);
    mayChange(identity, current);
    mayDelete(current);
    refuseWhenUsed(await countPointers(tx, "roles", rolePointers, id));
    await deleteRole(tx, id);
  });
};

/** The role as it stands until the transaction ends; 409 when the caller read an older version. */
async function lockedRole(tx: Tx, users: Scope | null, id: number, version: number): Promise<Role> {
  await lockRoles(tx);
  const current = orNotFound(await findRole(tx, users, id));
  if (current.version !== version) throw new Problem("conflict", { current });
  return current;
}

async function hasOwnName(tx: Tx, name_es: string, but?: number): Promise<void> {
  if (await isNameTaken(tx, name_es, but)) throw new FieldProblem({ name_es: { code: "taken" } });
}

const unique = <D extends Partial<RoleDraft>>(draft: D): D =>
  draft.permissions ? { ...draft, permissions: [...new Set(draft.permissions)] } : draft;
