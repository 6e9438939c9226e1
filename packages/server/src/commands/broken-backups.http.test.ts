// Backups that are none, or are not for this place: each is told by one sentence, and nothing is half done.
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { inject, afterAll, beforeAll, expect, test } from "vitest";
import { pack, extract } from "tar-stream";
import { buffer } from "node:stream/consumers";
import { BackupProblem, type BackupHead } from "../platform/backup/format.ts";
import { readBackup } from "../platform/backup/read-backup.ts";
import { sha256Of } from "../platform/files/file-store.ts";
import { backupOf, dataOf, environmentOf } from "../testing/backups.ts";
import { runCommand } from "../testing/run-command.ts";
import { copyOf, dropTemplate, emptyTemplate, type Template } from "../testing/test-database.ts";

let home: Template;
let empty: Template;
let directory: string;
let environment: Record<string, string>;
let whole: Buffer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "atalaya-broken-"));
  home = await copyOf(inject("template"));
  empty = await emptyTemplate(inject("template").kind);
  environment = environmentOf(home, join(directory, "data"));
  whole = await backupOf(environment);
});
afterAll(async () => {
  await dropTemplate(home);
  await dropTemplate(empty);
  await rm(directory, { recursive: true, force: true });
});

const read = (content: Buffer) => readBackup(Readable.from([content], { objectMode: false }));

/** Numbers below `end` that are the same in each run. */
function* somewhere(count: number, end: number) {
  for (let number = 1, state = 7; number <= count; number++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state % end;
  }
}

test("a backup that was cut off anywhere is not taken for a whole one", async () => {
  const places = [0, 1, 511, 512, 513, 1024, whole.length - 1025, ...somewhere(60, whole.length - 1025)];
  for (const place of places) {
    const found = await read(whole.subarray(0, place)).catch((error: unknown) => error);
    expect(found, `cut at ${place}`).toBeInstanceOf(BackupProblem);
    expect(["not_a_backup", "cut_off", "changed"]).toContain((found as BackupProblem).code);
  }
});

test("a backup in which one byte was changed anywhere is either refused or has lost nothing by it", async () => {
  const { sums } = await read(whole);
  for (const place of somewhere(200, whole.length)) {
    const changed = Buffer.from(whole);
    changed[place]! ^= 0x20;
    const found = await read(changed).catch((error: unknown) => error);
    if (found instanceof Error) expect(found, `at ${place}`).toBeInstanceOf(BackupProblem);
    // Between the entries there is room that says nothing.
    else expect((found as { sums: object }).sums).toEqual(sums);
  }
});

/** The same backup with another head, sealed as if it were right. */
async function withHead(change: (head: BackupHead) => object): Promise<Buffer> {
  const tar = pack();
  const entries = extract();
  Readable.from([whole], { objectMode: false }).pipe(entries);
  let headSum = "";
  let closing = "";
  for await (const entry of entries) {
    const { name } = entry.header;
    const text = await buffer(entry);
    if (name === "atalaya.json") {
      const head = JSON.stringify({ ...JSON.parse(text.toString()), ...change(JSON.parse(text.toString())) });
      headSum = sha256Of(Buffer.from(head));
      tar.entry({ name }, head);
    } else if (name === "sums.json") {
      closing = JSON.stringify({ ...JSON.parse(text.toString()), head: headSum });
      tar.entry({ name }, closing);
    } else if (name === "sums.sha256") tar.entry({ name }, sha256Of(Buffer.from(closing)));
    else tar.entry({ name }, text);
  }
  tar.finalize();
  return buffer(Readable.from(tar, { objectMode: false }));
}

