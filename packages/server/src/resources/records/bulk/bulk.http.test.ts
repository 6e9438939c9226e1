// Changing many records at once over HTTP: all or none, by the rules of a single change, and back again.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aRecord, aVariable } from "../../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const path = "/records/situation";
let made = 0;

/** Records with a word of their own in the title, so that a query finds these and no others. */
async function someRecords(count: number, changes: object = {}) {
  const word = `Grupo${++made}x`;
  const rows: { id: number; version: number }[] = [];
  for (let number = 0; number < count; number++) {
    const draft = {
      company_id: country.valparaiso,
      variable_id: country.shelters,
      title: `${word} ${number}`,
      ...changes,
    };
    const { body } = await country.chief.post(path, aRecord(draft));
    rows.push({ id: body.id, version: body.version });
  }
  return { word, rows };
}
const stored = async (id: number) => {
  const {
    version: _version,
    updated_at: _at,
    updated_by: _by,
    ...record
  } = (await country.chief.get(`${path}/${id}`)).body;
  return record;
};
const bulk = (by: Caller, body: object, query = "") => by.post(`${path}/bulk${query}`, body);
const setSource = { kind: "set_fields", fields: { source: "Informe ALFA 3", confidence: "high" } };

test("ticked records get the same source and confidence in one step, and undoing restores each exactly", async () => {
  const { rows } = await someRecords(3, { tags: ["marzo"], confidence: "low" });
  const before = await Promise.all(rows.map(({ id }) => stored(id)));
  const step = await bulk(country.officer, { rows, action: setSource });
  expect(step).toMatchObject({ status: 200, body: { kind: "set_fields", record_count: 3, undone_at: null } });
  expect(step.body.fields.toSorted()).toEqual(["confidence", "source"]);
  for (const { id } of rows) expect(await stored(id)).toMatchObject({ source: "Informe ALFA 3", confidence: "high" });

  const undone = await country.officer.post(`${path}/bulk/${step.body.id}/undo`);
  expect(undone).toMatchObject({ status: 200, body: { restored: 3, refused: 0, refused_rows: [] } });
  expect(await Promise.all(rows.map(({ id }) => stored(id)))).toEqual(before);
  expect((await country.officer.post(`${path}/bulk/${step.body.id}/undo`)).status).toBe(409);
  const lines = await app.auditOf("records", rows[0]!.id);
  expect(lines.map(({ actor }) => actor).slice(1)).toEqual([String(country.officer.id), String(country.officer.id)]);
});

test("all that match the list's filters are changed, when they are as many as were seen", async () => {
  const { word, rows } = await someRecords(4);
  await someRecords(1, { title: `${word} ajeno`, company_id: country.talcahuano });
  const add = { kind: "add_tags", tags: ["invierno", "2026"] };
  const refused = await bulk(country.officer, { count: 5, action: add }, `?q=${word}`);
  expect(refused).toMatchObject({ status: 422, body: { errors: { count: [expect.stringContaining("4 registros")] } } });
  const done = await bulk(country.officer, { count: 4, action: add }, `?q=${word}`);
  expect(done.body).toMatchObject({ record_count: 4, tags: ["invierno", "2026"] });
  expect((await stored(rows[0]!.id)).tags).toEqual(["invierno", "2026"]);
  await bulk(country.officer, { count: 4, action: { kind: "remove_tags", tags: ["invierno"] } }, `?q=${word}`);
  expect((await stored(rows[3]!.id)).tags).toEqual(["2026"]);
});

test("V9 one wrong row keeps all from being changed, and every wrong row is named with its reason", async () => {
  const words = await aVariable(country.chief, { name_es: "Nombre", value_type: "text" });
  const good = await someRecords(2);
  const bad = await someRecords(2, { variable_id: words, value: "Gimnasio" });
  const counts = await app.rowCounts();
  const answer = await bulk(country.officer, {
    rows: [...good.rows, ...bad.rows],
    action: { kind: "set_fields", fields: { value: 300 } },
  });
  expect(answer).toMatchObject({ status: 422, body: { code: "rows_wrong" } });
  expect(answer.body.rows).toMatchObject(bad.rows.map(({ id }) => ({ id, field: "value" })));
  expect(answer.body.rows[0].text).not.toBe("");
  expect(await stored(good.rows[0]!.id)).toMatchObject({ value: 120 });
  expect(await app.rowCounts()).toEqual(counts);
});

