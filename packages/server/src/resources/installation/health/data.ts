// Looks at the database and its schema.
import { migrationsOf } from "../../../platform/backup/tables.ts";
import { knownMigrations } from "../../../platform/database/migrate.ts";
import { found, type Look } from "./finding.ts";

export const database: Look = async ({ connection }) => {
  const { rows } = await connection.query(
    `select current_setting('server_version') as version, postgis_lib_version() as postgis,
      (pg_database_size(current_database()) / 1000000)::text as megabytes`,
  );
  const word = connection.kind === "embedded" ? "doctor_database_embedded" : "doctor_database";
  return found("ok", word, rows[0] as Record<string, string>);
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

/** Forgotten, it keeps everybody from working. */
export const maintenance: Look = async ({ settings }) =>
  settings.MAINTENANCE ? found("look", "doctor_maintenance") : null;
