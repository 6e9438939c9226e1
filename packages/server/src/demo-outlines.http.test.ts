// The demo's outlines of places, as they stand in a database.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "./platform/database/database.ts";
import { loadPack } from "./resources/packs/load.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";
import { insertOutlines } from "./demo/outlines.ts";
import { chile } from "./demo/places.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.write(system, async (tx) => {
    await loadPack(tx, chile, ["places"]);
    const places = await tx.selectFrom("companies").select(["id", "territorial_code"]).execute();
    await insertOutlines(tx, new Map(places.map(({ id, territorial_code }) => [territorial_code!, id])));
  });
});
afterAll(() => app.stop());

const outlined = sql`companies c join company_boundaries b on b.company_id = c.id`;

async function codesWhere(condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select c.territorial_code as code from ${outlined} where ${condition} order by 1`.execute(app.db);
  return rows.map(({ code }) => code);
}

test("every place of Chile but Antártica has an outline, which is valid and marked as approximate with its source", async () => {
  const { rows } = await sql`
    select c.territorial_code as code from companies c
    where not exists (select from company_boundaries b where b.company_id = c.id)`.execute(app.db);
  expect(rows).toEqual([{ code: "12202" }]);
  expect(await codesWhere(sql`not st_isvalid(b.boundary)`)).toEqual([]);
  expect(await codesWhere(sql`not b.is_approximate or b.source <> 'límite aproximado (demo)'`)).toEqual([]);
});

test("every comuna holds its own point; only that of Isla de Pascua lies off its island", async () => {
  expect(await codesWhere(sql`c.kind = 'municipality' and not st_intersects(b.boundary, c.centroid)`)).toEqual([
    "05201",
  ]);
});

test("neighbours share their borders and do not overlap, and what lies in a place is all of it", async () => {
  const { rows } = await sql<{ kind: string; sum: number; whole: number }>`
    select c.kind, sum(st_area(b.boundary)) as sum, st_area(st_union(b.boundary)) as whole
    from ${outlined} group by 1`.execute(app.db);
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["country", "municipality", "province", "region"]);
  for (const { sum, whole } of rows) {
    expect(sum / whole).toBeCloseTo(1, 6);
    expect(whole / rows[0]!.whole).toBeCloseTo(1, 6);
  }
  const { rows: sides } = await sql`
    select 1 from ${outlined} join companies d on d.territorial_code = '05109' join company_boundaries e on e.company_id = d.id
    where c.territorial_code = '05101' and st_relate(b.boundary, e.boundary, 'F***1****')`.execute(app.db);
  expect(sides).toHaveLength(1);
});

test.each([
  ["the open sea off Valparaíso", -71.9, -32.95],
  ["Mendoza, beyond the Andes", -68.84, -32.89],
  ["La Paz", -68.12, -16.5],
  ["Río Gallegos", -69.22, -51.62],
  ["Ushuaia", -68.3, -54.8],
])("no outline covers %s", async (_where, lon, lat) => {
  expect(await codesWhere(sql`st_intersects(b.boundary, st_setsrid(st_point(${lon}, ${lat}), 4326))`)).toEqual([]);
});

test.each([
  ["Puerto Williams", "12201", -67.61, -54.94],
  ["Castro", "10201", -73.77, -42.48],
  ["San Pedro de Atacama", "02203", -68.2, -22.91],
  ["Hanga Roa", "05201", -109.42, -27.15],
])("%s lies in its comuna", async (_where, code, lon, lat) => {
  const here = sql`c.kind = 'municipality' and st_intersects(b.boundary, st_setsrid(st_point(${lon}, ${lat}), 4326))`;
  expect(await codesWhere(here)).toEqual([code]);
});
