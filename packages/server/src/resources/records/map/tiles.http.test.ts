// Map tiles of records over HTTP: decoded as the map decodes them, and compared with the list.
import { VectorTile } from "@mapbox/vector-tile";
import { sql } from "kysely";
import { PbfReader } from "pbf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../../platform/database/database.ts";
import { aCountry, aRecord, aVariable, inStatus } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { bytesOf, pointsIn, rowsOf, tileAt, tileOf, tilesAround } from "../../../testing/tiles.ts";
import { foldWhenMany } from "../folding.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let hospitals = 0;
let zoneId = 0;

const zone = [
  [-71.66, -33.08],
  [-71.58, -33.08],
  [-71.58, -33.02],
  [-71.66, -33.02],
  [-71.66, -33.08],
];
const hole = [
  [-71.63, -33.06],
  [-71.63, -33.04],
  [-71.61, -33.04],
  [-71.61, -33.06],
  [-71.63, -33.06],
];

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  hospitals = await aVariable(country.chief, { name_es: "Hospital" });
  const places = [country.valparaiso, country.quilpue, country.talcahuano];
  const draft = (number: number, geometry: object | null) =>
    aRecord({
      company_id: places[number % 3]!,
      variable_id: number % 4 === 0 ? hospitals : country.shelters,
      title: number % 9 === 0 ? `Ñuñoa ${number}` : `Punto ${number}`,
      observed_on: `2026-01-${String(1 + (number % 20)).padStart(2, "0")}`,
      geometry: geometry as null,
    });
  const shapes = [
    { type: "Polygon", coordinates: [zone, hole] },
    { type: "LineString", coordinates: [zone[0], zone[2]] },
    { type: "MultiPoint", coordinates: [zone[0], zone[1]] },
    // Far away, and beyond the edge of the map's projection.
    { type: "Point", coordinates: [179.999, -17] },
    { type: "Point", coordinates: [-109.4, -27.1] },
    { type: "Point", coordinates: [-60, -89] },
    null,
    null,
  ];
  for (let number = 0; number < 48; number++) {
    const scattered = {
      type: "Point",
      coordinates: [-71.65 + (number % 8) * 0.004, -33.07 + Math.floor(number / 8) * 0.004],
    };
    const made = await country.chief.post(
      "/records/situation",
      draft(number, number < 8 ? shapes[number]! : scattered),
    );
    expect(made.status).toBe(201);
    if (number % 2 === 1) await inStatus(app, made.body.id, "published");
    if (number === 0) zoneId = made.body.id;
  }
});
afterAll(() => app.stop());

const filters = () => [
  "",
  `variable=${hospitals}`,
  "status=published",
  "observed_from=2026-01-05&observed_to=2026-01-12",
  "q=nunoa",
  `place=${country.region}`,
  `variable=${country.shelters}&status=draft&place=${country.talcahuano}`,
];
const callers = () => ({ chief: country.chief, regional: country.regional, outsider: country.outsider });

test.each([14, 16])(
  "at zoom %i the map shows exactly the records of the list, for every filter and caller",
  async (z) => {
    for (const [name, caller] of Object.entries(callers()))
      for (const query of filters()) {
        if (name === "outsider" && query.includes(`place=${country.region}`)) continue;
        if (name === "regional" && query.includes(`place=${country.talcahuano}`)) continue;
        const rows = await rowsOf(caller, query);
        const shown: number[] = [];
        // Also where the whole list has records, so that one that should be hidden would be seen.
        for (const address of tilesAround(await rowsOf(country.chief, ""), z))
          shown.push(...(await pointsIn(caller, address, query)).map(({ id }) => id!));
        expect(shown.toSorted(), `${name} ${query}`).toEqual(rows.map(({ id }) => id).toSorted());
      }
  },
  120_000,
);

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])(
  "at zoom %i the counts on the map add up to the list's total",
  async (z) => {
    for (const [name, caller] of Object.entries(callers()))
      for (const query of z % 4 === 0 ? filters() : [""]) {
        if (name === "outsider" && query.includes(`place=${country.region}`)) continue;
        if (name === "regional" && query.includes(`place=${country.talcahuano}`)) continue;
        const { body } = await caller.get(`/records/situation/totals?${query}`);
        let sum = 0;
        for (const address of tilesAround(await rowsOf(country.chief, ""), z))
          for (const { count, id, ring } of await pointsIn(caller, address, query)) {
            sum += count ?? 1;
            expect(count === undefined).toBe(id !== undefined);
            const shares = (ring ?? "").split(",").map((share) => Number(share.split(":")[1]));
            if (count) expect(shares.reduce((one, other) => one + other)).toBe(count);
          }
        expect(sum, `${name} ${query}`).toBe(body.with_geometry);
      }
  },
  120_000,
);

