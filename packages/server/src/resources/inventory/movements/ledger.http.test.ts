// The ledger of stock over HTTP: what came, went and came back adds up, and never more goes out than there is.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { system } from "../../../platform/database/database.ts";
import { aResource, balanceOf, corrected, hourOf, moved, send, type Sent } from "../../../testing/emergency/ledgers.ts";
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

const ledger = async (id: number): Promise<Movement[]> => (await officer.get(`/inventory/${id}/movements`)).body.data;
const errorsOf = async (id: number, changes: Sent) => (await send(officer, id, changes)).body.errors;

test("a purchase, a delivery, a transfer, a loss and a correction add up as by hand", async () => {
  const [store, school] = [
    await aResource(officer, place),
    await aResource(officer, place, { name_es: "En la escuela" }),
  ];
  const paid = { payer: "own_funds", amount: 1_500_000, currency: "CLP" };
  const paper = { is_to_be_papered: false, document_kind: "invoice", document_number: "F-881" };
  await moved(officer, store, {
    kind: "in",
    origin: "purchase",
    quantity: 300,
    at: hourOf("08:00"),
    ...paid,
    ...paper,
  });
  const family = { recipient_kind: "household", recipient_name: "Familia Demo", recipient_people: 4 };
  await moved(officer, store, { kind: "out", quantity: 8, at: hourOf("09:00"), ...family, signed_by: "Rosa Demo" });
  await moved(officer, store, { kind: "transfer", quantity: 100, at: hourOf("10:00"), to_id: school });
  await moved(officer, store, { kind: "loss", quantity: 12.5, at: hourOf("11:00"), reason: "Se mojaron" });
  const twice = await moved(officer, store, { kind: "out", quantity: 20, at: hourOf("12:00"), recipient_kind: "crew" });
  expect(await balanceOf(officer, store)).toBe(159.5);
  expect((await corrected(officer, twice.id)).body).toMatchObject({
    kind: "out",
    quantity: 20,
    corrects_id: twice.id,
    reason: "Se anotó dos veces",
  });
  expect([await balanceOf(officer, store), await balanceOf(officer, school)]).toEqual([179.5, 100]);
  const lines = await ledger(store);
  expect(lines.map(({ kind, delta, balance }) => [kind, delta, balance])).toEqual([
    ["out", 20, 179.5],
    ["out", -20, 159.5],
    ["loss", -12.5, 179.5],
    ["transfer", -100, 192],
    ["out", -8, 292],
    ["in", 300, 300],
  ]);
  expect(lines[1]).toMatchObject({ corrected_by_id: lines[0]!.id });
  // What came to the other one stands in its ledger too.
  expect((await ledger(school)).map(({ kind, delta, balance }) => [kind, delta, balance])).toEqual([
    ["transfer", 100, 100],
  ]);
  expect(lines.at(-1)).toMatchObject({ ...paid, is_papered: true, author: expect.any(String), company_id: place });
});

test("ten who take the last one at the same moment: one has it, nine learn that there is none", async () => {
  const id = await aResource(officer, place);
  await moved(officer, id, { kind: "in", origin: "donation" });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(officer, id, { kind: "out", at: hourOf("11:00"), recipient_kind: "person" })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 422)]);
  const refused = answers.find(({ status }) => status === 422)!;
  expect(refused.body.errors).toEqual({
    quantity: ["Hay 0 a esa hora; con esta cantidad el saldo quedaría bajo cero."],
  });
  expect(await balanceOf(officer, id)).toBe(0);
});

test("nothing leaves before it came, and what is written down late cannot take what later went to others", async () => {
  const id = await aResource(officer, place);
  await moved(officer, id, { kind: "in", origin: "donation", quantity: 10, at: hourOf("09:00") });
  await moved(officer, id, { kind: "out", quantity: 7, at: hourOf("12:00"), recipient_kind: "shelter" });
  const take = (quantity: number, time: string) =>
    errorsOf(id, { kind: "out", quantity, at: hourOf(time), recipient_kind: "crew" });
  expect((await take(1, "08:00")).quantity[0]).toContain("Hay 0");
  expect((await take(4, "10:00")).quantity[0]).toContain("Hay 3");
  expect(await take(3, "10:00")).toBeUndefined();
  expect(await balanceOf(officer, id)).toBe(0);
  // The ones that came cannot be undone while they are gone.
  const [, , came] = await ledger(id);
  expect((await corrected(officer, came!.id)).body.errors.uid[0]).toContain("Hay 0");
});

test("a lot does not lend to another one, and a transfer keeps its day", async () => {
  const [from, to] = [await aResource(officer, place), await aResource(officer, place)];
  const came = { kind: "in", origin: "purchase", quantity: 10 };
  await moved(officer, from, { ...came, lot: "A", expires_on: "2027-01-31" });
  await moved(officer, from, { ...came, lot: "B" });
  const gone = { kind: "out", recipient_kind: "shelter", quantity: 11, at: hourOf("11:00") };
  expect((await errorsOf(from, { ...gone, lot: "A" })).quantity).toEqual(["De ese lote hay 10 a esa hora."]);
  expect((await errorsOf(from, gone)).quantity[0]).toContain("Hay 0");
  await moved(officer, from, { kind: "transfer", to_id: to, lot: "A", quantity: 4, at: hourOf("11:00") });
  expect((await officer.get(`/inventory/${to}/lots`)).body.data).toEqual([
    { lot: "A", balance: 4, expires_on: "2027-01-31" },
  ]);
});

