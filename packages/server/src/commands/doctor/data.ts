// Looks at what only whoever has the machine may look at: accounts of the demo, contents that are named and not there.
import { demoAccounts, demoPassword } from "../../demo/accounts.ts";
import { keyOf, type FileStore } from "../../platform/files/file-store.ts";
import { passwordMatches } from "../../platform/people/passwords.ts";
import { found, type Look } from "../../resources/installation/health/finding.ts";
import { shortList } from "../figures.ts";

/** More are not looked at: a bucket takes some milliseconds for each. */
const mostFiles = 10_000;

export const demo: Look = async ({ connection, settings: { ALLOW_DEMO } }) => {
  const { rows } = await connection.query(
    "select email, password_hash from users where is_active and email = any($1::text[])",
    [demoAccounts.map(({ email }) => email)],
  );
  const open: string[] = [];
  for (const { email, password_hash } of rows)
    if (await passwordMatches(demoPassword, (password_hash as string | null) ?? undefined)) open.push(String(email));
  if (open.length === 0) return found("ok", "doctor_no_demo");
  return found(ALLOW_DEMO ? "look" : "bad", "doctor_demo", { list: open.join(", ") });
};

export const contents =
  (files: FileStore): Look =>
  async ({ connection }) => {
    const { rows } = await connection.query("select distinct sha256, size from files order by sha256 limit $1", [
      mostFiles,
    ]);
    const missing: string[] = [];
    for (const { sha256, size } of rows)
      if ((await files.sizeOf(keyOf({ sha256: String(sha256) }))) !== Number(size)) missing.push(String(sha256));
    if (missing.length === 0) return found("ok", "doctor_files", { count: rows.length });
    return found("bad", "doctor_files_missing", {
      count: rows.length,
      missing: missing.length,
      list: shortList(missing),
    });
  };
