// The demo's accounts. Their password is public, so the demo listens on this machine only, and no other server takes it.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../platform/database/database.ts";
import { passwordMatches } from "../platform/people/passwords.ts";
import { SettingsError, type Settings } from "../platform/settings.ts";

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

type Where = Pick<Settings, "DATABASE_URL" | "DATA_DIR" | "ALLOW_DEMO">;

/** A file of this name says that a data folder was the demo's. */
const mark = "demo";

/** Marks a data folder that holds the demo's database, so that it is not taken for a real one. */
export async function markDemo({ DATABASE_URL, DATA_DIR }: Where): Promise<void> {
  if (!DATABASE_URL)
    await writeFile(
      join(DATA_DIR, mark),
      "This folder is of the demo. npm start serves it only with ALLOW_DEMO=true.\n",
    );
}

/**
 * A server for real use does not open a door whose key everybody has, nor takes invented places for real ones. Throws where the data folder is
 * the demo's, or an account of the demo still has its password; `ALLOW_DEMO` lets both pass.
 */
export async function refuseDemo({ db }: Pick<Database, "db">, settings: Where): Promise<void> {
  const { DATABASE_URL, DATA_DIR, ALLOW_DEMO } = settings;
  if (ALLOW_DEMO) return;
  if (!DATABASE_URL && existsSync(join(DATA_DIR, mark)))
    throw new SettingsError(
      `${DATA_DIR} is a folder of the demo, with invented data. Start with another DATA_DIR, or set ALLOW_DEMO=true to serve it all the same.`,
    );
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
      `These accounts of the demo still have its public password: ${open.join(", ")}. Start with another DATA_DIR, change or deactivate them in the demo first (npm run demo), or set ALLOW_DEMO=true.`,
    );
}
