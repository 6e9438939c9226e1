// What a stream may take: no place of one that was given up at once, and no more at a time than its console can read.
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../platform/database/database.ts";
import { anAlertCentre } from "../../testing/alerts.ts";
import { listen } from "../../testing/event-stream.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function consoleOf({ token }: Caller, from?: string) {
  const stream = await listen({ origin: app.origin, token, from });
  onTestFinished(stream.hangUp);
  return stream;
}

/** Asks for a stream and leaves without waiting for an answer; ends when the server has seen both. */
async function leaveAtOnce({ token }: Caller): Promise<void> {
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const lines = ["GET /api/events HTTP/1.1", `host: ${hostname}`, "accept: text/event-stream"];
  const asked = once(app.app.server, "request");
  socket.end([...lines, `authorization: Bearer ${token}`, "", ""].join("\r\n"));
  socket.resume();
  const [, answer] = await asked;
  if (!answer.closed) await once(answer, "close");
}

test("who leaves before the stream has begun holds no place, however often", async () => {
  const person = await app.as("viewer", []);
  for (let time = 0; time < 25; time++) {
    // Read anew, so that the handler runs after he left.
    app.app.identities.forget();
    await leaveAtOnce(person);
  }
  const stream = await consoleOf(person);
  await expect.poll(() => app.app.consoles.count(person.id)).toBe(1);
  stream.hangUp();
  await expect.poll(() => app.app.consoles.count()).toBe(0);
});

/** Each is a place of its own, so that none of them is told together with others. */
const newPlaces = (many: number, name: string): Promise<unknown> =>
  app.write(system, (tx) =>
    sql`insert into companies (reason_social, kind, centroid)
      select ${name} || n, 'region', st_setsrid(st_point(-71, -33), 4326) from generate_series(1, ${many}::int) n`.execute(
      tx,
    ),
  );

/** The position at which a console that was open lost its stream. */
async function cutOff(person: Caller): Promise<string | undefined> {
  const stream = await consoleOf(person);
  await expect.poll(stream.position).toBeDefined();
  stream.hangUp();
  return stream.position();
}

test("who missed more than can be sent at once reads everything anew, and stays connected", async () => {
  const chief = await app.as("super_admin", []);
  const from = await cutOff(chief);
  await newPlaces(3000, "Durante el corte ");
  const after = await consoleOf(chief, from);
  await newPlaces(1, "Después del corte ");
  await after.until("change", ({ name }) => name === "Después del corte 1");
  expect(after.events.filter(({ name }) => name === "reset")).toHaveLength(1);
});

for (const [much, many] of [
  ["can be sent at once", 3000],
  ["is told one by one", 5100],
] as const)
  test(`an alert is called out also to who missed more than ${much}`, async () => {
    const centre = await anAlertCentre(app);
    const from = await cutOff(centre.chief);
    const { id } = await centre.issued({});
    await newPlaces(many, `Tras la alerta ${many} `);
    const after = await consoleOf(centre.chief, from);
    await after.until("change", ({ alert }) => alert?.alert_id === id);
    expect(after.events.filter(({ name }) => name === "reset")).toHaveLength(1);
    expect(after.changes().filter(({ name }) => name?.startsWith("Tras la alerta"))).toEqual([]);
  });

test("who comes back with a position of another database is called by the alerts of the last half hour", async () => {
  const centre = await anAlertCentre(app);
  const { id } = await centre.issued();
  const stream = await consoleOf(centre.officer, "9000000000000000000");
  await stream.until("change", ({ alert }) => alert?.alert_id === id);
  // Elsewhere nobody hears of it.
  const elsewhere = await consoleOf(centre.outsider, "9000000000000000000");
  await elsewhere.until("reset");
  expect(elsewhere.changes()).toEqual([]);
});

test("each of many alerts at once is called out, however many changes are told as one", async () => {
  const centre = await anAlertCentre(app);
  const from = await cutOff(centre.officer);
  const issued: { id: number }[] = [];
  while (issued.length < 25) issued.push(await centre.issued());
  const after = await consoleOf(centre.officer, from);
  for (const { id } of issued) await after.until("change", ({ alert }) => alert?.alert_id === id);
  expect(after.changes().some(({ resource, many }) => resource === "alerts" && many !== undefined)).toBe(true);
});

test("who missed less is told each of it", async () => {
  const chief = await app.as("super_admin", []);
  const from = await cutOff(chief);
  await newPlaces(500, "En un corte breve ");
  const after = await consoleOf(chief, from);
  for (const n of [1, 500]) await after.until("change", ({ name }) => name === `En un corte breve ${n}`);
  expect(after.events.some(({ name }) => name === "reset")).toBe(false);
});
