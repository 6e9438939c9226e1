// Losses as they stood: the sum of a day is what the public was told by then, each card counted once as disasters were joined and merged then.
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventSizes, LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import { aCountry, aRecord, aVariableDraft } from "../../../testing/factories.ts";
import { aFigure } from "../../../testing/sheets/stage.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let validator: Caller;
let fire = 0;
let flood = 0;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  validator = await app.as("admin", [null]);
  const type = async (hip_code: string) => {
    const draft = aVariableDraft({ kind: "event_type", value_type: "none", hip_code });
    return (await country.chief.post("/variables/riskAssessment", draft)).body.id as number;
  };
  [fire, flood] = [await type("EN0205"), await type("MH0604")];
});
afterAll(() => app.stop());

type Card = { id: number };

async function card(deaths: number, changes: object = {}): Promise<Card> {
  const draft = aRecord({
    company_id: country.valparaiso,
    variable_id: fire,
    value: null,
    observed_on: "2017-01-20",
    ...changes,
  });
  const answer = await country.chief.post("/records/risk", { ...draft, figures: [aFigure("deaths", deaths)] });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}
const versionOf = async ({ id }: Card): Promise<number> =>
  (await country.chief.get(`/records/risk/${id}`)).body.version;
async function step(one: Card, action: string, by: Caller = validator) {
  const body = { action, reason: "Balance nuevo", version: await versionOf(one) };
  const answer = await by.post(`/records/risk/${one.id}/transitions`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
async function publish(one: Card) {
  await step(one, "submit", country.chief);
  await step(one, "validate");
  await step(one, "publish");
}
async function change(one: Card, changes: object) {
  const body = { ...changes, reason: "Balance nuevo", version: await versionOf(one) };
  const answer = await country.chief.put(`/records/risk/${one.id}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
const correct = (one: Card, deaths: number) =>
  change(one, { figures: [aFigure("deaths", deaths, { note: `Corrige el balance: ${deaths}` })] });

/** Now, with nothing done within the same thousandth of a second before or after. */
async function moment(): Promise<string> {
  await setTimeout(5);
  const at = new Date().toISOString();
  await setTimeout(5);
  return at;
}
const asked = async <A>(path: string, at?: string): Promise<A> => {
  const answer = await country.chief.get(`/records/risk/${path}${at ? `&at=${at}` : ""}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const deathsAt = async (filter: string, at?: string) =>
  (await asked<LossSums>(`losses?by=year&metric=deaths${filter}`, at)).total.sums[0]?.value ?? null;

test("a disaster is corrected between two days: the sum of each day is what was said that day, and today's is today's", async () => {
  const ofFires = `&variable=${fire}`;
  const before = await moment();
  const disaster = await card(2);
  const draft = await moment();
  await publish(disaster);
  const first = await moment();
  await correct(disaster, 9);
  const corrected = await moment();
  await publish(disaster);
  const second = await moment();
  await correct(disaster, 11);
  await publish(disaster);
  const days = [before, draft, first, corrected, second, undefined];
  expect(await Promise.all(days.map((at) => deathsAt(ofFires, at)))).toEqual([null, null, 2, 2, 9, 11]);
  // A filter of the cards themselves is asked of then too.
  expect(await Promise.all(days.map((at) => deathsAt(`${ofFires}&status=published`, at)))).toEqual([
    null,
    null,
    2,
    null,
    9,
    11,
  ]);
  await country.chief.delete(`/records/risk/${disaster.id}?version=${await versionOf(disaster)}`);
});

test("whatever was done since, sums and sizes of a moment are what they were then, by year, month, place and hazard", async () => {
  const questions = () => [
    ...["year", "month", "place", "hazard", "year,month", "place,year"].map(
      (by) => `losses?metric=deaths,burned_ha&by=${by}`,
    ),
    `losses?metric=deaths&by=hazard&place=${country.valparaiso}`,
    "losses?metric=deaths&by=year&observed_from=2017-01-01",
    "event-sizes?metric=deaths",
  ];
  const answers = (at?: string) => Promise.all(questions().map((path) => asked<LossSums | EventSizes>(path, at)));
  const whole = await card(20, { company_id: country.region });
  const part = await card(7, { observed_on: "2017-01-21" });
  const other = await card(3, { variable_id: flood, observed_on: "2016-06-15" });
  const twin = await card(3, { variable_id: flood, observed_on: "2016-06-15" });
  const merged = async () => {
    const body = { version: await versionOf(other), other_id: twin.id, other_version: await versionOf(twin) };
    const answer = await country.chief.post(`/records/risk/${other.id}/merge`, { ...body, fields: [] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  const steps = [
    async () => {
      for (const one of [whole, part, other, twin]) await publish(one);
    },
    () => change(part, { umbrella_id: whole.id }),
    merged,
    () => change(other, { observed_on: "2017-06-15", date_precision: "year", variable_id: fire }),
    () => publish(other),
    () => correct(other, 40),
    () => step(other, "discard_revision"),
    () => step(part, "unpublish"),
    () => change(part, { company_id: country.quilpue }),
    () => publish(part),
    () => change(part, { umbrella_id: null }),
    () => step(part, "archive"),
    async () => country.chief.delete(`/records/risk/${whole.id}?version=${await versionOf(whole)}`),
    () => country.chief.post(`/records/risk/${whole.id}/restore`, {}),
  ];
  const remembered: { at: string; said: unknown }[] = [];
  for (const one of [async () => {}, ...steps]) {
    await one();
    remembered.push({ at: await moment(), said: await answers() });
  }
  for (const [index, { at, said }] of remembered.entries()) expect(await answers(at), `step ${index}`).toEqual(said);
  const told = remembered.map(({ said }) => JSON.stringify(said));
  expect(new Set(told).size).toBeGreaterThan(7);
});

test("losses of then are summed within what the caller may read", async () => {
  const at = await moment();
  const { rows } = (await country.outsider.get(`/records/risk/losses?by=place&metric=deaths&at=${at}`))
    .body as LossSums;
  expect(rows).toEqual([]);
});
