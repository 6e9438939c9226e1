// What is kept of a ledger over HTTP: movement after movement it is what the whole ledger adds up to.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { system } from "../../../platform/database/database.ts";
import { daysAgo } from "../../../testing/days.ts";
import { aMachine, aResource, corrected, hourOf, moved, send, type Sent } from "../../../testing/emergency/ledgers.ts";
import { someLogs, type Logs } from "../../../testing/emergency/logs.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let log: Logs;
let officer: Caller;
let place: number;
beforeAll(async () => {
  app = await startTestApp();
  log = await someLogs(app);
  ({ officer, valparaiso: place } = log.country);
});
afterAll(() => app.stop());

const keptOf = (id: number) =>
  app.write(system, async (tx) => {
    const lots = await sql`select * from inventory_lots where inventory_id = ${id} order by lot`.execute(tx);
    const standing = await sql`select * from inventory_standing where inventory_id = ${id}`.execute(tx);
    return [...lots.rows, ...standing.rows];
  });
const addedUp = async (id: number) => {
  await app.write(system, (tx) => sql`select stand_by_ledger(${id})`.execute(tx));
  return keptOf(id);
};
const isKept = async (...ids: number[]) => {
  for (const id of ids) expect(await keptOf(id)).toEqual(await addedUp(id));
};

test("of stock: in what order hours, lots, transfers and corrections come, what is kept is the sum of all of them", async () => {
  const [id, other] = [await aResource(officer, place), await aResource(officer, place)];
  const { id: disaster_id } = await log.anEvent();
  const came = { kind: "in", origin: "purchase" };
  const lots = [
    { lot: "A", expires_on: daysAgo(-40) },
    { lot: "B", expires_on: daysAgo(-20) },
    { lot: "A", expires_on: daysAgo(-10) },
    { lot: null, expires_on: null },
  ];
  await moved(officer, other, { ...came, quantity: 1 });
  const all: Movement[] = [];
  const write = async (changes: Sent) => {
    all.push(await moved(officer, id, changes));
    await isKept(id, other);
  };
  for (const [at, lot] of lots.entries()) await write({ ...came, ...lot, quantity: 10.5, at: hourOf(`0${at + 1}:00`) });
  await write({ kind: "out", lot: "B", quantity: 10.5, at: hourOf("06:00"), recipient_kind: "shelter" });
  // Of a lot of which nothing was left, more comes: the day that was told of it holds.
  await write({ ...came, lot: "B", quantity: 2, at: hourOf("07:00") });
  await write({ kind: "transfer", to_id: other, lot: "A", quantity: 4, at: hourOf("08:00") });
  await write({ kind: "assign", disaster_id, lot: "A", quantity: 3, at: hourOf("05:00") });
  await write({ kind: "return", of_id: all.at(-1)!.id, quantity: 1, at: hourOf("09:00") });
  await write({ kind: "loss", of_id: all.at(-2)!.id, quantity: 2, at: hourOf("09:30"), reason: "Mojadas" });
  for (const { id: wrong } of [all[9]!, all[6]!, all[4]!, all[2]!])
    expect([(await corrected(officer, wrong)).status, await isKept(id, other)]).toEqual([201, undefined]);
  await write({ ...came, lot: "A", quantity: 1, at: hourOf("04:30") });
});

test("an earlier movement takes no more than is left at every later hour", async () => {
  const id = await aResource(officer, place);
  const at = (hour: string) => ({ at: hourOf(hour), recipient_kind: "shelter" });
  await moved(officer, id, { kind: "in", origin: "purchase", quantity: 10, at: hourOf("01:00") });
  await moved(officer, id, { kind: "out", quantity: 7, ...at("03:00") });
  await moved(officer, id, { kind: "in", origin: "purchase", quantity: 20, at: hourOf("05:00") });
  await moved(officer, id, { kind: "out", quantity: 18, ...at("07:00") });
  const out = async (hour: string, quantity: number) =>
    (await send(officer, id, { kind: "out", quantity, ...at(hour) })).body.errors;
  for (const [hour, most] of [
    ["00:30", 0],
    ["02:00", 3],
    ["03:00", 3],
    ["06:00", 5],
    ["08:00", 5],
  ] as const)
    expect([hour, await out(hour, most + 1)]).toEqual([
      hour,
      { quantity: [expect.stringContaining(`Hay ${most} a esa hora`)] },
    ]);
  expect(await out("02:00", 3)).toBeUndefined();
  expect(await out("08:00", 3)).toEqual({ quantity: [expect.stringContaining("Hay 2 a esa hora")] });
});

test("of a machine: assigned, lent, brought back, worked, lost and found again", async () => {
  const id = await aMachine(officer, place);
  const { id: disaster_id } = await log.anEvent();
  const write = async (changes: Sent) => {
    const movement = await moved(officer, id, changes);
    await isKept(id);
    return movement;
  };
  const out = await write({ kind: "assign", disaster_id, at: hourOf("01:00") });
  await write({ kind: "shift", at: null, started_at: hourOf("01:30"), ended_at: hourOf("03:00") });
  await write({ kind: "return", of_id: out.id, at: hourOf("02:00") });
  const loan = await write({
    kind: "loan",
    at: hourOf("03:00"),
    recipient_kind: "institution",
    recipient_name: "Bomberos",
  });
  const lost = await write({ kind: "loss", of_id: loan.id, at: hourOf("04:00"), reason: "Se quemó" });
  expect((await corrected(officer, lost.id)).status).toBe(201);
  await isKept(id);
  await write({ kind: "out", of_id: loan.id, at: hourOf("05:00"), recipient_kind: "institution" });
  await write({ kind: "in", origin: "found", at: hourOf("06:00") });
});
