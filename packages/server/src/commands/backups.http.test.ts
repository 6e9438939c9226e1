// Backups of a server that runs: asked for by a person or a command, whichever database it has; files that are missing; a bucket; another home.
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import S3rver from "@20minutes/s3rver";
import { inject, afterAll, beforeAll, expect, test } from "vitest";
import { backupPlace } from "../platform/backup/backup-place.ts";
import { backupName } from "../platform/backup/retention.ts";
import { readSettings } from "../platform/settings.ts";
import { environmentOf } from "../testing/backups.ts";
import { signedIn, type HttpClient } from "../testing/http-client.ts";
import { runCommand } from "../testing/run-command.ts";
import { startProcess, type ServerProcess } from "../testing/server-process.ts";
import { copyOf, dropTemplate, emptyTemplate, type Template } from "../testing/test-database.ts";
import { sha256, someText } from "../testing/uploads.ts";

const account = { email: "guardia@demo.test", password: "una clave larga" };
const bucket = "respaldos-demo";

let home: Template;
let newHome: Template;
let directory: string;
let environment: Record<string, string>;
let server: ServerProcess;
let by: HttpClient;
let service: S3rver;
let ofService: Record<string, string>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "atalaya-running-"));
  service = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    // It reckons the signature of a list without the slash behind the bucket, which every other service counts.
    allowMismatchedSignatures: true,
    directory: join(directory, "s3"),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await service.run();
  ofService = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
  home = await copyOf(inject("template"));
  newHome = await emptyTemplate(inject("template").kind);
  environment = {
    ...environmentOf(home, join(directory, "data")),
    ...ofService,
    BACKUP_TO: join(directory, "respaldos"),
    BACKUP_AT: "off",
    BACKUP_KEEP: "1,1,1",
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  };
  server = await startProcess("main.ts", environment);
  by = await signedIn(server.address, account);
});
afterAll(async () => {
  await server.stop();
  await service.close();
  await dropTemplate(home);
  await dropTemplate(newHome);
  await rm(directory, { recursive: true, force: true });
});

type Overview = { is_running: boolean; data: Record<string, unknown>[] };

async function upload(name: string, content: Buffer): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(content)]), name);
  await by.post("/api/files", form);
  return sha256(content);
}

test("a backup that a person asks for is made beside the server, read back, told with what it holds, and older ones are forgotten", async () => {
  const folder = environment["BACKUP_TO"]!;
  await mkdir(folder);
  // Of another month, of this one, and a thing that is nobody's business.
  const before = [
    "atalaya-20200131T030000Z.tar",
    backupName(new Date(Date.now() - 1000).toISOString(), true),
    "atalaya-20200131T030000Z.tar.part",
    "notas.txt",
  ];
  for (const name of before) await writeFile(join(folder, name), "");
  await upload("acta.txt", someText(400, 5));
  const asked = await Promise.all(
    [1, 2].map(() =>
      by.post("/api/backups", {}).then(
        () => 202,
        (error: Error) => error.message,
      ),
    ),
  );
  expect(asked.filter((it) => it === 202)).toHaveLength(1);
  expect(asked.find((it) => it !== 202)).toMatch(/409/);
  const latest = async () => (await by.get<Overview>("/api/backups")).data[0];
  await expect.poll(async () => (await latest())?.["ended_at"], { timeout: 50_000 }).toEqual(expect.any(String));
  expect(await latest()).toMatchObject({ failure: null, file_count: 1, missing_files: 0, is_scheduled: false });
  const { name, bytes, verified_at, row_count } = (await latest())!;
  expect([typeof verified_at, Number(row_count) > 10]).toEqual(["string", true]);
  expect((await stat(join(folder, String(name)))).size).toBe(bytes);
  expect((await readdir(folder)).toSorted()).toEqual([String(name), "notas.txt"].toSorted());
}, 90_000);

