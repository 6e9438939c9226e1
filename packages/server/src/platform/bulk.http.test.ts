// Many laws, institutions, places, persons or properties changed, deleted or restored in one step: all or none, and back again.
import { afterAll, beforeAll, expect, test } from "vitest";
import { wayBack, type BulkStep } from "@atalaya/contract/bulk.ts";
import { aCountry, anInstitutionDraft, aPersonDraft, aPlaceDraft, aPropertyDraft } from "../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let manager: Caller;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  manager = await app.as("admin", [country.region]);
});
afterAll(() => app.stop());

let made = 0;
const aLaw = (changes: object = {}) => ({
  kind: "decree",
  number: `${++made}`,
  title_es: `Decreto ${made}`,
  issuing_body: "Municipalidad Demo",
  level: "communal",
  issued_on: "2020-05-04",
  status: "in_force",
  ...changes,
});

type Row = { id: number; version: number };
type Noun = "legal-documents" | "institutions" | "companies" | "persons" | "properties";
const drafts: Record<Noun, (changes?: object) => object> = {
  "legal-documents": (changes) => aLaw({ company_id: country.valparaiso, ...changes }),
  institutions: (changes) => anInstitutionDraft({ company_id: country.valparaiso, ...changes }),
  companies: (changes) => aPlaceDraft({ parent_company_id: country.valparaiso, ...changes }),
  persons: (changes) => aPersonDraft({ company_id: country.valparaiso, ...changes }),
  properties: (changes) => aPropertyDraft({ company_id: country.valparaiso, ...changes }),
};

async function aRow(noun: Noun, changes: object = {}): Promise<Row> {
  const { status, body } = await country.chief.post(`/${noun}`, drafts[noun](changes));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.id, version: body.version };
}
const some = async (noun: Noun, count: number, changes: object = {}): Promise<Row[]> => {
  const rows: Row[] = [];
  while (rows.length < count) rows.push(await aRow(noun, changes));
  return rows;
};
const bulk = (by: Caller, noun: Noun, body: object, headers: Record<string, string> = {}) =>
  by.post(`/${noun}/bulk`, body, { headers });
const read = async (noun: Noun, { id }: Row) => (await country.chief.get(`/${noun}/${id}`)).body;
const stored = async (noun: Noun, row: Row) => {
  const { version: _version, updated_at: _at, updated_by: _by, ...rest } = await read(noun, row);
  return rest;
};
const shared: Record<Noun, object> = {
  "legal-documents": { issuing_body: "Ministerio Demo", topics: ["Incendios"], status: "expired" },
  institutions: { kind: "technical", is_active: false },
  companies: { timezone: "Pacific/Easter", is_active: false },
  persons: { is_active: false },
  properties: { condition: "fair", is_critical: true, owner: "Municipalidad Demo" },
};

test.each(Object.keys(shared) as Noun[])(
  "%s: two get the same contents in one step and their own ones back, are deleted, and restored",
  async (noun) => {
    const rows = await some(noun, 2);
    const before = await Promise.all(rows.map((row) => stored(noun, row)));
    const step: BulkStep = { action: "set_fields", fields: shared[noun], rows };
    const set = await bulk(manager, noun, step);
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    for (const row of rows) expect(await read(noun, row)).toMatchObject(shared[noun]);

    const undone = await bulk(manager, noun, wayBack(step, set.body));
    expect(undone.status).toBe(200);
    expect(await Promise.all(rows.map((row) => stored(noun, row)))).toEqual(before);

    const deletion: BulkStep = { action: "delete", rows: undone.body.rows.map(versionOf) };
    const gone = await bulk(manager, noun, deletion);
    expect(gone.status).toBe(200);
    for (const { id } of rows) expect((await country.chief.get(`/${noun}/${id}`)).status).toBe(404);
    const restored = await bulk(manager, noun, wayBack(deletion, gone.body));
    expect(restored.status).toBe(200);
    expect(await Promise.all(rows.map((row) => stored(noun, row)))).toEqual(before);
    const lines = await app.auditOf(noun.replace("-", "_"), rows[0]!.id);
    expect(lines.slice(1).map(({ actor }) => actor)).toEqual(Array(4).fill(String(manager.id)));
  },
);
const versionOf = ({ id, version }: Row): Row => ({ id, version });