test("a polygon is cut at the tile's edge, wound as the format asks, and keeps its hole", async () => {
  // The zone covers several tiles of this zoom; the middle one lies around a corner of the hole.
  const address = tileAt(14, [-71.62, -33.05]);
  const layer = (await tileOf(country.chief, address)).layers["shapes"]!;
  const features = Array.from({ length: layer.length }, (_, index) => layer.feature(index));
  const polygon = features.find((feature) => feature.properties["id"] === zoneId)!;
  const rings = polygon.loadGeometry();
  const area = (ring: { x: number; y: number }[]) =>
    ring.slice(1).reduce((sum, { x, y }, index) => sum + ring[index]!.x * y - x * ring[index]!.y, 0);

  expect(area(rings[0]!)).toBeGreaterThan(0);
  for (const inner of rings.slice(1)) expect(area(inner)).toBeLessThan(0);
  for (const { x, y } of rings.flat()) {
    expect(Math.abs(x - 2048)).toBeLessThanOrEqual(2048 + 128);
    expect(Math.abs(y - 2048)).toBeLessThanOrEqual(2048 + 128);
  }
  const line = features.find((feature) => feature.type === 2);
  expect(
    line
      ?.loadGeometry()
      .flat()
      .every(({ x }) => Math.abs(x - 2048) <= 2176),
  ).toBe(true);

  const whole = (await tileOf(country.chief, tileAt(9, [-71.62, -33.05]))).layers["shapes"]!;
  const found = Array.from({ length: whole.length }, (_, index) => whole.feature(index));
  expect(found.find((feature) => feature.properties["id"] === zoneId)!.loadGeometry()).toHaveLength(2);
});

test("a record on the map stands where the list says", async () => {
  const [row] = await rowsOf(country.chief, "q=Punto 20");
  const [z, x, y] = tileAt(16, row!.anchor);
  const layer = (await tileOf(country.chief, [z, x, y])).layers["points"]!;
  const feature = Array.from({ length: layer.length }, (_, index) => layer.feature(index)).find(
    ({ id }) => id === row!.id,
  )!;
  const { geometry } = feature.toGeoJSON(x, y, z) as unknown as { geometry: { coordinates: [number, number] } };
  expect(geometry.coordinates[0]).toBeCloseTo(row!.anchor[0], 5);
  expect(geometry.coordinates[1]).toBeCloseTo(row!.anchor[1], 5);
});

test("every point and shape that stands alone carries the value that its legend is drawn from (V10)", async () => {
  const levels = await aVariable(country.chief, {
    name_es: "Nivel",
    value_type: "category",
    options: [{ key: "alto", label_es: "Alto", label_en: null, color: null, icon: null, score: null }],
  });
  const line = { type: "LineString", coordinates: [zone[0], zone[2]] };
  const huge = 2 ** 53 - 1;
  const made: [variable_id: number, value: number | string | null, geometry: object][] = [
    [country.shelters, huge, { type: "Point", coordinates: [-70.11, -30.01] }],
    [country.shelters, null, { type: "Point", coordinates: [-70.21, -30.01] }],
    [levels, "alto", { type: "Point", coordinates: [-70.31, -30.01] }],
    [levels, "alto", line],
  ];
  const ids: number[] = [];
  for (const [variable_id, value, geometry] of made) {
    const draft = aRecord({ company_id: country.valparaiso, variable_id });
    ids.push((await country.chief.post("/records/situation", { ...draft, value, geometry })).body.id);
  }
  for (const z of [9, 14]) {
    const shown = new Map<number | undefined, unknown>();
    for (const [lon, lat] of [
      ...[-70.11, -70.21, -70.31].map((it) => [it, -30.01] as const),
      [-71.62, -33.05] as const,
    ]) {
      const tile = await tileOf(country.chief, tileAt(z, [lon, lat]));
      for (const layer of Object.values(tile.layers))
        for (let index = 0; index < layer.length; index++) {
          const { id, properties } = layer.feature(index);
          if (layer.name === "points" || id === ids[3]) shown.set(id, properties["value"]);
        }
    }
    expect(ids.map((id) => shown.get(id))).toEqual([huge, undefined, "alto", "alto"]);
  }
  for (const id of ids) await country.chief.delete(`/records/situation/${id}`);
});

