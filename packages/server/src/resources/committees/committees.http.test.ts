// Committees over HTTP (V15): constitution, members and alternates, who sees them, and whom to call on paper and in a sheet.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, anInstitution, aPersonDraft, aPlace } from "../../testing/factories.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { readSheets } from "../../testing/read-sheets.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

type Warning = { code: string; parameters: Record<string, string> };

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let act: number;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  act = await anAct(country.officer, country.valparaiso);
});
afterAll(() => app.stop());

const anAct = async (by: Caller, company_id: number): Promise<number> => {
  const document = {
    kind: "mayoral_decree",
    number: "s/n",
    title_es: "Constituye el comité",
    issuing_body: "Alcaldía",
  };
  const dated = { level: "communal", issued_on: "2023-03-01", status: "in_force" };
  return (await by.post("/legal-documents", { company_id, ...document, ...dated })).body.id;
};
const aPerson = async (changes: object = {}, by = country.officer, company_id = country.valparaiso): Promise<number> =>
  (await by.post("/persons", aPersonDraft({ company_id, ...changes }))).body.id;
const member = (person_id: number, changes: object = {}) => ({
  person_id,
  role: "titular",
  from_on: "2023-03-14",
  ...changes,
});
const path = "/committees";
const constitute = (changes: object = {}, by = country.officer) =>
  by.post(path, {
    company_id: country.valparaiso,
    kind: "other",
    level: "communal",
    name: "Comité Comunal Demo",
    constitution_document_id: act,
    constituted_on: "2023-03-14",
    // Out of the way of other tests: one of a kind is active in a place.
    dissolved_on: "2024-12-31",
    ...changes,
  });
const ended = { to_on: "2024-12-31" };
const errorsOf = async (changes: object) => (await constitute(changes)).body.errors;
const active = { kind: "cogrid", dissolved_on: null };

test("V15 a committee needs its constitution act, and there is one active committee of a kind in a place", async () => {
  expect(await errorsOf({ constitution_document_id: undefined })).toEqual({
    constitution_document_id: ["Este campo es obligatorio."],
  });
  expect(await errorsOf({ constitution_document_id: 999_999 })).toEqual({
    constitution_document_id: ["Lo elegido no existe."],
  });
  const first = await constitute({ kind: "other", dissolved_on: null });
  expect(first).toMatchObject({ status: 201, body: { constitution_title: "Constituye el comité", members: [] } });
  const second = await constitute({ kind: "other", dissolved_on: null });
  expect(second.body.errors).toEqual({ kind: ["Ya hay un comité activo de este tipo en el lugar."] });
  await country.officer.put(`${path}/${first.body.id}`, { version: 1, dissolved_on: "2026-01-01" });
  const third = await constitute({ kind: "other", dissolved_on: null });
  expect(third.status).toBe(201);
  await country.officer.put(`${path}/${third.body.id}`, { version: 1, dissolved_on: "2026-01-01" });
  // The act is not deleted from under it.
  expect((await country.officer.delete(`/legal-documents/${act}`)).status).toBe(409);
});

test("V15 at most one chair on a day; nobody twice at once; an alternate stands in for a titular", async () => {
  const [one, two] = [await aPerson(), await aPerson()];
  const chair = member(one, { role: "chair" });
  expect(await errorsOf({ ...active, members: [chair, member(two, { role: "chair" })] })).toEqual({
    "members.1.role": ["Ya hay otra presidencia en ese período."],
  });
  expect(await errorsOf({ ...active, members: [chair, member(one)] })).toEqual({
    "members.1.person_id": ["Esta persona ya integra el comité en ese período."],
  });
  const stray = ["Un suplente necesita un titular de este comité."];
  expect(await errorsOf({ ...active, members: [chair, member(two, { role: "alternate" })] })).toEqual({
    "members.1.substitutes_person_id": stray,
  });
  const alternate = member(two, { role: "alternate", substitutes_person_id: one });
  const { status, body } = await constitute({ ...active, members: [chair, alternate] });
  expect(status).toBe(201);
  expect(body.members).toMatchObject([{ role: "chair", is_current: true }, { substitutes_person_id: one }]);
  // Chairs follow each other.
  const members = [
    member(one, { role: "chair", to_on: "2023-12-31" }),
    member(two, { role: "chair", from_on: "2024-01-01" }),
  ];
  const change = await country.officer.put(`${path}/${body.id}`, { version: 1, members });
  expect(change.status).toBe(200);
});

