// The indicators of the Sendai Framework over HTTP, beside tables that were computed by hand out of published numbers (domain 2.3 and 6.2).
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SendaiCode } from "@atalaya/contract/domain/sendai.ts";
import { anIndicatedRegion, people, rowOf, type IndicatedRegion } from "../../../testing/emergency/indicated-region.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: IndicatedRegion;
let count: IndicatedRegion["count"];
let report: IndicatedRegion["report"];
let cellsOf: IndicatedRegion["cellsOf"];
let of: IndicatedRegion["of"];
let fire: IndicatedRegion["fire"];
beforeAll(async () => {
  app = await startTestApp();
  country = await anIndicatedRegion(app);
  ({ count, report, cellsOf, of, fire } = country);
});
afterAll(() => app.stop());

test("the megafire of 2024 in its region: published figures, divided by the people of the census", async () => {
  await count(
    country.region,
    { year: 2017, population: people, households: 600_000, source: "Censo 2017, INE" },
    { year: 2024, gdp_local: 20e12, exchange_rate_usd: 950, source: "Demo" },
  );
  await fire(2024, [
    { ...of("deaths", 112), as_of: "2024-02-04" },
    { ...of("deaths", 131), as_of: "2024-02-11" },
    of("deaths", 134),
    { ...of("houses_destroyed", 6974), as_of: "2024-02-11" },
    of("houses_destroyed", 7000, { qualifier: "approximate" }),
    of("burned_ha", 8581.37),
    of("loss_usd", 1e9, { qualifier: "at_least", currency: "USD" }),
  ]);
  const cell = await cellsOf(country.region, 2024);
  expect(cell("A-2")).toEqual({
    value: (134 * 100_000) / people,
    numerator: 134,
    denominator: people,
    denominator_year: 2017,
    denominator_source: "Censo 2017, INE",
    basis: "reported",
    is_open: false,
    cards: 1,
    lacks: null,
  });
  expect(cell("A-2").value).toBeCloseTo(7.38, 2);
  // Nobody told of missing people: the sum of both is that much or more.
  expect(cell("A-3")).toMatchObject({ value: null, numerator: null, basis: null });
  expect(cell("A-1")).toMatchObject({ value: (134 * 100_000) / people, basis: "derived", is_open: true });
  // 7,000 houses of 1,815,902 / 600,000 persons.
  expect(cell("B-4")).toMatchObject({ basis: "modelled", is_open: false, lacks: null });
  expect(cell("B-4").numerator).toBeCloseTo(21_185.52, 2);
  expect(cell("B-1")).toMatchObject({ numerator: cell("B-4").numerator, basis: "modelled", is_open: true });
  // US$ 1,000 million at 950 pesos, of 20 billion millions.
  expect(cell("C-1")).toMatchObject({ numerator: 950e9, denominator: 20e12, value: 4.75, is_open: true });
  expect(cell("C-1")).toMatchObject({ basis: "reported", denominator_year: 2024, denominator_source: "Demo" });
  const { currency, columns } = await report(`place=${country.region}&from=2024&to=2024`);
  expect({ currency, columns }).toEqual({
    currency: "CLP",
    columns: [{ year: 2024, is_running: false, reported: 1, municipalities: 3 }],
  });
});

