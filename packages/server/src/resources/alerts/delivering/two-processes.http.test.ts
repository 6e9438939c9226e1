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
    // Each call takes its time, so that the first is killed among them; by its own clock it begins at once or within a minute.
    receiver.takesMs = 400;
    const [first, second] = await Promise.all([start(), start()]);
    try {
      await expect.poll(() => receiver.received.length, { timeout: 100_000, interval: 20 }).toBeGreaterThan(20);
      await first.kill();
      expect(receiver.received.length).toBeLessThan(most);
      const states = async () =>
        (await sql<{ state: string }>`select distinct state from alert_deliveries`.execute(app.db)).rows.map(
          ({ state }) => state,
        );
      await expect.poll(states, { timeout: 200_000, interval: 500 }).toEqual(["sent"]);
    } finally {
      await Promise.all([first.kill(), second.stop()]);
    }
    const told = receiver.received.map(({ headers, path }) => `${String(headers["webhook-id"])} ${path}`);
    expect(new Set(told).size).toBe(most);
    // What the dead process had sent and not booked came a second time under its id: at most what it had under way.
    expect(told.length).toBeLessThanOrEqual(most + 10);
  },
  400_000,
);
