// Requests of the log that are answered with resources, over HTTP: the log tells of it and the request moves on with what is assigned to it.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { system } from "../../../platform/database/database.ts";
import { aMachine, aResource, corrected, hourOf, moved, send } from "../../../testing/emergency/ledgers.ts";
import { someLogs, type Logs } from "../../../testing/emergency/logs.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let log: Logs;
let officer: Caller;
let place: number;
let request: LogEntry;
beforeAll(async () => {
  app = await startTestApp();
  log = await someLogs(app);
  ({ officer, valparaiso: place } = log.country);
});
afterAll(() => app.stop());
beforeEach(async () => {
  log.event = await log.anEvent();
  request = await log.file({ kind: "request", text: "Una retroexcavadora" });
});

const assign = (id: number, changes: object = {}): Promise<Movement> =>
  moved(officer, id, { kind: "assign", disaster_id: log.event.id, line_id: request.id, ...changes });
const bringBack = (id: number, of: Movement, at = "12:00") =>
  moved(officer, id, { kind: "return", of_id: of.id, at: hourOf(at), quantity: of.quantity });
const stateNow = async () => (await officer.get(`/log-entries/${request.id}`)).body.state;
/** What the log says after the request, line by line. */
const told = async () =>
  (await log.list()).filter(({ about }) => about?.uid === request.uid).map(({ step, text }) => [step, text]);

test("a request is under way with what is assigned to it, and done when all of that is back", async () => {
  const [machine, stock] = [await aMachine(officer, place), await aResource(officer, place)];
  await moved(officer, stock, { kind: "in", origin: "donation", quantity: 50 });
  expect(request.has_assignments).toBe(false);
  const first = await assign(machine);
  expect(await stateNow()).toBe("started");
  const second = await assign(stock, { quantity: 20, at: hourOf("10:30") });
  await bringBack(machine, first, "11:00");
  expect(await stateNow()).toBe("started");
  await moved(officer, stock, {
    kind: "out",
    of_id: second.id,
    quantity: 20,
    at: hourOf("12:00"),
    recipient_kind: "shelter",
  });
  expect(await stateNow()).toBe("done");
  expect(await told()).toEqual([
    ["started", "Se asigna Retroexcavadora"],
    [null, "Se asigna Frazadas: 20 unidades"],
    [null, "Se devuelve Retroexcavadora"],
    ["done", "Se entrega Frazadas: 20 unidades"],
  ]);
  expect((await officer.get(`/log-entries/${request.id}`)).body.has_assignments).toBe(true);
});

test("what was assigned by mistake opens the request again, and what was brought back by mistake leads it on", async () => {
  const machine = await aMachine(officer, place);
  const wrong = await assign(machine);
  expect((await corrected(officer, wrong.id, "Era para otra solicitud")).status).toBe(201);
  expect(await stateNow()).toBe("open");
  const right = await assign(machine, { at: hourOf("11:00") });
  expect(await stateNow()).toBe("started");
  const back = await bringBack(machine, right);
  expect(await stateNow()).toBe("done");
  expect((await corrected(officer, back.id, "Sigue en terreno")).status).toBe(201);
  expect(await stateNow()).toBe("started");
  expect((await told()).map(([step]) => step)).toEqual(["started", "reopened", "started", "done", "started"]);
  expect((await told())[1]![1]).toBe("Se anula «Se asigna Retroexcavadora»: Era para otra solicitud");
});

test("nothing is assigned to a request that is closed in the log, nor by who may not write in it", async () => {
  const permissions = ["inventory.index", "inventory.update", "inventory.create"];
  await log.country.chief.post("/roles", { name_es: "Bodega", permissions });
  const keeper = await app.as("bodega", [place]);
  const id = await aMachine(officer, place);
  const given = { kind: "assign", disaster_id: log.event.id, line_id: request.id };
  const before = await app.rowCounts();
  expect((await send(keeper, id, given)).body.errors).toEqual({
    line_id: ["Responde a una solicitud de la bitácora: lo anota quien puede escribir en ella."],
  });
  expect(await app.rowCounts()).toEqual(before);
  const out = await assign(id);
  const back = { kind: "return", of_id: out.id, at: hourOf("12:00") };
  // That it is back he writes down all the same; in the log nothing is told of it.
  const returned = await moved(keeper, id, back);
  expect((await corrected(keeper, returned.id)).status).toBe(201);
  await moved(keeper, id, back);
  expect((await told()).map(([step]) => step)).toEqual(["started"]);
  await log.file({ about: request.uid, step: "refused", text: "Ya no se necesita", happened_at: hourOf("13:00") });
  expect((await send(officer, id, { ...given, at: hourOf("14:00") })).body.errors).toEqual({
    line_id: ["La solicitud ya se cerró en la bitácora: reábrala primero."],
  });
});

test("of two that are brought back at the same moment, the last one ends the request, once", async () => {
  const machines = [await aMachine(officer, place), await aMachine(officer, place)];
  const out = [await assign(machines[0]!), await assign(machines[1]!)];
  await Promise.all(machines.map((id, at) => bringBack(id, out[at]!)));
  expect(await stateNow()).toBe("done");
  expect((await told()).filter(([step]) => step === "done")).toHaveLength(1);
});

test("the same assignment sent again is told once, and a request that is said anew keeps what was assigned to it", async () => {
  const id = await aMachine(officer, place);
  const uid = "0e1f2a3b-0000-4000-8000-0000000000ab";
  await assign(id, { uid });
  await assign(id, { uid });
  expect(await told()).toHaveLength(1);
  const anew = await log.file({
    kind: "request",
    about: request.uid,
    step: "correction",
    text: "Dos retroexcavadoras",
  });
  const of = async (line: LogEntry) => (await officer.get(`/log-entries/${line.id}`)).body.has_assignments;
  expect([await of(request), await of(anew)]).toEqual([false, true]);
  const { data } = (await officer.get(`/inventory/movements?line=${anew.id}`)).body;
  expect(data).toMatchObject([{ kind: "assign", inventory_id: id }]);
});

test("assignments of a request are found among more than a hundred of its event", async () => {
  const id = await aMachine(officer, place);
  const { id: mine } = await assign(id);
  const stock = await aResource(officer, place);
  await moved(officer, stock, { kind: "in", origin: "donation", quantity: 500 });
  await app.write(system, (tx) =>
    sql`insert into inventory_movements (uid, inventory_id, company_id, kind, quantity, at, disaster_id, is_to_be_papered)
      select gen_random_uuid(), ${stock}, ${place}, 'assign', 1, ${hourOf("12:00")}, ${log.event.id}, true from generate_series(1, 105)`.execute(
      tx,
    ),
  );
  const { data, meta } = (await officer.get(`/inventory/movements?line=${request.id}&kind=assign&per_page=100`)).body;
  expect([data.map(({ id: found }: Movement) => found), meta.total]).toEqual([[mine], 1]);
});
