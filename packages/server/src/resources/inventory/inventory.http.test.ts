// Response resources over HTTP: what they are, how they stand, and which are nearest.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { NearResource } from "@atalaya/contract/resources/inventory/nearest.ts";
import { daysAgo } from "../../testing/days.ts";
import { aCountry, aPersonDraft, aPropertyDraft } from "../../testing/factories.ts";
import { startTestApp, type Answer, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const at = (lon: number, lat: number) => ({ type: "Point", coordinates: [lon, lat] });
const register = (changes: object = {}, by: Caller = country.officer): Promise<Answer> =>
  by.post("/inventory", {
    company_id: country.valparaiso,
    name_es: "Aljibe Demo",
    kind: "vehicle",
    category: "tanker",
    ...changes,
  });
const stock = { name_es: "Agua", kind: "stock", category: "drinking_water", unit: "litre" };
const errorsOf = async (changes: object) => (await register(changes)).body.errors;
const move = (id: number, changes: object) =>
  country.officer.post(`/inventory/${id}/movements`, {
    uid: randomUUID(),
    at: "2026-03-02T10:00:00Z",
    is_to_be_papered: true,
    ...changes,
  });

test("a resource says what it is, whose it is, where it is kept and whom to call, and is found by its plate", async () => {
  const { chief, officer, valparaiso: company_id } = country;
  const property_id = (await chief.post("/properties", aPropertyDraft({ company_id, name: "Bodega" }))).body.id;
  const person = (await chief.post("/persons", aPersonDraft({ company_id }))).body;
  const draft = { identifier: "ABCD-12", is_hired: true, provider: "Áridos Demo", property_id, person_id: person.id };
  const { status, body } = await register(draft);
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toMatchObject({
    ...draft,
    property_name: "Bodega",
    person_name: `${person.first_name} ${person.last_name}`,
    state: "available",
    balance: null,
    assigned_to: null,
    is_below_minimum: false,
    // Without a location of its own it lies where it is kept.
    geometry: at(-71.6, -33.05),
  });
  const { data } = (await officer.get("/inventory?kind=vehicle&category=tanker&is_hired=true&q=abcd-12")).body;
  expect(data).toMatchObject([{ id: body.id }]);
  const moved = { version: 1, geometry: at(-71.5, -33.1) };
  expect((await chief.put(`/properties/${property_id}`, moved)).status).toBe(200);
  expect((await officer.get(`/inventory/${body.id}`)).body.geometry).toEqual(at(-71.5, -33.1));
});

test("each field says what does not belong to the kind of resource", async () => {
  expect(Object.keys(await errorsOf({ category: "blanket" }))).toEqual(["category"]);
  expect(Object.keys(await errorsOf({ kind: "stock", category: "blanket" }))).toEqual(["unit"]);
  expect(Object.keys(await errorsOf({ unit: "kg", minimum: 3, people: 4 })).toSorted()).toEqual([
    "minimum",
    "people",
    "unit",
  ]);
  expect(Object.keys(await errorsOf({ ...stock, is_out_of_order: true, out_of_order_reason: "Rota" }))).toEqual([
    "is_out_of_order",
  ]);
  expect(Object.keys(await errorsOf({ is_out_of_order: true }))).toEqual(["out_of_order_reason"]);
  expect(Object.keys(await errorsOf({ out_of_order_reason: "Frenos" }))).toEqual(["out_of_order_reason"]);
  expect(Object.keys(await errorsOf({ provider: "Áridos Demo" }))).toEqual(["provider"]);
  expect(Object.keys(await errorsOf({ ...stock, minimum: 0.1234 }))).toEqual(["minimum"]);
});

test("stock below its minimum and stock about to expire are found, and tell their lot that expires first", async () => {
  const { officer } = country;
  const { id } = (await register({ ...stock, name_es: "Agua con lotes", minimum: 50 })).body;
  expect((await officer.get(`/inventory/${id}`)).body).toMatchObject({ balance: 0, is_below_minimum: true });
  const came = { kind: "in", origin: "purchase", quantity: 40 };
  await move(id, { ...came, lot: "L1", expires_on: daysAgo(-10) });
  await move(id, { ...came, lot: "L2", expires_on: daysAgo(-300) });
  const found = async (query: string) =>
    (await officer.get(`/inventory?${query}`)).body.data.map((row: { id: number }) => row.id);
  expect((await officer.get(`/inventory/${id}`)).body).toMatchObject({
    balance: 80,
    is_below_minimum: false,
    expires_on: daysAgo(-10),
    expiry: "soon",
  });
  expect(await found("expiry=soon")).toEqual([id]);
  expect(await found("expiry=expired")).toEqual([]);
  await move(id, { kind: "loss", lot: "L1", quantity: 40, reason: "Bidones rotos" });
  expect((await officer.get(`/inventory/${id}`)).body).toMatchObject({ expires_on: daysAgo(-300), expiry: null });
  expect(await found("expiry=soon,expired")).toEqual([]);
  expect(await found("is_below_minimum=true&q=con lotes")).toEqual([id]);
  expect((await officer.get(`/inventory/${id}/lots`)).body.data).toEqual([
    { lot: "L2", balance: 40, expires_on: daysAgo(-300) },
  ]);
});

test("what was counted keeps its kind and unit, and a resource with movements does not go to the trash", async () => {
  const { officer } = country;
  const { id } = (await register(stock)).body;
  await move(id, { kind: "in", origin: "donation", quantity: 5 });
  const change = (fields: object) => officer.put(`/inventory/${id}`, { version: 1, ...fields });
  expect((await change({ unit: "box" })).body.errors).toMatchObject({ unit: [expect.stringMatching("no cambian")] });
  expect((await change({ name_es: "Agua embotellada" })).status).toBe(200);
  expect((await officer.delete(`/inventory/${id}?version=2`)).body).toMatchObject({
    code: "in_use",
    dependants: { inventory_movements: 1 },
  });
});

test("the ten nearest are those of the plain distance, with their metres, and those that are not free say so", async () => {
  const { officer, outsider, valparaiso, talcahuano } = country;
  const [lon, lat] = [-71.3, -33.4];
  const places = Array.from({ length: 14 }, (_, index): [number, number] => [
    lon + Math.cos(index * 2.1) * 0.01 * (index + 1),
    lat + Math.sin(index * 2.1) * 0.01 * (index + 1),
  ]);
  const made: { id: number; place: [number, number] }[] = [];
  for (const place of places) {
    const draft = { company_id: valparaiso, category: "boat", geometry: at(...place), name_es: "Bote" };
    made.push({ id: (await register(draft)).body.id, place });
  }
  await register({ company_id: talcahuano, category: "boat", geometry: at(lon, lat) }, outsider);
  const near = async (query: string): Promise<NearResource[]> =>
    (await officer.get(`/inventory/nearest?lon=${lon}&lat=${lat}&category=boat&${query}`)).body.data;
  const found = await near("");
  const byHand = made
    .map(({ id, place }) => ({ id, metres: metresBetween([lon, lat], place) }))
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, 10);
  expect(found.map(({ id }) => id)).toEqual(byHand.map(({ id }) => id));
  // The sphere of the hand differs from the ellipsoid by half a percent at most.
  for (const [index, { metres }] of found.entries())
    expect(Math.abs(metres! / byHand[index]!.metres - 1)).toBeLessThan(0.006);
  const nearest = found[0]!.id;
  const broken = { version: 1, is_out_of_order: true, out_of_order_reason: "Motor" };
  expect((await officer.put(`/inventory/${nearest}`, broken)).status).toBe(200);
  expect((await near(""))[0]).toMatchObject({ id: nearest, state: "out_of_order" });
  expect((await near("available=true")).map(({ id }) => id)).not.toContain(nearest);
  expect((await officer.get("/inventory/nearest?lon=-71&lat=100")).status).toBe(422);
});

