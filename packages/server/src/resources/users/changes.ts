// Writing users and their roles, under the rules of who may give what.
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Invitation, User, UserDraft, UserPatch } from "@atalaya/contract/resources/users.ts";
import type { Actor, Db, Tx, Write } from "../../platform/database/database.ts";
import type { Identity } from "../../platform/people/identity.ts";
import type { LinkPurpose } from "../../platform/people/letters.ts";
import { hashPassword } from "../../platform/people/passwords.ts";
import { FieldProblem, orNotFound, Problem } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { listRoleNames } from "../roles/queries.ts";
import { dropLinks, insertLink, invitationHours, linkPath, revokeSessionsOf } from "../sessions/queries.ts";
import {
  findUser,
  insertUser,
  lockUser,
  otherSuperAdmins,
  replaceAssignments,
  updateUser,
  type FoundUser,
} from "./queries.ts";
import {
  beyondScope,
  losesSuperAdmin,
  mayAssign,
  mayChange,
  mayChangeAccount,
  mayChangePowers,
  staysInScope,
  type RolePowers,
} from "./rules.ts";

type App = Pick<FastifyInstance, "write" | "mail">;

/** Who looks, and the places whose users the caller may see or change. */
export type Viewer = { identity: Identity; scope: Scope };

/** A person as the caller may see them. */
export const shown = ({ identity }: Viewer, roles: RolePowers[], { held, ...user }: FoundUser): User => ({
  ...user,
  may_change_account: mayChangeAccount(identity, user, roles, held),
});

export async function readUser(db: Db | Tx, viewer: Viewer, id: number): Promise<User> {
  return shown(viewer, await listRoleNames(db), orNotFound(await findUser(db, viewer.scope, id)));
}

export async function createUser(
  write: Write,
  actor: Actor,
  viewer: Viewer,
  { password, assignments, ...draft }: z.infer<typeof UserDraft>,
): Promise<User> {
  const { identity, scope } = viewer;
  mayChangePowers(identity, null, draft);
  const password_hash = password === undefined ? null : await hashPassword(password);
  return write(actor, async (tx) => {
    mayAssign(identity, await listRoleNames(tx), assignments);
    staysInScope(scope, assignments);
    const id = await insertUser(tx, { ...draft, password_hash });
    await replaceAssignments(tx, id, assignments);
    return readUser(tx, viewer, id);
  });
}

export async function changeUser(
  write: Write,
  actor: Actor,
  viewer: Viewer,
  id: number,
  { version, password, assignments, ...changes }: z.infer<typeof UserPatch>,
): Promise<User> {
  const { identity, scope } = viewer;
  const password_hash = password === undefined ? undefined : await hashPassword(password);
  return write(actor, async (tx) => {
    await lockUser(tx, id);
    const found = orNotFound(await findUser(tx, scope, id));
    const roles = await listRoleNames(tx);
    const current = shown(viewer, roles, found);
    if (current.version !== version) throw new Problem("conflict", { current });
    mayChange(current, {
      ...changes,
      ...(password !== undefined && { password }),
      ...(assignments && { assignments }),
    });
    mayChangePowers(identity, current, { ...changes, assignments });
    if (losesSuperAdmin(current, changes) && (await otherSuperAdmins(tx, id)) === 0)
      throw new FieldProblem({ is_super_admin: { code: "last_super_admin" } });
    if (assignments) {
      mayAssign(identity, roles, assignments, current.assignments);
      staysInScope(scope, assignments);
      await replaceAssignments(tx, id, [...assignments, ...beyondScope(scope, found.held)]);
    }
    await updateUser(tx, id, { ...changes, ...(password_hash && { password_hash }) });
    const isCutOff = password_hash !== undefined || changes.is_active === false;
    if (isCutOff) await revokeSessionsOf(tx, id);
    // A link may lie in the mailbox of a mistyped or lost address.
    if (isCutOff || (changes.email ?? current.email) !== current.email) await dropLinks(tx, id);
    return readUser(tx, viewer, id);
  });
}

/** A one-time link by which the person chooses a password; whoever makes one could as well set the password (V19). */
export async function inviteUser(app: App, actor: Actor, viewer: Viewer, id: number): Promise<Invitation> {
  // A link is a secret: it is not remembered to be answered again, and a second one makes the first useless.
  const { once: _once, ...inviter } = actor;
  const { user, link, purpose } = await app.write(inviter, async (tx) => {
    await lockUser(tx, id);
    const user = await readUser(tx, viewer, id);
    if (!user.may_change_account) throw new Problem("forbidden");
    if (!user.is_active) throw new FieldProblem({ is_active: { code: "user_inactive" } });
    const purpose: LinkPurpose = user.state === "invited" ? "invitation" : "password_reset";
    return { user, purpose, link: await insertLink(tx, id, purpose, invitationHours) };
  });
  const path = linkPath(purpose, link.token);
  app.mail.sendLink(user, { purpose, path, hours: invitationHours });
  const [address, is_mailed] = await Promise.all([app.mail.addressOf(path), app.mail.isConfigured()]);
  return { link: address, expires_at: link.expires_at, is_mailed };
}