test("every indicator of a year, beside a table computed by hand", async () => {
  const { valparaiso, quilpue, region } = country;
  await count(
    region,
    { year: 2017, population: people, households: 600_000, source: "Censo 2017, INE" },
    {
      year: 2023,
      population: 2_000_000,
      gdp_local: 10e12,
      exchange_rate_usd: 800,

      workers_per_ha: 2,
    },
    { year: 2024, gdp_local: 20e12, exchange_rate_usd: 950, source: "Demo" },
  );
  await count(valparaiso, {
    year: 2023,
    population: 300_000,
    households: 100_000,
    drr_strategy_score: 0.5,
    monitoring_score: 0.25,
    warned_population: 120_000,
  });
  const service = (name: string) => ({ service: name, hours: 5, users: 100 });
  await fire(
    2023,
    [
      of("deaths", 15),
      of("missing", 2),
      of("injured", 500),
      of("people_in_damaged", 40),
      of("houses_damaged", 1000),
      of("houses_destroyed", 2900),
      of("crops_ha", 850),
      of("loss_agri", 1e9, { currency: "CLP" }),
      of("loss_productive", 2e9, { currency: "CLP" }),
      of("loss_health", 3e6, { currency: "USD" }),
      of("loss_education", 1e9, { currency: "CLP" }),
      of("loss_culture", 5e8, { currency: "CLP" }),
      of("health_facilities_damaged", 3),
      of("health_facilities_destroyed", 1),
      of("education_facilities_damaged", 9),
      of("other_infra_destroyed", 4),
      of("pre_emptive_evacuated", 600),
      of("exposed_population", 800),
    ],
    {
      at: valparaiso,
      event: { services: [service("education"), service("health"), service("power"), service("water")] },
    },
  );
  await fire(
    2023,
    [
      of("deaths", 1),
      of("people_in_destroyed", 100),
      of("houses_destroyed", 30),
      of("livelihoods_affected", 20),
      of("loss_housing", 6e8, { currency: "CLP" }),
      // Of nobody is known how many were exposed: not a share of anything.
      of("pre_emptive_evacuated", 5000),
    ],
    { at: quilpue, event: { services: [service("power")] } },
  );
  const cell = await cellsOf(region, 2023);
  const rate = (number: number) => (number * 100_000) / 2_000_000;
  const share = (amount: number) => (amount * 100) / 10e12;
  // Quilpué told persons; Valparaíso houses, where three live in each.
  const destroyed = 100 + 2900 * 3;
  const livelihoods = 20 + 850 * 2;
  const housing = 6e8;
  const infrastructure = 3e6 * 800 + 1e9;
  const expected: Partial<Record<SendaiCode, number | null>> = {
    "A-1": rate(18),
    "A-2": rate(16),
    "A-3": rate(2),
    "B-1": rate(500 + 40 + destroyed + livelihoods),
    "B-2": rate(500),
    "B-3": rate(40),
    "B-4": rate(destroyed),
    "B-5": rate(livelihoods),
    "C-1": share(1e9 + 2e9 + housing + infrastructure + 5e8),
    "C-2": share(1e9),
    "C-3": share(2e9),
    "C-4": share(housing),
    "C-5": share(infrastructure),
    "C-6": share(5e8),
    "D-1": 17,
    "D-2": 4,
    "D-3": 9,
    "D-4": 4,
    "D-5": 5,
    "D-6": 1,
    "D-7": 1,
    "D-8": 3,
    "E-1": null,
    "E-2": 0,
    "G-2": null,
    "G-3": null,
    "G-4": 0,
    "G-6": 75,
  };
  const table = await report(`place=${region}&from=2023&to=2023`);
  expect(table.rows.map(({ code }) => code)).toEqual(Object.keys(expected));
  for (const { code } of table.rows) {
    const value = expected[code] ?? null;
    if (value === null) expect(cell(code).value, code).toBeNull();
    else expect(cell(code).value, code).toBeCloseTo(value, 6);
  }
  expect(table.rows.filter(({ cells }) => cells[0]!.basis === "modelled").map(({ code }) => code)).toEqual([
    "B-1",
    "B-4",
    "B-5",
  ]);
  // A municipality's own table divides by its own people, and its scores are told as they are.
  const own = await cellsOf(valparaiso, 2023);
  expect(own("A-2")).toMatchObject({ value: 5, denominator: 300_000 });
  expect(own("E-1")).toMatchObject({ value: 0.5, basis: "reported" });
  expect(own("G-2")).toMatchObject({ value: 0.25, basis: "reported" });
  expect(own("G-3")).toMatchObject({ value: 40_000, numerator: 120_000, denominator: 300_000 });
  expect(own("C-2")).toMatchObject({ value: null, numerator: 1e9, lacks: "gdp_local" });
});

