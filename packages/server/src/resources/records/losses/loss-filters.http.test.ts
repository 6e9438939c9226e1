// Disasters by what the card says: hazard, level of the emergency, GLIDE number; recovery items by the disaster; figures in a sheet.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import { aCountry, aRecord, aVariableDraft } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
const path = "/records/risk";

const figure = (metric: Metric, value: number | null, changes: object = {}) => ({
  metric,
  value,
  as_of: "2024-03-02",
  source: "Balance oficial",
  ...changes,
});

const aType = async (hip_code: string | null, kind = "event_type", catalogue = "riskAssessment"): Promise<number> => {
  const draft = aVariableDraft({ kind, value_type: "none", hip_code });
  return (await country.chief.post(`/variables/${catalogue}`, draft)).body.id;
};

async function made(changes: object, domain = "risk"): Promise<number> {
  const draft = {
    ...aRecord({ company_id: country.valparaiso, variable_id: 0, value: null, observed_on: "2024-02-02" }),
    ...changes,
  };
  const { status, body } = await country.chief.post(`/records/${domain}`, draft);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

let fire: number;
let flood: number;
let storm: number;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const [wildfire, river, other] = [await aType("EN0205"), await aType("MH0604"), await aType(null)];
  fire = await made({
    variable_id: wildfire,
    title: "Incendio",
    event: { emergency_level: "catastrofe", glide: "WF-2024-000020-CHL" },
    figures: [
      figure("deaths", 134),
      figure("houses_destroyed", 6974, { qualifier: "at_least" }),
      figure("injured", null, { qualifier: "present_unquantified" }),
    ],
  });
  flood = await made({
    variable_id: river,
    title: "Crecida",
    event: { emergency_level: "menor", glide: "FL-2008-000155-CHL" },
    figures: [figure("deaths", null, { qualifier: "none" }), figure("injured", null, { qualifier: "unknown" })],
  });
  storm = await made({ variable_id: other, title: "Marejada" });
});
afterAll(() => app.stop());

const idsOf = async (query: string, domain = "risk"): Promise<number[]> => {
  const { status, body } = await country.chief.get(`/records/${domain}?${query}`);
  expect(status, `${query}: ${JSON.stringify(body)}`).toBe(200);
  const { total } = (await country.chief.get(`/records/${domain}/totals?${query}`)).body;
  expect(total, query).toBe(body.data.length);
  return body.data.map(({ id }: { id: number }) => id).toSorted((one: number, other: number) => one - other);
};

test("disasters are listed and counted by hazard, level of the emergency and part of a GLIDE number", async () => {
  expect(await idsOf("hazard=EN0205")).toEqual([fire]);
  expect(await idsOf("hazard=MH0604,other")).toEqual([flood, storm]);
  expect(await idsOf("emergency_level=menor,catastrofe")).toEqual([fire, flood]);
  expect(await idsOf("glide=fl-2008")).toEqual([flood]);
  expect(await idsOf("glide=000020&hazard=MH0604")).toEqual([]);
});

test("V1 a bound is met by a number: none is zero, and neither unknown nor uncounted is any number", async () => {
  expect(await idsOf("figure=deaths:10:")).toEqual([fire]);
  expect(await idsOf("figure=deaths::0")).toEqual([flood]);
  expect(await idsOf("figure=deaths::")).toEqual([fire, flood]);
  expect(await idsOf("figure=deaths:1:200,houses_destroyed:7000:")).toEqual([]);
  expect(await idsOf("figure=injured::")).toEqual([]);
});

test("sorted by a figure, those that tell it come in its order, and words narrow them", async () => {
  const { data } = (await country.chief.get(`${path}?sort=deaths`)).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual([flood, fire]);
  expect(await idsOf("sort=-deaths&q=incendio")).toEqual([fire]);
  const first = (await country.chief.get(`${path}?sort=-deaths&per_page=1`)).body;
  expect(first.data[0].id).toBe(fire);
  const next = (await country.chief.get(`${path}?sort=-deaths&per_page=1&after=${first.meta.next_cursor}`)).body;
  expect(next.data.map(({ id }: { id: number }) => id)).toEqual([flood]);
  expect(next.meta.next_cursor).toBeNull();
});

test("a filter that is none of these is refused on its name", async () => {
  for (const [query, field] of [
    ["figure=deaths", "figure.0"],
    ["figure=muertos:1:", "figure.0"],
    ["hazard=fuego", "hazard.0"],
    ["emergency_level=grave", "emergency_level.0"],
    ["sort=-muertos", "sort"],
    ["deaths_min=1", "deaths_min"],
  ]) {
    const { status, body } = await country.chief.get(`${path}?${query}`);
    expect([status, Object.keys(body.errors ?? {})], query).toEqual([422, [field]]);
  }
});

test("recovery items are listed by the disaster that they follow", async () => {
  const works = await aType(null, "recovery_type", "recoveryMapItem");
  const recovery = { sector: "housing", phase: "reconstruction", intervention: "repair", event_id: fire };
  const own = await made({ variable_id: works, title: "Viviendas", recovery }, "recovery");
  await made({ variable_id: works, title: "Otra obra" }, "recovery");
  expect(await idsOf(`event=${fire}`, "recovery")).toEqual([own]);
  expect(await idsOf(`event=${flood}`, "recovery")).toEqual([]);
});

test("a sheet has the figures in force that were asked for, each under its name", async () => {
  const { bytes } = await country.chief.get(
    `${path}/export?format=csv&columns=title,deaths,houses_destroyed,injured&sort=title`,
  );
  expect(new TextDecoder().decode(bytes).trimEnd().split("\r\n")).toEqual([
    "Título;Fallecidos;Viviendas destruidas;Heridos o enfermos",
    "Crecida;0;;",
    "Incendio;134;6974;Hubo, sin cuantificar",
    "Marejada;;;",
  ]);
});
