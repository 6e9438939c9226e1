// What institutions do in each phase, over HTTP: one role per phase and hazard, in the caller's own places.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, anInstitution } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const path = "/institution-functions";

test("R-209 an institution leads one phase, supports another, and has its own role for one hazard", async () => {
  const { officer, valparaiso } = country;
  const institution_id = await anInstitution(officer, valparaiso);
  const say = (changes: object) => officer.post(path, { institution_id, phase: "response", role: "lead", ...changes });
  const lead = await say({ text: "Coordina la respuesta comunal." });
  expect(lead).toMatchObject({ status: 201, body: { hazard: null, role: "lead", company_id: valparaiso } });
  expect((await say({ hazard: "EN0205", role: "support" })).status).toBe(201);
  expect((await say({ phase: "recovery", role: "informed" })).status).toBe(201);
  expect(await say({ role: "consulted" })).toMatchObject({
    status: 422,
    body: { errors: { phase: ["Ya existe otro con este valor."] } },
  });
  const { body } = await officer.get(`${path}?place=${valparaiso}`);
  expect(body.institutions.map(({ id }: { id: number }) => id)).toContain(institution_id);
  expect(body.functions).toHaveLength(3);
  const { id } = lead.body;
  expect((await officer.put(`${path}/${id}`, { version: 1, role: "support" })).body).toMatchObject({ version: 2 });
  expect((await officer.put(`${path}/${id}`, { version: 1, role: "lead" })).status).toBe(409);
  expect((await officer.delete(`${path}/${id}?version=2`)).status).toBe(204);
  expect((await app.auditOf("institution_functions", id)).map(({ action }) => action)).toEqual([
    "create",
    "update",
    "delete",
  ]);
});

test("R-239 what institutions of places above do is read below and changed only there", async () => {
  const { officer, regional, outsider, viewer, region } = country;
  const institution_id = await anInstitution(regional, region);
  const draft = { institution_id, phase: "mitigation", role: "lead" };
  const { body } = await regional.post(path, draft);
  const seen = (await officer.get(path)).body.functions.map(({ id }: { id: number }) => id);
  expect(seen).toContain(body.id);
  expect((await officer.put(`${path}/${body.id}`, { version: 1, role: "support" })).status).toBe(403);
  expect((await officer.delete(`${path}/${body.id}`)).status).toBe(403);
  expect((await officer.post(path, { ...draft, phase: "response" })).body.errors).toEqual({
    institution_id: ["Lo elegido no existe."],
  });
  expect((await outsider.put(`${path}/${body.id}`, { version: 1, role: "support" })).status).toBe(404);
  expect((await viewer.post(path, draft)).status).toBe(403);
});

test("an institution that moves takes along what it does", async () => {
  const { regional, valparaiso, quilpue } = country;
  const institution_id = await anInstitution(regional, valparaiso);
  const { body } = await regional.post(path, { institution_id, phase: "response", role: "lead" });
  await regional.put(`/institutions/${institution_id}`, { version: 1, company_id: quilpue });
  const mine = async () =>
    (await regional.get(path)).body.functions.find(({ id }: { id: number }) => id === body.id)?.company_id;
  expect(await mine()).toBe(quilpue);
});
