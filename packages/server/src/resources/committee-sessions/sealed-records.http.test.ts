// The records that sealed minutes dealt with stay on their paper over HTTP (V15), whatever becomes of the session and of the records.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCommittee } from "../../testing/committee.ts";
import { aCountry, aRecord, aVariableDraft } from "../../testing/factories.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let { call, whole } = {} as Awaited<ReturnType<typeof aCommittee>>;
let event: number;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  ({ call, whole } = await aCommittee(country));
  const draft = aVariableDraft({ name_es: "Incendio forestal", kind: "event_type", value_type: "none" });
  event = (await country.chief.post("/variables/riskAssessment", draft)).body.id;
});
afterAll(() => app.stop());

const path = "/committee-sessions";
const anEvent = async (title: string): Promise<{ id: number; version: number }> => {
  const draft = aRecord({ company_id: country.valparaiso, variable_id: event, title, value: null });
  return (await country.chief.post("/records/risk", draft)).body;
};
const merge = async (id: number, other_id: number) => {
  const versionOf = async (record: number) => (await country.chief.get(`/records/risk/${record}`)).body.version;
  const both = { version: await versionOf(id), other_id, other_version: await versionOf(other_id), fields: [] };
  expect((await country.chief.post(`/records/risk/${id}/merge`, both)).status).toBe(200);
};
/** Approved minutes that dealt with these records. */
const approved = async (...records: { id: number }[]) => {
  const record_ids = records.map(({ id }) => id);
  return (await call({ ...whole(), record_ids, status: "minutes_approved" })).body;
};
const paperOf = async (id: number, edition: number, by = country.officer) =>
  (await pagesOf((await by.get(`${path}/${id}/minutes.pdf?edition=${edition}`)).bytes)).join(" ");

test("V15 a rectification that names another record leaves those of the former edition on its paper", async () => {
  const [north, south, port] = [await anEvent("Cerro Norte"), await anEvent("Cerro Sur"), await anEvent("Puerto")];
  const { id, version } = await approved(north, south);
  const { body: later } = await call({ starts_at: "2024-12-10T13:00:00Z" });
  const rectification = { version, reason: "Era el puerto", approved_in_session_id: later.id, record_ids: [port.id] };
  expect((await country.officer.post(`${path}/${id}/rectification`, rectification)).status).toBe(200);
  const former = await paperOf(id, 1);
  for (const title of ["Cerro Norte", "Cerro Sur"]) expect(former).toContain(title);
  expect(former).not.toContain("Puerto");
  const present = await paperOf(id, 2);
  expect(present).toContain("Puerto");
  expect(present).not.toContain("Cerro Norte");
});

test("V15 a record that became part of another one stands on the sealed paper as that one, however often that happened", async () => {
  const [first, second, third] = [await anEvent("Foco uno"), await anEvent("Foco dos"), await anEvent("Foco tres")];
  const { id } = await approved(first);
  await merge(second.id, first.id);
  expect(await paperOf(id, 1)).toContain("Foco dos");
  await merge(third.id, second.id);
  expect(await paperOf(id, 1)).toContain("Foco tres");
  expect((await country.officer.get(`${path}/${id}`)).body).toMatchObject({ record_ids: [third.id] });
  // Whoever may not read events is told of none.
  await country.chief.post("/roles", { name_es: "Actas", permissions: ["legalDrm.index"] });
  expect(await paperOf(id, 1, await app.as("actas", [country.valparaiso]))).not.toContain("Foco");
});
