// Two records of the same thing become one, over HTTP: who may, what is taken, what moves along, and the way back.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aRecord, aVariable, aVariableDraft, inStatus } from "../../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";
import { aFile, someText } from "../../../testing/uploads.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let fire: number;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const draft = aVariableDraft({ kind: "event_type", value_type: "none", name_es: "Incendio", hip_code: "EN0205" });
  fire = (await country.chief.post("/variables/riskAssessment", draft)).body.id;
});
afterAll(() => app.stop());

const record = async (changes: object = {}, by: Caller = country.officer, domain = "situation") => {
  const draft = aRecord({ company_id: country.valparaiso, variable_id: country.shelters, ...changes });
  const answer = await by.post(`/records/${domain}`, draft);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const event = (changes: object = {}) => record({ variable_id: fire, value: null, ...changes }, country.officer, "risk");

type Row = { id: number; version: number; domain: string };
const merge = (one: Row, other: Row, fields: string[] = [], by: Caller = country.officer) => {
  const body = { version: one.version, other_id: other.id, other_version: other.version, fields };
  return by.post(`/records/${one.domain}/${one.id}/merge`, body);
};

test("V11 an officer makes one record of two: it takes what he chose of the other, which goes to the trash", async () => {
  const one = await record({ title: "Escuela España", value: 80, tags: ["2025"], locality: null });
  const other = await record({ title: "Escuela Espana", value: 95, tags: ["2026"], locality: "Playa Ancha" });
  const answer = await merge(one, other, ["value", "locality"]);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body).toMatchObject({
    id: one.id,
    code: one.code,
    title: "Escuela España",
    value: 95,
    tags: ["2025"],
    locality: "Playa Ancha",
    version: 2,
  });
  expect((await country.officer.get(`/records/situation/${other.id}`)).status).toBe(404);
  const gone = (await country.officer.get(`/records/situation/${other.id}?trash=true`)).body;
  expect(gone).toMatchObject({ title: "Escuela Espana", merged_into: { id: one.id, code: one.code } });
});

test("both histories stay readable, and each tells of the merge", async () => {
  const [one, other] = [await record({ value: 1 }), await record({ value: 2 })];
  await merge(one, other, ["value"]);
  const history = (await country.officer.get(`/records/situation/${one.id}/revisions`)).body.data;
  expect(history[0]).toMatchObject({
    action: "update",
    before: { value: 1 },
    after: { value: 2 },
    merge: { step: "united", id: other.id, code: other.code, is_deleted: true },
  });
  expect(history[1]).toMatchObject({ action: "create", merge: null });
  const past = (await country.officer.get(`/records/situation/${other.id}/revisions?trash=true`)).body.data;
  expect(past.map(({ action }: { action: string }) => action)).toEqual(["delete", "create"]);
  expect(past[0].merge).toMatchObject({ step: "absorbed", id: one.id, code: one.code, is_deleted: false });
  const [, ...changes] = await app.auditOf("records", one.id);
  expect(changes).toMatchObject([{ actor: String(country.officer.id), company_id: country.valparaiso }]);
});

test("comments and files come along, and go back when the other is restored; what was taken of its fields stays", async () => {
  const [one, other] = [await record({ value: 1 }), await record({ value: 2 })];
  const say = (id: number, text: string) => country.officer.post(`/records/situation/${id}/comments`, { text });
  const said = async (id: number) =>
    (await country.officer.get(`/records/situation/${id}/comments`)).body.data.map(
      ({ text }: { text: string }) => text,
    );
  const files = async (id: number) =>
    (await country.officer.get(`/attachments?owner=records&owner_id=${id}`)).body.data.length;
  await say(one.id, "Visto en terreno");
  await say(other.id, "Falta el plano");
  const { file_id } = await aFile(country.officer, "plano.txt", someText(100));
  await country.officer.post("/attachments", { owner: "records", owner_id: other.id, file_id });
  const merged = (await merge(one, other, ["value"])).body;
  expect(await said(one.id)).toEqual(["Falta el plano", "Visto en terreno"]);
  expect(await files(one.id)).toBe(1);

  const back = await country.officer.post(`/records/situation/${other.id}/restore`);
  expect(back.body).toMatchObject({ id: other.id, value: 2, merged_into: null, deleted_at: null });
  expect(await said(one.id)).toEqual(["Visto en terreno"]);
  expect(await said(other.id)).toEqual(["Falta el plano"]);
  expect([await files(one.id), await files(other.id)]).toEqual([0, 1]);
  const kept = (await country.officer.get(`/records/situation/${one.id}`)).body;
  expect(kept).toMatchObject({ value: 2, version: merged.version + 1 });
  const [latest] = (await country.officer.get(`/records/situation/${one.id}/revisions`)).body.data;
  expect(latest.merge).toMatchObject({ step: "parted", code: other.code, is_deleted: false });
});

test("merged again into a third, the comments of all three stand together, and each record gets back its own", async () => {
  const [one, two, three] = [await record(), await record(), await record()];
  for (const [row, text] of [
    [one, "uno"],
    [two, "dos"],
  ] as const)
    // prettier-ignore
    await country.officer.post(`/records/situation/${row.id}/comments`, { text });
  const second = (await merge(two, one)).body;
  await merge(three, second);
  const said = async (id: number) =>
    (await country.officer.get(`/records/situation/${id}/comments`)).body.data.map(
      ({ text }: { text: string }) => text,
    );
  expect(await said(three.id)).toEqual(["dos", "uno"]);
  await country.officer.post(`/records/situation/${one.id}/restore`);
  expect([await said(three.id), await said(one.id)]).toEqual([["dos"], ["uno"]]);
});

