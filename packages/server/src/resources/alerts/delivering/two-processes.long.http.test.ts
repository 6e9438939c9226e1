// Several server processes over one outbox, of which any is killed in the middle of its work: nobody is left out, and nobody is told twice.
import { randomUUID } from "node:crypto";
import { inject, test } from "vitest";
import { sql, type RawBuilder } from "kysely";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { startProcess, type ServerProcess } from "../../../testing/server-process.ts";
import { startReceiver } from "../../../testing/telling/receiver.ts";
import { aSubscriber, prepare } from "../../../testing/telling/subscribers.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const isServer = inject("template").kind === "server";

const most = 200;
/** What a dead process had under way is taken over a minute later, by the clock. */
const morePatient = { timeout: 200_000, interval: 500 };
const patient = { timeout: 100_000, interval: 50 };

type Channel = "webhook" | "email";

/** A database of its own, a receiver of calls and one of letters, and as many server processes over them as are asked for. */
async function aStage() {
  const [app, receiver, mail] = [await startTestApp(), await startReceiver(), await startMailServer()];
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  const DATABASE_URL = Object.assign(new URL(process.env["DATABASE_URL"]!), { pathname: `/${rows[0]!.name}` }).href;
  const settings = {
    DATABASE_URL,
    DATA_DIR: app.directory,
    OUTGOING_ALLOWED_HOSTS: receiver.host,
    SMTP_URL: mail.url,
    MAIL_FROM: "alertas@ejemplo.test",
    PUBLIC_URL: "https://alertas.ejemplo.test",
  };
  const processes: ServerProcess[] = [];
  const count = async (where: RawBuilder<boolean>): Promise<number> => {
    const found = await sql<{ count: number }>`
      select count(*)::int as count from alert_deliveries where ${where}`.execute(app.db);
    return found.rows[0]!.count;
  };
  const channels = {
    webhook: {
      addressOf: (one: number) => `${receiver.address}/${one}`,
      /** Each by its id and whom it is for: what came a second time under its id is known for what it is. */
      told: () => receiver.received.map(({ headers, path }) => `${String(headers["webhook-id"])} ${path}`),
      slowed: (ms: number) => void (receiver.takesMs = ms),
    },
    email: {
      addressOf: (one: number) => `vecina${one}@ejemplo.test`,
      told: () => mail.received.map(({ to, content }) => `${/<alert-[^>]+>/.exec(content)?.[0]} ${to}`),
      slowed: (ms: number) => void (mail.takesMs = ms),
    },
  };
  return {
    app,
    receiver,
    channels,
    centre: await anAlertCentre(app),
    count,
    unsent: () => count(sql`state <> 'sent'`),
    /** Of which nobody knew whether they had arrived. */
    lost: (channel: Channel) => count(sql`losses > 0 and channel = ${channel}`),
    start: async () => {
      const started = await startProcess("main.ts", settings);
      processes.push(started);
      return started;
    },
    end: async () => {
      await Promise.all(processes.map(({ kill }) => kill()));
      await app.stop();
      await Promise.all([receiver.stop(), mail.stop()]);
    },
  };
}

/** What came more than once under its id. */
const repeated = (told: readonly string[]): number => told.length - new Set(told).size;

/** By one process, of one channel. */
const takenAtOnce = 50;

for (const [channel, dying, slowMs] of [
  ["webhook", "elder", 4000],
  ["email", "younger", 1500],
] as const)
  test.runIf(isServer)(
    `of two hundred subscribers by ${channel} each is told once by its id, although the ${dying} of two processes dies while it sends`,
    { concurrent: true, timeout: 600_000 },
    async ({ expect, onTestFinished }) => {
      const { app, channels, centre, count, unsent, lost, start, end } = await aStage();
      onTestFinished(end);
      const { addressOf, told, slowed } = channels[channel];
      for (let one = 0; one < most; one++)
        await aSubscriber(app, { company_id: centre.valparaiso, channel, address: addressOf(one) });
      const { id } = await centre.issued();
      await prepare(app, id);
      // Each takes its time, so that the elder is among them when the younger has begun.
      slowed(slowMs);
      const elder = await start();
      await expect.poll(() => told().length, patient).toBeGreaterThan(0);
      const younger = await start();
      // More than one process takes at once: both have some under way.
      await expect.poll(() => count(sql`state = 'sending'`), patient).toBeGreaterThan(takenAtOnce);
      await { elder, younger }[dying].kill();
      slowed(0);
      await expect.poll(unsent, morePatient).toBe(0);
      // What it had when it died.
      expect(await lost(channel)).toBeGreaterThan(0);
      expect(new Set(told()).size).toBe(most);
      // What it had sent and not booked came a second time under its id, and nothing else did.
      expect(repeated(told())).toBeLessThanOrEqual(await lost(channel));
    },
  );