test("what is set in the installation holds for the command too: a backup is closed for the key that is kept there", async () => {
  const [, recipient = ""] = /(age1\w+)/.exec((await runCommand(["key"], {})).said)!;
  const folder = join(directory, "de-los-ajustes");
  const { version } = await by.get<{ version: number }>("/api/installation");
  await by.put("/api/installation", { version, backup_key: recipient });
  expect(await runCommand(["backup", "--to", folder], environment)).toMatchObject({ code: 0 });
  expect(await readdir(folder)).toEqual([expect.stringMatching(/\.tar\.age$/)]);
  const again = await by.get<{ version: number }>("/api/installation");
  await by.put("/api/installation", { version: again.version, backup_key: null });
}, 90_000);

test("a file whose content is gone or was changed does not keep the rest from being saved, and is named", async () => {
  const gone = await upload("perdido.txt", someText(500, 6));
  const changed = await upload("cambiado.txt", someText(600, 7));
  const pathOf = (sum: string) => join(environment["DATA_DIR"]!, "files", sum.slice(0, 2), sum);
  await rm(pathOf(gone));
  await writeFile(pathOf(changed), someText(600, 8));
  const to = join(directory, "a-mano");
  const made = await runCommand(["backup", "--to", to], environment);
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(gone) });
  const [name = ""] = await readdir(to);
  const verified = await runCommand(["verify", join(to, name)], environment);
  expect(verified).toMatchObject({ code: 1, said: expect.stringMatching(/está entero/) });
  expect(verified.said).toContain(changed);
  await writeFile(pathOf(changed), someText(600, 7));
  await writeFile(pathOf(gone), someText(500, 6));
});

test("a backup in a bucket is there when all of it is, and is found and read again by its name", async () => {
  const to = `s3://${bucket}/atalaya/copia`;
  const made = await runCommand(["backup", "--to", to], environment);
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(to) });
  const place = await backupPlace(readSettings({ ...environment, BACKUP_TO: to }));
  const [name = ""] = await place.list();
  expect(await runCommand(["verify", name], { ...environment, BACKUP_TO: to })).toMatchObject({ code: 0 });
  await place.put("atalaya-20200101T000000Z.tar", Readable.from([Buffer.from("poco")]));
  expect(await place.list()).toHaveLength(2);
  expect((await buffer(await place.read("atalaya-20200101T000000Z.tar"))).toString()).toBe("poco");
  await place.remove("atalaya-20200101T000000Z.tar");
  expect(await place.list()).toEqual([name]);
});

test("whoever is locked out gets a link from the command line, also while the server runs, and chooses a password by it", async () => {
  const PUBLIC_URL = "https://atalaya.demo.test";
  const user = (...words: string[]) => runCommand(["user", ...words], { ...environment, PUBLIC_URL });
  const made = await user("create", "Turno@demo.test", "--name", "Turno Demo", "--super");
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`${PUBLIC_URL}/invitation#`) });
  const token = /#(\S+)/.exec(made.said)![1];
  const password = "otra clave larga";
  await by.post("/api/password/reset", { token, password, password_confirmation: password });
  const newcomer = await signedIn(server.address, { email: "turno@demo.test", password });
  expect((await newcomer.get<{ user: { is_super_admin: number } }>("/api/user")).user.is_super_admin).toBe(1);
  expect(await user("reset-password", "turno@demo.test")).toMatchObject({
    code: 0,
    said: expect.stringContaining("/password/reset#"),
  });
  expect((await user("list")).said).toContain("turno@demo.test  Turno Demo  super");
  expect(await user("create", "revisora@demo.test", "--role", "validator")).toMatchObject({ code: 0 });
  expect(await user("create", "turno@demo.test")).toMatchObject({ code: 1, said: expect.stringMatching(/Ya hay/) });
  expect(await user("reset-password", "nadie@demo.test")).toMatchObject({
    code: 1,
    said: expect.stringMatching(/No hay/),
  });
  expect(await user("create", "a@demo.test", "--role", "rey")).toMatchObject({
    code: 1,
    said: expect.stringMatching(/rol/),
  });
  expect(await user("create", "sin-arroba")).toMatchObject({ code: 2 });
  expect(await user("borrar")).toMatchObject({ code: 2 });
});

