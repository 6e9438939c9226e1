// Legal documents over HTTP: their dates and relations (V14), what is in force on a day, who sees and changes them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const path = "/legal-documents";
let made = 0;
const aDraft = (changes: object = {}) => ({
  company_id: country.valparaiso,
  kind: "decree",
  number: `${++made}`,
  title_es: `Decreto ${made}`,
  issuing_body: "Ministerio Demo",
  level: "national",
  issued_on: "2020-05-04",
  status: "in_force",
  ...changes,
});
const register = (by: Caller, changes: object = {}) => by.post(path, aDraft(changes));
async function aDocument(changes: object = {}, by: Caller = country.officer): Promise<number> {
  const { status, body } = await register(by, changes);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}
const seenBy = async (caller: Caller, query = ""): Promise<number[]> =>
  (await caller.get(`${path}?per_page=100&${query}`)).body.data.map(({ id }: { id: number }) => id);
const errorsOf = async (changes: object) => (await register(country.officer, changes)).body.errors;

test("R-209 a document is registered with its dates, gazette, topics, phases, hazards, places, articles and relations", async () => {
  const law = await aDocument({ kind: "law", number: "21.364", title_es: "Establece el SINAPRED" });
  const draft = {
    number: "234",
    title_es: "Reglamento de los Comités",
    title_en: "Committee regulation",
    summary: "Integración, funciones y quórum.",
    published_on: "2020-06-01",
    gazette: "Diario Oficial",
    gazette_edition: "43.022",
    effective_from_on: "2020-06-01",
    next_review_on: "2030-01-01",
    topics: ["Comités"],
    phases: ["preparedness", "response"],
    hazards: ["EN0205"],
    place_ids: [country.valparaiso],
    official_url: "https://www.bcn.cl/leychile/navegar?idNorma=1",
    official_id: "1",
    articles: [{ number: "5", note: "Quórum" }],
    relations: [{ document_id: law, kind: "regulates", dated_on: null }],
  };
  const { status, body } = await register(country.officer, draft);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...draft, current_status: "in_force", parent_document_id: law, warnings: [] });
  expect(body.references).toMatchObject([{ id: law, number: "21.364", kind: "law" }]);
  expect((await country.officer.get(`${path}/${law}`)).body.related_by).toMatchObject([
    { document_id: body.id, kind: "regulates" },
  ]);
  expect((await app.auditOf("legal_documents", body.id))[0]).toMatchObject({ action: "create" });
});

test("R-239 each role may do what it is granted; documents of places above are read below and changed only there", async () => {
  const { officer, viewer, outsider, regional, region } = country;
  const id = await aDocument({ company_id: region }, regional);
  expect((await officer.get(`${path}/${id}`)).body.company_name).toBe("Región de Valparaíso");
  expect(await seenBy(officer)).toContain(id);
  expect((await officer.put(`${path}/${id}`, { version: 1, number: "9" })).status).toBe(403);
  expect((await officer.delete(`${path}/${id}`)).status).toBe(403);
  expect((await outsider.get(`${path}/${id}`)).status).toBe(404);
  expect(await seenBy(outsider)).not.toContain(id);
  expect((await viewer.get(`${path}/${id}`)).status).toBe(200);
  expect((await register(viewer)).status).toBe(403);
  expect((await register(officer, { company_id: region })).body.errors).toEqual({
    company_id: ["Está fuera de sus lugares."],
  });
  expect(await errorsOf({ place_ids: [country.talcahuano] })).toEqual({ place_ids: ["Está fuera de sus lugares."] });
  const foreign = await aDocument({ company_id: country.talcahuano }, outsider);
  expect(await errorsOf({ relations: [{ document_id: foreign, kind: "cites" }] })).toEqual({
    "relations.0.document_id": ["Lo elegido no existe."],
  });
});

test("V14 a document is not published before it is issued, nor ends before it begins; taking effect early is a remark", async () => {
  expect(await errorsOf({ published_on: "2020-05-03" })).toEqual({
    published_on: ["No puede ser anterior a la fecha de dictación."],
  });
  expect(await errorsOf({ effective_from_on: "2020-07-01", effective_to_on: "2020-06-30" })).toEqual({
    effective_to_on: ["La fecha final no puede ser anterior a la inicial."],
  });
  const early = await register(country.officer, { published_on: "2020-06-01", effective_from_on: "2020-05-20" });
  expect(early.body.warnings).toEqual([
    { field: "effective_from_on", code: "effective_before_published", parameters: {} },
  ]);
  // A change is checked as the whole that it would make.
  const id = await aDocument({ published_on: "2020-06-01" });
  const change = await country.officer.put(`${path}/${id}`, { version: 1, issued_on: "2020-06-02" });
  expect(Object.keys(change.body.errors)).toEqual(["published_on"]);
});

