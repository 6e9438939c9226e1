// The inventory of exposed assets over HTTP: its rules (V1, V7), its places, and its map, which shows what the list shows.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aPropertyDraft } from "../../testing/factories.ts";
import { geometries } from "../../testing/geometries.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { bytesOf, pointsIn, rowsOf, tileOf, tilesAround, tileAt } from "../../testing/tiles.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const path = "/properties";
const register = (by: Caller, changes: object = {}) =>
  by.post(path, aPropertyDraft({ company_id: country.valparaiso, ...changes }));
const namesSeenBy = async (caller: Caller, query = ""): Promise<string[]> =>
  (await caller.get(`${path}?per_page=100&${query}`)).body.data.map((it: { name: string }) => it.name);

test("R-206 a property is registered with use, material, people, worth and its place on the map", async () => {
  const draft = {
    code: "INV-001",
    name: "Escuela Demo",
    kind: "building",
    use: "education",
    structure_material: "confined_masonry",
    storeys: 2,
    built_year: 1968,
    capacity: 420,
    occupancy: 0,
    owner: "Municipalidad Demo",
    sector: "education",
    is_critical: true,
    replacement_value: 1_250_000_000,
    currency: "CLP",
    condition: "fair",
    notes: "Gimnasio usado como albergue",
    geometry: { type: "Point", coordinates: [-71.62, -33.04] },
  };
  const { status, body } = await register(country.officer, draft);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...draft, version: 1, anchor: [-71.62, -33.04] });
  expect((await country.officer.get(`${path}/${body.id}`)).body).toEqual(body);
  const row = (await country.officer.get(`${path}?q=escuela`)).body.data[0];
  expect(row).not.toHaveProperty("geometry");
  expect(row).not.toHaveProperty("notes");
  expect(row).toMatchObject({ occupancy: 0, geometry_type: "POINT" });
  expect((await app.auditOf("properties", body.id))[0]).toMatchObject({ action: "create" });
});

test("R-239 reading, registering, changing and deleting properties each need their permission", async () => {
  const { body } = await register(country.officer);
  const { viewer } = country;
  for (const readable of ["", "/totals", `/${body.id}`, "/tiles/0/0/0.mvt"])
    expect((await viewer.get(path + readable)).status, readable).toBe(200);
  expect((await register(viewer)).status).toBe(403);
  expect((await viewer.put(`${path}/${body.id}`, { version: 1, name: "Mía" })).status).toBe(403);
  expect((await viewer.delete(`${path}/${body.id}`)).status).toBe(403);
});

test("properties are seen in their own places only, and put into no others", async () => {
  const { officer, outsider, talcahuano } = country;
  const { body } = await register(officer, { name: "Depósito porteño" });
  expect(await namesSeenBy(outsider)).not.toContain("Depósito porteño");
  const own = `${path}/${body.id}`;
  for (const answer of [
    await outsider.get(own),
    await outsider.put(own, { version: 1, name: "Mío" }),
    await outsider.delete(own),
    await outsider.post(`${own}/restore`),
  ])
    expect(answer.status).toBe(404);
  const outside = { status: 422, body: { errors: { company_id: ["Está fuera de sus lugares."] } } };
  expect(await register(officer, { company_id: talcahuano })).toMatchObject(outside);
  expect(await officer.put(own, { version: 1, company_id: talcahuano })).toMatchObject(outside);
});

test("V1 counts are whole and not negative, money has its currency, and nothing is not zero", async () => {
  const wrong = { capacity: -1, storeys: 300, replacement_value: 500, built_year: 3000 };
  const { status, body } = await register(country.officer, wrong);
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    capacity: ["El mínimo es 0."],
    storeys: ["El máximo es 200."],
    built_year: ["El año no puede ser futuro."],
    currency: ["Un monto necesita su moneda."],
  });
  const raw = JSON.stringify(aPropertyDraft({ company_id: country.valparaiso, capacity: "PIECE" }));
  for (const number of ["-0", "1.5", "1e999", "-1e999", '"12"', "2147483648"]) {
    const answer = await country.officer.post(path, raw.replace('"PIECE"', number));
    expect(Object.keys(answer.body.errors ?? {}), number).toEqual(["capacity"]);
  }
  const unknown = await register(country.officer);
  expect(unknown.body).toMatchObject({ capacity: null, occupancy: null, replacement_value: null, storeys: null });
});

