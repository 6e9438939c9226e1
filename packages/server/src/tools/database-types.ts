// `npm run db:types`: writes the table types from a migrated, empty database on the server that DATABASE_URL names.
// With --check it only compares, and fails when the committed file differs.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "../platform/database/migrate.ts";

const file = join(import.meta.dirname, "../platform/database/schema.ts");
const typeMapping = {
  int8: "number",
  date: "string",
  timestamp: "string",
  timestamptz: "string",
  geometry: "string",
  jsonb: "unknown",
  uuid: "string",
  bytea: "Buffer",
};

const server = process.env["DATABASE_URL"];
if (!server) throw new Error("DATABASE_URL must name a PostgreSQL server with PostGIS");

const name = `atalaya_types_${process.pid}`;
const admin = new pg.Client({ connectionString: server });
await admin.connect();
await admin.query(`create database ${name}`);
try {
  const url = new URL(server);
  url.pathname = name;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await migrate(client);
  await client.end();
  const made = typesOf(url.href);
  if (!process.argv.includes("--check")) writeFileSync(file, made);
  else if (readFileSync(file, "utf8") !== made)
    throw new Error("schema.ts differs from the migrations: npm run db:types");
} finally {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}

function typesOf(url: string): string {
  const codegen = join(import.meta.dirname, "../../../../node_modules/.bin/kysely-codegen");
  // What is read of the past is read as the tables that it is named after.
  const patterns = "{past.*,public.(migrations|spatial_ref_sys|geography_columns|geometry_columns)}";
  return execFileSync(
    codegen,
    ["--dialect", "postgres", "--url", url, "--exclude-pattern", patterns, "--print", "--log-level", "silent"].concat([
      "--type-mapping",
      JSON.stringify(typeMapping),
    ]),
    { encoding: "utf8" },
  );
}