test("records of a variable that is not to be grouped stand alone at every zoom, the others near them are counted (V10)", async () => {
  const apart = await aVariable(country.chief, { name_es: "Sirena", is_clustered: false });
  const ids: number[] = [];
  for (const variable_id of [apart, apart, country.shelters, country.shelters]) {
    const draft = aRecord({ company_id: country.valparaiso, variable_id });
    const geometry = { type: "Point", coordinates: [-70.5 - ids.length * 0.001, -31] };
    ids.push((await country.chief.post("/records/situation", { ...draft, geometry })).body.id);
  }
  const alone = async (z: number, query: string) =>
    (await pointsIn(country.chief, tileAt(z, [-70.5, -31]), query)).flatMap(({ variable_id, id }) =>
      variable_id === apart ? id : [],
    );
  for (const z of [3, 9, 12])
    for (const query of ["", "observed_from=2000-01-01"])
      expect((await alone(z, query)).toSorted(), `zoom ${z} ${query}`).toEqual(ids.slice(0, 2));
  const groups = await pointsIn(country.chief, tileAt(12, [-70.5, -31]));
  expect(groups.map(({ count }) => count)).toContain(2);
  const { body } = await country.chief.get(`/variables/situationMap/${apart}`);
  await country.chief.put(`/variables/situationMap/${apart}`, { version: body.version, is_clustered: true });
  expect(await alone(9, "")).toEqual([]);
  for (const id of ids) await country.chief.delete(`/records/situation/${id}`);
});

test("a tile that has not changed is not sent again, and never to somebody else from a shared cache", async () => {
  const address = tileAt(10, [-71.62, -33.05]);
  const first = await bytesOf(country.chief, address);
  const etag = first.headers.get("etag")!;
  expect(first.headers.get("vary")?.toLowerCase()).toContain("authorization");
  expect(first.headers.get("cache-control")).toContain("private");
  expect(first.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile");

  const path = `/records/situation/tiles/${address.join("/")}.mvt`;
  const again = await country.chief.get(path, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(again.bytes).toHaveLength(0);
  const throughProxy = await country.chief.get(path, { headers: { "if-none-match": `"other", W/${etag}` } });
  expect(throughProxy.status).toBe(304);
  expect((await country.outsider.get(path, { headers: { "if-none-match": etag } })).status).toBe(200);

  const [row] = await rowsOf(country.chief, "q=Punto 21");
  await country.chief.delete(`/records/situation/${row!.id}`);
  expect((await country.chief.get(path, { headers: { "if-none-match": etag } })).status).toBe(200);
  await country.chief.post(`/records/situation/${row!.id}/restore`);
});

test.each(["2/4/0", "0/0/1", "17/0/0", "-1/0/0", "1.5/0/0", "a/b/c", "3/-1/0"])(
  "a tile outside the grid does not exist: %s",
  async (address) => {
    const answer = await country.chief.get(`/records/situation/tiles/${address}.mvt`);
    expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
  },
);

test("a tile of the open sea is empty and not an error", async () => {
  const answer = await bytesOf(country.chief, [6, 0, 40]);
  expect(answer.status).toBe(200);
  expect(new VectorTile(new PbfReader(answer.bytes)).layers).toEqual({});
});

test("changes that move nothing on the map are added up too, so that asking whether a tile is still good costs the same after any number", async () => {
  const counted = async () => {
    const { rows } = await sql<{ rows: number; sum: number }>`
      select count(*) as rows, sum(count)::bigint as sum from record_changes`.execute(app.db);
    return rows[0]!;
  };
  for (let number = 0; number <= 300; number++)
    await app.write(system, (tx) =>
      tx
        .updateTable("records")
        .set({ source: `Catastro ${number}` })
        .where("id", "=", zoneId)
        .execute(),
    );
  const before = await counted();
  await foldWhenMany(app);
  const after = await counted();
  expect([before.rows > 300, after.rows < 10, after.sum]).toEqual([true, true, before.sum]);
});
