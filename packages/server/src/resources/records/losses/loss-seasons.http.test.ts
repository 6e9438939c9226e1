// When in the year disasters come, how often one of a size comes, and what they cost for each of the people who live there.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventSizes, LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { anIndicatedRegion, people, type IndicatedRegion } from "../../../testing/emergency/indicated-region.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let region: IndicatedRegion;
let wide: DomainRecord;
const path = "/records/risk";

beforeAll(async () => {
  app = await startTestApp();
  region = await anIndicatedRegion(app);
  const { valparaiso, quilpue, viña, of, published } = region;
  const dead = (value: number) => ({ figures: [{ ...of("deaths", value), as_of: "2023-06-01" }] });
  // Eight deaths in one flood over two municipalities: a disaster of ten it is not, each of its parts is one of less.
  wide = await published({ at: region.region, on: "2006-07-10", ...dead(9) });
  await published({ at: valparaiso, on: "2006-07-11", umbrella_id: wide.id, ...dead(5) });
  await published({ at: quilpue, on: "2006-07-12", umbrella_id: wide.id, ...dead(3) });
  await published({ at: viña, on: "2014-07-02", ...dead(15) });
  await published({ at: viña, on: "2014-02-02", ...dead(120) });
  await published({ at: valparaiso, on: "2009-01-01", date_precision: "year", ...dead(1) });
  await published({ at: valparaiso, on: "2011-02-20", date_precision: "month", ...dead(0) });
});
afterAll(() => app.stop());

const losses = async (query: string): Promise<LossSums["rows"]> => {
  const { status, body } = await region.chief.get(`${path}/losses?metric=deaths&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.rows;
};
const sizes = async (query = ""): Promise<EventSizes> => {
  const { status, body } = await region.chief.get(`${path}/event-sizes?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const thisYear = new Date().getUTCFullYear();

test("disasters stand by the month in which they came, of all years together; of whom only the year is known, in none", async () => {
  const told = (await losses("by=month")).map(({ month, cards, sums }) => [month, cards, sums[0]!.value]);
  expect(told).toEqual([
    [2, 2, 120],
    [7, 3, 23],
    [null, 1, 1],
  ]);
});

test("of some years alone the months are those of these years", async () => {
  const told = (await losses("by=month&observed_from=2014-01-01&observed_to=2014-12-31")).map(({ month, sums }) => [
    month,
    sums[0]!.value,
  ]);
  expect(told).toEqual([
    [2, 120],
    [7, 15],
  ]);
});

test("the list is narrowed down to a month of any year, and so are its sums", async () => {
  const titles = async (query: string) => {
    const { status, body } = await region.chief.get(`${path}?sort=observed_on&${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.map(({ observed_on }: DomainRecord) => observed_on);
  };
  expect(await titles("month=7")).toEqual(["2006-07-10", "2006-07-11", "2006-07-12", "2014-07-02"]);
  expect(await titles("month=1")).toEqual([]);
  expect(await titles("month=1,2")).toEqual(["2011-02-20", "2014-02-02"]);
  expect((await losses("by=year&month=7")).map(({ year, sums }) => [year, sums[0]!.value])).toEqual([
    [2006, 8],
    [2014, 15],
  ]);
});

test("a disaster of several places is one, as large as what counts of all its parts", async () => {
  expect(await sizes()).toEqual({
    years: { from: 2006, to: thisYear },
    currency: null,
    rows: [
      { least: 1, events: 4 },
      { least: 10, events: 2 },
      { least: 100, events: 1 },
    ],
  });
});

test("the years of the record are those that were asked for, with or without a disaster", async () => {
  expect(await sizes("observed_from=2000-01-01&observed_to=2010-12-31")).toMatchObject({
    years: { from: 2000, to: 2010 },
    rows: [{ least: 1, events: 2 }],
  });
  expect(await sizes("hazard=EN0205")).toEqual({ years: null, currency: null, rows: [] });
  expect(await sizes("metric=houses_destroyed")).toMatchObject({ rows: [] });
});

test("beside the losses of a place stands how many people live there, of a region those of its municipalities", async () => {
  const { valparaiso, quilpue, viña, count } = region;
  await count(valparaiso, { year: 2002, population: 275_982 }, { year: 2017, population: 296_655 });
  await count(viña, { year: 2017, population: 334_248 });
  const told = async (query: string) =>
    (await losses(`by=place&${query}`)).map((row) => [row.company_id, row.people, row.sums[0]!.value]);
  expect(await told("")).toEqual([
    [valparaiso, 296_655, 6],
    [quilpue, null, 3],
    [viña, 334_248, 135],
  ]);
  expect(await told("observed_to=2010-12-31")).toEqual([
    [valparaiso, 275_982, 6],
    [quilpue, null, 3],
  ]);
  expect(await told("place_kind=region")).toEqual([[region.region, null, 144]]);
  await count(quilpue, { year: 2017, population: 151_708 });
  expect(await told("place_kind=region")).toEqual([[region.region, 296_655 + 334_248 + 151_708, 144]]);
  await count(region.region, { year: 2017, population: people });
  expect(await told("place_kind=region")).toEqual([[region.region, people, 144]]);
  expect((await losses("by=year"))[0]).not.toHaveProperty("people");
});

test("a month that is none and a loss that is none are refused on their names", async () => {
  for (const [query, field] of [
    ["losses?month=13", "month.0"],
    ["losses?month=julio", "month.0"],
    ["losses?by=week", "by.0"],
    ["event-sizes?metric=muertos", "metric"],
  ]) {
    const { status, body } = await region.chief.get(`${path}/${query}`);
    expect([status, Object.keys(body.errors ?? {})], query).toEqual([422, [field]]);
  }
});

test("who reads one municipality is told of the disasters there alone, of what he counts of them", async () => {
  const { rows } = (await region.officer.get(`${path}/event-sizes`)).body as EventSizes;
  expect(rows).toEqual([{ least: 1, events: 2 }]);
});
