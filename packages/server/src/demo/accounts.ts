// The demo's accounts. Their password is public, so the demo listens on this machine only, and no other server takes it.
import type { Database } from "../platform/database/database.ts";
import { passwordMatches } from "../platform/people/passwords.ts";
import { SettingsError } from "../platform/settings.ts";

export const demoPassword = "atalaya-demo";

export type DemoAccount = {
  email: string;
  name: string;
  is_super_admin: 0 | 1;
  /** Role key, and the code of the place it is held in; null is everywhere. */
  roles: [role: string, code: string | null][];
};

export const demoAccounts: DemoAccount[] = [
  { email: "super@demo.test", name: "Superadmin Demo", is_super_admin: 1, roles: [] },
  { email: "admin@demo.test", name: "Administradora Demo", is_super_admin: 0, roles: [["admin", "05"]] },
  {
    email: "officer@demo.test",
    name: "Oficial Demo",
    is_super_admin: 0,
    roles: [
      ["editor", "05101"],
      ["editor", "05109"],
    ],
  },
  { email: "validator@demo.test", name: "Validadora Demo", is_super_admin: 0, roles: [["validator", "05"]] },
  { email: "viewer@demo.test", name: "Analista Demo", is_super_admin: 0, roles: [["viewer", null]] },
];

/** A server for real use does not open a door whose key everybody has. Throws where an account of the demo still has its password. */
export async function refuseDemoPasswords({ db }: Pick<Database, "db">): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  const found = await db
    .selectFrom("users")
    .select(["email", "password_hash"])
    .where("email", "in", emails)
    .where("is_active", "=", true)
    .execute();
  const open: string[] = [];
  for (const { email, password_hash } of found)
    if (await passwordMatches(demoPassword, password_hash ?? undefined)) open.push(email);
  if (open.length > 0)
    throw new SettingsError(
      `These accounts of the demo still have its public password: ${open.join(", ")}. Start with another DATA_DIR, or change or deactivate them in the demo first (npm run demo).`,
    );
}