test("a row that somebody changed since and one of another place keep all from being changed, and each says why", async () => {
  const [first, second] = await some("institutions", 2);
  const far = await aRow("institutions", { company_id: country.talcahuano });
  const names = { name_es: "Dirección Regional", name_en: "Regional Office" };
  const above = await aRow("institutions", { company_id: country.region, ...names });
  await country.chief.put(`/institutions/${first!.id}`, { version: 1, acronym: "OTRA" });
  const counts = await app.rowCounts();
  const step = { action: "set_fields", fields: { level: "regional" }, rows: [first, second, far, above] };
  const { status, body } = await bulk(country.officer, "institutions", step);
  expect({ status, code: body.code }).toEqual({ status: 422, code: "rows_wrong" });
  expect(body.message).toBe("No se cambió nada: hay filas que no admiten este cambio.");
  expect(body.rows.map(({ id }: Row) => id)).toEqual([first!.id, far.id, above.id]);
  expect(body.rows[0].text).toContain("Otra persona");
  // Nothing is told of what lies outside, and what is only read is called by its name.
  expect(body.rows[1]).toMatchObject({ title: String(far.id), field: null });
  expect(body.rows[2].title).toBe("Dirección Regional");
  expect(await read("institutions", second!)).toMatchObject({ level: "communal", version: 1 });
  expect(await app.rowCounts()).toEqual(counts);
  const english = await bulk(country.officer, "institutions", step, { "accept-language": "en" });
  expect(english.body.message).toBe("Nothing was changed: some rows do not allow this change.");
  expect(english.body.rows[2].title).toBe("Regional Office");
});

test("V18 what others depend on is not deleted, and the answer says which and how much", async () => {
  const [law, free] = await some("legal-documents", 2);
  await aRow("legal-documents", { relations: [{ document_id: law!.id, kind: "amends" }], issued_on: "2021-01-01" });
  const { status, body } = await bulk(country.officer, "legal-documents", { action: "delete", rows: [law, free] });
  expect(status).toBe(422);
  expect(body.rows).toHaveLength(1);
  expect(body.rows[0]).toMatchObject({ id: law!.id, field: null });
  expect(body.rows[0].title).toContain("Decreto");
  expect(body.rows[0].text).toMatch(/en uso.*documentos.*: 1/);
  expect((await read("legal-documents", free!)).deleted_at).toBeNull();
});

test("V17 a whole branch is deleted and restored in one step, whatever its order", async () => {
  const top = await aRow("institutions");
  const middle = await aRow("institutions", { parent_institution_id: top.id });
  const leaf = await aRow("institutions", { parent_institution_id: middle.id });
  const gone = await bulk(country.officer, "institutions", { action: "delete", rows: [top, leaf, middle] });
  expect(gone.status, JSON.stringify(gone.body)).toBe(200);
  expect(gone.body.rows.map(({ id }: Row) => id)).toEqual([top.id, leaf.id, middle.id]);
  const rows = [leaf, middle, top];
  expect((await bulk(country.officer, "institutions", { action: "restore", rows })).status).toBe(200);
  expect(await read("institutions", leaf)).toMatchObject({ parent_institution_id: middle.id, deleted_at: null });
});

