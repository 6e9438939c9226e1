// Then beside today: what of a list is not as it stood at a moment, and what is the same is not told.
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RecordsSince } from "@atalaya/contract/resources/records/as-of.ts";
import { aCountry, aRecord } from "../../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let at: string;
const ids: Record<string, number> = {};

const change = async (name: string, changes: object) => {
  const { version } = (await country.chief.get(`/records/situation/${ids[name]}`)).body;
  const answer = await country.chief.put(`/records/situation/${ids[name]}`, { ...changes, version });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const make = async (name: string, changes: object = {}) => {
  const draft = aRecord({ company_id: country.valparaiso, variable_id: country.shelters, title: name, value: 10 });
  const answer = await country.chief.post("/records/situation", { ...draft, ...changes });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  ids[name] = answer.body.id;
};

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  for (const name of ["igual", "ida y vuelta", "otra capacidad", "se borra", "se muda", "sin techo"]) await make(name);
  await make("de otra región", { company_id: country.talcahuano });
  await setTimeout(5);
  at = new Date().toISOString();
  await setTimeout(5);
  await change("ida y vuelta", { value: 40 });
  await change("ida y vuelta", { value: 10 });
  await change("otra capacidad", { value: 25 });
  await change("otra capacidad", { value: 30 });
  const { version } = (await country.chief.get(`/records/situation/${ids["se borra"]}`)).body;
  await country.chief.delete(`/records/situation/${ids["se borra"]}?version=${version}`);
  await change("se muda", { company_id: country.quilpue });
  await change("de otra región", { value: 99 });
  await change("sin techo", { title: "con techo" });
  await make("nuevo");
});
afterAll(() => app.stop());

async function since(by: Caller, query = ""): Promise<RecordsSince> {
  const answer = await by.get(`/records/situation/since?at=${at}${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
/** By name: value or place then, and today; null where it was not, or is not, in the list. */
const told = ({ data }: RecordsSince, field: "value" | "company_id" = "value") =>
  Object.fromEntries(
    data.map(({ before, after }) => [(after ?? before)!.title, [before?.[field] ?? null, after?.[field] ?? null]]),
  );

test("what was made, deleted or changed since stands there then and today; what was put back as it was does not", async () => {
  const all = await since(country.chief);
  expect(all.is_whole).toBe(true);
  expect(told(all)).toEqual({
    "otra capacidad": [10, 30],
    "se borra": [10, null],
    "se muda": [10, 10],
    "de otra región": [10, 99],
    "con techo": [10, 10],
    nuevo: [null, 10],
  });
  expect(told(all, "company_id")["se muda"]).toEqual([country.valparaiso, country.quilpue]);
  expect(all.data.find(({ id }) => id === ids["otra capacidad"])?.changes).toBe(2);
});

test("both lists are asked the same question: what no longer meets its filters was in it, and is not today", async () => {
  expect(told(await since(country.chief, `&place=${country.valparaiso}`))).toEqual({
    "otra capacidad": [10, 30],
    "se borra": [10, null],
    "se muda": [10, null],
    "con techo": [10, 10],
    nuevo: [null, 10],
  });
  expect(told(await since(country.chief, "&q=sin techo"))).toEqual({ "sin techo": [10, null] });
  expect(told(await since(country.chief, "&q=con techo"))).toEqual({ "con techo": [null, 10] });
});

test("nobody learns what changed beyond his places, and a moment has to be told", async () => {
  expect(Object.keys(told(await since(country.outsider)))).toEqual(["de otra región"]);
  expect(told(await since(country.officer))["se muda"]).toEqual([10, null]);
  const untold = await country.chief.get("/records/situation/since");
  expect([untold.status, Object.keys(untold.body.errors)]).toEqual([422, ["at"]]);
});
