// Files attached to records, places and people: who may, what is kept of it, taking off and back.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCountry, aPersonDraft, aRecord } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { aFile, aPhoto, someText, startUpload } from "../../testing/uploads.ts";

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

test("files stand in the order they came in until one is moved between two others", async () => {
  const { officer } = country;
  const draft = aRecord({ company_id: country.valparaiso, variable_id: country.shelters });
  const owner_id = (await officer.post("/records/situation", draft)).body.id;
  const made: { id: number; version: number; sort_order: number }[] = [];
  for (const name of ["uno.txt", "dos.txt", "tres.txt"]) {
    const { file_id } = await aFile(officer, name, someText(50 + made.length));
    made.push((await officer.post("/attachments", { owner: "records", owner_id, file_id })).body);
  }
  const names = async () =>
    (await officer.get(`/attachments?owner=records&owner_id=${owner_id}`)).body.data.map(
      ({ file }: { file: { name: string } }) => file.name,
    );
  expect(await names()).toEqual(["uno.txt", "dos.txt", "tres.txt"]);
  const sort_order = (made[0]!.sort_order + made[1]!.sort_order) / 2;
  const { id, version } = made[2]!;
  expect((await officer.put(`/attachments/${id}`, { version, sort_order })).body.sort_order).toBe(sort_order);
  expect(await names()).toEqual(["uno.txt", "tres.txt", "dos.txt"]);
});

test("a record in the trash keeps its files to itself", async () => {
  const { officer, viewer } = country;
  await officer.delete(`/records/situation/${record_id}`);
  expect((await viewer.get(ofRecord())).status).toBe(404);
  await officer.post(`/records/situation/${record_id}/restore`);
  expect((await viewer.get(ofRecord())).status).toBe(200);
});

const norm = { kind: "law", number: "s/n", title_es: "Ley Demo", issuing_body: "Congreso", level: "national" };
const enacted = { ...norm, issued_on: "2020-05-04", status: "in_force" };

test("the text of a norm is read in the places below its own, and changed only in its own", async () => {
  const { regional, officer, outsider, region } = country;
  const { id } = (await regional.post("/legal-documents", { company_id: region, ...enacted })).body;
  const { file_id } = await aFile(regional, "ley.txt", someText(90, 5));
  const draft = { owner: "legal_documents", owner_id: id, file_id, kind: "norm" };
  expect((await regional.post("/attachments", draft)).status).toBe(201);
  const path = `/attachments?owner=legal_documents&owner_id=${id}`;
  expect((await regional.get(path)).body.may_change).toBe(true);
  const { body } = await officer.get(path);
  expect([body.data.length, body.may_change]).toEqual([1, false]);
  expect((await officer.get(`/files/${file_id}/content`)).status).toBe(200);
  expect((await officer.delete(`/attachments/${body.data[0].id}`)).status).toBe(403);
  expect((await outsider.get(path)).status).toBe(404);
  expect((await outsider.get(`/files/${file_id}/content`)).status).toBe(404);
});

test("the signed minutes of a session are of those who see the committee", async () => {
  const { officer, viewer, outsider, valparaiso: company_id } = country;
  const act = (await officer.post("/legal-documents", { company_id, ...enacted })).body.id;
  const person_id = (await officer.post("/persons", aPersonDraft({ company_id }))).body.id;
  const committee = await officer.post("/committees", {
    company_id,
    kind: "cogrid",
    level: "communal",
    name: "Comité Demo",
    constitution_document_id: act,
    constituted_on: "2023-03-14",
    members: [{ person_id, role: "chair", from_on: "2023-03-14", substitutes_person_id: null }],
  });
  const when = { kind: "ordinary", mode: "remote", starts_at: "2026-11-24T13:00:00Z" };
  const session = await officer.post("/committee-sessions", { committee_id: committee.body.id, ...when });
  const { file_id } = await aFile(officer, "acta firmada.txt", someText(95, 6));
  const draft = { owner: "committee_sessions", owner_id: session.body.id, file_id, kind: "minutes" };
  expect((await officer.post("/attachments", draft)).status).toBe(201);
  const path = `/attachments?owner=committee_sessions&owner_id=${session.body.id}`;
  expect((await viewer.get(path)).body).toMatchObject({ may_change: false, data: [{ kind: "minutes" }] });
  expect((await outsider.get(path)).status).toBe(404);
  await officer.delete(`/committee-sessions/${session.body.id}`);
  expect((await viewer.get(path)).status).toBe(404);
});

test("what was taken off more than 30 days ago is deleted for good by the next upload, and its content with it", async () => {
  const { officer } = country;
  const { file_id } = await aFile(officer, "antiguo.txt", someText(97, 8));
  const { id } = (await officer.post("/attachments", { owner: "records", owner_id: record_id, file_id })).body;
  const kept = await aFile(officer, "reciente.txt", someText(98, 9));
  const other = (await officer.post("/attachments", { owner: "records", owner_id: record_id, file_id: kept.file_id }))
    .body.id;
  for (const it of [id, other]) await officer.delete(`/attachments/${it}`);
  await app.write(system, async (tx) => {
    // The stamp keeps the day of making: this is the only way to grow old at once.
    await sql`alter table files disable trigger files_stamp`.execute(tx);
    await sql`update files set created_at = now() - interval '40 days' where id in (${file_id}, ${kept.file_id})`.execute(
      tx,
    );
    await sql`alter table files enable trigger files_stamp`.execute(tx);
    await sql`update attachments set deleted_at = now() - interval '31 days' where id = ${id}`.execute(tx);
  });
  const { body } = await startUpload(officer, { name: "nuevo.txt", content: someText(10) });
  await officer.delete(`/uploads/${body.data.session_id}`);
  expect((await officer.post(`/attachments/${id}/restore`)).status).toBe(404);
  expect((await officer.get(`/files/${file_id}/content`)).status).toBe(404);
  expect((await officer.post(`/attachments/${other}/restore`)).status).toBe(200);
  expect((await officer.get(`/files/${kept.file_id}/content`)).status).toBe(200);
});
