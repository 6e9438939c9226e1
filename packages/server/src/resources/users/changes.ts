// Writing users and their roles, under the rules of who may give what.
import type { z } from "zod";
import type { NewUser, User, UserPatch } from "@atalaya/contract/resources/users.ts";
import type { Actor, Write } from "../../platform/database/database.ts";
import type { Identity } from "../../platform/identity.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { FieldProblem, orNotFound, Problem } from "../../platform/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { revokeSessionsOf } from "../sessions/queries.ts";
import {
  assignmentsOf,
  findUser,
  insertUser,
  listRoles,
  lockUser,
  otherSuperAdmins,
  replaceAssignments,
  updateUser,
} from "./queries.ts";
import { beyondScope, losesSuperAdmin, mayAssign, mayChangePowers, mayManage, staysInScope } from "./rules.ts";

export async function createUser(
  write: Write,
  actor: Actor,
  scope: Scope,
  identity: Identity,
  { password, assignments, ...draft }: z.infer<typeof NewUser>,
): Promise<User> {
  mayChangePowers(identity, null, draft);
  const password_hash = await hashPassword(password);
  return write(actor, async (tx) => {
    mayAssign(identity, await listRoles(tx), assignments);
    staysInScope(scope, assignments);
    const id = await insertUser(tx, { ...draft, password_hash });
    await replaceAssignments(tx, id, assignments);
    return orNotFound(await findUser(tx, scope, id));
  });
}

export async function changeUser(
  write: Write,
  actor: Actor,
  scope: Scope,
  identity: Identity,
  id: number,
  { version, password, assignments, ...changes }: z.infer<typeof UserPatch>,
): Promise<User> {
  const password_hash = password === undefined ? undefined : await hashPassword(password);
  return write(actor, async (tx) => {
    await lockUser(tx, id);
    const current = orNotFound(await findUser(tx, scope, id));
    if (current.version !== version) throw new Problem("conflict", { current });
    const [roles, held] = [await listRoles(tx), await assignmentsOf(tx, id)];
    mayManage(identity, current, roles, held);
    mayChangePowers(identity, current, { ...changes, assignments });
    if (losesSuperAdmin(current, changes) && (await otherSuperAdmins(tx, id)) === 0)
      throw new FieldProblem({ is_super_admin: { code: "last_super_admin" } });
    if (assignments) {
      mayAssign(identity, roles, assignments, held);
      staysInScope(scope, assignments);
      await replaceAssignments(tx, id, [...assignments, ...beyondScope(scope, held)]);
    }
    await updateUser(tx, id, { ...changes, ...(password_hash && { password_hash }) });
    if (password_hash || changes.is_active === false) await revokeSessionsOf(tx, id);
    return orNotFound(await findUser(tx, scope, id));
  });
}
