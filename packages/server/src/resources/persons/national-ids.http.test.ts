// National ids of persons over HTTP (V20): who reads them whole, and the trace that reading leaves.
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCountry, aPersonDraft } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const path = "/persons";
const register = (by: Caller, changes: object = {}) =>
  by.post(path, aPersonDraft({ company_id: country.valparaiso, ...changes }));

test("V20 a national id is masked in the list, and whole only for those who may change the person", async () => {
  const draft = { first_name: "Enmascarada", national_id_type: "rut", national_id: "11.111.111-1" };
  const { body } = await register(country.officer, draft);
  for (const caller of [country.officer, country.chief, country.viewer]) {
    const list = await caller.get(`${path}?q=enmascarada`);
    expect(list.body.data[0].national_id).toBe("11.111.***-*");
  }
  const read = async (caller: Caller) => (await caller.get(`${path}/${body.id}`)).body.national_id;
  expect(await read(country.officer)).toBe("11111111-1");
  expect(await read(country.viewer)).toBe("11.111.***-*");
  // May change persons in one place, and only read them in this one.
  const neighbour = await app.as("viewer", [null]);
  await app.write(system, async (tx) => {
    const editor = await tx.selectFrom("roles").select("id").where("key", "=", "editor").executeTakeFirstOrThrow();
    await tx
      .insertInto("role_assignments")
      .values({ user_id: neighbour.id, role_id: editor.id, company_id: country.talcahuano })
      .execute();
  });
  expect(await read(neighbour)).toBe("11.111.***-*");
});

test("V20 who may delete persons but not change them reads no whole id, not even in a conflict", async () => {
  const permissions = ["entities.index", "entities.delete"];
  await country.chief.post("/roles", { name_es: "Depuradora", permissions });
  const cleaner = await app.as("depuradora", [country.valparaiso]);
  const { body } = await register(country.officer, { national_id_type: "rut", national_id: "22.222.222-2" });
  const late = await cleaner.delete(`${path}/${body.id}?version=7`);
  expect(late).toMatchObject({ status: 409, body: { current: { id: body.id, national_id: "22.222.***-*" } } });
});

test("V20 an id that comes back masked is refused and overwrites nothing", async () => {
  const { body } = await register(country.officer, { national_id_type: "rut", national_id: "12.345.678-5" });
  const answer = await country.officer.put(`${path}/${body.id}`, { version: 1, national_id: "12.345.***-*" });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { national_id: ["Escriba el documento completo, sin asteriscos."] } },
  });
  expect((await country.officer.get(`${path}/${body.id}`)).body.national_id).toBe("12345678-5");
});

test("V20 reading a national id whole leaves a trace, reading it masked leaves none", async () => {
  const { officer, viewer, chief } = country;
  const { body } = await register(officer, { national_id_type: "rut", national_id: "14.785.236-3" });
  const traces = async () =>
    (await app.auditOf("persons", body.id)).filter(({ action }) => action === "read").map(({ actor }) => Number(actor));
  await viewer.get(`${path}/${body.id}`);
  expect(await traces()).toEqual([]);
  await officer.get(`${path}/${body.id}`);
  expect(await traces()).toEqual([officer.id]);
  const [entry] = (await chief.get(`/audit?resource=persons&record_id=${body.id}&action=create`)).body.data;
  await chief.get(`/audit/${entry.id}`);
  expect(await traces()).toEqual([officer.id, chief.id]);
  const { data } = (await chief.get(`/audit?resource=persons&record_id=${body.id}&action=read`)).body;
  expect(data[0]).toMatchObject({ action: "read", after: { fields: ["national_id"] }, actor_id: chief.id });
});

test("V20 a change, a conflict and the way out of the trash show a national id whole, and leave a trace of it", async () => {
  const { officer } = country;
  const { body } = await register(officer, { national_id_type: "rut", national_id: "10.000.013-K" });
  const traces = async () =>
    (await app.auditOf("persons", body.id)).filter(({ action }) => action === "read").map(({ actor }) => Number(actor));
  const { national_id } = body;
  expect((await officer.put(`${path}/${body.id}`, { version: 1, national_id, notes: "Turno" })).status).toBe(200);
  expect(await traces()).toEqual([]);
  // Nothing is changed, and the answer is whole.
  expect((await officer.put(`${path}/${body.id}`, { version: 2 })).body).toMatchObject({ national_id });
  expect(await traces()).toEqual([officer.id]);
  const stale = await officer.put(`${path}/${body.id}`, { version: 1 });
  expect(stale).toMatchObject({ status: 409, body: { code: "conflict", current: { national_id: "10000013-K" } } });
  expect(await traces()).toEqual([officer.id, officer.id]);
  await officer.delete(`${path}/${body.id}`);
  const once = { headers: { "idempotency-key": crypto.randomUUID() } };
  const restore = () => officer.post(`${path}/${body.id}/restore`, undefined, once);
  expect(await restore()).toMatchObject({ status: 200, body: { national_id: "10000013-K" } });
  expect(await traces()).toHaveLength(3);
  // The answer that is told again shows it again.
  expect(await restore()).toMatchObject({ status: 200, body: { national_id: "10000013-K" } });
  expect(await traces()).toHaveLength(4);
});
