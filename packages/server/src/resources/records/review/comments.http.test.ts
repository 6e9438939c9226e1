// Comments on records over HTTP: who says, changes and deletes what.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aRecord } from "../../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let validator: Caller;
let administrator: Caller;
let path: string;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  validator = await app.as("validator", [country.valparaiso]);
  administrator = await app.as("admin", [country.valparaiso]);
  const draft = aRecord({ company_id: country.valparaiso, variable_id: country.shelters });
  const { body } = await country.officer.post("/records/situation", draft);
  path = `/records/situation/${body.id}/comments`;
});
afterAll(() => app.stop());

const say = async (by: Caller, text: string) => (await by.post(path, { text })).body;
const own = (id: number) => `/records/situation/comments/${id}`;

test("officer and validator speak about a record; everybody who reads it reads them, newest first, with their number", async () => {
  const first = await say(country.officer, "¿Capacidad en invierno?");
  expect(first).toMatchObject({ text: "¿Capacidad en invierno?", version: 1, is_own: true, may_delete: true });
  await say(validator, "Son 80 camas.");
  const seen = (await country.viewer.get(path)).body;
  expect(seen.data.map(({ text }: { text: string }) => text)).toEqual(["Son 80 camas.", "¿Capacidad en invierno?"]);
  expect(seen.meta).toEqual({ total: 2, next_after: null, may_comment: false });
  expect(seen.data[0]).toMatchObject({ is_own: false, may_delete: false, author: expect.stringContaining("Persona") });
  const page = (await country.viewer.get(`${path}?per_page=1`)).body;
  const next = (await country.viewer.get(`${path}?per_page=1&after=${page.meta.next_after}`)).body;
  expect(next.data[0].id).toBe(first.id);
  expect((await country.officer.post(path, { text: "  " })).body.errors).toEqual({
    text: ["Este campo es obligatorio."],
  });
});

test("R-603 who only reads does not speak, and nobody does in another place", async () => {
  expect((await country.viewer.post(path, { text: "Hola" })).status).toBe(403);
  expect((await country.outsider.post(path, { text: "Hola" })).status).toBe(404);
  expect((await country.outsider.get(path)).status).toBe(404);
});

test("authors change and delete their own; an administrator deletes any; nobody changes another's", async () => {
  const mine = await say(country.officer, "Borador");
  expect((await validator.put(own(mine.id), { text: "Otro", version: 1 })).status).toBe(403);
  expect((await administrator.put(own(mine.id), { text: "Otro", version: 1 })).status).toBe(403);
  expect((await country.officer.put(own(mine.id), { text: "Borrador", version: 1 })).body).toMatchObject({ text: "Borrador", version: 2 }); // prettier-ignore
  expect((await country.officer.put(own(mine.id), { text: "Tarde", version: 1 })).status).toBe(409);
  expect((await validator.delete(own(mine.id))).status).toBe(403);
  expect((await administrator.delete(own(mine.id))).status).toBe(204);
  expect((await country.officer.delete(own(mine.id))).status).toBe(404);
  const [, , deletion] = await app.auditOf("record_comments", mine.id);
  expect(deletion).toMatchObject({ action: "delete", company_id: country.valparaiso, actor: String(administrator.id) });
});

test("comments go to the trash with their record, and come back with it", async () => {
  const draft = aRecord({ company_id: country.valparaiso, variable_id: country.shelters });
  const { body } = await country.officer.post("/records/situation", draft);
  const record = `/records/situation/${body.id}`;
  const comment = (await country.officer.post(`${record}/comments`, { text: "Queda" })).body;
  await country.officer.delete(`${record}?version=1`);
  expect((await country.officer.get(`${record}/comments`)).status).toBe(404);
  expect((await country.officer.put(own(comment.id), { text: "Otro", version: 1 })).status).toBe(404);
  await country.officer.post(`${record}/restore`);
  expect((await country.officer.get(`${record}/comments`)).body.data).toHaveLength(1);
});