test("a loan comes back in parts, never more than is out, and what is not back is told", async () => {
  const id = await aResource(officer, place);
  await moved(officer, id, { kind: "in", origin: "donation", quantity: 30 });
  const lent = { recipient_kind: "institution", recipient_name: "Bomberos", due_on: "2026-03-09", quantity: 20 };
  const loan = await moved(officer, id, { kind: "loan", at: hourOf("11:00"), ...lent });
  const back = { kind: "return", of_id: loan.id, at: hourOf("12:00") };
  expect(await errorsOf(id, { ...back, at: hourOf("10:30") })).toHaveProperty("at");
  await moved(officer, id, { ...back, quantity: 5 });
  expect((await errorsOf(id, { ...back, quantity: 16 })).quantity).toEqual(["Quedan 15 sin devolver."]);
  await moved(officer, id, { kind: "loss", of_id: loan.id, quantity: 5, at: hourOf("13:00"), reason: "Robadas" });
  expect(await balanceOf(officer, id)).toBe(15);
  const [found] = (await officer.get(`/inventory/movements?inventory=${id}&out=true`)).body.data;
  expect(found).toMatchObject({ id: loan.id, still_out: 10, due_on: "2026-03-09" });
  expect((await corrected(officer, loan.id)).body.errors).toEqual({
    uid: ["Otros movimientos vienen de este: corrija primero esos."],
  });
});

test("a reserve for an event leaves the balance, is delivered out of it, and what is left comes back", async () => {
  const id = await aResource(officer, place);
  const event = await log.anEvent();
  await moved(officer, id, { kind: "in", origin: "purchase", quantity: 50 });
  const reserve = await moved(officer, id, {
    kind: "assign",
    quantity: 40,
    at: hourOf("11:00"),
    disaster_id: event.id,
  });
  await moved(officer, id, {
    kind: "out",
    of_id: reserve.id,
    quantity: 25,
    at: hourOf("12:00"),
    recipient_kind: "shelter",
  });
  await moved(officer, id, { kind: "return", of_id: reserve.id, quantity: 10, at: hourOf("13:00") });
  expect(await balanceOf(officer, id)).toBe(20);
  const [found] = (await officer.get(`/inventory/movements?disaster=${event.id}`)).body.data;
  expect(found).toMatchObject({ id: reserve.id, still_out: 5, disaster_title: "Incendio Demo" });
});

test("a movement that is sent again is one, and nobody rewrites the ledger, not even by hand", async () => {
  const id = await aResource(officer, place);
  const uid = randomUUID();
  const sent = { kind: "in", origin: "found", quantity: 3, uid };
  const answers = await Promise.all([1, 2, 3].map(() => send(officer, id, sent)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await balanceOf(officer, id)).toBe(3);
  const movement = answers[0]!.body.id;
  for (const statement of [
    sql`update inventory_movements set quantity = 30 where id = ${movement}`,
    sql`delete from inventory_movements where id = ${movement}`,
    sql`truncate inventory_papers`,
  ])
    await expect(app.write(system, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: "P0A24" });
  expect((await corrected(officer, movement)).status).toBe(201);
  expect((await corrected(officer, movement)).body.errors).toEqual({ uid: ["Este movimiento ya se corrigió."] });
  const [correction] = await ledger(id);
  expect((await corrected(officer, correction!.id)).body.errors).toEqual({ uid: ["Una corrección no se corrige."] });
});

test("each kind of movement asks for what it needs, and refuses what is none of its", async () => {
  const id = await aResource(officer, place);
  const fields = async (changes: Sent) => Object.keys((await errorsOf(id, changes)) ?? {}).toSorted();
  expect(await fields({ kind: "in" })).toEqual(["origin"]);
  expect(await fields({ kind: "in", origin: "donation", is_to_be_papered: false })).toEqual(["document_kind"]);
  expect(await fields({ kind: "in", origin: "donation", document_kind: "invoice" })).toEqual([
    "document_number",
    "is_to_be_papered",
  ]);
  expect(await fields({ kind: "out" })).toEqual(["recipient_kind"]);
  expect(await fields({ kind: "loss" })).toEqual(["reason"]);
  expect(await fields({ kind: "assign" })).toEqual(["disaster_id"]);
  expect(await fields({ kind: "transfer", to_id: id })).toEqual(["to_id"]);
  expect(await fields({ kind: "in", origin: "donation", to_id: id })).toEqual(["to_id"]);
  expect(await fields({ kind: "in", origin: "donation", amount: 100 })).toEqual(["currency"]);
  expect(await fields({ kind: "in", origin: "donation", quantity: 0 })).toEqual(["quantity"]);
  expect(await fields({ kind: "in", origin: "donation", at: new Date(Date.now() + 3_600_000).toISOString() })).toEqual([
    "at",
  ]);
  expect(await fields({ kind: "shift", at: null, started_at: hourOf("08:00"), ended_at: hourOf("09:00") })).toEqual([
    "kind",
  ]);
  const litres = await aResource(officer, place, { category: "fuel", unit: "litre" });
  expect((await errorsOf(id, { kind: "transfer", to_id: litres })).to_id).toEqual(["Se cuenta en otra unidad."]);
  const person = { kind: "out", recipient_kind: "person", recipient_identifier: "12.345.678-6" };
  expect(await fields(person)).toEqual(["recipient_identifier_type"]);
  expect(await fields({ ...person, recipient_identifier_type: "rut" })).toEqual(["recipient_identifier"]);
});
