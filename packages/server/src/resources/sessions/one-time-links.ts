// Invitations and links for a forgotten password: made, mailed where mail leaves, used once.
import type { FastifyInstance } from "fastify";
import { FieldProblem } from "../../platform/http/problem.ts";
import { hashPassword } from "../../platform/people/passwords.ts";
import { system, type Actor } from "../../platform/database/database.ts";
import {
  findLink,
  findLinkOwner,
  insertLink,
  linkPath,
  resetHours,
  revokeSessionsOf,
  setPassword,
  takeLink,
  wasJustSent,
} from "./queries.ts";

type App = Pick<FastifyInstance, "db" | "write" | "mail">;

/**
 * Mails a link to whoever has this address; nobody learns whether somebody has. Somebody who was invited gets the invitation anew.
 * At most one mail a minute, so that nobody's mailbox is flooded from many places.
 */
export async function mailLink(app: App, email: string, address: string): Promise<void> {
  const owner = await findLinkOwner(app.db, email);
  if (!owner) return;
  const link = await app.write({ ...system, address }, async (tx) =>
    (await wasJustSent(tx, owner.id)) ? null : insertLink(tx, owner.id, owner.purpose, resetHours),
  );
  if (!link) return;
  app.mail.sendLink(owner, { purpose: owner.purpose, path: linkPath(owner.purpose, link.token), hours: resetHours });
}

/** Sets the password that the link's holder chose: the link is used up, and every session ends. */
export async function usePasswordLink(app: App, token: string, password: string, by: Omit<Actor, "id">): Promise<void> {
  const known = await findLink(app.db, token);
  if (!known) throw new FieldProblem({ token: { code: "link_used" } });
  const password_hash = await hashPassword(password);
  await app.write({ ...by, id: known.user_id }, async (tx) => {
    // Of two who use it at once, the second finds it used.
    if (!(await takeLink(tx, known.id))) throw new FieldProblem({ token: { code: "link_used" } });
    await setPassword(tx, known.user_id, password_hash);
    await revokeSessionsOf(tx, known.user_id);
  });
}
