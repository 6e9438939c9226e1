// V11: events that may be in the books twice, told of and not refused.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aRecord, aVariableDraft } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let [fire, brushFire, flood] = [0, 0, 0];
const event = async (changes: object) =>
  (
    await country.chief.post(
      "/variables/riskAssessment",
      aVariableDraft({ kind: "event_type", value_type: "none", ...changes }),
    )
  ).body.id;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  fire = await event({ name_es: "Incendio forestal", hip_code: "EN0205" });
  brushFire = await event({ name_es: "Incendio de pastizal", hip_code: "EN0205" });
  flood = await event({ name_es: "Crecida" });
});
afterAll(() => app.stop());

const record = async (changes: object) => {
  const draft = aRecord({ company_id: country.valparaiso, variable_id: fire, value: null, ...changes });
  const answer = await country.officer.post("/records/risk", draft);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const remarks = ({ warnings }: { warnings: { code: string }[] }) =>
  warnings.filter(({ code }) => code === "duplicate_event");

test("V11 the same hazard at the same place within three days is remarked on, by the code of the hazard or the variable", async () => {
  const first = await record({ title: "Incendio Laguna Verde", observed_on: "2026-02-02" });
  expect(remarks(first)).toEqual([]);
  const second = await record({ variable_id: brushFire, observed_on: "2026-02-05" });
  expect(remarks(second)).toMatchObject([
    { field: "observed_on", parameters: { title: "Incendio Laguna Verde", code: first.code } },
  ]);
  expect(remarks(await record({ observed_on: "2026-02-09" }))).toEqual([]);
  expect(remarks(await record({ variable_id: flood, observed_on: "2026-02-02" }))).toEqual([]);
  expect(remarks(await record({ variable_id: flood, observed_on: "2026-02-03" }))).toHaveLength(1);
  const { data } = (await country.officer.get(`/records/risk/${first.id}/duplicates`)).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual([second.id]);
});

test("V11 another place, the trash, and what is no event are no duplicates", async () => {
  const first = await record({ observed_on: "2026-03-10" });
  const elsewhere = await country.chief.post(
    "/records/risk",
    aRecord({ company_id: country.quilpue, variable_id: fire, value: null, observed_on: "2026-03-10" }),
  );
  expect(remarks(elsewhere.body)).toEqual([]);
  await country.officer.delete(`/records/risk/${first.id}`);
  expect(remarks(await record({ observed_on: "2026-03-11" }))).toEqual([]);
  const shelter = { company_id: country.valparaiso, variable_id: country.shelters };
  await country.officer.post("/records/situation", aRecord(shelter));
  expect(remarks((await country.officer.post("/records/situation", aRecord(shelter))).body)).toEqual([]);
  expect((await country.outsider.get(`/records/risk/${first.id}/duplicates`)).status).toBe(404);
});