test("V15 on every day it is known who chairs: terms count while they run, and days without a chair are remarked", async () => {
  const [one, two, titular] = [
    await aPerson({ position_es: "Alcaldesa" }),
    await aPerson({ position_es: "Alcalde" }),
    await aPerson(),
  ];
  const chair = (person_id: number, from_on: string, to_on: string | null = null) =>
    member(person_id, { role: "chair", from_on, to_on });
  const year = new Date().getFullYear();
  const made = await constitute({ kind: "other", dissolved_on: null, members: [] });
  let { version } = made.body;
  const saved = async (members: object[]) => {
    const { body } = await country.officer.put(`${path}/${made.body.id}`, { version, members });
    ({ version } = body);
    const chairing = body.members.find(({ id }: { id: number }) => id === body.chair_id)?.person_id ?? null;
    return [chairing, body.warnings.map(({ code, parameters }: Warning) => [code, parameters.from, parameters.to])];
  };
  const never = [["chair_missing", "2023-03-14", undefined]];
  expect(made.body).toMatchObject({ chair_id: null, warnings: [{ code: "chair_missing" }] });
  expect(await saved([member(titular)])).toEqual([null, never]);
  // A term that ends in days to come runs today; one that begins then does not.
  expect(await saved([chair(one, "2023-03-14", `${year + 2}-12-06`)])).toEqual([one, []]);
  expect(await saved([chair(one, `${year + 4}-01-01`)])).toEqual([
    null,
    [["chair_gap", "2023-03-14", `${year + 3}-12-31`]],
  ]);
  // Between two chairs, and since the last one.
  expect(await saved([chair(two, "2024-06-01"), chair(one, "2023-03-14", "2023-12-31")])).toEqual([
    two,
    [["chair_gap", "2024-01-01", "2024-05-31"]],
  ]);
  expect(await saved([chair(one, "2023-03-14", "2024-12-06")])).toEqual([
    null,
    [["chair_missing", "2024-12-07", undefined]],
  ]);
  await country.officer.delete(`${path}/${made.body.id}`);
});

test("V15 the country and the kind of the place decide which committees it may have", async () => {
  const { chief, regional, quilpue, region } = country;
  const kind = ["El país o el tipo del lugar no tiene este comité."];
  const level = ["El nivel no es el del lugar."];
  for (const foreign of ["cmgrd", "coe", "gtgrd", "pdc", "cmpc"])
    expect(await errorsOf({ kind: foreign }), foreign).toEqual({ kind });
  expect(await errorsOf({ level: "national" })).toEqual({ level });
  const canton = await aPlace(app, { name: "Cantón Demo" });
  await chief.put(`/companies/${canton}`, { version: 1, country: "EC" });
  const there = { company_id: canton, constitution_document_id: await anAct(chief, canton) };
  expect((await constitute({ ...there, kind: "cogrid" }, chief)).body.errors).toEqual({ kind });
  expect((await constitute({ ...there, kind: "coe" }, chief)).status).toBe(201);
  // What is moved to another place is a committee of that one.
  const here = { company_id: quilpue, constitution_document_id: await anAct(regional, quilpue) };
  const { body } = await constitute({ ...here, kind: "cogrid" }, regional);
  const move = await regional.put(`${path}/${body.id}`, { version: 1, company_id: region });
  expect(move.body.errors).toEqual({ level });
});

test("V15 members belong to the committee within its life", async () => {
  const person = await aPerson();
  expect(await errorsOf({ members: [member(person, { from_on: "2023-03-13", ...ended })] })).toEqual({
    "members.0.from_on": ["No puede ser anterior a la constitución del comité."],
  });
  expect(await errorsOf({ members: [member(person)] })).toEqual({
    "members.0.to_on": ["No puede pasar de la disolución del comité."],
  });
  expect(await errorsOf({ constituted_on: "2025-01-01" })).toHaveProperty("dissolved_on");
  const foreign = await aPerson({}, country.outsider, country.talcahuano);
  expect(await errorsOf({ members: [member(foreign, ended)] })).toEqual({
    "members.0.person_id": ["Lo elegido no existe."],
  });
});

