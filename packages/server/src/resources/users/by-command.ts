// Accounts made and opened again from the command line, by whoever runs the machine: for the day on which nobody can sign in.
import type { Language } from "@atalaya/contract/text.ts";
import { system, type Database, type Tx } from "../../platform/database/database.ts";
import type { LinkPurpose } from "../../platform/people/letters.ts";
import { insertLink, invitationHours, linkPath } from "../sessions/queries.ts";
import { insertUser, replaceAssignments } from "./queries.ts";

/** `role`: the key of a role, which is then held everywhere. */
export type UserOrder =
  | { do: "list" }
  | { do: "create"; email: string; name: string; is_super_admin: boolean; role: string | null; locale: Language }
  | { do: "reset"; email: string };

/** Why an order cannot be carried out. */
export type UserRefusal = "user_taken" | "user_unknown" | "user_inactive" | "user_role_unknown";

type Account = { email: string; name: string; is_super_admin: boolean; is_active: boolean };

/** `path`: the one-time link, behind the address of the server, that works for so many hours. */
export type UserAnswer = { refusal: UserRefusal } | { accounts: Account[] } | { path: string; hours: number };

/** Does it as the system, in the audit log too. Passwords are neither taken nor told: who is meant chooses one by the link. */
export async function userByCommand(
  { db, write }: Pick<Database, "db" | "write">,
  order: UserOrder,
): Promise<UserAnswer> {
  if (order.do === "create") return write(system, (tx) => create(tx, order));
  if (order.do === "reset") return write(system, (tx) => reset(tx, order.email));
  const rows = await db
    .selectFrom("users")
    .select(["email", "name", "is_super_admin", "is_active"])
    .orderBy("is_super_admin", "desc")
    .orderBy("email")
    .execute();
  return { accounts: rows.map((row) => ({ ...row, is_super_admin: row.is_super_admin === 1 })) };
}

const byEmail = (tx: Tx, email: string) =>
  tx.selectFrom("users").select(["id", "is_active", "password_hash"]).where("email", "=", email).executeTakeFirst();

async function linkOf(tx: Tx, id: number, purpose: LinkPurpose): Promise<UserAnswer> {
  const { token } = await insertLink(tx, id, purpose, invitationHours);
  return { path: linkPath(purpose, token), hours: invitationHours };
}

async function create(
  tx: Tx,
  { email, name, is_super_admin, role, locale }: Extract<UserOrder, { do: "create" }>,
): Promise<UserAnswer> {
  if (await byEmail(tx, email)) return { refusal: "user_taken" };
  const held =
    role === null ? null : await tx.selectFrom("roles").select("id").where("key", "=", role).executeTakeFirst();
  if (held === undefined) return { refusal: "user_role_unknown" };
  const id = await insertUser(tx, {
    email,
    name,
    is_super_admin: is_super_admin ? 1 : 0,
    password_hash: null,
    locale,
    is_active: true,
  });
  if (held) await replaceAssignments(tx, id, [{ role_id: held.id, company_id: null }]);
  return linkOf(tx, id, "invitation");
}

async function reset(tx: Tx, email: string): Promise<UserAnswer> {
  const user = await byEmail(tx, email);
  if (!user) return { refusal: "user_unknown" };
  if (!user.is_active) return { refusal: "user_inactive" };
  return linkOf(tx, user.id, user.password_hash === null ? "invitation" : "password_reset");
}
