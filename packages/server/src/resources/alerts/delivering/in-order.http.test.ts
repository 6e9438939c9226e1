// Two messages of one alert within a second: whoever is told of both is told in their order, and an older one never leaves after a newer one.
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../../platform/database/database.ts";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { startReceiver } from "../../../testing/telling/receiver.ts";
import { aSubscriber, drainAll, prepare, tellAll, tryAgain } from "../../../testing/telling/subscribers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { writeDeliveries } from "./matching.ts";
import { book, mayLeave, putBack, takeDue, unwritten } from "./outbox.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ OUTGOING_ALLOWED_HOSTS: receiver.host });
  centre = await anAlertCentre(app);
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});
beforeEach(async () => {
  Object.assign(receiver, { answers: 204, takesMs: 0 });
  receiver.received.length = 0;
  await app.write(system, (tx) =>
    sql`update alert_subscriptions set state = 'refused' where state = 'active'`.execute(tx),
  );
});

const subscriber = (name: string) =>
  aSubscriber(app, { company_id: centre.valparaiso, address: `${receiver.address}/${name}` });
type Sent = { id: number; version: number };
const ended = async ({ id, version }: Sent) => {
  const asked = await centre.act(centre.officer, id, "cancellation", version);
  expect((await centre.act(centre.issuer, id, "approval", asked.body.version)).status).toBe(200);
};
/** What each was told, in the order in which it came. */
const toldOf = (name: string): string[] =>
  receiver.received.filter(({ path }) => path === `/${name}`).map(({ body }) => JSON.parse(body).type);
const statesOf = async (id: number) => {
  const { rows } = await sql<{ number: number; state: string }>`
    select m.number, d.state from alert_deliveries d join alert_messages m on m.id = d.message_id
    where d.alert_id = ${id} order by m.number, d.id`.execute(app.db);
  return rows.map(({ number, state }) => `${number} ${state}`);
};

// Of an embedded database there is one connection: nothing happens in between there.
test.runIf(inject("template").kind === "server")(
  "an end that is sent while the alert is being written down for its subscribers waits for that, and overtakes it",
  async () => {
    await subscriber("vecina");
    const alert = await centre.issued();
    const [gate, found] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = app.write(system, async (tx) => {
      const message_id = await unwritten(tx, alert.id);
      found.resolve();
      await gate.promise;
      await writeDeliveries(tx, message_id!);
    });
    await found.promise;
    let isDone = false;
    const end = ended(alert)
      .then(() => prepare(app, alert.id))
      .finally(() => (isDone = true));
    const waiting = async () =>
      (
        await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          app.db,
        )
      ).rows.length > 0;
    await expect.poll(async () => isDone || (await waiting()), { timeout: 20_000 }).toBe(true);
    gate.resolve();
    await Promise.all([first, end]);
    expect(await statesOf(alert.id)).toEqual(["1 superseded", "2 pending"]);
    await drainAll(app.app);
    expect(toldOf("vecina")).toEqual(["alert.cancelled"]);
  },
);

test.runIf(inject("template").kind === "server")(
  "whoever sweeps up what is over does not wait for the one who writes an alert down, so that neither waits for ever",
  async () => {
    await subscriber("bombero");
    const alert = await centre.issued();
    await prepare(app, alert.id);
    await app.write(system, (tx) =>
      sql`update alert_deliveries set until = now() where alert_id = ${alert.id}`.execute(tx),
    );
    const [gate, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writer = app.write(system, async (tx) => {
      await sql`update alert_deliveries set state = 'superseded' where alert_id = ${alert.id}`.execute(tx);
      held.resolve();
      await gate.promise;
    });
    await held.promise;
    await drainAll(app.app);
    gate.resolve();
    await writer;
    expect(await statesOf(alert.id)).toEqual(["1 superseded"]);
  },
);

const takenOf = async () => {
  const [taken] = await app.write(system, (tx) => takeDue(tx, "webhook"));
  return taken!;
};

test.each([
  [
    "waits for its turn in a process",
    async () => {
      const taken = await takenOf();
      return async () => expect(await app.write(system, (tx) => mayLeave(tx, taken))).toBe(false);
    },
  ],
  [
    "a process put back as it ended",
    async () => {
      const taken = await takenOf();
      return () => app.write(system, (tx) => putBack(tx, [taken]));
    },
  ],
  [
    "was not taken by the receiver",
    async () => {
      const taken = await takenOf();
      return () => app.write(system, (tx) => book(tx, taken, { state: "again", code: "503" }));
    },
  ],
  [
    "a dead process had under way",
    async () => {
      await takenOf();
      return () =>
        app.write(system, (tx) =>
          sql`update alert_deliveries set updated_at = now() - interval '2 minutes' where state = 'sending'`.execute(
            tx,
          ),
        );
    },
  ],
])("the beginning that %s is not told after the end", async (_, take) => {
  await subscriber("radio");
  const alert = await centre.issued();
  await prepare(app, alert.id);
  const giveBack = await take();
  await ended(alert);
  await prepare(app, alert.id);
  await giveBack();
  await drainAll(app.app);
  await tryAgain(app);
  expect(toldOf("radio")).toEqual(["alert.cancelled"]);
  expect(await statesOf(alert.id)).toEqual(["1 superseded", "2 sent"]);
});

test("whoever was never told of an alert is told of its end alone, once", async () => {
  await subscriber("vecino");
  const alert = await centre.issued();
  await ended(alert);
  await tellAll(app, alert.id);
  expect(toldOf("vecino")).toEqual(["alert.cancelled"]);
  expect(await statesOf(alert.id)).toEqual(["2 sent"]);
});
