// Hazards by the names that people of the loaded country give them, over HTTP.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPack, load, rules, variable } from "../../testing/packs.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let chief: Caller;
beforeAll(async () => {
  app = await startTestApp();
  chief = await app.as("super_admin");
});
afterAll(() => app.stop());

const namesNow = async () => (await chief.get("/packs/hazards")).body.data;
const found = async (typed: string) => {
  const { body } = await chief.get(`/variables/riskAssessment?q=${encodeURIComponent(typed)}`);
  return body.data.map(({ name_es }: { name_es: string }) => name_es);
};

const event = (code: string, name_es: string, hip_code: string) =>
  variable(code, { domain: "risk", kind: "event_type", name_es, hip_code });
const events = [event("flujo", "Flujo de barro", "GH0303"), event("sismo", "Sismo", "GH0101")];
const called = (version: string, names_es: string[]) =>
  aPack({
    version,
    variables: events,
    rules: { ...rules, hazards: [{ hip_code: "GH0303", names_es, names_en: ["mudslide"] }] },
  });

test("where no country was loaded hazards have no other names, though packs stand ready, and lists are searched all the same", async () => {
  expect(await namesNow()).toEqual([]);
  expect(await found("temblor")).toEqual([]);
});

test("what people of the loaded country call a hazard finds the variable that means it, accents and case aside, in both languages", async () => {
  expect((await load(chief, { pack: called("1", ["aluvión", "volcán de tierra"]) })).status).toBe(200);
  expect(await namesNow()).toEqual([{ hip_code: "GH0303", names: ["aluvión", "volcán de tierra", "mudslide"] }]);
  for (const typed of ["aluvion", "ALUVIÓN", "volcan tierra", "mudslide", "flujo aluvión"])
    expect(await found(typed), typed).toEqual(["Flujo de barro"]);
  expect(await found("aluvion sismo")).toEqual([]);
  expect(await found("sismo")).toEqual(["Sismo"]);
});

test("the pack's next version has the last word, and a second country adds its own", async () => {
  await load(chief, { pack: called("2", ["lodo bravo"]) });
  expect(await found("aluvion")).toEqual([]);
  expect(await found("lodo bravo")).toEqual(["Flujo de barro"]);
  const peru = aPack({
    key: "otra",
    rules: { ...rules, country: "PE", hazards: [{ hip_code: "GH0303", names_es: ["huaico"] }] },
  });
  await load(chief, { pack: peru });
  expect(await found("huaico")).toEqual(["Flujo de barro"]);
  expect(await found("lodo bravo")).toEqual(["Flujo de barro"]);
});
