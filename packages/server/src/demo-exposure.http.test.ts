// What the demo lays over the hills of Valparaíso, for counting what lies in an area: census units, zones of hazards, facilities.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDemo } from "./demo/load.ts";
import { startTestApp, type Caller, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let reader: Caller;
beforeAll(async () => {
  app = await startTestApp();
  await loadDemo(app.database);
  reader = await app.as("super_admin");
}, 120_000);
afterAll(() => app.stop());

type Unit = { id: number; title: string; value: number };
const unitsOf = async (domain: string, variable: string): Promise<Unit[]> => {
  const { data } = (await reader.get(`/records/${domain}?q=censal&per_page=100&sort=title`)).body;
  const { rows } = await sql<{ id: number }>`select id from variables where code = ${variable}`.execute(app.db);
  return data.filter((it: { variable_id: number }) => it.variable_id === rows[0]!.id);
};

test("each of twelve census units tells its people, its dwellings and how poor it is, in one shape", async () => {
  const [people, dwellings, poverty] = [
    await unitsOf("situation", "poblacion"),
    await unitsOf("situation", "viviendas"),
    await unitsOf("vulnerability", "pobreza-multidimensional"),
  ];
  expect(people.map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Unidad censal ficticia ${String(index + 1).padStart(2, "0")}`),
  );
  for (const [index, { value }] of people.entries()) {
    expect(value).toBeGreaterThan(200);
    expect(value).toBeLessThan(1400);
    expect(value / dwellings[index]!.value).toBeGreaterThan(2.5);
    expect(value / dwellings[index]!.value).toBeLessThan(3.6);
  }
  const { rows } = await sql`
    select title from records where id = any(${[...people, ...dwellings, ...poverty].map(({ id }) => id)}::bigint[])
    group by title having count(*) = 3 and count(distinct st_asbinary(geometry)) = 1`.execute(app.db);
  expect(rows).toHaveLength(12);
});

test("nobody of the demo is counted twice: units of people neither overlap nor leave gaps, and lie in Valparaíso", async () => {
  const { rows } = await sql<{ overlapping: number; outside: number; gap: number }>`
    with shape as (select r.id, r.title, r.company_id, r.geometry from records r join variables v on v.id = r.variable_id
      where v.code = 'poblacion' and r.deleted_at is null),
    unit as (select * from shape where title like 'Unidad censal%')
    select (select count(*) from shape a join shape b on a.id < b.id and st_relate(a.geometry, b.geometry, 'T********'))
        as overlapping,
      (select count(*) from unit join company_boundaries b using (company_id) where not st_within(unit.geometry, b.boundary))
        as outside,
      (select st_numinteriorrings(st_union(geometry)) from unit) as gap`.execute(app.db);
  expect(rows).toEqual([{ overlapping: 0, outside: 0, gap: 0 }]);
});

test("a zone of fire covers some units whole, others in part and one or more not at all, with schools and a shelter inside", async () => {
  const within = async (units: ReturnType<typeof sql>) =>
    (
      await sql<{ title: string; part: number }>`
        with zone as (select geometry from records where title = 'Zona de interfaz, cerros altos (demo)')
        select r.title, case st_dimension(r.geometry) when 2 then st_area(st_intersection(r.geometry, zone.geometry)) / st_area(r.geometry)
          else (st_intersects(r.geometry, zone.geometry))::int end as part
        from records r join variables v on v.id = r.variable_id, zone
        where r.status = 'published' and r.domain = 'situation' and ${units}`.execute(app.db)
    ).rows;
  const parts = (await within(sql`v.code = 'poblacion' and r.title like 'Unidad censal%'`)).map(({ part }) => part);
  expect(parts.filter((part) => part > 0.01 && part < 0.99).length).toBeGreaterThan(3);
  expect(parts.some((part) => part > 0.9)).toBe(true);
  expect(parts.some((part) => part < 0.1)).toBe(true);
  const points = await within(
    sql`st_dimension(r.geometry) = 0 and v.code in ('establecimiento-educacional', 'albergue')`,
  );
  expect(points.filter(({ part }) => part > 0).map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Escuela El Molle (demo)", "Liceo Los Ulmos (demo)", "Sede vecinal Los Tineos (demo)"]),
  );
});
