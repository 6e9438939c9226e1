// The ledger of machines, vehicles and brigades over HTTP: in one place at a time, and each hour paid once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aMachine, corrected, hourOf, moved, send, type Sent } from "../../../testing/emergency/ledgers.ts";
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

const stateOf = async (id: number) => {
  const { state, assigned_to } = (await officer.get(`/inventory/${id}`)).body;
  return [state, assigned_to];
};
const errorsOf = async (id: number, changes: Sent) => (await send(officer, id, changes)).body.errors;

test("a machine is assigned to an event once, and to the next one when it is back", async () => {
  const id = await aMachine(officer, place);
  const [first, second] = [await log.anEvent(), await log.anEvent()];
  const assigned = await moved(officer, id, { kind: "assign", disaster_id: first.id });
  expect(await stateOf(id)).toEqual(["assigned", "Incendio Demo"]);
  const found = async (state: string) =>
    (await officer.get(`/inventory?category=backhoe&state=${state}`)).body.data.map((row: { id: number }) => row.id);
  expect([await found("assigned"), await found("available")]).toEqual([[id], []]);
  const next = { kind: "assign", disaster_id: second.id, at: hourOf("12:00") };
  expect(await errorsOf(id, next)).toEqual({ kind: ["Ya está asignado o prestado: primero se devuelve."] });
  await moved(officer, id, { kind: "return", of_id: assigned.id, at: hourOf("11:30") });
  expect(await stateOf(id)).toEqual(["available", null]);
  expect(await errorsOf(id, { ...next, at: hourOf("11:00") })).toHaveProperty("at");
  await moved(officer, id, next);
  expect(await stateOf(id)).toEqual(["assigned", "Incendio Demo"]);
});

test("ten who assign the same machine at the same moment: one has it", async () => {
  const id = await aMachine(officer, place);
  const event = await log.anEvent();
  const sent = Array.from({ length: 10 }, () => send(officer, id, { kind: "assign", disaster_id: event.id }));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
});

test("what is out of order is not assigned, what is delivered for good is gone, and a correction brings it back", async () => {
  const id = await aMachine(officer, place, { is_out_of_order: true, out_of_order_reason: "Frenos" });
  const event = await log.anEvent();
  expect(await stateOf(id)).toEqual(["out_of_order", null]);
  expect(await errorsOf(id, { kind: "assign", disaster_id: event.id })).toEqual({ kind: ["Está fuera de servicio."] });
  const lost = await moved(officer, id, { kind: "loss", reason: "Robada" });
  expect(await stateOf(id)).toEqual(["gone", null]);
  expect(await errorsOf(id, { kind: "assign", disaster_id: event.id, at: hourOf("11:00") })).toEqual({
    kind: ["Está dado de baja."],
  });
  expect((await corrected(officer, lost.id, "Estaba en el taller")).status).toBe(201);
  expect(await stateOf(id)).toEqual(["out_of_order", null]);
  expect(await errorsOf(id, { kind: "in", origin: "found", quantity: 2 })).toEqual({
    quantity: ["Es una sola cosa: la cantidad es 1."],
  });
});

test("a shift is paid by its hours, ends after it begins, and overlaps no other of the machine", async () => {
  const id = await aMachine(officer, place, { is_hired: true, provider: "Áridos Demo" });
  const rate = { payer: "state", hourly_rate: 45_000, currency: "CLP", litres: 62.5, odometer: 1204.7 };
  const shift = { kind: "shift", at: null, started_at: hourOf("08:00"), ended_at: hourOf("12:20"), ...rate };
  expect(await moved(officer, id, shift)).toMatchObject({
    at: hourOf("12:20"),
    amount: 195_000,
    litres: 62.5,
    quantity: null,
  });
  const again = { ...shift, started_at: hourOf("12:00"), ended_at: hourOf("13:00") };
  expect(await errorsOf(id, again)).toHaveProperty("started_at");
  expect(await errorsOf(id, { ...again, started_at: hourOf("14:00") })).toHaveProperty("ended_at");
  await moved(officer, id, { ...again, started_at: hourOf("12:20") });
  expect(await stateOf(id)).toEqual(["available", null]);
});

test("an assignment answers a request of the log of its event, and whoever reads the request learns of it", async () => {
  const id = await aMachine(officer, place);
  const [event, other] = [await log.anEvent(), await log.anEvent()];
  const asked = await officer.post(
    "/log-entries",
    log.aLine({ event_id: event.id, kind: "request", text: "Una retro" }),
  );
  const fact = await officer.post("/log-entries", log.aLine({ event_id: event.id, kind: "fact", text: "Viento" }));
  const assign = { kind: "assign", disaster_id: event.id, line_id: asked.body.id };
  for (const wrong of [{ disaster_id: other.id }, { line_id: fact.body.id }])
    expect(await errorsOf(id, { ...assign, ...wrong })).toEqual({ line_id: ["Lo elegido no existe."] });
  const given = await moved(officer, id, assign);
  await moved(officer, id, { kind: "return", of_id: given.id, at: hourOf("12:00") });
  const { data } = (await officer.get(`/inventory/movements?line=${asked.body.id}`)).body;
  expect(data).toMatchObject([{ id: given.id, line_number: asked.body.number, still_out: 0 }]);
});