test("V1 a change that leaves money without a currency is refused as a whole", async () => {
  const { body } = await register(country.officer, { replacement_value: 500, currency: "USD" });
  const change = (version: number, changes: object) =>
    country.officer.put(`${path}/${body.id}`, { version, ...changes });
  expect((await change(1, { currency: null })).body.errors).toEqual({ currency: ["Un monto necesita su moneda."] });
  expect(await change(1, { replacement_value: null, currency: null })).toMatchObject({
    status: 200,
    body: { replacement_value: null, currency: null },
  });
  expect((await change(2, { replacement_value: 7 })).status).toBe(422);
});

test.each(Object.entries(geometries))("V7 a %s is kept as it was drawn", async (type, coordinates) => {
  const { body } = await register(country.officer, { geometry: { type, coordinates } });
  expect(body.geometry).toEqual({ type, coordinates });
});

test("V7 a shape that crosses itself, the coordinate 0, 0 and one off the earth are refused on the field", async () => {
  const bowTie = [
    [-71, -33],
    [-70, -34],
    [-70, -33],
    [-71, -34],
    [-71, -33],
  ];
  const polygon = { type: "Polygon", coordinates: [bowTie] };
  const crossing = { geometry: ["La figura se cruza a sí misma."] };
  expect((await register(country.officer, { geometry: polygon })).body.errors).toEqual(crossing);
  const { body } = await register(country.officer);
  const change = await country.officer.put(`${path}/${body.id}`, { version: 1, geometry: polygon });
  expect(change.body.errors).toEqual(crossing);
  const nowhere = await register(country.officer, { geometry: { type: "Point", coordinates: [0, 0] } });
  expect(nowhere.body.errors).toEqual({ geometry: ["La coordenada 0, 0 no es un lugar real."] });
  const far = await register(country.officer, { geometry: { type: "Point", coordinates: [-71, -99] } });
  expect(far.status).toBe(422);
});

test("a code is given once per place, and free again after deletion", async () => {
  const { officer, outsider, talcahuano } = country;
  const first = await register(officer, { code: "A-1" });
  expect(await register(officer, { code: "A-1" })).toMatchObject({
    status: 422,
    body: { errors: { code: ["Ya existe otro con este valor."] } },
  });
  expect((await register(outsider, { company_id: talcahuano, code: "A-1" })).status).toBe(201);
  expect((await register(officer, { code: "" })).body.code).toBeNull();
  await officer.delete(`${path}/${first.body.id}?version=1`);
  expect((await register(officer, { code: "A-1" })).status).toBe(201);
  expect((await officer.post(`${path}/${first.body.id}/restore`)).body.errors).toEqual({
    code: ["Ya existe otro con este valor."],
  });
});

test("a deleted property is in the trash and comes back; an outdated form answers 409", async () => {
  const { officer } = country;
  const { body } = await register(officer, { name: "Pasajero" });
  const own = `${path}/${body.id}`;
  expect((await officer.delete(`${own}?version=1`)).status).toBe(204);
  expect(await namesSeenBy(officer, "trash=true")).toContain("Pasajero");
  expect(await namesSeenBy(officer)).not.toContain("Pasajero");
  const { version } = (await officer.post(`${own}/restore`)).body;
  await officer.put(own, { version, name: "Quedado" });
  expect(await officer.put(own, { version, name: "Ido" })).toMatchObject({
    status: 409,
    body: { code: "conflict", current: { name: "Quedado" } },
  });
});