test("where fewer than ten have a location, those without one follow, and lie in their property as soon as that lies somewhere", async () => {
  const { officer, chief, valparaiso: company_id } = country;
  const draft = { company_id, category: "ambulance" };
  const lon = -71.61;
  const property = aPropertyDraft({ company_id, name: "Base sin mapa", geometry: null });
  const { body: base } = await chief.post("/properties", property);
  const { id: kept } = (await register({ ...draft, name_es: "Ambulancia B", property_id: base.id })).body;
  const { id: nowhere } = (await register({ ...draft, name_es: "Ambulancia A" })).body;
  const { id: placed } = (await register({ ...draft, name_es: "Ambulancia C", geometry: at(lon, -33.04) })).body;
  const near = async (): Promise<NearResource[]> =>
    (await officer.get(`/inventory/nearest?lon=${lon}&lat=-33.04&category=ambulance`)).body.data;
  const told = async () => (await near()).map(({ id, metres }) => [id, metres]);
  expect(await told()).toEqual([
    [placed, 0],
    [nowhere, null],
    [kept, null],
  ]);
  expect((await chief.put(`/properties/${base.id}`, { version: 1, geometry: at(lon, -33.05) })).status).toBe(200);
  expect((await near()).map(({ id, anchor }) => [id, anchor])).toEqual([
    [placed, [lon, -33.04]],
    [kept, [lon, -33.05]],
    [nowhere, null],
  ]);
});

/** On a sphere (haversine). */
function metresBetween([lon, lat]: [number, number], [toLon, toLat]: [number, number]): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(rad(to - from) / 2) ** 2;
  const part = half(lat, toLat) + Math.cos(rad(lat)) * Math.cos(rad(toLat)) * half(lon, toLon);
  return 2 * 6_371_009 * Math.asin(Math.sqrt(part));
}