const kinds: [name: string, content: () => Promise<Buffer> | Buffer, sentence: RegExp][] = [
  ["an empty file", () => Buffer.alloc(0), /no es un respaldo de Atalaya/],
  ["a picture", () => Buffer.from("\u0089PNG\r\n\u001a\n".repeat(500), "latin1"), /no es un respaldo de Atalaya/],
  ["a tar file of something else", () => foreignTar(), /no es un respaldo de Atalaya/],
  ["a backup without its end", () => whole.subarray(0, whole.length / 2), /dañado o le falta el final/],
  ["one of a newer format", () => withHead(() => ({ format: 99 })), /versión más nueva/],
  [
    "one of a newer schema",
    () => withHead(({ migrations }) => ({ migrations: [...migrations, { name: "9999_future.sql", checksum: "x" }] })),
    /versión más nueva.*9999_future/s,
  ],
  [
    "one whose tables are not those of its schema",
    () => withHead(({ tables }) => ({ tables: tables.map((it) => ({ ...it, columns: it.columns.slice(0, -1) })) })),
    /no es el que se escribió/,
  ],
];

async function foreignTar(): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: "fotos/plaza.jpg" }, "nada");
  tar.finalize();
  return buffer(Readable.from(tar, { objectMode: false }));
}

async function isEmpty(target: Record<string, string>): Promise<boolean> {
  if (!target["DATABASE_URL"]) return !existsSync(join(target["DATA_DIR"]!, "database"));
  const connection = await dataOf(target);
  const { rows } = await connection.query(
    "select to_regclass('companies') is null and to_regproc('fold') is null as is_empty",
  );
  await connection.close();
  return rows[0]!["is_empty"] === true;
}

test.each(kinds)(
  "%s is refused by one sentence, and the place to restore into stays empty",
  async (name, content, sentence) => {
    const file = join(directory, `${name.replaceAll(" ", "-")}.tar`);
    await writeFile(file, await content());
    const target = environmentOf(empty, join(directory, "target"));
    const { code, said, complained } = await runCommand(["restore", file], target);
    expect({ code, said }).toEqual({ code: 1, said: "" });
    expect(complained).toMatch(sentence);
    expect(complained.trim().split("\n")).toHaveLength(1);
    expect(await isEmpty(target)).toBe(true);
  },
);

test("nobody's data are written over: a database that is used is refused, and so is a file that is not there", async () => {
  const file = join(directory, "bueno.tar");
  await writeFile(file, whole);
  expect(await runCommand(["restore", file], environment)).toMatchObject({
    code: 1,
    complained: expect.stringContaining("no está vacía"),
  });
  expect(await runCommand(["restore", join(directory, "nada.tar")], environment)).toMatchObject({ code: 1, said: "" });
  expect(await runCommand(["restore"], environment)).toMatchObject({
    code: 2,
    complained: expect.stringMatching(/Indique/),
  });
});

test("an encrypted backup says nothing without its key, is opened by it alone, and leaves no part behind when it fails", async () => {
  const [, recipient = "", identity = ""] = /(age1\w+)[^]*(AGE-SECRET-KEY-\w+)/.exec(
    (await runCommand(["key"], {})).said,
  )!;
  const [, , another = ""] = /(age1\w+)[^]*(AGE-SECRET-KEY-\w+)/.exec((await runCommand(["key"], {})).said)!;
  const to = join(directory, "cifrados");
  const made = await runCommand(["backup", "--to", to], { ...environment, BACKUP_KEY: recipient });
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining("Respaldo hecho y comprobado") });
  const [name = ""] = await readdir(to);
  expect(name).toMatch(/\.tar\.age$/);
  const keys = { right: join(directory, "clave"), wrong: join(directory, "otra") };
  await writeFile(keys.right, `${identity}\n`);
  await writeFile(keys.wrong, `${another}\n`);
  const verify = (...more: string[]) => runCommand(["verify", join(to, name), ...more], environment);
  expect(await verify()).toMatchObject({ code: 1, complained: expect.stringContaining("está cifrado") });
  expect(await verify("--key-file", keys.wrong)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/no abre/),
  });
  expect(await verify("--key-file", keys.right)).toMatchObject({
    code: 0,
    said: expect.stringContaining("está entero"),
  });

  const blocked = join(directory, "no-es-carpeta");
  await writeFile(blocked, "");
  expect(await runCommand(["backup", "--to", blocked], environment)).toMatchObject({
    code: 1,
    complained: expect.stringContaining("No se pudo escribir donde van los respaldos"),
  });
});
