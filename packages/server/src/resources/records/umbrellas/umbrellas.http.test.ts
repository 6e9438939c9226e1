// A10: what disasters come to that several places share: each figure once, whatever is a part of what.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aSharedRegion, type SharedRegion } from "../../../testing/emergency/shared-region.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: SharedRegion;
let told: SharedRegion["told"];
let card: SharedRegion["card"];
let read: SharedRegion["read"];
let publish: SharedRegion["publish"];
let published: SharedRegion["published"];
let join: SharedRegion["join"];
let familyOf: SharedRegion["familyOf"];
let totals: SharedRegion["totals"];
/** An officer of the region and of all that lies in it. */
let regional: Caller;
beforeAll(async () => {
  app = await startTestApp();
  country = await aSharedRegion(app);
  ({ told, card, read, publish, published, join, familyOf, totals } = country);
  regional = await app.as("editor", [country.region, country.valparaiso, country.quilpue, country.viña]);
});
afterAll(() => app.stop());
beforeEach(() => country.nextTest());

const path = "/records/risk";

test("A10 a flood over three municipalities under one umbrella: the sum of its cards beside its own figure, and the difference", async () => {
  const umbrella = await published({
    at: country.region,
    of: country.rain,
    title: "Temporal de la región",
    figures: [told("deaths", 7), told("loss_local", 9_000_000, { currency: "CLP" })],
  });
  const parts = [];
  for (const [at, deaths] of [
    [country.valparaiso, 2],
    [country.quilpue, 1],
    [country.viña, null],
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
    {
      metric: "deaths",
      currency: null,
      own: 7,
      qualifier: "quantified",
      parts: 3,
      told: 2,
      open: 1,
      difference: 4,
      counts: "parts",
    },
    {
      metric: "loss_local",
      currency: "CLP",
      own: 9_000_000,
      qualifier: "quantified",
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
  expect((await join(part, umbrella, regional)).body).toMatchObject({ status: "published", umbrella_id: umbrella.id });
  expect((await totals()).sums).toMatchObject([{ value: 2 }]);
  const [latest] = (await country.chief.get(`${path}/${part.id}/revisions`)).body.data;
  expect(JSON.stringify(latest)).toContain("umbrella_id");
  await join(part, null, regional);
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

test("published after its parts, and once more with another figure, an umbrella steps back as well", async () => {
  const umbrella = await card({ at: country.region, figures: [told("deaths", 5)] });
  await published({ umbrella_id: umbrella.id, figures: [told("deaths", 2)] });
  await publish(umbrella.id);
  expect(await totals()).toMatchObject({ cards: 1, sums: [{ value: 2 }] });
  const figures = [told("deaths", 6, { note: "Balance corregido" })];
  const { version } = await read(umbrella.id);
  await country.chief.put(`${path}/${umbrella.id}`, { figures, version, reason: "Balance nuevo" });
  await publish(umbrella.id);
  expect(await totals()).toMatchObject({ cards: 1, sums: [{ value: 2 }] });
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

test("many are joined by one step and taken out by its undoing", async () => {
  const umbrella = await published({ at: country.region, figures: [told("deaths", 5)] });
  const [one, other] = [
    await published({ figures: [told("deaths", 1)] }),
    await published({ at: country.viña, figures: [told("deaths", 1)] }),
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
    await published({ at: country.viña, figures: [told("injured", 2)] }),
    await published({ at: country.quilpue, figures: [told("injured", 1)] }),
  ];
  const answers = await Promise.all(parts.map((part) => join(part, umbrella)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await totals("deaths,injured")).toMatchObject({ cards: 3, sums: [{ value: 1 }, { value: 3 }] });
});
