// How the shelters stand, as the situation room reads it, recomputed from the shelters one by one.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Shelter } from "@atalaya/contract/resources/shelters.ts";
import type { SheltersStanding } from "@atalaya/contract/resources/shelters/standing.ts";
import { aCountry } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const standing = async (by: Caller): Promise<SheltersStanding> => (await by.get("/shelters/standing?place=all")).body;

async function shelter(name_es: string, changes: object, ...counts: [state: string, occupied: number, hour: string][]) {
  const draft = { company_id: country.valparaiso, name_es, kind: "school", capacity: 100, ...changes };
  const { id } = (await country.chief.post("/shelters", draft)).body;
  for (const [state, occupied, hour] of counts) {
    const count = { as_of: `2026-03-02T${hour}:00Z`, state, occupied };
    expect((await country.chief.post(`/shelters/${id}/occupancy`, count)).status).toBe(201);
  }
  return id as number;
}

test("open, full, occupied and free are those of the newest counts, and as old as the oldest of them", async () => {
  const { officer, outsider } = country;
  await shelter("Nadie contó", {});
  await shelter("Cerrado", {}, ["open", 40, "08:00"], ["closed", 0, "09:00"]);
  await shelter(
    "Abierto",
    { capacity: 150, geometry: { type: "Point", coordinates: [-71.61, -33.05] } },
    ["open", 120, "10:00"],
    ["open", 30, "07:00"],
  );
  await shelter("Pasado de su capacidad", { capacity: 50 }, ["open", 61, "06:30"]);
  await shelter("Sin capacidad declarada", { capacity: null }, ["open", 5, "10:00"]);
  await shelter("Lleno", { capacity: 94 }, ["full", 90, "09:30"]);
  await shelter("Fuera de uso", { is_active: false }, ["open", 12, "10:00"]);
  const gone = await shelter("En la papelera", {}, ["open", 13, "10:00"]);
  await country.chief.delete(`/shelters/${gone}?version=1`);

  const said = await standing(officer);
  const { data } = (await officer.get("/shelters?is_active=true&per_page=100")).body as { data: Shelter[] };
  const inUse = data.filter(({ state }) => state === "open" || state === "full");
  const open = inUse.filter(({ state }) => state === "open");
  expect(said).toMatchObject({
    active: data.length,
    open: open.length,
    full: inUse.length - open.length,
    occupied: inUse.reduce((sum, { occupied }) => sum + occupied!, 0),
    free: open.reduce((sum, { occupied, capacity }) => sum + Math.max((capacity ?? 0) - occupied!, 0), 0),
    unmeasured: 1,
    oldest_at: "2026-03-02T06:30:00.000Z",
  });
  expect(said).toMatchObject({ open: 3, full: 1, occupied: 276, free: 30 });
  expect(said.shelters.map(({ name_es }) => name_es)).toEqual([
    "Pasado de su capacidad",
    "Lleno",
    "Abierto",
    "Sin capacidad declarada",
  ]);
  expect(said.shelters[2]).toMatchObject({
    as_of: "2026-03-02T10:00:00.000Z",
    anchor: [-71.61, -33.05],
    state: "open",
  });
  expect(await standing(outsider)).toEqual({
    active: 0,
    open: 0,
    full: 0,
    occupied: 0,
    free: 0,
    unmeasured: 0,
    oldest_at: null,
    shelters: [],
  });
});

test("the list shows the shelters of a state, so that each number leads to them", async () => {
  const { officer } = country;
  const { open, full } = await standing(officer);
  const total = async (query: string) =>
    (await officer.get(`/shelters?per_page=1&is_active=true&${query}`)).body.meta.total;
  expect(await total("state=open")).toBe(open);
  expect(await total("state=full")).toBe(full);
  expect(await total("state=open,full,closed")).toBe(open + full + 1);
  expect((await officer.get("/shelters?state=abierto")).status).toBe(422);
});