test("a row that somebody changed since it was seen is named, and so is one outside of one's places", async () => {
  const { rows } = await someRecords(2);
  const far = await someRecords(1, { company_id: country.talcahuano });
  await country.chief.put(`${path}/${rows[0]!.id}`, { version: 1, title: "Otro título" });
  const { status, body } = await bulk(country.officer, { rows: [...rows, ...far.rows], action: setSource });
  expect(status).toBe(422);
  expect(body.rows.map(({ id }: { id: number }) => id).toSorted()).toEqual([rows[0]!.id, far.rows[0]!.id].toSorted());
  expect(await stored(rows[1]!.id)).toMatchObject({ source: "Catastro municipal" });
});

test("own fields are set by key and leave the others as they are", async () => {
  const fields = ["piso", "uso"].map((key) => ({ key, type: "text", label_es: key }));
  const variable_id = await aVariable(country.chief, { name_es: "Con campos", fields });
  const { rows } = await someRecords(2, { variable_id, attributes: { piso: "1", uso: "escuela" } });
  await bulk(country.officer, { rows, action: { kind: "set_fields", fields: { attributes: { uso: "gimnasio" } } } });
  expect((await stored(rows[1]!.id)).attributes).toEqual({ piso: "1", uso: "gimnasio" });
});

test("many are deleted and come back with one undo; who changed one meanwhile keeps it", async () => {
  const { word, rows } = await someRecords(3);
  const step = await bulk(country.officer, { rows, action: { kind: "delete" } });
  expect(step.body.kind).toBe("delete");
  expect((await country.officer.get(`${path}?q=${word}`)).body.meta.total).toBe(0);
  await country.chief.post(`${path}/${rows[1]!.id}/restore`);
  const { body } = await country.officer.post(`${path}/bulk/${step.body.id}/undo`);
  expect(body).toEqual({ restored: 2, refused: 1, refused_rows: [{ id: rows[1]!.id, title: `${word} 1` }] });
  expect((await country.officer.get(`${path}?q=${word}`)).body.meta.total).toBe(3);
});

test("V13 a validator validates many at once, each by the rules of its review, and takes the step back", async () => {
  const validator = await app.as("validator", [country.valparaiso]);
  const { rows, word } = await someRecords(3);
  const validate = { kind: "transition", step: "validate" };
  expect((await bulk(country.officer, { rows, action: validate })).status).toBe(403);
  const early = await bulk(validator, { rows, action: validate });
  expect(early.body.rows).toHaveLength(3);
  await bulk(country.officer, { count: 3, action: { kind: "transition", step: "submit" } }, `?q=${word}`);
  const step = await bulk(validator, { count: 3, action: validate }, `?q=${word}`);
  expect(step.body).toMatchObject({ kind: "transition", step: "validate" });
  expect(await stored(rows[0]!.id)).toMatchObject({ status: "validated" });
  await bulk(validator, { count: 3, action: { kind: "transition", step: "publish" } }, `?q=${word}`);
  const unsaid = await bulk(country.officer, { count: 3, action: setSource }, `?q=${word}`);
  expect(unsaid.body.rows).toHaveLength(3);
  const told = { ...setSource, reason: "Cambió el catastro" };
  const change = await bulk(country.officer, { count: 3, action: told }, `?q=${word}`);
  expect(await stored(rows[0]!.id)).toMatchObject({ status: "needs_revision", has_published: true });
  await country.officer.post(`${path}/bulk/${change.body.id}/undo`);
  expect(await stored(rows[0]!.id)).toMatchObject({ status: "published", source: "Catastro municipal" });
  const reason = await bulk(validator, { count: 3, action: { kind: "transition", step: "unpublish" } }, `?q=${word}`);
  expect(reason.body.errors).toHaveProperty(["action.reason"]);
});

test("R-603 who only reads may not, nobody sees or undoes another's step, and the trash of a place is not another's", async () => {
  const { rows } = await someRecords(1);
  expect((await bulk(country.viewer, { rows, action: setSource })).status).toBe(403);
  const step = await bulk(country.officer, { rows, action: setSource });
  expect((await country.chief.post(`${path}/bulk/${step.body.id}/undo`)).status).toBe(404);
  expect((await country.chief.get(`${path}/bulk`)).body.data).toEqual([]);
  const [latest] = (await country.officer.get(`${path}/bulk`)).body.data;
  expect(latest).toMatchObject({ id: step.body.id, record_count: 1 });
});

test.each([
  ["nothing chosen", {}],
  ["both a count and rows", { rows: [{ id: 1, version: 1 }], count: 1 }],
  ["no field", { count: 1, action: { kind: "set_fields", fields: {} } }],
  ["no tag", { count: 1, action: { kind: "add_tags", tags: [] } }],
  ["another field", { count: 1, action: { kind: "set_fields", fields: { company_id: 1 } } }],
])("a step with %s is refused", async (_what, body) => {
  expect((await bulk(country.officer, { action: setSource, ...body })).status).toBe(422);
});