test("V15 a municipal committee that the mayor does not chair is remarked, with the title that the law says", async () => {
  const { regional, quilpue } = country;
  const document = await anAct(regional, quilpue);
  const of = { kind: "cogrid", company_id: quilpue, constitution_document_id: document, dissolved_on: null };
  const other = await aPerson({ position_es: "Administradora" }, regional, quilpue);
  const made = await constitute({ ...of, members: [member(other, { role: "chair" })] }, regional);
  expect(made.body.warnings).toEqual([
    {
      field: "members.0.role",
      code: "chair_unusual",
      parameters: { title_es: "Alcalde o Alcaldesa", title_en: "Mayor" },
    },
  ]);
  const mayor = await aPerson({ position_es: "Alcaldesa" }, regional, quilpue);
  const members = [member(mayor, { role: "chair" })];
  expect((await regional.put(`${path}/${made.body.id}`, { version: 1, members })).body.warnings).toEqual([]);
});

test("R-239 committees are seen in their places only, and changed by those who may", async () => {
  const { officer, outsider, viewer } = country;
  const { body } = await constitute();
  expect((await outsider.get(`${path}/${body.id}`)).status).toBe(404);
  expect((await outsider.get(`${path}/${body.id}/call-sheet.pdf`)).status).toBe(404);
  expect((await viewer.get(`${path}/${body.id}`)).status).toBe(200);
  expect((await constitute({}, viewer)).status).toBe(403);
  expect((await officer.put(`${path}/${body.id}`, { version: 9, name: "X" })).status).toBe(409);
  expect((await officer.delete(`${path}/${body.id}?version=1`)).status).toBe(204);
  expect((await officer.post(`${path}/${body.id}/restore`)).status).toBe(200);
  expect((await app.auditOf("committees", body.id)).map(({ action }) => action)).toEqual([
    "create",
    "delete",
    "restore",
  ]);
});

test("the call sheet names everybody in order with telephone and alternate, on numbered pages; the spreadsheet too", async () => {
  const { officer, valparaiso } = country;
  const institution_id = await anInstitution(officer, valparaiso, { name_es: "Compañía de Ñuñoa Demo" });
  const titular = await aPerson({
    first_name: "Íñigo",
    last_name: "Muñoz Demo",
    phone_24x7: "+56 32 000 0001",
    institution_id,
  });
  const alternate = await aPerson({ first_name: "Zoë", last_name: "Peña Demo", phone: "+56 32 000 0002" });
  const others: object[] = [];
  for (let index = 0; index < 30; index++) others.push(member(await aPerson()));
  const stands = member(alternate, { role: "alternate", substitutes_person_id: titular });
  const members = [member(titular, { role: "chair" }), stands, ...others];
  const { body } = await constitute({ kind: "other", dissolved_on: null, members });

  const sheet = await officer.get(`${path}/${body.id}/call-sheet.pdf`);
  expect(sheet.headers.get("content-type")).toBe("application/pdf");
  const pages = await pagesOf(sheet.bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const text of [
    "Comité Comunal Demo",
    "Íñigo Muñoz Demo",
    "Compañía de Ñuñoa Demo",
    "+56 32 000 0001",
    "Zoë Peña Demo",
    "+56 32 000 0002",
  ])
    expect(pages[0]).toContain(text);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Página ${index + 1} de ${pages.length}`);

  const { bytes } = await officer.get(`${path}/${body.id}/contacts.xlsx`);
  const [first] = readSheets(bytes);
  const rows = first!.data;
  expect(rows[0]).toContain("Teléfono 24/7");
  expect(rows[1]).toEqual(expect.arrayContaining(["Íñigo Muñoz Demo", "+56 32 000 0001"]));
  expect(rows).toHaveLength(33);
  // V20: who took the contacts out of the system is kept.
  const taken = (await app.auditOf("committees", body.id)).filter(({ action }) => action === "download");
  expect(taken).toMatchObject([
    { actor: String(officer.id), company_id: country.valparaiso, after: { files: ["call-sheet.pdf"] } },
    { after: { files: ["contacts.xlsx"] } },
  ]);
});
