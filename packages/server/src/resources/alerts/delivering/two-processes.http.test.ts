// Two server processes over one outbox, of which one is killed in the middle of its work: nobody is left out, and nobody is told twice.
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { sql } from "kysely";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { startProcess } from "../../../testing/server-process.ts";
import { startReceiver } from "../../../testing/telling/receiver.ts";
import { aSubscriber, prepare } from "../../../testing/telling/subscribers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

const isServer = inject("template").kind === "server";
let app: TestApp;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  [app, receiver] = [await startTestApp(), await startReceiver()];
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

const most = 200;

test.runIf(isServer)(
  "of two hundred subscribers each is told once by its id, although a process dies while it sends",
  async () => {
    const centre = await anAlertCentre(app);
    for (let one = 0; one < most; one++)
      await aSubscriber(app, { company_id: centre.valparaiso, address: `${receiver.address}/${one}` });
    const { id } = await centre.issued();
    await prepare(app, id);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
    const DATABASE_URL = Object.assign(new URL(process.env["DATABASE_URL"]!), { pathname: `/${rows[0]!.name}` }).href;
    const start = () =>
      startProcess("main.ts", { DATABASE_URL, DATA_DIR: app.directory, OUTGOING_ALLOWED_HOSTS: receiver.host });
    // Each call takes its time, so that the first is among them when the second begins, and when it is killed.
    receiver.takesMs = 1000;
    const first = await start();
    await expect.poll(() => receiver.received.length, { timeout: 100_000, interval: 20 }).toBeGreaterThan(0);
    const second = await start();
    try {
      await expect.poll(() => receiver.received.length, { timeout: 100_000, interval: 20 }).toBeGreaterThan(40);
      await first.kill();
      expect(receiver.received.length).toBeLessThan(most);
      receiver.takesMs = 0;
      const states = async () =>
        (await sql<{ state: string }>`select distinct state from alert_deliveries`.execute(app.db)).rows.map(
          ({ state }) => state,
        );
      await expect.poll(states, { timeout: 200_000, interval: 500 }).toEqual(["sent"]);
    } finally {
      await Promise.all([first.kill(), second.stop()]);
    }
    // The first had some when it died; of those nobody knew whether they had arrived.
    const lost = await sql<{
      count: number;
    }>`select count(*)::int as count from alert_deliveries where losses > 0`.execute(app.db);
    expect(lost.rows[0]!.count).toBeGreaterThan(0);
    const told = receiver.received.map(({ headers, path }) => `${String(headers["webhook-id"])} ${path}`);
    expect(new Set(told).size).toBe(most);
    // What the dead process had sent and not booked came a second time under its id: at most what it had under way.
    expect(told.length).toBeLessThanOrEqual(most + 10);
  },
  400_000,
);