test("own fields are chosen one by one, and what would not fit the variable is refused with its field", async () => {
  const field = (key: string) => ({ key, type: "integer", label_es: key, label_en: key });
  const variable_id = await aVariable(country.chief, { fields: [field("beds"), field("rooms")] });
  const one = await record({ variable_id, attributes: { beds: 10, rooms: 2 } });
  const other = await record({ variable_id, attributes: { beds: 30, rooms: 4 } });
  expect((await merge(one, other, ["attributes.beds"])).body.attributes).toEqual({ beds: 30, rooms: 2 });
  const refused = await merge(await record(), await record(), ["code"]);
  expect(refused.body.errors).toEqual({ fields: ["Elija una de las opciones."] });
});

test("V5 losses taken from the other must go with the breakdown that stays", async () => {
  const figure = (value: number) => ({ metric: "deaths", value, as_of: "2026-03-04", source: "Delegación" });
  const breakdowns = [{ metric: "deaths", sex: "female", count: 6 }];
  const [one, other] = [await event({ figures: [figure(8)], breakdowns }), await event({ figures: [figure(5)] })];
  const refused = await merge(one, other, ["figures"]);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["breakdowns.0.count"]]);
  expect((await country.officer.get(`/records/risk/${other.id}`)).status).toBe(200);
  expect((await merge(one, other, ["figures", "breakdowns"])).body).toMatchObject({
    figures: [{ value: 5 }],
    breakdowns: [],
    warnings: [],
  });
});

test("only records of the same variable at the same place are merged, and none with itself", async () => {
  const one = await record();
  const elsewhere = await record({ company_id: country.quilpue }, country.chief);
  const hydrants = await record({ variable_id: await aVariable(country.chief) });
  const because = async (other: Row, by: Caller) => (await merge(one, other, [], by)).body.errors?.other_id;
  expect(await because(elsewhere, country.regional)).toEqual(["Solo se unen registros del mismo lugar."]);
  expect(await because(hydrants, country.officer)).toEqual(["Solo se unen registros de la misma variable."]);
  expect(await because(one, country.officer)).toEqual(["Un registro no se une consigo mismo."]);
  expect(await because(elsewhere, country.officer)).toEqual(["Lo elegido no existe."]);
  expect(await because(await event(), country.officer)).toEqual(["Lo elegido no existe."]);
});

test("R-603 who may not change records, or not delete them, or not there, merges nothing", async () => {
  const [one, other] = [await record(), await record()];
  expect((await merge(one, other, [], country.viewer)).status).toBe(403);
  expect((await merge(one, other, [], country.outsider)).status).toBe(404);
  const permissions = ["records.situation.index", "records.situation.update"];
  const role = (await country.chief.post("/roles", { name_es: "Corrige Demo", name_en: "Corrects Demo", permissions })).body; // prettier-ignore
  const corrector = await app.as("viewer", []);
  const { version, name, email } = (await country.chief.get(`/users/${corrector.id}`)).body;
  const assignments = [{ role_id: role.id, company_id: country.valparaiso }];
  const put = await country.chief.put(`/users/${corrector.id}`, { version, name, email, assignments });
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  expect((await merge(one, other, [], corrector)).status).toBe(403);
  expect((await country.officer.get(`/records/situation/${other.id}`)).status).toBe(200);
});

test("a stale version of either is told with what stands now, and of two merges of the same two one is told", async () => {
  const [one, other] = [await record(), await record()];
  const late = await merge({ ...one, version: 7 }, other);
  expect([late.status, late.body.current.id]).toEqual([409, one.id]);
  const stale = await merge(one, { ...other, version: 7 });
  expect([stale.status, stale.body.current.id]).toEqual([409, other.id]);
  const both = await Promise.all([merge(one, other), merge(other, one)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test("what the public sees follows the review: the revision waits, an archived record takes nothing in", async () => {
  const [one, other] = [await record({ value: 1 }), await record({ value: 2 })];
  await inStatus(app, one.id, "published");
  await inStatus(app, other.id, "published");
  const read = async ({ id }: Row) => (await country.officer.get(`/records/situation/${id}`)).body;
  const merged = (await merge(await read(one), await read(other), ["value"])).body;
  expect(merged).toMatchObject({ value: 2, status: "needs_revision", has_published: true });
  expect((await country.officer.get(`/records/situation/${one.id}/published`)).body.value).toBe(1);
  expect((await country.officer.get(`/records/situation/${other.id}/published`)).status).toBe(404);
  await inStatus(app, one.id, "archived");
  expect((await merge(await read(one), await record())).status).toBe(409);
});

test("V11 the list of likely duplicates of a domain: events of one hazard within three days, and namesakes of one day", async () => {
  const [first, second] = [await event({ observed_on: "2024-02-02" }), await event({ observed_on: "2024-02-04" })];
  const shelter = { title: "Gimnasio Demo", observed_on: "2024-05-05" };
  const [one, other] = [await record(shelter), await record(shelter)];
  await record({ title: "Gimnasio Demo", observed_on: "2024-05-06" });
  type Pair = { one: Row & { title: string }; other: Row };
  const pairs = async (domain: string, by: Caller) =>
    (await by.get(`/records/${domain}/duplicates`)).body.data as Pair[];
  const ids = (found: Pair[]) => found.map((pair) => [pair.one.id, pair.other.id]);
  expect(ids(await pairs("risk", country.officer))).toContainEqual([first.id, second.id]);
  const alike = (await pairs("situation", country.viewer)).filter((pair) => pair.one.title === "Gimnasio Demo");
  expect(ids(alike)).toEqual([[one.id, other.id]]);
  expect(await pairs("situation", country.outsider)).toEqual([]);
  await merge(one, other);
  const left = (await pairs("situation", country.viewer)).filter((pair) => pair.one.title === "Gimnasio Demo");
  expect(left).toEqual([]);
});
