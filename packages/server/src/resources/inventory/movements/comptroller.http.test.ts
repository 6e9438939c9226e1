// What the comptroller asks a year later over HTTP: who received what, who paid, who signed, on what paper, and which photo shows two things.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MovementTotals } from "@atalaya/contract/resources/inventory/movement-questions.ts";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { aMachine, aResource, corrected, hourOf, moved } from "../../../testing/emergency/ledgers.ts";
import { someLogs, type Logs } from "../../../testing/emergency/logs.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";
import { aFile, aPhoto } from "../../../testing/uploads.ts";

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

const asked = async (query: string, by: Caller = officer): Promise<Movement[]> =>
  (await by.get(`/inventory/movements?per_page=100&${query}`)).body.data;
const totals = async (query: string, by: Caller = officer): Promise<MovementTotals> =>
  (await by.get(`/inventory/movements/totals?${query}`)).body;
const attach = async (owner_id: number, content: Buffer, kind: string, owner = "inventory_movements") => {
  const { file_id } = await aFile(officer, `${kind}.jpg`, content);
  const { status, body } = await officer.post("/attachments", { owner, owner_id, file_id, kind });
  expect(status, JSON.stringify(body)).toBe(201);
  return { file_id, id: body.id as number };
};

test("totals by category and by who paid are those of a table by hand, without what was undone", async () => {
  const event = await log.anEvent();
  const of = { disaster_id: event.id };
  const [water, food] = [
    await aResource(officer, place, { category: "drinking_water", unit: "litre" }),
    await aResource(officer, place, { category: "food_box", unit: "box" }),
  ];
  const truck = await aMachine(officer, place, { category: "truck" });
  const clp = { currency: "CLP", ...of };
  await moved(officer, water, {
    kind: "in",
    origin: "purchase",
    quantity: 1000,
    payer: "state",
    amount: 900_000,
    ...clp,
  });
  await moved(officer, water, {
    kind: "in",
    origin: "donation",
    quantity: 500,
    payer: "company",
    payer_name: "Almacenes Demo",
    amount: 1200,
    currency: "USD",
    ...of,
  });
  await moved(officer, food, {
    kind: "in",
    origin: "purchase",
    quantity: 80,
    payer: "state",
    amount: 2_000_000,
    ...clp,
  });
  const twice = { kind: "in", origin: "purchase", quantity: 80, payer: "state", amount: 2_000_000, ...clp };
  await corrected(officer, (await moved(officer, food, twice)).id);
  const given = { kind: "out", at: hourOf("12:00"), recipient_kind: "shelter", signed_by: "Encargada", ...of };
  await moved(officer, water, { ...given, quantity: 600 });
  await moved(officer, food, { ...given, quantity: 30, signed_by: null });
  const lent = { kind: "loan", at: hourOf("13:00"), recipient_kind: "crew", recipient_name: "Cuadrilla", ...of };
  const loan = await moved(officer, food, { ...lent, quantity: 10 });
  await moved(officer, food, { kind: "return", of_id: loan.id, quantity: 4, at: hourOf("14:00"), ...of });
  await moved(officer, food, { kind: "loss", quantity: 2, at: hourOf("14:00"), reason: "Húmedas", ...of });
  const shift = {
    kind: "shift",
    at: null,
    started_at: hourOf("08:00"),
    ended_at: hourOf("11:30"),
    hourly_rate: 20_000,
  };
  await moved(officer, truck, {
    ...shift,
    payer: "own_funds",
    ...clp,
    is_to_be_papered: false,
    document_kind: "contract",
    document_number: "7",
  });

  const none = { in: 0, out: 0, lost: 0, assigned: 0, lent: 0, hours: 0 };
  expect(await totals(`disaster=${event.id}`)).toEqual({
    movements: 9,
    // All but the shift.
    unpapered: 8,
    unsigned: 2,
    quantities: [
      { ...none, category: "drinking_water", unit: "litre", in: 1500, out: 600 },
      { ...none, category: "food_box", unit: "box", in: 80, out: 30, lost: 2, lent: 6 },
      { ...none, category: "truck", unit: null, hours: 3.5 },
    ],
    payers: [
      { payer: "company", payer_name: "Almacenes Demo", currency: "USD", amount: 1200, movements: 1 },
      { payer: "own_funds", payer_name: null, currency: "CLP", amount: 70_000, movements: 1 },
      { payer: "state", payer_name: null, currency: "CLP", amount: 2_900_000, movements: 2 },
    ],
    recipients: [
      { recipient_kind: "crew", name: "Cuadrilla", category: "food_box", unit: "box", quantity: 10, movements: 1 },
      { recipient_kind: "shelter", name: null, category: "drinking_water", unit: "litre", quantity: 600, movements: 1 },
      { recipient_kind: "shelter", name: null, category: "food_box", unit: "box", quantity: 30, movements: 1 },
    ],
    signers: [{ name: "Encargada", movements: 1 }],
  });
  expect((await totals(`disaster=${event.id}&category=food_box&kind=out`)).quantities).toEqual([
    { ...none, category: "food_box", unit: "box", out: 30 },
  ]);
  expect(await asked(`disaster=${event.id}&unsigned=true`)).toHaveLength(2);
  expect(await asked(`disaster=${event.id}&from=${hourOf("12:00")}&to=${hourOf("14:00")}`)).toHaveLength(3);
  expect(await asked(`disaster=${event.id}&payer=state&kind=in`)).toHaveLength(4);
  expect(await asked(`disaster=${event.id}&payer_name=almacenes`)).toHaveLength(1);
  // Who paid is told of the shift, of three purchases, of the donation, and of what undid one.
  expect(await asked(`disaster=${event.id}&paid=true`)).toHaveLength(6);
  expect(await asked(`disaster=${event.id}&papered=true`)).toMatchObject([{ kind: "shift" }]);
  expect(await asked(`disaster=${event.id}&signer=encargada`)).toHaveLength(1);
});

