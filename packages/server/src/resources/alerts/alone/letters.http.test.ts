// Whoever may stand by what one officer issued alone is written to, where mail is set up: each once, and nobody else.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../../platform/database/database.ts";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { startMailServer, type MailServer } from "../../../testing/mail-server.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";
import { askToRatify } from "./write-letters.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
let mail: MailServer;
const settings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "alertas@ejemplo.test",
  PUBLIC_URL: "https://alertas.ejemplo.test",
});
beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp(settings(mail.url));
  centre = await anAlertCentre(app);
  await centre.chief.put(`/companies/${centre.region}/alert-policy`, { may_issue_alone: true, ratify_hours: 6 });
});
beforeEach(() => void mail.received.splice(0));
afterAll(async () => {
  await app.stop();
  await mail.stop();
});

const reason = "Nadie más contesta y el fuego llega a las casas";
async function issuedAlone(changes: object = {}): Promise<number> {
  const { id, version } = await centre.made(changes, centre.issuer);
  const sent = await centre.act(centre.issuer, id, "emergency", version, { reason });
  expect(sent.status).toBe(200);
  return id;
}

/** What the jobs of a whole server do. */
const work = () => askToRatify(app.app, {}, new AbortController().signal);
const byHand = (statement: ReturnType<typeof sql>) => app.write(system, (tx) => statement.execute(tx));

async function addressesOf(people: Caller[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where id = any(${people.map(({ id }) => id)}::bigint[]) order by email`.execute(app.db);
  return rows.map(({ email }) => email);
}
const toldNow = () => mail.received.map(({ to }) => to).toSorted((a, b) => a.localeCompare(b));
const idIn = (content: string) => /<ratify-[^>]+>/.exec(content)?.[0];

test("who may stand by it is written to with the reason and the way to it, however often the work is begun", async () => {
  const { second, above } = centre;
  const id = await issuedAlone();
  await Promise.all([work(), work()]);
  await work();
  expect(toldNow()).toEqual(await addressesOf([second, above]));
  const { content } = mail.received[0]!;
  expect(content).toMatch(/Por.ratificar/);
  expect(content).toContain(reason);
  expect(content).toContain("Evacuar el sector Placilla");
  expect(content).toContain(`https://alertas.ejemplo.test/records/alert?record=${id}`);
  expect(content).not.toContain("SIMULACRO");
});

test("an exercise says first that it is one", async () => {
  const id = await issuedAlone({ kind: "exercise" });
  await work();
  const { content } = mail.received[0]!;
  expect(content).toContain("SIMULACRO");
  expect(content).toContain("no hay ningún peligro");
  expect(content).toContain(`record=${id}&tab=exercises`);
});

test("nobody is written to for what somebody stood by meanwhile", async () => {
  const id = await issuedAlone();
  await centre.second.post(`/alerts/${id}/ratification`, {});
  await work();
  expect(toldNow()).toEqual([]);
});

test("a letter that waits for a mail server ends where somebody stood by it meanwhile", async () => {
  const id = await issuedAlone();
  await work();
  await byHand(sql`update ratification_letters set state = 'pending', next_attempt_at = now() + interval '1 hour'
    where message_id in (select id from alert_messages where alert_id = ${id})`);
  await centre.second.post(`/alerts/${id}/ratification`, {});
  await work();
  const { rows } =
    await sql`select distinct state from ratification_letters l join alert_messages m on m.id = l.message_id
    where m.alert_id = ${id}`.execute(app.db);
  expect(rows).toEqual([{ state: "expired" }]);
});

test("a letter that a dead process had under way is sent once more under its own id, and not a third time", async () => {
  await issuedAlone();
  await work();
  const ids = () => mail.received.map(({ content }) => idIn(content)).toSorted();
  const first = ids();
  expect(first).toHaveLength(2);
  const asIfDied = () =>
    byHand(
      sql`update ratification_letters set state = 'sending', updated_at = now() - interval '11 minutes' where state = 'sent'`,
    );
  await asIfDied();
  mail.received.splice(0);
  await work();
  expect(ids()).toEqual(expect.arrayContaining(first));
  expect(new Set(ids()).size).toBe(ids().length);
  await asIfDied();
  mail.received.splice(0);
  await work();
  expect(toldNow()).toEqual([]);
});

for (const [name, named, expected] of [
  ["where mail is not set up nobody is written to", {}, []],
  [
    "a mail server that is down is asked again later",
    settings("smtp://127.0.0.1:9"),
    [{ state: "pending", attempts: 1 }],
  ],
] as const)
  test(name, async ({ onTestFinished }) => {
    const other = await startTestApp(named);
    onTestFinished(() => other.stop());
    const { chief, issuer, valparaiso, made, act } = await anAlertCentre(other);
    await chief.put(`/companies/${valparaiso}/alert-policy`, { may_issue_alone: true, ratify_hours: 6 });
    const { id, version } = await made({}, issuer);
    await act(issuer, id, "emergency", version, { reason });
    await askToRatify(other.app, {}, new AbortController().signal);
    const { rows } = await sql`select distinct state, attempts from ratification_letters`.execute(other.db);
    expect(rows).toEqual(expected);
  });

test("of a whole server the letters leave by themselves", async () => {
  await app.app.jobs.start();
  const [address] = (await addressesOf([centre.second])) as [string];
  await issuedAlone({ headline_es: "Aluvión en Pajonal" });
  expect(await mail.mailTo(address)).toContain("Aluvión en Pajonal");
});
