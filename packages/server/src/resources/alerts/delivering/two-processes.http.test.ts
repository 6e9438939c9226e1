// Two server processes over one outbox, of which one is killed in the middle of its work: nobody is left out, and nobody is told twice.
import { randomUUID } from "node:crypto";
import { inject, test } from "vitest";
import { sql, type RawBuilder } from "kysely";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { startProcess, type ServerProcess } from "../../../testing/server-process.ts";
import { startReceiver } from "../../../testing/telling/receiver.ts";
import { aSubscriber, prepare } from "../../../testing/telling/subscribers.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const isServer = inject("template").kind === "server";

const most = 200;
/** What a dead process had under way is taken over a minute later, by the clock. */
const morePatient = { timeout: 200_000, interval: 500 };
const patient = { timeout: 100_000, interval: 20 };

/** A database of its own, a receiver of calls, and as many server processes over them as are asked for. */
async function aStage() {
  const [app, receiver] = [await startTestApp(), await startReceiver()];
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  const DATABASE_URL = Object.assign(new URL(process.env["DATABASE_URL"]!), { pathname: `/${rows[0]!.name}` }).href;
  const settings = { DATABASE_URL, DATA_DIR: app.directory, OUTGOING_ALLOWED_HOSTS: receiver.host };
  const processes: ServerProcess[] = [];
  const count = async (where: RawBuilder<boolean>): Promise<number> => {
    const found = await sql<{ count: number }>`
      select count(*)::int as count from alert_deliveries where ${where}`.execute(app.db);
    return found.rows[0]!.count;
  };
  return {
    app,
    receiver,
    centre: await anAlertCentre(app),
    count,
    unsent: () => count(sql`state <> 'sent'`),
    /** Each by its id and whom it is for: what came a second time under its id is known for what it is. */
    told: () => receiver.received.map(({ headers, path }) => `${String(headers["webhook-id"])} ${path}`),
    start: async () => {
      const started = await startProcess("main.ts", settings);
      processes.push(started);
      return started;
    },
    end: async () => {
      await Promise.all(processes.map(({ kill }) => kill()));
      await app.stop();
      await receiver.stop();
    },
  };
}

test.runIf(isServer)(
  "of two hundred subscribers each is told once by its id, although a process dies while it sends",
  { concurrent: true, timeout: 400_000 },
  async ({ expect, onTestFinished }) => {
    const { app, receiver, centre, count, unsent, told, start, end } = await aStage();
    onTestFinished(end);
    for (let one = 0; one < most; one++)
      await aSubscriber(app, { company_id: centre.valparaiso, address: `${receiver.address}/${one}` });
    const { id } = await centre.issued();
    await prepare(app, id);
    // Each call takes its time, so that the first is among them when the second begins, and when it is killed.
    receiver.takesMs = 1000;
    const first = await start();
    await expect.poll(() => receiver.received.length, patient).toBeGreaterThan(0);
    await start();
    await expect.poll(() => receiver.received.length, patient).toBeGreaterThan(40);
    await first.kill();
    expect(receiver.received.length).toBeLessThan(most);
    receiver.takesMs = 0;
    await expect.poll(unsent, morePatient).toBe(0);
    // The first had some when it died; of those nobody knew whether they had arrived.
    expect(await count(sql`losses > 0`)).toBeGreaterThan(0);
    expect(new Set(told()).size).toBe(most);
    // What the dead process had sent and not booked came a second time under its id: at most what it had under way.
    expect(told().length).toBeLessThanOrEqual(most + 10);
  },
);

/** As many at a time as two cores like. */
async function eachOf<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await run(one);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

test.runIf(isServer)(
  "two hundred alerts are each sent once and told once, although the process that sends them dies among them",
  { concurrent: true, timeout: 400_000 },
  async ({ expect, onTestFinished }) => {
    const { app, receiver, centre, unsent, told, start, end } = await aStage();
    onTestFinished(end);
    await aSubscriber(app, { company_id: centre.valparaiso, address: `${receiver.address}/alerts` });
    const asked: { id: number; version: number }[] = [];
    await eachOf([...Array(most).keys()], async () => {
      const { id } = await centre.made();
      asked.push((await centre.act(centre.officer, id, "submission", 1)).body);
    });
    const [first, second] = await Promise.all([start(), start()]);
    let sent = 0;
    const keys = new Map(asked.map(({ id }) => [id, randomUUID()]));
    const approve = ({ address }: ServerProcess, { id, version }: (typeof asked)[number]) =>
      fetch(`${address}/api/alerts/${id}/approval`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${centre.issuer.token}`,
          "content-type": "application/json",
          "idempotency-key": keys.get(id)!,
        },
        body: JSON.stringify({ version }),
      });
    const dying = expect
      .poll(() => sent, patient)
      .toBeGreaterThan(most / 3)
      .then(first.kill);
    await eachOf(asked, async (alert) => {
      // Who gets no answer presses again, and is answered by the process that is left.
      const answer = await approve(first, alert).catch(() => approve(second, alert));
      expect(answer.status, await answer.text()).toBe(200);
      sent++;
    });
    await dying;
    await expect.poll(() => new Set(told()).size, morePatient).toBe(most);
    await expect.poll(unsent, morePatient).toBe(0);
    const { rows } = await sql<{ alerts: number; messages: number; identifiers: number }>`
      select count(distinct alert_id)::int as alerts, count(*)::int as messages, count(distinct identifier)::int as identifiers
      from alert_messages where alert_id = any(${asked.map(({ id }) => id)}::bigint[])`.execute(app.db);
    expect(rows).toEqual([{ alerts: most, messages: most, identifiers: most }]);
    expect(told().length).toBeLessThanOrEqual(most + 10);
  },
);
