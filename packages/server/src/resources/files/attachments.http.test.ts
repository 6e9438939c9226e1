// Files attached to records, places and people: who may, what is kept of it, taking off and back.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { aFile, aPhoto, someText } from "../../testing/uploads.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let record_id: number;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const draft = aRecord({ company_id: country.valparaiso, variable_id: country.shelters });
  record_id = (await country.officer.post("/records/situation", draft)).body.id;
});
afterAll(() => app.stop());

const ofRecord = () => `/attachments?owner=records&owner_id=${record_id}`;

test("before and after photos of a record are listed with who brought them, where and when they were taken", async () => {
  const { officer, viewer } = country;
  for (const kind of ["photo_before", "photo_after"]) {
    const { file_id } = await aFile(officer, `${kind}.jpg`, await aPhoto({ width: kind.length * 20 }));
    const draft = {
      owner: "records",
      owner_id: record_id,
      file_id,
      kind,
      title: "Puente",
      taken_at: "2026-03-02T10:15",
    };
    const attached = await officer.post("/attachments", { ...draft, position: [-71.6, -33.05], licence: "cc_by" });
    expect(attached).toMatchObject({ status: 201, body: { kind, title: "Puente", position: [-71.6, -33.05] } });
  }
  const { body } = await viewer.get(ofRecord());
  expect(body.may_change).toBe(false);
  expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual(["photo_before", "photo_after"]);
  expect(body.data[0]).toMatchObject({
    created_by: expect.stringMatching(/^Persona/),
    taken_at: "2026-03-02T10:15:00",
    file: { name: "photo_before.jpg", mime_type: "image/jpeg" },
  });
  // The address needs no token: that is what it is for.
  expect((await app.stranger.get(`${body.data[0].address}?size=thumbnail`)).status).toBe(200);
  expect((await viewer.get(`${ofRecord()}&kind=photo_after`)).body.data).toHaveLength(1);
});

test("R-603 who may only read the record may not change its files, and for another place it has none", async () => {
  const { officer, viewer, outsider } = country;
  const { file_id } = await aFile(viewer, "mio.txt", someText(9));
  const draft = { owner: "records", owner_id: record_id, file_id };
  expect((await viewer.post("/attachments", draft)).status).toBe(403);
  expect((await outsider.post("/attachments", draft)).status).toBe(404);
  expect((await outsider.get(ofRecord())).status).toBe(404);
  expect((await officer.post("/attachments", draft)).body.errors).toHaveProperty("file_id");
  const own = await aFile(officer, "propio.txt", someText(11));
  const { body } = await officer.post("/attachments", { ...draft, file_id: own.file_id });
  expect((await viewer.put(`/attachments/${body.id}`, { version: 1, title: "Otro" })).status).toBe(403);
  expect((await outsider.delete(`/attachments/${body.id}`)).status).toBe(404);
  expect((await officer.put(`/attachments/${body.id}`, { version: 1, title: "Acta" })).body).toMatchObject({
    title: "Acta",
    version: 2,
  });
  expect((await officer.put(`/attachments/${body.id}`, { version: 1, title: "Tarde" })).status).toBe(409);
});

test("what is taken off can be taken back, and the audit log tells of each step", async () => {
  const { officer } = country;
  const { file_id } = await aFile(officer, "acta.txt", someText(70));
  const { id } = (await officer.post("/attachments", { owner: "records", owner_id: record_id, file_id })).body;
  const listed = async () => (await officer.get(ofRecord())).body.data.some((it: { id: number }) => it.id === id);
  expect((await officer.delete(`/attachments/${id}?version=1`)).status).toBe(204);
  expect(await listed()).toBe(false);
  expect((await officer.post(`/attachments/${id}/restore`)).status).toBe(200);
  expect(await listed()).toBe(true);
  const lines = await app.auditOf("attachments", id);
  expect(lines.map(({ action, company_id }) => [action, company_id])).toEqual([
    ["create", country.valparaiso],
    ["delete", country.valparaiso],
    ["restore", country.valparaiso],
  ]);
  expect(await app.auditOf("files", file_id)).toMatchObject([{ action: "create", after: { name: "acta.txt" } }]);
});

test("everybody keeps the own photo; a logo needs the permission to change the place", async () => {
  const { officer, viewer, chief, valparaiso } = country;
  const photo = await aFile(viewer, "yo.jpg", await aPhoto({ at: null }));
  const own = { owner: "users", owner_id: viewer.id, file_id: photo.file_id, kind: "photo" };
  expect((await viewer.post("/attachments", own)).status).toBe(201);
  expect((await officer.get(`/attachments?owner=users&owner_id=${viewer.id}`)).status).toBe(404);
  const logo = { owner: "companies", owner_id: valparaiso, kind: "logo" };
  const byOfficer = await aFile(officer, "logo.jpg", await aPhoto({ width: 200 }));
  expect((await officer.post("/attachments", { ...logo, file_id: byOfficer.file_id })).status).toBe(403);
  const byChief = await aFile(chief, "logo.jpg", await aPhoto({ width: 200 }));
  expect((await chief.post("/attachments", { ...logo, file_id: byChief.file_id })).status).toBe(201);
  expect((await officer.get(`/attachments?owner=companies&owner_id=${valparaiso}`)).body.data).toHaveLength(1);
});

test("a record in the trash keeps its files to itself", async () => {
  const { officer, viewer } = country;
  await officer.delete(`/records/situation/${record_id}`);
  expect((await viewer.get(ofRecord())).status).toBe(404);
  await officer.post(`/records/situation/${record_id}/restore`);
  expect((await viewer.get(ofRecord())).status).toBe(200);
});
