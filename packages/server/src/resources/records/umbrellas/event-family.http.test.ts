// What a disaster may be a part of, what may be told twice (V11), and what set what off.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { EventFamily, FamilyCard } from "@atalaya/contract/resources/records/event-family.ts";
import type { DuplicatePair } from "@atalaya/contract/resources/records/merge.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { aRecord, aVariableDraft } from "../../../testing/factories.ts";
import { aSharedRegion, type SharedRegion } from "../../../testing/emergency/shared-region.ts";
import { startTestApp, type Answer, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: SharedRegion;
let told: SharedRegion["told"];
let card: SharedRegion["card"];
let read: SharedRegion["read"];
let published: SharedRegion["published"];
let join: SharedRegion["join"];
let familyOf: SharedRegion["familyOf"];
let totals: SharedRegion["totals"];
let on: SharedRegion["on"];
/** An officer of the region and of all that lies in it. */
let regional: Caller;
beforeAll(async () => {
  app = await startTestApp();
  country = await aSharedRegion(app);
  ({ told, card, read, published, join, familyOf, totals, on } = country);
  regional = await app.as("editor", [country.region, country.valparaiso, country.quilpue, country.viña]);
});
afterAll(() => app.stop());
beforeEach(() => country.nextTest());

const path = "/records/risk";

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

test("while it is not published, nothing of an umbrella's own counts, and its family says so", async () => {
  const umbrella = await card({ at: country.region, figures: [told("deaths", 5), told("injured", 4)] });
  await published({ umbrella_id: umbrella.id, figures: [told("deaths", 2)] });
  expect((await familyOf(umbrella)).sums.map(({ metric, counts }) => [metric, counts])).toEqual([
    ["deaths", "parts"],
    ["injured", "none"],
  ]);
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
  expect(await pairs(regional)).toMatchObject([{ other: { id: low.id }, umbrella_id: high.id }]);
  // Who does not see the region's card is told of no pair.
  expect((await officer.get(`${path}/duplicates`)).body.data).not.toContainEqual(
    expect.objectContaining({ umbrella_id: high.id }),
  );
  expect([region, valparaiso]).toEqual([high.company_id, low.company_id]);
  expect((await join(low, high, officer)).status).toBe(200);
  expect([await remarks(low, officer), await remarks(high, country.chief), await pairs(regional)]).toEqual([
    [],
    [],
    [],
  ]);
  expect((await totals()).sums).toMatchObject([{ value: 2 }]);
});

test("V11 what is a part of an event of its hazard is no double of another one above: that event and the other are", async () => {
  const wider = await published({ at: country.region, title: "Crecida de la región" });
  const between = await card({ title: "Crecida de la comuna" });
  const part = await card({ title: "Crecida en un barrio", umbrella_id: between.id });
  const named = async ({ id }: { id: number }) =>
    (await read(id)).warnings.filter(({ code }) => code.startsWith("duplicate")).map((it) => it.parameters["id"]);
  expect([await named(part), await named(between), await named(wider)]).toEqual([[], [wider.id], [between.id]]);
  const { data } = (await country.chief.get(`${path}/duplicates`)).body;
  const ids = data.map(({ one, other }: DuplicatePair) => [one.id, other.id]);
  expect(ids).toContainEqual([wider.id, between.id]);
  expect(ids.flat()).not.toContain(part.id);
});

test("V11 of a place above only what the public sees is told, and another hazard or week is another disaster", async () => {
  const low = await card({});
  await card({ at: country.region });
  await published({ at: country.region, of: country.landslide });
  await published({ at: country.region, on: on(8) });
  expect((await read(low.id)).warnings.map(({ code }) => code)).not.toContain("duplicate_across");
});

test("a municipality is offered the events of the places above it that the public sees, as the public sees them", async () => {
  const { region, officer, valparaiso, talcahuano, chief } = country;
  const seen = await published({ at: region, title: "Temporal publicado" });
  await card({ at: region, title: "Borrador de la región" });
  const { version } = await read(seen.id);
  await chief.put(`${path}/${seen.id}`, { title: "Temporal en revisión", version, reason: "Otro nombre" });
  const above = async (by: Caller, of = valparaiso) => by.get(`${path}/above?company_id=${of}`);
  const [latest] = (await above(officer)).body.data;
  expect(latest).toMatchObject({ id: seen.id, title: "Temporal publicado", company_name: "Región de Valparaíso" });
  const titles = (answer: Answer) => answer.body.data.map(({ title }: FamilyCard) => title);
  expect(titles(await above(officer))).not.toContain("Borrador de la región");
  expect(titles(await above(chief))).toEqual(expect.arrayContaining(["Temporal en revisión", "Borrador de la región"]));
  expect((await above(officer, talcahuano)).body.errors).toHaveProperty("company_id");
  const part = await card({ umbrella_id: seen.id });
  expect((await familyOf(part, officer)).umbrella).toMatchObject({ title: "Temporal publicado" });
});

test("a cascade is a chain in the order of days: rain, flood, landslide; each card shows all of it", async () => {
  const storm = await published({ at: country.region, of: country.rain, title: "Lluvia" });
  const crest = await published({ on: on(1), title: "Crecida", triggered_by_id: storm.id });
  const slide = await published({
    at: country.viña,
    of: country.landslide,
    on: on(1),
    title: "Aluvión",
    triggered_by_id: storm.id,
  });
  const second = await card({ of: country.landslide, on: on(2), title: "Segundo aluvión", triggered_by_id: crest.id });
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
  expect(chain(await familyOf(slide, await app.as("viewer", [country.viña])))).toEqual(whole.slice(0, 3));
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
