// All data in open formats: complete, readable without Atalaya, and without anything to sign in by.
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, afterAll, beforeAll, expect, test } from "vitest";
import { read, utils } from "@e965/xlsx";
import { demoPassword } from "../demo/accounts.ts";
import { ownTables, secretColumns, secretTables } from "../platform/open-export/catalogue.ts";
import { dataOf, environmentOf } from "../testing/backups.ts";
import { signedIn, type HttpClient } from "../testing/http-client.ts";
import { runCommand } from "../testing/run-command.ts";
import { startProcess, type ServerProcess } from "../testing/server-process.ts";
import { copyOf, dropTemplate, type Template } from "../testing/test-database.ts";
import { sha256, someText } from "../testing/uploads.ts";

type Field = { name: string; type: string; title?: string };
type Resource = {
  name: string;
  path: string;
  rows: number;
  schema: { fields: Field[]; primaryKey?: string[]; foreignKeys?: { reference: { resource: string } }[] };
};

/** What a careless writer of CSV would break on, or a spreadsheet would run. */
const typed = { title: 'Puente "Ñandú", río; fin', description: '=1+1, "dos"\nlíneas; y más' };

let home: Template;
let directory: string;
let environment: Record<string, string>;
let server: ServerProcess;
let by: HttpClient;
let exported: string;
let lost: string;
let said: string;
let resources: Resource[];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "atalaya-export-"));
  home = await copyOf(inject("template"));
  environment = environmentOf(home, join(directory, "data"));
  server = await startProcess("demo/main.ts", environment);
  by = await signedIn(server.address, { email: "super@demo.test", password: demoPassword });
  const { version } = await by.get<{ version: number }>("/api/installation");
  const secrets = { mail_host: "correo.demo.test", mail_user: "avisos", mail_password: "canario-del-correo" };
  const sender = { mail_from: "avisos@demo.test", public_url: "https://consola.demo.test" };
  await by.put("/api/installation", { version, ...secrets, ...sender });
  const { data } = await by.get<{ data: { id: number; company_id: number; variable_id: number }[] }>(
    "/api/records/situation?per_page=1",
  );
  const { id, company_id, variable_id } = data[0]!;
  await by.post("/api/records/situation", { company_id, variable_id, observed_on: "2026-03-02", ...typed });
  await attach(id, "acta 1: ñandú?.txt", someText(500, 31));
  lost = await attach(id, "perdida.txt", someText(600, 32));
  await rm(join(environment["DATA_DIR"]!, "files", lost.slice(0, 2), lost));
  exported = join(directory, "todo");
  const ran = await runCommand(["export-all", "--to", exported], environment);
  expect(ran).toMatchObject({ code: 0, complained: "" });
  said = ran.said;
  resources = JSON.parse(await readFile(join(exported, "datapackage.json"), "utf8")).resources;
}, 240_000);
afterAll(async () => {
  await server.stop();
  await dropTemplate(home);
  await rm(directory, { recursive: true, force: true });
});

async function attach(owner_id: number, name: string, content: Buffer): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(content)]), name);
  const { data } = await by.post<{ data: { file_id: number } }>("/api/files", form);
  await by.post("/api/attachments", { owner: "records", owner_id, file_id: data.file_id });
  return sha256(content);
}

/** As a program that knows nothing of Atalaya reads them. */
async function rowsOf(table: string): Promise<Record<string, string>[]> {
  const book = read(await readFile(join(exported, "tables", `${table}.csv`), "utf8"), { type: "string", raw: true });
  return utils.sheet_to_json<Record<string, string>>(book.Sheets[book.SheetNames[0]!]!, { defval: "", raw: false });
}

/** What the database itself says. */
async function query(text: string): Promise<Record<string, unknown>[]> {
  await server.stop();
  const connection = await dataOf(environment);
  try {
    return (await connection.query(text)).rows;
  } finally {
    await connection.close();
  }
}

