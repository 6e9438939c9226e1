// Looks at the data: the database and its schema, accounts of the demo, contents that are named and not there.
import { demoAccounts, demoPassword } from "../../demo/accounts.ts";
import { migrationsOf } from "../../platform/backup/tables.ts";
import { knownMigrations } from "../../platform/database/migrate.ts";
import { keyOf } from "../../platform/files/file-store.ts";
import { passwordMatches } from "../../platform/people/passwords.ts";
import { shortList } from "../figures.ts";
import { found, type Look } from "./finding.ts";

/** More are not looked at: a bucket takes some milliseconds for each. */
const mostFiles = 10_000;

export const database: Look = async ({ connection }) => {
  const { rows } = await connection.query(
    `select current_setting('server_version') as version, postgis_lib_version() as postgis,
      (pg_database_size(current_database()) / 1000000)::text as megabytes`,
  );
  return found("ok", "doctor_database", { kind: connection.kind, ...(rows[0] as Record<string, string>) });
};

export const schema: Look = async ({ connection }) => {
  const ran = await migrationsOf(connection);
  const known = await knownMigrations();
  const newer = ran.find(({ name, checksum }) => known.get(name) !== checksum);
  if (newer) return found("bad", "doctor_schema_newer", { name: newer.name });
  const missing = known.size - ran.length;
  if (missing > 0) return found("look", "doctor_schema_behind", { count: missing });
  return found("ok", "doctor_schema", { count: ran.length });
};

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

export const contents: Look = async ({ connection, files }) => {
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