test("never a rate made of nothing: what its places have not counted is named, and nothing stands in its place", async () => {
  const { viña } = country;
  await fire(2022, [of("deaths", 2), of("loss_local", 5e8, { currency: "USD" }), of("houses_destroyed", 10)], {
    at: viña,
  });
  const cell = await cellsOf(viña, 2022);
  expect(cell("A-2")).toMatchObject({ value: null, numerator: 2, denominator: null, lacks: "population" });
  expect(cell("C-1")).toMatchObject({ value: null, numerator: null, is_open: true, lacks: "exchange_rate_usd" });
  // Nobody counted households here: those of the region are taken.
  expect(cell("B-4").numerator).toBeCloseTo((10 * people) / 600_000, 6);
  const { missing } = await report(`place=${viña}&from=2021&to=2022`);
  expect(missing).toEqual([
    { company_id: viña, name: "Viña del Mar", what: "population", years: [2021, 2022] },
    { company_id: viña, name: "Viña del Mar", what: "gdp_local", years: [2021, 2022] },
    { company_id: viña, name: "Viña del Mar", what: "exchange_rate_usd", years: [2022] },
  ]);
});

test("where nobody counted households there are four persons in each, and so where the count cannot be right", async () => {
  const { talcahuano } = country;
  await fire(2022, [of("houses_damaged", 10)], { at: talcahuano });
  expect((await cellsOf(talcahuano, 2022))("B-3").numerator).toBe(40);
  await count(talcahuano, { year: 2020, population: 150_000, households: 5000 });
  expect((await cellsOf(talcahuano, 2022))("B-3").numerator).toBe(40);
  await count(talcahuano, { year: 2020, population: 150_000, households: 50_000 });
  expect((await cellsOf(talcahuano, 2022))("B-3").numerator).toBe(30);
});

test("houses that a part tells count once, though its umbrella tells the people who lived in them", async () => {
  const { region, quilpue } = country;
  const umbrella = await fire(2018, [of("people_in_destroyed", 90), of("injured", 7)], { at: region });
  const before = await cellsOf(region, 2018);
  expect(before("B-4")).toMatchObject({ numerator: 90, basis: "reported" });
  await fire(2018, [of("houses_destroyed", 10)], { at: quilpue, umbrella_id: umbrella.id });
  const after = await cellsOf(region, 2018);
  expect(after("B-4")).toMatchObject({ basis: "modelled", cards: 1 });
  expect(after("B-4").numerator).toBeCloseTo((10 * people) / 600_000, 6);
  expect(after("B-2").numerator).toBe(7);
});

test("a total that a part tells takes the place of its umbrella's parts of a loss, and of none it is the sum of them", async () => {
  const { region, quilpue } = country;
  const money = { currency: "CLP" };
  const umbrella = await fire(2016, [of("loss_agri", 1000, money), of("loss_culture", 500, money)], { at: region });
  expect((await cellsOf(region, 2016))("C-1").numerator).toBe(1500);
  await fire(2016, [of("loss_local", 300, money), of("loss_agri", 200, money)], {
    at: quilpue,
    umbrella_id: umbrella.id,
  });
  const cell = await cellsOf(region, 2016);
  expect(cell("C-1").numerator).toBe(300);
  expect(cell("C-2").numerator).toBe(200);
  expect(cell("C-6").numerator).toBe(500);
});

test("the mean of 2005 to 2015 is that of the years of which something is known", async () => {
  const { region } = country;
  await fire(2010, [of("deaths", 36)]);
  await fire(2014, [of("deaths", 15)]);
  const table = await report(`place=${region}&from=2020&to=2021`);
  const { baseline } = rowOf(table, "A-2");
  expect(baseline).toMatchObject({ years: 2, is_open: false });
  expect(baseline!.value).toBeCloseTo((((36 + 15) / 2) * 100_000) / people, 6);
  expect(rowOf(table, "E-2").baseline).toBeNull();
  expect(rowOf(table, "A-3").baseline).toEqual({ value: null, years: 0, is_open: false });
});

test("a score lies between 0 and 1, and nobody warns fewer people than none", async () => {
  const { chief, quilpue } = country;
  const { version } = (await chief.get(`/companies/${quilpue}`)).body;
  const stats = [{ year: 2023, drr_strategy_score: 1.5, monitoring_score: -0.1, warned_population: -1 }];
  const { status, body } = await chief.put(`/companies/${quilpue}`, { version, stats });
  expect([status, Object.keys(body.errors).toSorted()]).toEqual([
    422,
    ["stats.0.drr_strategy_score", "stats.0.monitoring_score", "stats.0.warned_population"],
  ]);
});