test("V14 type, number, issuer and year tell a document; documents without a number may be many", async () => {
  const same = { number: "1.434", issuing_body: "Ministerio del Interior" };
  await aDocument({ ...same, company_id: country.region }, country.regional);
  const known = { number: ["Ya existe un documento con este tipo, número, organismo y año."] };
  expect(await errorsOf({ ...same, issuing_body: "ministerio del interior", issued_on: "2020-12-31" })).toEqual(known);
  expect((await register(country.officer, { ...same, issued_on: "2021-01-01" })).status).toBe(201);
  expect((await register(country.officer, { ...same, kind: "resolution" })).status).toBe(201);
  const one = await aDocument({ number: "77" });
  const other = await aDocument({ number: "78" });
  expect((await country.officer.put(`${path}/${other}`, { version: 1, number: "77" })).body.errors).toEqual(known);
  await country.officer.delete(`${path}/${one}`);
  expect((await country.officer.put(`${path}/${other}`, { version: 1, number: "77" })).status).toBe(200);
  expect((await country.officer.post(`${path}/${one}/restore`)).body.errors).toEqual(known);
  for (const _ of [1, 2]) expect((await register(country.officer, { number: "s/n" })).status).toBe(201);
});

test("V14 a repealed document says until when it was in force, or which document repealed it", async () => {
  const { officer } = country;
  const unexplained = {
    effective_to_on: ["Un documento derogado necesita su último día de vigencia, o el documento que lo deroga."],
  };
  expect(await errorsOf({ status: "repealed" })).toEqual(unexplained);
  expect((await register(officer, { status: "repealed", effective_to_on: "2021-01-01" })).status).toBe(201);
  const old = await aDocument();
  const repeal = () => officer.put(`${path}/${old}`, { version: 1, status: "repealed" });
  expect((await repeal()).body.errors).toEqual(unexplained);
  await aDocument({ issued_on: "2022-06-30", relations: [{ document_id: old, kind: "repeals" }] });
  expect((await repeal()).status).toBe(200);
});

test("V14 nothing is repealed or amended before it was issued, nor by itself, nor twice alike", async () => {
  const target = await aDocument({ issued_on: "2020-05-04" });
  const early = { issued_on: "2020-01-01" };
  for (const kind of ["repeals", "amends"]) {
    const before = ["No puede ser anterior a la dictación del documento que deroga o modifica."];
    const relation = { document_id: target, kind };
    expect(await errorsOf({ ...early, relations: [relation] })).toEqual({ "relations.0.dated_on": before });
    expect(await errorsOf({ relations: [{ ...relation, dated_on: "2020-05-03" }] })).toEqual({
      "relations.0.dated_on": before,
    });
  }
  const cites = { document_id: target, kind: "cites" };
  expect((await register(country.officer, { ...early, relations: [cites] })).status).toBe(201);
  expect(await errorsOf({ relations: [cites, cites] })).toEqual({
    "relations.1.document_id": ["Esta relación ya está en la lista."],
  });
  const relations = [{ document_id: target, kind: "cites" }];
  expect((await country.officer.put(`${path}/${target}`, { version: 1, relations })).body.errors).toEqual({
    "relations.0.document_id": ["Un documento no se relaciona consigo mismo."],
  });
  await aDocument({ issued_on: "2021-01-01", relations: [{ document_id: target, kind: "amends" }] });
  expect((await country.officer.put(`${path}/${target}`, { version: 1, issued_on: "2022-01-01" })).body.errors).toEqual(
    { issued_on: ["Otro documento lo deroga o modifica antes de esta fecha."] },
  );
});

test("V14 repealed documents stay in the list with their state, which follows from dates and relations", async () => {
  const { outsider, talcahuano } = country;
  const make = (changes: object) => aDocument({ company_id: talcahuano, topics: ["estado"], ...changes }, outsider);
  const repealed = await make({ issued_on: "2016-01-10" });
  const amended = await make({ issued_on: "2017-06-29" });
  await make({
    issued_on: "2022-06-30",
    relations: [
      { document_id: repealed, kind: "repeals" },
      { document_id: amended, kind: "amends", dated_on: "2022-07-15" },
    ],
  });
  const expired = await make({ effective_to_on: "2021-12-31" });
  const project = await make({ status: "project" });
  expect(await seenBy(outsider, "status=repealed")).toEqual([repealed]);
  expect(await seenBy(outsider, "status=amended")).toEqual([amended]);
  expect(await seenBy(outsider, "status=expired")).toEqual([expired]);
  expect(await seenBy(outsider, "topic=ESTADO")).toContain(repealed);
  // One of a day to come was issued, and rules nobody yet.
  const upcoming = await make({ issued_on: "2099-03-02" });
  expect(await seenBy(outsider, "status=upcoming&topic=estado")).toEqual([upcoming]);
  expect(await seenBy(outsider, "status=in_force&topic=estado")).not.toContain(upcoming);
  expect((await outsider.get(`${path}/${repealed}`)).body).toMatchObject({
    status: "in_force",
    current_status: "repealed",
    in_force_to_on: "2022-06-29",
  });
  const inForceOn = async (day: string) => await seenBy(outsider, `in_force_on=${day}&topic=estado&sort=issued_on`);
  expect(await inForceOn("2016-01-09")).toEqual([]);
  expect(await inForceOn("2016-01-10")).toEqual([repealed]);
  expect(await inForceOn("2022-06-29")).toEqual([repealed, amended]);
  expect(await inForceOn("2022-06-30")).not.toContain(repealed);
  expect(await inForceOn("2021-12-31")).toContain(expired);
  expect(await inForceOn("2022-01-01")).not.toContain(expired);
  expect(await inForceOn("2030-01-01")).not.toContain(project);
});