test("V17 a body and one below it get another parent in one step, whichever comes first, and their own ones back", async () => {
  const parent = await aRow("institutions");
  for (const isReversed of [false, true]) {
    const above = await aRow("institutions");
    const below = await aRow("institutions", { parent_institution_id: above.id });
    const rows = isReversed ? [below, above] : [above, below];
    const step: BulkStep = { action: "set_fields", fields: { parent_institution_id: parent.id }, rows };
    const set = await bulk(country.officer, "institutions", step);
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    for (const { id, version } of set.body.rows as Row[])
      expect(await read("institutions", { id, version })).toMatchObject({ version, parent_institution_id: parent.id });
    expect((await bulk(country.officer, "institutions", wayBack(step, set.body))).status).toBe(200);
    expect(await read("institutions", above)).toMatchObject({ parent_institution_id: null });
    expect(await read("institutions", below)).toMatchObject({ parent_institution_id: above.id });
  }
});

test("V17 a chain of twenty bodies is deleted from its top and restored", async () => {
  const chain = [await aRow("institutions")];
  while (chain.length < 20) chain.push(await aRow("institutions", { parent_institution_id: chain.at(-1)!.id }));
  const step: BulkStep = {
    action: "delete",
    rows: await Promise.all(chain.map((row) => read("institutions", row).then(versionOf))),
  };
  const gone = await bulk(country.officer, "institutions", step);
  expect(gone.status, JSON.stringify(gone.body)).toBe(200);
  expect((await bulk(country.officer, "institutions", wayBack(step, gone.body))).status).toBe(200);
  expect(await read("institutions", chain.at(-1)!)).toMatchObject({ deleted_at: null });
});

test("V17 of institutions that would lie below themselves none is moved, and the others are not either", async () => {
  const [top, other] = await some("institutions", 2);
  const below = await aRow("institutions", { parent_institution_id: top!.id });
  const step = { action: "set_fields", fields: { parent_institution_id: below.id }, rows: [top, other] };
  const { status, body } = await bulk(country.officer, "institutions", step);
  expect(status).toBe(422);
  expect(body.rows).toMatchObject([{ id: top!.id, field: "parent_institution_id" }]);
  expect(await read("institutions", other!)).toMatchObject({ parent_institution_id: null });
});

test("a button pressed twice changes once, and the second press has the same answer", async () => {
  const rows = await some("legal-documents", 2);
  const step = { action: "set_fields", fields: { topics: ["Sequía"] }, rows };
  const key = { "idempotency-key": crypto.randomUUID() };
  const [one, other] = await Promise.all([1, 2].map(() => bulk(country.officer, "legal-documents", step, key)));
  expect([one!.status, other!.status]).toEqual([200, 200]);
  expect(one!.body).toEqual(other!.body);
  expect((await read("legal-documents", rows[0]!)).version).toBe(2);
});

test("two steps over the same rows in another order wait for each other, and the later one is told", async () => {
  const rows = await some("properties", 6);
  const step = (condition: string, chosen: Row[]) =>
    bulk(country.officer, "properties", { action: "set_fields", fields: { condition }, rows: chosen });
  const answers = await Promise.all([step("good", rows), step("poor", rows.toReversed())]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test("R-603 who only reads neither changes nor deletes many", async () => {
  const [row] = await some("companies", 1);
  const set = { action: "set_fields", fields: { is_active: false }, rows: [row] };
  expect((await bulk(country.viewer, "companies", set)).status).toBe(403);
  expect((await bulk(country.viewer, "companies", { action: "delete", rows: [row] })).status).toBe(403);
  expect(await read("companies", row!)).toMatchObject({ is_active: true, version: 1 });
});

test.each([
  ["no row", { rows: [] }],
  ["more rows than a step takes", { rows: Array.from({ length: 201 }, (_, at) => ({ id: at + 1, version: 1 })) }],
  ["a row twice", { rows: [1, 1].map((id) => ({ id, version: 1 })) }],
  ["no field", { fields: {} }],
  ["a field that makes an institution that one", { fields: { name_es: "Todas iguales" } }],
  ["another step", { action: "forget" }],
])("a step with %s is refused", async (_what, part) => {
  const step = { action: "set_fields", fields: { is_active: true }, rows: [{ id: 1, version: 1 }], ...part };
  const { status, body } = await bulk(country.officer, "institutions", step);
  expect({ status, code: body.code }).toEqual({ status: 422, code: "validation" });
});