test("every table is there with all its rows, but those that are named as left out", async () => {
  for (const { name, rows, schema } of resources) {
    const read = await rowsOf(name);
    expect([name, read.length]).toEqual([name, rows]);
    if (read[0]) expect([name, Object.keys(read[0])]).toEqual([name, schema.fields.map((field) => field.name)]);
  }
  const tables = await query(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const known = [...resources.map(({ name }) => name), ...secretTables, ...ownTables];
  expect(known.toSorted()).toEqual(tables.map(({ name }) => String(name)).toSorted());
  expect(resources.find(({ name }) => name === "records")!.rows).toBeGreaterThan(200);
});

test("a text is what was typed, a moment is in UTC, a geometry is WKT, and columns have the names of the screens", async () => {
  const records = await rowsOf("records");
  const mine = records.find(({ title }) => title === typed.title)!;
  expect(mine).toMatchObject(typed);
  expect(mine["created_at"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  const boundaries = await rowsOf("company_boundaries");
  expect(boundaries.length).toBeGreaterThan(300);
  for (const { boundary } of boundaries) expect(boundary).toMatch(/^MULTIPOLYGON\(\(\(-\d/);
  const { schema } = resources.find(({ name }) => name === "companies")!;
  expect(schema.fields.find(({ name }) => name === "reason_social")).toMatchObject({
    type: "string",
    title: expect.any(String),
  });
  expect(schema.primaryKey).toEqual(["id"]);
});

test("each file is there under its name, and one whose content is gone is named", async () => {
  const files = await rowsOf("files");
  const paths = files.map(({ path }) => path!);
  const act = files.find(({ name }) => name?.startsWith("acta 1"))!;
  expect(act["path"]).toBe(`files/${act["id"]}-acta 1_ ñandú_.txt`);
  const inFolder = (await readdir(join(exported, "files"))).map((name) => `files/${name}`);
  expect(inFolder.toSorted()).toEqual(paths.filter((path) => !path.includes("perdida")).toSorted());
  for (const { path, sha256: sum } of files)
    if (sum !== lost) expect(sha256(await readFile(join(exported, path!)))).toBe(sum);
  expect(said).toContain("perdida.txt");
  expect(await readFile(join(exported, "LEAME.txt"), "utf8")).toContain("perdida.txt");
});

test("nobody signs in by it, nor as it: no password, key or link is in any file of it", async () => {
  const [{ secret }] = (await query("select secret from signing_keys limit 1")) as [{ secret: string }];
  const hashes = await query("select password_hash from users where password_hash is not null");
  const secrets = ["canario-del-correo", secret, ...hashes.map((row) => String(row["password_hash"]))];
  const names = await readdir(exported, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((it) => it.isFile())) {
    const content = await readFile(join(entry.parentPath, entry.name), "utf8");
    for (const it of secrets) expect([entry.name, content.includes(it)]).toEqual([entry.name, false]);
  }
  const columns = resources.flatMap(({ name, schema }) => schema.fields.map((field) => `${name}.${field.name}`));
  for (const column of secretColumns) expect(columns).not.toContain(column);
  // A new column that is called like a secret is left out, or said here to be none.
  const suspects = columns.filter((column) => /pass|secret|token|hash|key/.test(column.split(".")[1]!));
  expect(suspects.toSorted()).toEqual([
    "audit_log.api_key_id",
    "boundary_load_features.written_hash",
    "installation.backup_key",
    "installation.mail_password_set_at",
    "pack_items.key",
    "packs.key",
    "roles.key",
    "saved_views.role_keys",
    "users.password_changed_at",
    "variables.emdat_key",
    "variables.retired_keys",
  ]);
});

test("nothing is written over, and it is said where to", async () => {
  const before = await readdir(exported);
  expect(await runCommand(["export-all", "--to", exported], environment)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/ya existe/),
  });
  expect(await readdir(exported)).toEqual(before);
  expect(await runCommand(["export-all"], environment)).toMatchObject({ code: 2 });
  const empty = { ...environment, DATABASE_URL: "", DATA_DIR: join(directory, "nada") };
  await mkdir(empty.DATA_DIR);
  const nothing = await runCommand(["export-all", "--to", join(directory, "vacia")], empty);
  expect(nothing).toMatchObject({ code: 1, complained: expect.stringMatching(/no hay datos de Atalaya/) });
  expect(await readdir(directory)).not.toContain("vacia");
});