test("the hierarchy answers every document in short, from the highest rank, each below the one that it is about", async () => {
  const { officer } = country;
  const law = await aDocument({ kind: "law", issued_on: "2012-04-24" });
  const decree = await aDocument({ relations: [{ document_id: law, kind: "regulates" }] });
  // Two documents about each other do not close a circle: the younger lies below the older.
  const first = await aDocument({ issued_on: "2013-01-01" });
  const second = await aDocument({ issued_on: "2014-01-01", relations: [{ document_id: first, kind: "complements" }] });
  await officer.put(`${path}/${first}`, { version: 1, relations: [{ document_id: second, kind: "complements" }] });
  const { body } = await officer.get(`${path}?type=tree`);
  const rows = new Map<number, { parent_document_id: number | null }>(
    body.data.map((row: { id: number; parent_document_id: number | null }) => [row.id, row]),
  );
  expect([decree, second, first, law].map((id) => rows.get(id)!.parent_document_id)).toEqual([law, first, null, null]);
  const ids = [...rows.keys()];
  expect(ids.indexOf(law)).toBeLessThan(ids.indexOf(first));
});

test("V18 a document that others are about stays; one that is deleted comes back", async () => {
  const { officer } = country;
  const law = await aDocument();
  const decree = await aDocument({ relations: [{ document_id: law, kind: "regulates" }] });
  expect(await officer.delete(`${path}/${law}?version=1`)).toMatchObject({
    status: 409,
    body: { dependants: { legal_documents: 1 } },
  });
  expect((await officer.delete(`${path}/${decree}?version=1`)).status).toBe(204);
  expect((await officer.delete(`${path}/${law}?version=1`)).status).toBe(204);
  expect(await seenBy(officer, "trash=true")).toEqual(expect.arrayContaining([law, decree]));
  expect((await officer.post(`${path}/${decree}/restore`)).status).toBe(200);
  expect((await officer.post(`${path}/${law}/restore`)).status).toBe(200);
});

test("a document is found by its number with or without the separator of thousands, by its type and by short forms of it", async () => {
  const { outsider, talcahuano } = country;
  const keep = (changes: object) => aDocument({ company_id: talcahuano, ...changes }, outsider);
  const law = await keep({ kind: "law", number: "29.364", title_es: "Sobre pesca de altura" });
  const plain = await keep({ kind: "resolution", number: "29364", title_es: "Fija nómina" });
  const force = await keep({ kind: "decree_with_force_of_law", number: "29.364", title_es: "Texto refundido" });
  const found = (q: string) => seenBy(outsider, `sort=kind&q=${encodeURIComponent(q)}`);
  for (const number of ["29364", "29.364", "2936", "N° 29.364", "Nº29364"])
    expect(await found(number), number).toEqual([law, force, plain]);
  expect(await found("Ley N° 29.364")).toEqual([law, force]);
  expect(await found("Res. 29.364")).toEqual([plain]);
  expect(await found("D.F.L. 29364")).toEqual([force]);
});

test("an outdated form answers 409 with what somebody else saved; relations are changed as a whole and logged", async () => {
  const { officer } = country;
  const law = await aDocument();
  const id = await aDocument();
  await officer.put(`${path}/${id}`, { version: 1, relations: [{ document_id: law, kind: "cites" }] });
  expect(await officer.put(`${path}/${id}`, { version: 1, number: "X" })).toMatchObject({
    status: 409,
    body: { code: "conflict", current: { version: 2, relations: [{ document_id: law }] } },
  });
  await officer.put(`${path}/${id}`, { version: 2, relations: [] });
  const log = await app.db
    .selectFrom("audit_log")
    .selectAll()
    .where("resource", "=", "legal_relations")
    .orderBy("id")
    .execute();
  const isOfIt = (values: unknown) => (values as { document_id: number } | null)?.document_id === id;
  const rows = log.filter(({ before, after }) => isOfIt(before) || isOfIt(after));
  expect(rows.map(({ action }) => action)).toEqual(["create", "delete"]);
});