test("maintenance begins and ends by the command line, also while the server runs, and stands in the audit log", async () => {
  const maintenance = (...words: string[]) => runCommand(["maintenance", ...words], environment);
  const isOn = async () => (await by.get<{ maintenance: object | null }>("/api/maintenance")).maintenance;
  expect(await maintenance()).toMatchObject({ code: 0, said: expect.stringContaining("No está en mantenimiento") });
  expect(await maintenance("on", "--message", "Cambio de disco", "--until", "2100-03-02T18:30:00-03:00")).toMatchObject(
    {
      code: 0,
      said: expect.stringContaining("Cambio de disco"),
    },
  );
  await expect.poll(isOn).toMatchObject({ message_es: "Cambio de disco", until: expect.stringMatching(/^2100-03-02/) });
  await expect(by.post("/api/saved-views", {})).rejects.toThrow(/503 .*maintenance/);
  expect((await runCommand(["doctor"], environment)).said).toMatch(/MIRE {2}En mantenimiento/);
  expect(await maintenance("off")).toMatchObject({ code: 0 });
  await expect.poll(isOn).toBeNull();
  const { data } = await by.get<{ data: { actor_id: number | null }[] }>("/api/audit?resource=installation&per_page=2");
  expect(data).toMatchObject([{ actor_id: null }, { actor_id: null }]);
  expect(await maintenance("on", "--until", "mañana")).toMatchObject({ code: 2 });
  expect(await maintenance("pronto")).toMatchObject({ code: 2 });
  const decided = await runCommand(["maintenance", "off"], { ...environment, MAINTENANCE: "true" });
  expect(decided).toMatchObject({ code: 1, said: expect.stringContaining("MAINTENANCE") });
});

test("the doctor says what is well and what is not, while the server runs, and tells nobody a password", async () => {
  const lost = await upload("extraviado.txt", someText(800, 11));
  const path = join(environment["DATA_DIR"]!, "files", lost.slice(0, 2), lost);
  const settings = {
    ...environment,
    SMTP_URL: "smtp://cuenta:secreta@127.0.0.1:9",
    MAIL_FROM: "a@demo.test",
    PUBLIC_URL: "http://demo.test",
  };
  await rm(path);
  const { code, said, complained } = await runCommand(["doctor"], settings);
  expect({ code, complained }).toEqual({ code: 1, complained: "" });
  expect(said).toMatch(/BIEN {2}Base de datos: .*PostGIS \d/);
  expect(said).toMatch(/BIEN {2}Esquema al día/);
  expect(said).toMatch(new RegExp(`MAL {3}Archivos: .*${lost}`));
  expect(said).toMatch(/MAL {3}mail: no se pudo revisar/);
  expect(said).toMatch(/MIRE {2}La dirección pública .* no usa https/);
  expect(said).toMatch(/MIRE {2}Los respaldos no van cifrados/);
  expect(said).not.toContain("secreta");
  await writeFile(path, someText(800, 11));
  const { BACKUP_AT: _off, ...scheduled } = environment;
  const well = await runCommand(["doctor"], { ...scheduled, LOCALE: "en" });
  expect(well).toMatchObject({ code: 0, said: expect.stringMatching(/OK {4}Latest verified backup: 0 hours ago/) });
});

test("all of it moves to another home, files into a bucket, once no server works with it any more", async () => {
  const target = environmentOf(newHome, join(directory, "new"));
  const file = join(directory, "destino.env");
  const filesBucket = { S3_BUCKET: bucket, ...ofService };
  await writeFile(
    file,
    Object.entries({ ...target, ...filesBucket })
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
  expect(await runCommand(["move", "--to", file], environment)).toMatchObject({
    code: 1,
    complained: expect.stringContaining("deténgalo primero"),
  });
  await upload("mudanza.txt", someText(700, 9));
  await server.stop();
  // Without a server the command opens the database itself.
  expect((await runCommand(["user", "list"], environment)).said).toContain(account.email);
  expect(await runCommand(["move", "--to", file], environment)).toMatchObject({ code: 0, complained: "" });
  server = await startProcess("main.ts", { ...target, ...filesBucket, BACKUP_AT: "off" });
  by = await signedIn(server.address, account);
  const { data } = await by.get<Overview>("/api/backups");
  expect(data).toEqual([]);
  expect(await readdir(join(directory, "s3", bucket, "files"))).not.toEqual([]);
}, 120_000);