/** As many at a time as two cores like. */
async function eachOf<T>(all: readonly T[], run: (one: T, at: number) => Promise<void>): Promise<void> {
  const left = [...all.entries()];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await run(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

type Asked = { id: number; version: number };

/** One press, on one of the processes. */
const actOn = (
  { address }: ServerProcess,
  token: string,
  { id, version, act, key }: Asked & { act: string; key: string },
) =>
  fetch(`${address}/api/alerts/${id}/${act}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ version }),
  });

test.runIf(isServer)(
  "an alert that is sent by one process and ended by the other within a second is told to nobody after its end",
  { concurrent: true, timeout: 200_000 },
  async ({ expect, onTestFinished }) => {
    const { app, receiver, centre, count, start, end } = await aStage();
    onTestFinished(end);
    const names = ["radio", "bomberos", "hospital", "junta"];
    for (const name of names)
      await aSubscriber(app, { company_id: centre.valparaiso, address: `${receiver.address}/${name}` });
    const drafts: Asked[] = [];
    await eachOf([...Array(30).keys()], async () => {
      const { id } = await centre.made();
      drafts.push((await centre.act(centre.officer, id, "submission", 1)).body);
    });
    const [first, second] = await Promise.all([start(), start()]);
    receiver.takesMs = 50;
    const press = async (process: ServerProcess, by: { token: string | null }, asked: Asked & { act: string }) => {
      const answer = await actOn(process, by.token!, { ...asked, key: randomUUID() });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return (await answer.json()) as Asked;
    };
    await eachOf(drafts, async ({ id, version }) => {
      const sent = await press(first, centre.issuer, { id, version, act: "approval" });
      const asked = await press(second, centre.officer, { id, version: sent.version, act: "cancellation" });
      await press(second, centre.issuer, { id, version: asked.version, act: "approval" });
    });
    await expect
      .poll(
        () => count(sql`state = 'sent' and message_id in (select id from alert_messages where number = 2)`),
        patient,
      )
      .toBe(30 * names.length);
    expect(await count(sql`state not in ('sent', 'superseded')`)).toBe(0);
    const numbers = new Map<string, number[]>();
    for (const { path, body } of receiver.received) {
      const { code, message_number } = JSON.parse(body).alert;
      numbers.set(`${code} ${path}`, [...(numbers.get(`${code} ${path}`) ?? []), message_number]);
    }
    for (const told of numbers.values()) expect(["1,2", "2"]).toContain(told.join());
  },
);

test.runIf(isServer)(
  "two hundred alerts are each sent once and told once by call and letter, although two of three processes die among them",
  { concurrent: true, timeout: 600_000 },
  async ({ expect, onTestFinished }) => {
    const { app, channels, centre, unsent, lost, start, end } = await aStage();
    onTestFinished(end);
    const both = Object.entries(channels) as [Channel, (typeof channels)[Channel]][];
    for (const [channel, { addressOf }] of both)
      await aSubscriber(app, { company_id: centre.valparaiso, channel, address: addressOf(0) });
    const asked: Asked[] = [];
    await eachOf([...Array(most).keys()], async () => {
      const { id } = await centre.made();
      asked.push((await centre.act(centre.officer, id, "submission", 1)).body);
    });
    const [first, second, third] = [await start(), await start(), await start()];
    let sent = 0;
    const keys = new Map(asked.map(({ id }) => [id, randomUUID()]));
    const approve = (process: ServerProcess, { id, version }: Asked) =>
      actOn(process, centre.issuer.token, { id, version, act: "approval", key: keys.get(id)! });
    const died = (async () => {
      for (const [dying, share] of [
        [second, 1 / 4],
        [first, 1 / 2],
      ] as const) {
        await expect.poll(() => sent, morePatient).toBeGreaterThan(most * share);
        await dying.kill();
      }
    })();
    await eachOf(asked, async (alert, at) => {
      const asks = [first, second, third][at % 3]!;
      // Whoever gets no answer presses again, and is answered by the process that is left.
      const answer = await approve(asks, alert).catch(() => approve(third, alert));
      expect(answer.status, await answer.text()).toBe(200);
      sent++;
    });
    await died;
    for (const [, { told }] of both) await expect.poll(() => new Set(told()).size, morePatient).toBe(most);
    await expect.poll(unsent, morePatient).toBe(0);
    const { rows } = await sql<{ alerts: number; messages: number; identifiers: number }>`
      select count(distinct alert_id)::int as alerts, count(*)::int as messages, count(distinct identifier)::int as identifiers
      from alert_messages where alert_id = any(${asked.map(({ id }) => id)}::bigint[])`.execute(app.db);
    expect(rows).toEqual([{ alerts: most, messages: most, identifiers: most }]);
    for (const [channel, { told }] of both) expect(repeated(told())).toBeLessThanOrEqual(await lost(channel));
  },
);
