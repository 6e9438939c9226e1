// New records from where there was no network: sent twice, because the first answer was lost, they are one.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const shelter = (company_id: number, uid: string, title: string) => ({
  ...aRecord({ company_id, variable_id: country.shelters, title }),
  uid,
});

test("a record that is sent twice under its own uid is there once, as it is now", async () => {
  const { officer, valparaiso } = country;
  const draft = shelter(valparaiso, randomUUID(), "Escuela sin señal");
  const first = await officer.post("/records/situation", draft);
  await officer.put(`/records/situation/${first.body.id}`, { version: 1, title: "Escuela con señal" });
  const again = await officer.post("/records/situation", draft);

  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toMatchObject({ id: first.body.id, version: 2, title: "Escuela con señal" });
  expect((await officer.get("/records/situation?q=señal")).body.meta.total).toBe(1);
});

test("a uid of another place gives nothing away and is refused", async () => {
  const { officer, outsider, valparaiso, talcahuano } = country;
  const uid = randomUUID();
  await outsider.post("/records/situation", shelter(talcahuano, uid, "Ajeno"));
  const refused = await officer.post("/records/situation", shelter(valparaiso, uid, "Propio"));
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ uid: ["Ya existe otro con este valor."] });
});