test("list, totals and map show the same properties, for every filter and caller, at every zoom", async () => {
  const { chief, outsider, talcahuano, valparaiso, region, regional } = country;
  const kinds = ["building", "facility", "network"];
  const conditions = ["good", "poor"];
  for (let number = 0; number < 24; number++)
    await register(chief, {
      name: `Inventario ${number}`,
      company_id: number % 3 === 0 ? talcahuano : valparaiso,
      kind: kinds[number % kinds.length],
      use: number % 2 === 0 ? "health" : "commerce",
      sector: number % 4 === 0 ? "health" : null,
      condition: conditions[number % 2],
      is_critical: number % 5 === 0,
      geometry:
        number % 6 === 5
          ? null
          : { type: "Point", coordinates: [-71.65 + (number % 8) * 0.004, -33.07 + Math.floor(number / 8) * 0.004] },
    });
  const all = await rowsOf(chief, "", path);
  const filters = ["", "kind=network,facility", "use=health", "sector=health", "condition=poor", "is_critical=true"];
  for (const caller of [chief, regional, outsider])
    for (const query of [...filters, "q=inventario"]) {
      const rows = await rowsOf(caller, query, path);
      const totals = (await caller.get(`${path}/totals?${query}`)).body;
      expect(totals.with_geometry).toBe(rows.length);
      const byKind = totals.by_kind.reduce((sum: number, it: { count: number }) => sum + it.count, 0);
      expect(byKind).toBe(totals.total);
      for (const z of [0, 9, 13, 14, 16]) {
        let shown = 0;
        for (const address of tilesAround(all, z))
          for (const { count } of await pointsIn(caller, address, query, path)) shown += count ?? 1;
        expect(shown, `${query} at ${z}`).toBe(rows.length);
      }
    }
  expect((await chief.get(`${path}/totals?place=${region}`)).body.total).toBe(
    (await chief.get(`${path}?place=${region}`)).body.meta.total,
  );
}, 120_000);

test("a property on the map carries its kind and name, a cluster how many of each kind", async () => {
  const { outsider, talcahuano } = country;
  const at = (lon: number) => ({ type: "Point", coordinates: [lon, -52.5] });
  const make = (changes: object) => register(outsider, { company_id: talcahuano, ...changes });
  const lone = await make({ name: "Faro solitario", kind: "site", geometry: at(-69) });
  await make({ kind: "network", geometry: at(-60) });
  await make({ kind: "network", geometry: at(-60.000001) });
  await make({ kind: "vehicle", geometry: at(-60.000002) });
  const [single] = await pointsIn(outsider, tileAt(8, [-69, -52.5]), "", path);
  expect(single).toEqual({ id: lone.body.id, kind: "site", name: "Faro solitario" });
  const [cluster] = await pointsIn(outsider, tileAt(8, [-60, -52.5]), "", path);
  expect(cluster).toEqual({ count: 3, ring: "network:2,vehicle:1" });
});

test("an area is drawn with its kind, and a tile that has not changed is not sent again", async () => {
  const { officer } = country;
  const { body } = await register(officer, {
    kind: "site",
    geometry: { type: "Polygon", coordinates: geometries.Polygon },
  });
  const address = tileAt(14, body.anchor);
  const layer = (await tileOf(officer, address, "", path)).layers["shapes"]!;
  const shapes = Array.from({ length: layer.length }, (_, index) => layer.feature(index).properties);
  expect(shapes).toContainEqual({ id: body.id, kind: "site" });
  const etag = (await bytesOf(officer, address, "", path)).headers.get("etag")!;
  const again = await officer.get(`${path}/tiles/${address.join("/")}.mvt`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect((await officer.get(`${path}/tiles/2/4/0.mvt`)).status).toBe(404);
});

test("the list sorts as Spanish does and by figures, unknown ones last when the largest come first", async () => {
  const { outsider, talcahuano } = country;
  const make = (name: string, capacity: number | null) =>
    register(outsider, { company_id: talcahuano, name, capacity, owner: "Orden Demo" });
  await make("Ñandú", 5);
  await make("Nube", null);
  await make("Obra", 0);
  expect(await namesSeenBy(outsider, "q=orden demo&sort=name")).toEqual(["Nube", "Ñandú", "Obra"]);
  expect(await namesSeenBy(outsider, "q=orden demo&sort=-capacity")).toEqual(["Ñandú", "Obra", "Nube"]);
});
