// Databases for tests: one per test file, copied from a template that was migrated once per run. On both kinds of database.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase, type OpenDatabase } from "../platform/database/open-database.ts";
import { ensureRoles } from "../platform/people/first-start.ts";

const quiet = { info() {}, warn() {}, error: (details: object, message: string) => console.error(message, details) };
const limits = { DATABASE_POOL: 5, DATABASE_KEEPS_PLANS: true, STATEMENT_TIMEOUT_MS: 30_000 };

/** Where the template is: a server's address with the template's name, or a directory. */
export type Template = { kind: "server"; url: string; name: string } | { kind: "embedded"; directory: string };

let copies = 0;

const urlOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A migrated database with the built-in roles, to be copied. */
export async function makeTemplate(kind: Template["kind"]): Promise<Template> {
  const template = await emptyTemplate(kind);
  const database = await open(template);
  await ensureRoles(database);
  await database.close();
  return template;
}

/** A database without anything in it. */
export async function emptyTemplate(kind: Template["kind"]): Promise<Template> {
  if (kind === "embedded") return { kind, directory: await mkdtemp(join(tmpdir(), "atalaya-template-")) };
  const url = process.env["DATABASE_URL"];
  if (!url) throw new Error("DATABASE_URL must name a PostgreSQL server with PostGIS");
  const name = `atalaya_template_${process.pid}_${++copies}`;
  await onServer(url, `drop database if exists ${name}`);
  await onServer(url, `create database ${name}`);
  return { kind, url, name };
}

export async function dropTemplate(template: Template): Promise<void> {
  if (template.kind === "embedded") await rm(template.directory, { recursive: true, force: true });
  else await onServer(template.url, `drop database if exists ${template.name} with (force)`);
}

/** The settings by which a server process finds a database. */
export const settingsOf = (template: Template) =>
  template.kind === "embedded"
    ? { DATABASE_URL: undefined, DATA_DIR: template.directory }
    : { DATABASE_URL: urlOf(template.url, template.name), DATA_DIR: "" };

export const open = (template: Template, settings: Partial<typeof limits> = {}): Promise<OpenDatabase> =>
  openDatabase({ ...limits, ...settings, ...settingsOf(template) }, quiet);

/** A database of one's own, gone after `close`. */
export async function openCopy(template: Template): Promise<OpenDatabase> {
  const copy = await copyOf(template);
  const database = await open(copy);
  const close = async () => {
    await database.close();
    await dropTemplate(copy);
  };
  return { ...database, close };
}

export async function copyOf(template: Template): Promise<Template> {
  if (template.kind === "embedded") {
    const directory = await mkdtemp(join(tmpdir(), "atalaya-test-"));
    await cp(template.directory, directory, { recursive: true });
    return { kind: "embedded", directory };
  }
  const name = `atalaya_test_${process.pid}_${++copies}`;
  await onServer(template.url, `drop database if exists ${name} with (force)`);
  await onServer(template.url, `create database ${name} template ${template.name}`);
  return { ...template, name };
}
