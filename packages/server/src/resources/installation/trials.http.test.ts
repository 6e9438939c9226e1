// What is tried before it is relied on: a letter, the place of backups; and the organisation's picture.
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import { changeSettings, pageConfigOf, settingsOf } from "../../testing/installation.ts";
import { startMailServer, type MailServer } from "../../testing/mail-server.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let keeper: Caller;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp();
  keeper = await app.as("super_admin");
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
});

const installation = () => settingsOf(keeper);
const change = (fields: object) => changeSettings(keeper, fields);
const configOf = () => pageConfigOf(app);

describe("letters", () => {
  const server = () => {
    const { hostname, port } = new URL(mail.url);
    return { mail_host: hostname, mail_port: Number(port), mail_security: "none" };
  };

  test("a mail server needs a sender and the address of the console", async () => {
    expect(Object.keys((await change(server())).body.errors).toSorted()).toEqual(["mail_from", "public_url"]);
    expect((await keeper.post("/installation/test-letter")).status).toBe(422);
  });

  test("a test letter goes to whoever asks, and leads to the console", async () => {
    await change({ ...server(), mail_from: "Avisos@Demo.test", public_url: "https://consola.demo.test/" });
    expect(await configOf()).toMatchObject({ has_mail: true });
    const { status, body } = await keeper.post("/installation/test-letter");
    expect({ status, body }).toMatchObject({ status: 200, body: { failure: null, detail: null } });
    expect(await mail.mailTo(body.to)).toContain("https://consola.demo.test/");
    const setup = (await keeper.get("/installation/setup")).body;
    expect(setup.mail_tested_at).not.toBeNull();
    expect(setup.mail_seconds).toBe(body.seconds);
  });

  test("what the mail server said is told, and an earlier success is not taken for one of the new server", async () => {
    await change({ mail_port: 9 });
    expect((await keeper.post("/installation/test-letter")).body).toMatchObject({ failure: "unreachable" });
    expect((await keeper.get("/installation/setup")).body.mail_tested_at).toBeNull();
    await change({ ...server(), mail_security: "starttls" });
    expect((await keeper.post("/installation/test-letter")).body).toMatchObject({ failure: "encryption" });
    const refusing = await startMailServer({ isRefusing: true });
    await change({ mail_port: Number(new URL(refusing.url).port), mail_security: "none" });
    expect((await keeper.post("/installation/test-letter")).body).toMatchObject({ failure: "refused" });
    await refusing.stop();
  });

  test("a password is never answered, nor in the audit log; it does not follow to another server", async () => {
    const set = await change({ mail_user: "avisos", mail_password: "muy-secreta-1" });
    expect(set.body).toMatchObject({ mail_user: "avisos", has_mail_password: true });
    const audit = JSON.stringify((await keeper.get("/audit?resource=installation&per_page=100")).body);
    expect(audit).toContain("mail_password_set_at");
    for (const text of [JSON.stringify(set.body), audit, JSON.stringify(await installation())])
      expect(text).not.toContain("muy-secreta");
    expect((await change({ mail_user: "otra" })).body.has_mail_password).toBe(true);
    expect((await change({ mail_host: "correo.otra.test" })).body.has_mail_password).toBe(false);
    await change({ mail_host: null, mail_user: null });
    expect(await configOf()).toMatchObject({ has_mail: false });
  });
});

describe("the place of backups", () => {
  test("is tried by writing, reading and removing something small", async () => {
    const folder = await mkdtemp(join(tmpdir(), "atalaya-backups-"));
    await change({ backup_to: folder, backup_at: "04:30", backup_keep_days: 3 });
    const { body } = await keeper.post("/installation/test-backup-place");
    expect(body).toMatchObject({ place: folder, failure: null, room_bytes: expect.any(Number) });
    expect(await readdir(folder)).toEqual([]);
    expect((await keeper.get("/backups")).body.plan).toMatchObject({
      place: folder,
      at: "04:30",
      keep: { days: 3, weeks: 5, months: 12 },
    });
    await rm(folder, { recursive: true });
  });

  test("that cannot be written says why", async () => {
    await change({ backup_to: "/proc/atalaya" });
    expect((await keeper.post("/installation/test-backup-place")).body.failure).toMatch(/ENOENT|EACCES|EPERM/);
    await change({ backup_to: null, backup_at: "off" });
    expect((await keeper.get("/backups")).body.plan.at).toBeNull();
  });
});

describe("the organisation's picture", () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: width / 2, channels: 3, background: "#00766a" } })
      .jpeg()
      .toBuffer();

  test("becomes a small PNG that anybody may read, under an address of its own", async () => {
    const content = (await picture(2000)).toString("base64");
    const { body } = await keeper.put("/installation/logo", { content });
    expect(body.logo).toMatch(/^\/logo\.png\?v=[0-9a-f]{16}$/);
    expect(await configOf()).toMatchObject({ logo: body.logo });
    const answer = await fetch(`${app.origin}${body.logo}`);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, format }).toEqual({ width: 512, format: "png" });
  });

  test("is refused where it is none, and can be taken away", async () => {
    for (const content of ["aG9sYQ==", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64")])
      expect((await keeper.put("/installation/logo", { content })).body.errors).toHaveProperty("content");
    expect((await keeper.put("/installation/logo", { content: "no base64!" })).status).toBe(422);
    expect((await keeper.delete("/installation/logo")).body.logo).toBeNull();
    expect((await fetch(`${app.origin}/logo.png`)).status).toBe(404);
  });
});