test("a movement is papered later by a fact of its own, and then waits no more", async () => {
  const id = await aResource(officer, place);
  const { id: movement } = await moved(officer, id, { kind: "in", origin: "donation", quantity: 5 });
  const paper = { document_kind: "donation_act", document_number: "A-14" };
  const waiting = async () => (await asked(`inventory=${id}&unpapered=true`)).map((row) => row.id);
  expect(await waiting()).toEqual([movement]);
  const { status, body } = await officer.post(`/inventory/movements/${movement}/papers`, paper);
  expect([status, body]).toMatchObject([
    201,
    {
      is_to_be_papered: true,
      is_papered: true,
      document_kind: null,
      papers: [{ ...paper, author: expect.any(String) }],
    },
  ]);
  expect(await waiting()).toEqual([]);
  const whole = { kind: "in", origin: "donation", is_to_be_papered: false, ...paper };
  const papered = await moved(officer, id, whole);
  expect((await officer.post(`/inventory/movements/${papered.id}/papers`, paper)).status).toBe(422);
});

test("the same photo at two movements is told at both, and is no reason to refuse either", async () => {
  const truck = await aMachine(officer, place);
  const shift = (from: string, to: string) =>
    moved(officer, truck, { kind: "shift", at: null, started_at: hourOf(from), ended_at: hourOf(to) });
  const [first, second, third] = [
    await shift("08:00", "09:00"),
    await shift("09:00", "10:00"),
    await shift("10:00", "11:00"),
  ];
  const photo = await aPhoto({ width: 640 });
  await attach(first.id, photo, "photo_after");
  await attach(second.id, photo, "photo_before");
  await attach(third.id, await aPhoto({ width: 320 }), "photo_before");
  const found = await asked(`inventory=${truck}&sort=at`);
  expect(found.map(({ same_photo }) => same_photo)).toEqual([[second.id], [first.id], []]);
  expect((await asked(`inventory=${truck}&same_photo=true&sort=at`)).map(({ id }) => id)).toEqual([
    first.id,
    second.id,
  ]);
  expect(found[0]!.files).toMatchObject([{ kind: "photo_after", mime_type: "image/jpeg" }]);
});

