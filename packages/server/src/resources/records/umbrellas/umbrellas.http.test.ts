// Disasters that several places share: what each of them is a part of, what they come to together, and what set what off (A10, V11).
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { EventFamily } from "@atalaya/contract/resources/records/event-family.ts";
import type { LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { DuplicatePair } from "@atalaya/contract/resources/records/merge.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { aCountry, aPlace, aRecord, aVariableDraft } from "../../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let [validator, regional]: Caller[] = [];
let [flood, rain, landslide, viña] = [0, 0, 0, 0];

const typeOf = async (name_es: string, hip_code: string) => {
  const draft = aVariableDraft({ kind: "event_type", value_type: "none", name_es, hip_code });
  return (await country.chief.post("/variables/riskAssessment", draft)).body.id as number;
};
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  viña = await aPlace(app, { name: "Viña del Mar", parent: country.region });
  validator = await app.as("admin", [null]);
  regional = await app.as("editor", [country.region, country.valparaiso, country.quilpue, viña]);
  flood = await typeOf("Inundación", "MH0604");
  rain = await typeOf("Lluvias intensas", "MH0403");
  landslide = await typeOf("Aluvión", "GH0301");
});
afterAll(() => app.stop());

const path = "/records/risk";
/** Days apart, so that no test meets the disasters of another one. */
let day = Date.parse("2001-01-01");
beforeEach(() => {
  day += 30 * 86_400_000;
});
const on = (after = 0) => new Date(day + after * 86_400_000).toISOString().slice(0, 10);

const told = (metric: string, value: number | null, changes: object = {}) => ({
  metric,
  value,
  qualifier: value === null ? "present_unquantified" : "quantified",
  as_of: on(3),
  source: "Balance",
  ...changes,
});

