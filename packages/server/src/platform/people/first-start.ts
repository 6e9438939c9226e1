// What a fresh database needs before anybody can sign in: the built-in roles and the first super admin.
import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { administratorRole, seedRoles } from "@atalaya/contract/permissions.ts";
import { system, type Database, type Tx } from "../database/database.ts";
import { hashPassword } from "./passwords.ts";
import type { Settings } from "../settings.ts";

/** Several servers may start on one fresh database at once: each looks only when the one before it is done. */
const inTurn = (tx: Tx) => sql`select pg_advisory_xact_lock(7253018)`.execute(tx);

/**
 * Makes the built-in roles. A new release brings its grants to those that nobody has changed; one that the organisation has changed
 * is its own, except the Administrador, whose menu is the specified one and who cannot be changed.
 */
export const ensureRoles = ({ write }: Pick<Database, "write">): Promise<void> =>
  write(system, async (tx) => {
    await inTurn(tx);
    for (const { key, name, description, grants } of seedRoles) {
      const role = {
        name_es: name.es,
        name_en: name.en,
        description_es: description.es,
        description_en: description.en,
        permissions: grants,
        is_system: true,
      };
      const known = await tx.selectFrom("roles").selectAll().where("key", "=", key).executeTakeFirst();
      if (!known)
        await tx
          .insertInto("roles")
          .values({ key, ...role })
          .execute();
      else if (
        (key === administratorRole || known.updated_by === String(system.id)) &&
        !isDeepStrictEqual({ ...known, ...role }, known)
      )
        await tx.updateTable("roles").set(role).where("id", "=", known.id).execute();
    }
  });

type Admin = Pick<Settings, "ADMIN_EMAIL" | "ADMIN_PASSWORD">;

/** Makes the first super admin when there is no user yet. Answers the password to show once, if it had to be made up. */
export async function ensureFirstAdmin(
  { db, write }: Pick<Database, "db" | "write">,
  { ADMIN_EMAIL: email = "admin@localhost.localdomain", ADMIN_PASSWORD: given }: Admin,
): Promise<{ email: string; password: string | null } | null> {
  const anybody = (door: Database["db"] | Tx) => door.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (await anybody(db)) return null;
  const password = given ?? randomBytes(12).toString("base64url");
  const password_hash = await hashPassword(password);
  return write(system, async (tx) => {
    await inTurn(tx);
    if (await anybody(tx)) return null;
    await tx
      .insertInto("users")
      .values({ name: "Super Admin", email: email.toLowerCase(), password_hash, is_super_admin: 1 })
      .execute();
    return { email, password: given ? null : password };
  });
}