test("V20 who received and signed is told to who may change the ledger, and to nobody else: not by list, file, sheet or log", async () => {
  const { viewer, outsider } = log.country;
  const id = await aResource(officer, place);
  await moved(officer, id, { kind: "in", origin: "donation", quantity: 5 });
  const person = {
    recipient_kind: "person",
    recipient_name: "Rosa Quilodrán",
    recipient_identifier_type: "rut",
    recipient_identifier: "12.345.678-5",
    signed_by: "Rosa Quilodrán",
  };
  const out = await moved(officer, id, { kind: "out", at: hourOf("12:00"), ...person });
  expect(out).toMatchObject({ ...person, recipient_identifier: "12345678-5" });
  const signature = await attach(out.id, await aPhoto({ width: 200 }), "other", "inventory_signatures");
  const [seen] = await asked(`inventory=${id}&kind=out`, viewer);
  expect(seen).toMatchObject({
    recipient_kind: "person",
    recipient_name: null,
    recipient_identifier: null,
    signed_by: null,
    is_signed: true,
    files: [],
  });
  expect((await asked(`inventory=${id}&kind=out`))[0]!.files).toMatchObject([{ kind: "signature" }]);
  expect(await asked(`inventory=${id}&recipient=quilodran`)).toHaveLength(1);
  expect(await asked(`inventory=${id}&recipient=quilodran`, viewer)).toEqual([]);
  expect(await asked(`inventory=${id}&signer=quilodran`)).toHaveLength(1);
  expect(await asked(`inventory=${id}&signer=quilodran`, viewer)).toEqual([]);
  const told = async (by: Caller) => {
    const { recipients, signers } = await totals(`inventory=${id}`, by);
    return [...recipients, ...signers].map(({ name }) => name);
  };
  expect([await told(officer), await told(viewer)]).toEqual([
    ["Rosa Quilodrán", "Rosa Quilodrán"],
    [null, null],
  ]);
  expect((await viewer.get(`/attachments?owner=inventory_signatures&owner_id=${out.id}`)).status).toBe(404);
  expect((await viewer.get(`/files/${signature.file_id}/content`)).status).toBe(404);
  expect((await officer.get(`/files/${signature.file_id}/content`)).status).toBe(200);
  expect((await officer.delete(`/attachments/${signature.id}?version=1`)).status).toBe(403);
  const sheet = async (by: Caller) =>
    new TextDecoder().decode((await by.get(`/inventory/movements/export?format=csv&inventory=${id}`)).bytes);
  expect(await sheet(officer)).toContain("Rosa Quilodrán");
  expect(await sheet(viewer)).toContain("Persona");
  expect(await sheet(viewer)).not.toContain("Rosa");
  expect(JSON.stringify(await app.auditOf("inventory_movements", out.id))).not.toMatch(/Rosa|12345678/);
  expect(await asked(`inventory=${id}`, outsider)).toEqual([]);
  expect((await outsider.get(`/inventory/${id}/movements`)).status).toBe(404);
  expect((await outsider.get(`/inventory/movements/${out.id}`)).status).toBe(404);
  expect((await totals(`inventory=${id}`, outsider)).movements).toBe(0);
});

test("who may only read writes nothing down, and a resource that moves to another place takes its ledger along", async () => {
  const { viewer, chief, quilpue } = log.country;
  const id = await aResource(officer, place);
  const came = await moved(officer, id, { kind: "in", origin: "donation", quantity: 5 });
  await officer.post(`/inventory/movements/${came.id}/papers`, { document_kind: "receipt", document_number: "1" });
  expect((await viewer.post(`/inventory/movements/${came.id}/correction`, {})).status).toBe(403);
  expect((await chief.put(`/inventory/${id}`, { version: 1, company_id: quilpue })).status).toBe(200);
  expect((await chief.get(`/inventory/movements/${came.id}`)).body).toMatchObject({ company_id: quilpue });
  expect((await officer.get(`/inventory/movements/${came.id}`)).status).toBe(404);
});
