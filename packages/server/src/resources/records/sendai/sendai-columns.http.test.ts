// The table of the Sendai indicators over HTTP: its columns, the cards behind a number, the plans of the law, the sheet.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SendaiReport } from "@atalaya/contract/resources/records/sendai.ts";
import { anIndicatedRegion, people, rowOf, type IndicatedRegion } from "../../../testing/emergency/indicated-region.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

const path = "/records/risk/sendai";

let app: TestApp;
let country: IndicatedRegion;
let chief: IndicatedRegion["chief"];
let count: IndicatedRegion["count"];
let report: IndicatedRegion["report"];
let cellsOf: IndicatedRegion["cellsOf"];
let cardsOf: IndicatedRegion["cardsOf"];
let of: IndicatedRegion["of"];
let fire: IndicatedRegion["fire"];
beforeAll(async () => {
  app = await startTestApp();
  country = await anIndicatedRegion(app);
  ({ chief, count, report, cellsOf, cardsOf, of, fire } = country);
  await count(country.region, { year: 2017, population: people, households: 600_000, source: "Censo 2017, INE" });
});
afterAll(() => app.stop());

test("by hazard, by place and of some hazards alone, the columns of a year add up to it", async () => {
  const { region, valparaiso, quilpue, flood, rain } = country;
  await fire(2012, [of("deaths", 3)], { at: valparaiso, of: flood });
  await fire(2012, [of("deaths", 4)], { at: quilpue, of: rain });
  await fire(2012, [of("deaths", 5)], { at: region, of: flood });
  const numbers = (table: SendaiReport) => rowOf(table, "A-2").cells.map(({ numerator }) => numerator);
  const byHazard = await report(`place=${region}&by=hazard&to=2012`);
  expect(byHazard.columns.map(({ hazard }) => hazard)).toEqual(["MH0403", "MH0604"]);
  expect(numbers(byHazard)).toEqual([4, 8]);
  const byPlace = await report(`place=${region}&by=place&to=2012`);
  expect(byPlace.columns.map(({ name }) => name)).toEqual(["Quilpué", "Valparaíso", "Viña del Mar", undefined]);
  expect(numbers(byPlace)).toEqual([4, 3, null, 5]);
  expect(byPlace.columns.map(({ reported }) => reported)).toEqual([1, 1, 0, 0]);
  // What belongs to no municipality has no people of its own to be divided by.
  expect(rowOf(byPlace, "A-2").cells[3]).toMatchObject({ value: null, lacks: "population" });
  expect(numbers(await report(`place=${region}&from=2012&to=2012&hazard=MH0604`))).toEqual([8]);
});

test("a number leads to its cards, the largest first, and to nobody else's", async () => {
  const { region, valparaiso, quilpue, officer } = country;
  const first = await fire(2008, [of("houses_destroyed", 10)], { at: quilpue, title: "Incendio menor" });
  const second = await fire(2008, [of("people_in_destroyed", 90), of("injured", 5)], {
    at: valparaiso,
    title: "Incendio mayor",
  });
  const { cards, count: all } = await cardsOf(`place=${region}&indicator=B-1&year=2008`);
  expect(all).toBe(2);
  expect(cards).toMatchObject([
    {
      id: second.id,
      title: "Incendio mayor",
      company_name: "Valparaíso",
      observed_on: "2008-02-02",
      value: 95,
      is_modelled: false,
    },
    { id: first.id, title: "Incendio menor", value: (10 * people) / 600_000, is_modelled: true },
  ]);
  const { cards: own } = (await officer.get(`${path}/cards?indicator=B-1&year=2008`)).body;
  expect(own).toMatchObject([{ id: second.id }]);
  expect((await cardsOf(`place=${region}&indicator=E-2&year=2008`)).cards).toEqual([]);
});

test("plans in force at the end of a year make E-2 and G-4", async () => {
  const { region, valparaiso } = country;
  for (const plan_kind of ["drr", "evacuation"])
    await chief.post("/legal-documents", {
      company_id: valparaiso,
      kind: "plan",
      plan_kind,
      number: plan_kind,
      title_es: "Plan Demo",
      issuing_body: "Municipalidad Demo",
      level: "communal",
      issued_on: "2019-06-01",
      status: "in_force",
    });
  const table = await report(`place=${region}&from=2018&to=2019`);
  for (const code of ["E-2", "G-4"] as const) {
    expect(rowOf(table, code).cells.map(({ numerator, denominator }) => [numerator, denominator])).toEqual([
      [0, 3],
      [1, 3],
    ]);
    expect(rowOf(table, code).cells[1]!.value).toBeCloseTo(100 / 3, 6);
  }
  // Whoever may not read the law is told nothing of its plans, not even that there are none.
  await chief.post("/roles", { name_es: "Cifras", permissions: ["records.risk.index"] });
  const { status, body } = await (await app.as("cifras", [region])).get(`${path}?place=${region}&from=2018&to=2019`);
  expect(status).toBe(200);
  const untold = { numerator: null, value: null };
  expect(rowOf(body, "E-2").cells).toMatchObject([untold, untold]);
  expect(rowOf(body, "G-4").cells).toMatchObject([untold, untold]);
});

test("unknown parameters and years in disorder are refused, and a table of nothing is one of dashes", async () => {
  for (const [query, field] of [
    ["from=2024&to=2020", "from"],
    ["from=1900", "from"],
    ["by=month", "by"],
    ["hazrd=EN0205", "hazrd"],
  ]) {
    const { status, body } = await chief.get(`${path}?${query}`);
    expect([status, Object.keys(body.errors)], query).toEqual([422, [field]]);
  }
  const cell = await cellsOf(country.elsewhere, 1990);
  expect(cell("A-1")).toMatchObject({ value: null, numerator: null, is_open: true });
  expect((await chief.get(`${path}/cards?indicator=Z-1&year=2020`)).status).toBe(422);
});

test("the sheet holds a row for each indicator of each column, with what it was made of", async () => {
  await fire(2024, [of("deaths", 134)]);
  const { status, bytes } = await chief.get(`${path}/export?format=csv&place=${country.region}&from=2024&to=2024`);
  expect(status).toBe(200);
  const lines = new TextDecoder().decode(bytes).split("\r\n");
  expect(lines[0]).toContain("Año;Lugar;Amenaza;Código;Indicador;Valor");
  const deaths = lines.find((line) => line.includes(";A-2;"))!.split(";");
  expect(deaths.slice(0, 2)).toEqual(["2024", "Región de Valparaíso"]);
  expect(Number(deaths[5]!.replace(",", "."))).toBeCloseTo(7.3792, 3);
  expect(deaths.slice(6, 12)).toEqual(["", "134", "1815902", "2017", "Censo 2017, INE", "Reportada"]);
  expect(lines.filter(Boolean)).toHaveLength(29);
});
