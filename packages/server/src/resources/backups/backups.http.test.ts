// Backups as the super administrator sees them: who may, what is late and who is told, and that contents stay while one is made.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { startMailServer, type MailServer } from "../../testing/mail-server.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { aFile, someText, startUpload } from "../../testing/uploads.ts";
import { tellOverdue } from "./schedule.ts";

let app: TestApp;
let mail: MailServer;
let keeper: Caller;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({
    SMTP_URL: mail.url,
    MAIL_FROM: "avisos@demo.test",
    PUBLIC_URL: "https://demo.test",
    BACKUP_KEEP: "3,2,1",
  });
  keeper = await app.as("super_admin");
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
});

type Row = { hours_ago: number; is_good: boolean; has_ended?: boolean };

/** Notes a backup that began so long ago. */
const aBackup = ({ hours_ago, is_good, has_ended = true }: Row) =>
  app.write(system, (tx) =>
    sql`insert into backups (started_at, ended_at, place, is_encrypted, is_scheduled, verified_at, failure, detail)
      select at, case when ${has_ended} then at end, '/mnt/respaldos', false, true, case when ${is_good} then at end,
        case when ${has_ended && !is_good} then 'place' end, case when ${has_ended && !is_good} then 'EACCES' end
      from (select now() - make_interval(hours => ${hours_ago}) as at) moment`.execute(tx),
  );
const withoutBackups = () => app.write(system, (tx) => sql`truncate backups`.execute(tx));
/** As if the installation were this old. */
const olderBy = (hours: number) =>
  app.write(system, async (tx) => {
    await sql`alter table users disable trigger user`.execute(tx);
    await sql`update users set created_at = created_at - make_interval(hours => ${hours})`.execute(tx);
    await sql`alter table users enable trigger user`.execute(tx);
  });
const overview = async () => (await keeper.get("/backups")).body;
const tell = () => tellOverdue({ db: app.db, write: app.write, mail: app.app.mail, inForce: app.app.inForce });

test("the super administrator sees how backups are made here, and nobody else does", async () => {
  expect(await overview()).toMatchObject({
    plan: { at: "03:00", keep: { days: 3, weeks: 2, months: 1 }, is_encrypted: false, is_on_data_disk: true },
    is_running: false,
    is_overdue: false,
    good_at: null,
    data: [],
  });
  const admin = await app.as("admin");
  expect((await admin.get("/backups")).status).toBe(403);
  expect((await admin.post("/backups")).status).toBe(403);
});

test("what failed says why, and what was verified says how old it is; a day and a half without one is too long", async () => {
  await aBackup({ hours_ago: 30, is_good: true });
  await aBackup({ hours_ago: 6, is_good: false });
  const { data, is_overdue, good_at } = await overview();
  expect(data).toMatchObject([
    { failure: "place", detail: "EACCES", verified_at: null },
    { failure: null, verified_at: expect.any(String) },
  ]);
  expect(is_overdue).toBe(false);
  expect(Date.now() - Date.parse(good_at)).toBeGreaterThan(29 * 3_600_000);
  await withoutBackups();
  await aBackup({ hours_ago: 37, is_good: true });
  await aBackup({ hours_ago: 6, is_good: false });
  expect((await overview()).is_overdue).toBe(true);
  await withoutBackups();
});

test("an overdue backup waits for the super administrators alone, and each gets one letter a day", async () => {
  const admin = await app.as("admin");
  await aBackup({ hours_ago: 40, is_good: true });
  const kinds = async (by: Caller) => (await by.get("/todo")).body.data.map(({ kind }: { kind: string }) => kind);
  expect(await kinds(keeper)).toContain("backups_overdue");
  expect(await kinds(admin)).not.toContain("backups_overdue");
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]!.content).toContain("https://demo.test/ajustes/respaldos");
  expect(mail.received[0]!.content).toContain("no hay respaldo reciente");
  await aBackup({ hours_ago: 1, is_good: true });
  expect(await kinds(keeper)).not.toContain("backups_overdue");
  await withoutBackups();
});

test("an installation of which nothing was ever backed up is late too, but not in its first hours", async () => {
  expect((await overview()).is_overdue).toBe(false);
  await olderBy(40);
  expect((await overview()).is_overdue).toBe(true);
});

test("a content that nobody needs any more stays while a backup is being made, and goes after it", async () => {
  const { file_id } = await aFile(keeper, "olvidado.txt", someText(99, 21));
  await app.write(system, async (tx) => {
    await sql`alter table files disable trigger user`.execute(tx);
    await sql`update files set created_at = now() - interval '2 days' where id = ${file_id}`.execute(tx);
    await sql`alter table files enable trigger user`.execute(tx);
  });
  const isThere = async () => {
    await startUpload(keeper, { name: "otro.txt", content: someText(10) });
    return (await app.db.selectFrom("files").select("id").where("id", "=", file_id).execute()).length === 1;
  };
  await aBackup({ hours_ago: 0, is_good: false, has_ended: false });
  expect(await isThere()).toBe(true);
  expect((await overview()).is_running).toBe(true);
  await app.write(system, (tx) => sql`update backups set ended_at = now()`.execute(tx));
  await expect.poll(isThere).toBe(false);
});