type Given = { at?: number; of?: number; on?: string; figures?: object[]; [field: string]: unknown };
async function card({ at = country.valparaiso, of = flood, on: began = on(), ...given }: Given): Promise<DomainRecord> {
  const draft = aRecord({ company_id: at, variable_id: of, value: null, observed_on: began, ...given } as never);
  const { status, body } = await country.chief.post(path, draft);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const read = async (id: number, by = country.chief): Promise<DomainRecord> => (await by.get(`${path}/${id}`)).body;
async function published(given: Given): Promise<DomainRecord> {
  const { id } = await card({ figures: [told("houses_damaged", 1, { as_of: given.on ?? on(3) })], ...given });
  for (const [by, action] of [
    [country.chief, "submit"],
    [validator!, "validate"],
    [validator!, "publish"],
  ] as const) {
    const { version } = await read(id);
    const { status, body } = await by.post(`${path}/${id}/transitions`, { action, reason: null, version });
    expect(status, JSON.stringify(body)).toBe(200);
  }
  return read(id);
}
const join = async (part: { id: number }, umbrella: { id: number } | null, by = country.chief) =>
  by.put(`${path}/${part.id}`, { umbrella_id: umbrella?.id ?? null, version: (await read(part.id)).version });
const familyOf = async ({ id }: { id: number }, by = country.chief): Promise<EventFamily> =>
  (await by.get(`${path}/${id}/family`)).body;
/** Of the days of one test, by places. */
async function totals(metric = "deaths,loss_local"): Promise<LossSums["total"]> {
  const days = `observed_from=${on(-10)}&observed_to=${on(10)}`;
  return (await country.chief.get(`${path}/losses?by=place&metric=${metric}&${days}`)).body.total;
}

test("A10 a flood over three municipalities under one umbrella: the sum of its cards beside its own figure, and the difference", async () => {
  const umbrella = await published({
    at: country.region,
    of: rain,
    title: "Temporal de la región",
    figures: [told("deaths", 7), told("loss_local", 9_000_000, { currency: "CLP" })],
  });
  const parts = [];
  for (const [at, deaths] of [
    [country.valparaiso, 2],
    [country.quilpue, 1],
    [viña, null],
  ] as const)
    parts.push(await published({ at, figures: [told("deaths", deaths)] }));
  expect(await totals()).toMatchObject({ cards: 4, sums: [{ metric: "deaths", value: 10 }, { value: 9_000_000 }] });
  for (const part of parts) expect((await join(part, umbrella)).status).toBe(200);
  // The money, which no card tells, counts as the region tells it.
  expect(await totals()).toMatchObject({
    cards: 3,
    sums: [
      { metric: "deaths", value: 3, cards: 2, open: 1 },
      { metric: "loss_local", value: 9_000_000, cards: 1 },
    ],
  });
  const family = await familyOf(umbrella);
  expect(family).toMatchObject({ umbrella: null, total: 3, chain: [] });
  expect(family.parts.map(({ company_name }) => company_name)).toEqual(["Quilpué", "Valparaíso", "Viña del Mar"]);
  expect(family.sums).toEqual([
    { metric: "deaths", currency: null, own: 7, parts: 3, told: 2, open: 1, difference: 4, counts: "parts" },
    {
      metric: "loss_local",
      currency: "CLP",
      own: 9_000_000,
      parts: null,
      told: 0,
      open: 0,
      difference: null,
      counts: "own",
    },
  ]);
  expect((await familyOf(parts[0]!)).umbrella).toMatchObject({ id: umbrella.id, title: "Temporal de la región" });
  const { data } = (await country.chief.get(`${path}?event=${umbrella.id}&sort=observed_on`)).body;
  expect(data).toHaveLength(4);
});

test("what an event is a part of sends nothing back to revision, is in its history, and one may leave again", async () => {
  const umbrella = await published({ at: country.region, figures: [told("deaths", 5)] });
  const part = await published({ figures: [told("deaths", 2)] });
  expect((await join(part, umbrella, regional!)).body).toMatchObject({ status: "published", umbrella_id: umbrella.id });
  expect((await totals()).sums).toMatchObject([{ value: 2 }]);
  const [latest] = (await country.chief.get(`${path}/${part.id}/revisions`)).body.data;
  expect(JSON.stringify(latest)).toContain("umbrella_id");
  await join(part, null, regional!);
  expect((await totals()).sums).toMatchObject([{ value: 7 }]);
});

test("a draft counts nowhere, also beneath an umbrella; unpublished and deleted, a part gives way to the umbrella's own figure", async () => {
  const umbrella = await published({ at: country.region, figures: [told("deaths", 5)] });
  const draft = await card({ figures: [told("deaths", 2)] });
  await join(draft, umbrella);
  expect((await totals()).sums).toMatchObject([{ value: 5 }]);
  const part = await published({ at: country.quilpue, figures: [told("deaths", 1)], umbrella_id: umbrella.id });
  expect(await totals()).toMatchObject({ cards: 1, sums: [{ value: 1 }] });
  expect((await familyOf(umbrella)).parts).toHaveLength(2);
  await country.chief.delete(`${path}/${part.id}`);
  expect(await totals()).toMatchObject({ cards: 1, sums: [{ value: 5 }] });
  await country.chief.post(`${path}/${part.id}/restore`);
  expect(await totals()).toMatchObject({ cards: 1, sums: [{ value: 1 }] });
});

test("umbrellas within umbrellas count each figure at the lowest place that tells it", async () => {
  const top = await published({ at: country.region, figures: [told("deaths", 20), told("injured", 9)] });
  // In between nothing is published: the chain goes through it all the same.
  const middle = await card({ at: country.region, umbrella_id: top.id, figures: [told("deaths", 15)] });
  await published({ umbrella_id: middle.id, figures: [told("deaths", 4)] });
  const sums = async () => (await totals("deaths,injured")).sums;
  expect(await sums()).toMatchObject([
    { metric: "deaths", value: 4 },
    { metric: "injured", value: 9 },
  ]);
  expect((await familyOf(top)).sums).toMatchObject([
    { metric: "deaths", own: 20, parts: 4, difference: 16, counts: "parts" },
    { metric: "injured", own: 9, parts: null, counts: "own" },
  ]);
});

test("an umbrella is of the same place or one above, is no part of itself, and is a disaster", async () => {
  const [high, low] = [await card({ at: country.region }), await card({})];
  const beside = await card({ at: country.talcahuano });
  expect((await join(low, beside)).status).toBe(422);
  expect((await join(high, low)).status).toBe(422);
  expect((await join(low, low)).body.errors.umbrella_id[0]).toContain("parte de sí mismo");
  expect((await join(low, high)).status).toBe(200);
  const within = await card({ umbrella_id: low.id });
  expect((await join(low, within)).body.errors.umbrella_id[0]).toContain("parte de sí mismo");
  const assessment = await country.chief.post("/variables/riskAssessment", aVariableDraft({ value_type: "none" }));
  const assessed = aRecord({ company_id: country.valparaiso, variable_id: assessment.body.id, value: null });
  const answer = await country.chief.post(path, { ...assessed, umbrella_id: high.id });
  expect(answer.body.errors).toHaveProperty("umbrella_id");
});

test("neither a part nor its umbrella moves to where they would no longer lie together", async () => {
  const umbrella = await card({ at: country.region });
  const part = await card({ umbrella_id: umbrella.id });
  const move = async (id: number, company_id: number) =>
    (await country.chief.put(`${path}/${id}`, { company_id, version: (await read(id)).version })).body.errors;
  expect(await move(part.id, country.talcahuano)).toHaveProperty("umbrella_id");
  expect((await move(umbrella.id, country.elsewhere)).company_id[0]).toContain("1 fichas");
  expect(await move(part.id, country.quilpue)).toBeUndefined();
});

test("merged with another, an umbrella hands over its parts, and nothing counts twice or lies within itself", async () => {
  const [stays, goes] = [
    await published({ at: country.region, figures: [told("deaths", 9)] }),
    await published({ at: country.region, figures: [told("deaths", 8)] }),
  ];
  const part = await published({ umbrella_id: goes.id, figures: [told("deaths", 3)] });
  expect((await totals()).sums).toMatchObject([{ value: 12 }]);
  // The one that stays is a part of the one that goes.
  await join(stays, goes);
  const merge = { version: (await read(stays.id)).version, other_id: goes.id, other_version: goes.version, fields: [] };
  expect((await country.chief.post(`${path}/${stays.id}/merge`, merge)).status).toBe(200);
  expect((await read(part.id)).umbrella_id).toBe(stays.id);
  expect((await read(stays.id)).umbrella_id).toBeNull();
  expect(await totals()).toMatchObject({ cards: 1, sums: [{ value: 3 }] });
});

test("V11 the same fire at the region and at the municipality: remarked on both, listed as a pair, and gone once they are joined", async () => {
  const high = await published({ at: country.region, title: "Crecida regional", figures: [told("deaths", 2)] });
  const low = await published({ title: "Crecida comunal", on: on(2), figures: [told("deaths", 2)] });
  const remarks = async ({ id }: DomainRecord, by: Caller) =>
    (await read(id, by)).warnings.filter(({ code }) => code === "duplicate_across");
  const { valparaiso, officer, region } = country;
  expect(await remarks(low, officer)).toMatchObject([
    { field: "umbrella_id", parameters: { id: high.id, title: "Crecida regional", place: "Región de Valparaíso" } },
  ]);
  expect(await remarks(high, country.chief)).toMatchObject([{ parameters: { id: low.id, place: "Valparaíso" } }]);
  const pairs = async (by: Caller): Promise<DuplicatePair[]> =>
    (await by.get(`${path}/duplicates`)).body.data.filter(({ one }: DuplicatePair) => one.id === high.id);
  expect(await pairs(regional!)).toMatchObject([{ other: { id: low.id }, umbrella_id: high.id }]);
  // Who does not see the region's card is told of no pair.
  expect((await officer.get(`${path}/duplicates`)).body.data).not.toContainEqual(
    expect.objectContaining({ umbrella_id: high.id }),
  );
  expect([region, valparaiso]).toEqual([high.company_id, low.company_id]);
  expect((await join(low, high, officer)).status).toBe(200);
  expect([await remarks(low, officer), await remarks(high, country.chief), await pairs(regional!)]).toEqual([
    [],
    [],
    [],
  ]);
  expect((await totals()).sums).toMatchObject([{ value: 2 }]);
});

test("V11 of a place above only what the public sees is told, and another hazard or week is another disaster", async () => {
  const low = await card({});
  await card({ at: country.region });
  await published({ at: country.region, of: landslide });
  await published({ at: country.region, on: on(8) });
  expect((await read(low.id)).warnings.map(({ code }) => code)).not.toContain("duplicate_across");
});

test("a cascade is a chain in the order of days: rain, flood, landslide; each card shows all of it", async () => {
  const storm = await published({ at: country.region, of: rain, title: "Lluvia" });
  const crest = await published({ on: on(1), title: "Crecida", triggered_by_id: storm.id });
  const slide = await published({ at: viña, of: landslide, on: on(1), title: "Aluvión", triggered_by_id: storm.id });
  const second = await card({ of: landslide, on: on(2), title: "Segundo aluvión", triggered_by_id: crest.id });
  const chain = (of: EventFamily) => of.chain.map(({ title, triggered_by_id }) => [title, triggered_by_id]);
  const whole = [
    ["Lluvia", null],
    ["Crecida", storm.id],
    ["Aluvión", storm.id],
    ["Segundo aluvión", crest.id],
  ];
  for (const one of [storm, crest, slide, second]) expect(chain(await familyOf(one))).toEqual(whole);
  const circle = await country.chief.put(`${path}/${storm.id}`, { triggered_by_id: second.id, version: storm.version });
  expect(circle.body.errors.triggered_by_id[0]).toContain("desencadenarse a sí mismo");
  const late = await card({ triggered_by_id: slide.id, on: on(-2) });
  expect(late.warnings).toContainEqual(expect.objectContaining({ field: "triggered_by_id", code: "trigger_later" }));
  // Somebody who does not know the draft sees the chain without it.
  expect(chain(await familyOf(slide, await app.as("viewer", [viña])))).toEqual(whole.slice(0, 3));
});

test("many are joined by one step and taken out by its undoing", async () => {
  const umbrella = await published({ at: country.region, figures: [told("deaths", 5)] });
  const [one, other] = [
    await published({ figures: [told("deaths", 1)] }),
    await published({ at: viña, figures: [told("deaths", 1)] }),
  ];
  const rows = [one, other].map(({ id, version }) => ({ id, version }));
  const action = { kind: "set_fields", fields: { umbrella_id: umbrella.id } };
  const step = await country.chief.post(`${path}/bulk`, { rows, action });
  expect(step.status, JSON.stringify(step.body)).toBe(200);
  expect(await totals()).toMatchObject({ cards: 2, sums: [{ value: 2 }] });
  await country.chief.post(`${path}/bulk/${step.body.id}/undo`);
  expect(await totals()).toMatchObject({ cards: 3, sums: [{ value: 7 }] });
});

test("two parts that change at the same moment take turns, and the umbrella steps back for both", async () => {
  const umbrella = await published({ at: country.region, figures: [told("deaths", 5), told("injured", 6)] });
  const parts = [
    await published({ figures: [told("deaths", 1)] }),
    await published({ at: viña, figures: [told("injured", 2)] }),
    await published({ at: country.quilpue, figures: [told("injured", 1)] }),
  ];
  const answers = await Promise.all(parts.map((part) => join(part, umbrella)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await totals("deaths,injured")).toMatchObject({ cards: 3, sums: [{ value: 1 }, { value: 3 }] });
});

test("what follows any part of an event is among the recoveries of the event", async () => {
  const umbrella = await published({ at: country.region });
  const part = await published({ umbrella_id: umbrella.id });
  const works = aVariableDraft({ kind: "recovery_type", value_type: "percent" });
  const variable_id = (await country.chief.post("/variables/recoveryMapItem", works)).body.id;
  const item = aRecord({ company_id: country.valparaiso, variable_id, value: null });
  await country.chief.post("/records/recovery", { ...item, recovery: { event_id: part.id } });
  const { data } = (await country.chief.get(`/records/recovery?event=${umbrella.id}`)).body;
  expect(data).toHaveLength(1);
});
