// The figures of the fifteen disasters of the demo, as they were published: every one is there as a row, on its day, and stays there.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Figure, Metric } from "@atalaya/contract/domain/losses.ts";
import type { EventFamily } from "@atalaya/contract/resources/records/event-family.ts";
import { loadDemo } from "./demo/load.ts";
import { system } from "./platform/database/database.ts";
import { startTestApp, type Caller, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let reader: Caller;
beforeAll(async () => {
  app = await startTestApp();
  await loadDemo(app.database);
  reader = await app.as("super_admin");
}, 120_000);
afterAll(() => app.stop());

type Course = Partial<Record<Metric, readonly (readonly [as_of: string, value: number | null])[]>>;

/** As the press, ministries and the Red Cross published them; written here by hand, apart from the demo. */
const published: Record<string, Course> = {
  "Terremoto y tsunami del Maule": {
    deaths: [
      ["2010-03-31", 452],
      ["2010-04-07", 486],
      ["2010-05-15", 521],
      ["2011-01-26", 523],
    ],
    missing: [
      ["2010-03-31", 96],
      ["2010-04-07", 79],
      ["2010-05-15", 56],
      ["2011-01-26", 24],
    ],
    direct_affected: [["2010-02-27", 800_000]],
    loss_usd: [["2010-02-27", 30_000_000_000]],
  },
  "Terremoto y tsunami de Illapel": {
    evacuated: [["2015-09-16", 1_000_000]],
    deaths: [
      ["2015-09-17", 8],
      ["2015-09-18", 12],
      ["2015-09-19", 13],
    ],
    missing: [
      ["2015-09-18", 5],
      ["2015-09-19", 6],
    ],
    direct_affected: [["2015-09-18", 642]],
    houses_destroyed: [["2015-09-18", 62]],
    houses_damaged: [["2015-09-18", 194]],
  },
  "Terremoto de Iquique (Norte Grande)": {
    deaths: [["2014-04-02", 6]],
    evacuated: [["2014-04-02", 972_457]],
    houses_damaged: [["2014-04-02", 2000]],
  },
  "Gran incendio de Valparaíso": {
    burned_ha: [["2014-04-12", 850]],
    deaths: [["2014-04-12", 15]],
    injured: [["2014-04-12", 500]],
    houses_destroyed: [["2014-04-12", 2900]],
    direct_affected: [["2014-04-12", 12_500]],
  },
  "Megaincendio de la Región de Valparaíso": {
    deaths: [
      ["2024-02-04", 112],
      ["2024-02-05", 122],
      ["2024-02-11", 131],
      ["2024-02-17", 133],
      ["2024-03-02", 134],
    ],
    houses_destroyed: [
      ["2024-02-11", 6974],
      ["2024-03-02", 7000],
    ],
    houses_damaged: [["2024-02-11", 100]],
    burned_ha: [["2024-02-02", 8581.37]],
    loss_usd: [["2024-03-02", 1_000_000_000]],
  },
  "Incendio de Viña del Mar de diciembre de 2022": {},
  "Incendios forestales de la temporada de 2017": {
    deaths: [["2017-01-31", 11]],
    direct_affected: [["2017-01-31", 6000]],
    houses_destroyed: [["2017-01-31", 1500]],
    burned_ha: [["2017-01-31", 467_000]],
  },
  "Incendio de Santa Olga": {
    houses_destroyed: [["2017-01-26", 1000]],
    evacuated: [["2017-01-26", 5000]],
    deaths: [["2017-01-26", 1]],
  },
  "Erupción del volcán Chaitén": {
    evacuated: [["2008-05-04", 4000]],
    deaths: [["2008-05-02", 1]],
    houses_destroyed: [["2008-05-02", 500]],
  },
  "Erupción del volcán Villarrica": {
    evacuated: [
      ["2015-03-03", 3358],
      ["2015-03-03", 3605],
    ],
    deaths: [["2015-03-03", null]],
  },
  "Aluviones de Atacama": {
    deaths: [
      ["2015-03-26", 4],
      ["2025-01-01", 31],
    ],
    missing: [
      ["2015-03-26", 22],
      ["2025-01-01", 49],
    ],
    direct_affected: [["2025-01-01", 16_000]],
    loss_usd: [["2025-01-01", 1_500_000_000]],
  },
  "Inundación de Chañaral y Atacama": {
    direct_affected: [["2017-05-13", 2196]],
    sheltered: [["2017-05-13", 1916]],
    houses_destroyed: [["2017-05-13", 150]],
    power_cut: [["2017-05-13", 9155]],
    water_cut: [["2017-05-13", 40_300]],
  },
  "Inundaciones de la zona centro-sur": {
    deaths: [["2008-08-31", 4]],
    indirect_affected: [["2008-08-31", 81_755]],
    houses_damaged: [["2008-08-31", 10_922]],
  },
  "Incendios forestales de la zona centro-sur": {
    deaths: [["2023-02-28", 26]],
    houses_destroyed: [["2023-02-28", 1559]],
    burned_ha: [["2023-02-28", 274_000]],
    injured: [["2023-02-28", 1000]],
  },
  "Terremoto de Tarapacá": {
    deaths: [["2005-06-13", 11]],
    injured: [["2005-06-13", 182]],
  },
};

type Row = { title: string; metric: Metric; as_of: string; value: number | null; is_current: boolean };

const rows = async (): Promise<Row[]> =>
  (
    await sql<Row>`select r.title, f.metric, f.as_of, f.value, f.is_current from loss_values f join records r on r.id = f.record_id
      where r.title = any(${Object.keys(published)}::text[]) order by r.id, f.as_of, f.hour nulls first, f.nth`.execute(
      app.db,
    )
  ).rows;

const courses = (all: readonly Row[]): Record<string, Course> =>
  Object.fromEntries(
    Object.keys(published).map((title) => {
      const own = Map.groupBy(
        all.filter((row) => row.title === title),
        ({ metric }) => metric,
      );
      return [
        title,
        Object.fromEntries([...own].map(([metric, of]) => [metric, of.map(({ as_of, value }) => [as_of, value])])),
      ];
    }),
  );

test("every figure of the fifteen disasters stands as a row on the day on which it was published", async () => {
  expect(courses(await rows())).toEqual(published);
});

test("of each effect the figure published last is in force, and it alone", async () => {
  const held = (await rows()).filter(({ is_current }) => is_current);
  const last = Object.entries(published).flatMap(([title, course]) =>
    Object.entries(course).map(([metric, told]) => `${title}: ${metric} ${told.at(-1)!.join(" ")}`),
  );
  const said = held.map(({ title, metric, as_of, value }) => `${title}: ${metric} ${as_of} ${value ?? ""}`.trimEnd());
  expect(said.toSorted()).toEqual(last.map((line) => line.trimEnd()).toSorted());
});

test("rows that are made anew from the cards, as an update of the installation does, are the same rows", async () => {
  const before = await rows();
  await app.write(system, (tx) => sql`delete from loss_values`.execute(tx));
  expect(await rows()).toEqual([]);
  await app.write(system, (tx) => sql`select recount_losses()`.execute(tx));
  expect(await rows()).toEqual(before);
});

test("the card still tells every figure with its source and its day, in the order in which they were written", async () => {
  const { data } = (await reader.get("/records/risk?q=Megaincendio")).body;
  const { figures } = (await reader.get(`/records/risk/${data[0].id}`)).body as { figures: Figure[] };
  expect(figures.map(({ metric, value, as_of, source }) => [metric, value, as_of, source]).slice(4, 7)).toEqual([
    ["deaths", 134, "2024-03-02", "Prensa"],
    ["houses_destroyed", 6974, "2024-02-11", "MINVU"],
    ["houses_damaged", 100, "2024-02-11", "MINVU"],
  ]);
});

test("what one town tells of a season counts once: the country's own figure stands beside it, and is added to nothing", async () => {
  const [season] = (await reader.get("/records/risk?q=temporada de 2017")).body.data;
  const { parts, sums } = (await reader.get(`/records/risk/${season.id}/family`)).body as EventFamily;
  expect(parts.map(({ title }) => title)).toEqual(["Incendio de Santa Olga"]);
  expect(
    sums.map(({ metric, own, parts: told, difference, counts }) => [metric, own, told, difference, counts]),
  ).toEqual([
    ["deaths", 11, 1, 10, "parts"],
    ["direct_affected", 6000, null, null, "own"],
    ["evacuated", null, 5000, null, "parts"],
    ["houses_destroyed", 1500, 1000, 500, "parts"],
    ["burned_ha", 467_000, null, null, "own"],
  ]);
});

test("the fire that is under way is one of two that a heat wave set off, and none of the three is real", async () => {
  const [fire] = (await reader.get("/records/risk?q=Las Cañas")).body.data;
  const { umbrella } = (await reader.get(`/records/risk/${fire.id}/family`)).body as EventFamily;
  const { parts, chain } = (await reader.get(`/records/risk/${umbrella!.id}/family`)).body as EventFamily;
  expect(parts.map(({ title, company_name }) => [title, company_name])).toEqual([
    ["Incendio El Retiro (demo)", "Quilpué"],
    ["Incendio Las Cañas (demo)", "Valparaíso"],
  ]);
  expect(chain.map(({ title }) => title)).toEqual([
    "Ola de calor en la Región de Valparaíso (demo)",
    "Incendios forestales de la Región de Valparaíso (demo)",
  ]);
});
