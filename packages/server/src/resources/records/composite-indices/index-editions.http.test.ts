// Frozen editions of composite indices over HTTP: what stays as it was, who reads it, and what is not frozen.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CompositeIndex } from "@atalaya/contract/resources/records/composite-indices.ts";
import { aTableOfPlaces } from "../../../testing/risk/table-of-places.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aTableOfPlaces>>;
let index: CompositeIndex;

beforeAll(async () => {
  app = await startTestApp();
  country = await aTableOfPlaces(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  index = await country.defined();
});

const freeze = (reason = "Año 2026", by: Caller = country.regional) =>
  by.post(`/composite-indices/${index.id}/editions`, { reason });

test("an edition stays as it was while records and index change, under a seal that anybody checks who may read all of it", async () => {
  const { regional, officer } = country;
  const frozen = await freeze();
  expect(frozen.status, JSON.stringify(frozen.body)).toBe(201);
  expect(frozen.body).toMatchObject({ number: 1, replaces: null, reason: "Año 2026" });
  const before = await country.resultOf(index.id);
  const extra = await country.told(country.places[2]!, country.poverty, 110);
  await regional.put(`/composite-indices/${index.id}`, { version: 1, name_es: "Con otro nombre", scale: 10 });
  const now = await country.resultOf(index.id);
  expect(country.inOrder(now, "rank")).not.toEqual(country.inOrder(before, "rank"));
  const edition = await country.resultOf(index.id, regional, "?edition=1");
  expect(edition).toMatchObject({ index: before.index, edition: { number: 1, sha256: frozen.body.sha256 } });
  expect(edition.rows).toEqual(before.rows);
  await country.chief.delete(`/records/vulnerability/${extra}`);
  const file = await regional.get(`/composite-indices/${index.id}/edition.json?edition=1`);
  expect(createHash("sha256").update(file.bytes).digest("hex")).toBe(frozen.body.sha256);
  // One municipality's officer reads his row of it, and not the file with all of them.
  expect((await country.resultOf(index.id, officer, "?edition=1")).rows).toHaveLength(1);
  expect((await officer.get(`/composite-indices/${index.id}/edition.json?edition=1`)).status).toBe(403);
  expect((await regional.get(`/composite-indices/${index.id}/result?edition=2`)).status).toBe(404);
});

test("editions are numbered and listed, the newest first, and keep their index from the trash", async () => {
  await freeze("Primer semestre");
  await freeze("Segundo semestre");
  const { data } = (await country.officer.get(`/composite-indices/${index.id}/editions`)).body;
  expect(data).toMatchObject([
    { number: 2, reason: "Segundo semestre", replaces: 1 },
    { number: 1, reason: "Primer semestre", replaces: null },
  ]);
  const refused = await country.regional.delete(`/composite-indices/${index.id}`);
  expect([refused.status, refused.body.dependants]).toEqual([409, { editions: 2 }]);
  const off = await country.regional.put(`/composite-indices/${index.id}`, { version: 1, is_active: false });
  expect(off.body).toMatchObject({ is_active: false, editions: 2 });
});

test("nothing is frozen while no place has a value, and an edition says what it is of", async () => {
  const variable_id = await country.aMember({ name_es: "Sin datos" });
  index = await country.defined({ members: [{ variable_id, weight: 0.5 }, { variable_id: country.poverty, weight: 0.5 }] }); // prettier-ignore
  expect((await freeze()).body.errors).toEqual({ reason: ["Ningún lugar tiene valor todavía: no hay nada que congelar."] }); // prettier-ignore
  expect((await freeze(" ")).status).toBe(422);
  expect((await country.regional.get(`/composite-indices/${index.id}/editions`)).body.data).toEqual([]);
});

test("of one for all places the editions are kept as well, and told to who reads everywhere", async () => {
  const { chief, outsider } = country;
  index = await country.defined({ company_id: null }, chief);
  expect((await freeze("Nacional", chief)).status).toBe(201);
  expect((await country.resultOf(index.id, outsider, "?edition=1")).rows).toMatchObject([
    { company_id: country.talcahuano },
  ]);
  const { data } = (await chief.get("/audit?resource=editions")).body;
  expect(data[0]).toMatchObject({ record_name: `${index.name_es} · 1`, company_id: null });
});
