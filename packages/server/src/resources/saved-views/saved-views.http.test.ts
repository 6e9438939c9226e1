// Kept views over HTTP: one's own, shared with a role, and what they show in other places.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const screen = "records/situation";
const keep = (by: Caller, changes: object = {}) =>
  by.post("/saved-views", { screen, name: "Temporada 2026", search: { status: "draft", sort: "title" }, ...changes });
const namesOf = async (by: Caller) =>
  (await by.get(`/saved-views?screen=${screen}`)).body.data.map(({ name }: { name: string }) => name);

test("a view is kept without place, page and what is open; it is renamed, changed and dropped by its owner alone", async () => {
  const search = {
    status: "draft",
    columns: "code,value",
    view: "map",
    place: "7",
    page: "3",
    record: "9",
    selected: "9",
  };
  const { status, body } = await keep(country.officer, { search });
  expect(status).toBe(201);
  expect(body).toMatchObject({ is_own: true, search: { status: "draft", columns: "code,value", view: "map" } });
  expect(Object.keys(body.search)).toHaveLength(3);
  const renamed = await country.officer.put(`/saved-views/${body.id}`, { version: 1, name: "Invierno" });
  expect(renamed.body).toMatchObject({ name: "Invierno", version: 2, search: body.search });
  expect((await country.officer.put(`/saved-views/${body.id}`, { version: 1, name: "Tarde" })).status).toBe(409);
  expect((await country.regional.put(`/saved-views/${body.id}`, { version: 2, name: "Ajena" })).status).toBe(404);
  expect((await country.regional.delete(`/saved-views/${body.id}`)).status).toBe(404);
  expect((await country.officer.delete(`/saved-views/${body.id}`)).status).toBe(204);
  expect(await namesOf(country.officer)).not.toContain("Invierno");
});

test("a shared view is offered to whoever holds the role, and shows each the same filters in the own places", async () => {
  const { chief, officer, regional, viewer, valparaiso, quilpue, shelters } = country;
  for (const company_id of [valparaiso, quilpue])
    await chief.post(`/${screen}`, aRecord({ company_id, variable_id: shelters, title: "Visto por ambos" }));
  const offer = { name: "De encargados", search: { q: "Visto" }, role_keys: ["editor"], company_id: valparaiso };
  const { body } = await keep(officer, offer);
  expect(await namesOf(regional)).toContain("De encargados");
  expect(await namesOf(viewer)).not.toContain("De encargados");
  const [shared] = (await regional.get(`/saved-views?screen=${screen}`)).body.data;
  expect(shared).toMatchObject({ id: body.id, is_own: false, is_default: false });
  const ids = async (by: Caller) => {
    const { data } = (await by.get(`/${screen}?${new URLSearchParams(shared.search).toString()}`)).body;
    return data.map(({ id }: { id: number }) => id);
  };
  const [ownIds, regionalIds] = [await ids(officer), await ids(regional)];
  expect(ownIds).toHaveLength(1);
  expect(regionalIds).toHaveLength(2);
  expect(regionalIds).toContain(ownIds[0]);
  expect((await keep(officer, { role_keys: ["admin"], company_id: valparaiso })).body.errors).toHaveProperty(
    "role_keys",
  );
});

test("R-603 an offered view belongs to a place: its name, search and owner reach those above and below, nobody beside", async () => {
  const { officer, regional, outsider, region, valparaiso, quilpue, talcahuano } = country;
  const neighbour = await app.as("editor", [quilpue]);
  const everywhere = await app.as("editor");
  const offer = { role_keys: ["editor"], search: { q: "gaviota" } };
  await keep(officer, { ...offer, name: "De Valparaíso", company_id: valparaiso });
  await keep(regional, { ...offer, name: "De la región", company_id: region });
  await keep(everywhere, { ...offer, name: "De todos" });
  const seen = async (by: Caller) => (await namesOf(by)).filter((name: string) => name.startsWith("De "));
  expect(await seen(neighbour)).toEqual(["De la región", "De todos"]);
  expect(await seen(outsider)).toEqual(["De todos"]);
  for (const by of [officer, regional, everywhere])
    expect(await seen(by)).toEqual(expect.arrayContaining(["De la región", "De todos", "De Valparaíso"]));
  const refused = async (company_id: number | null) =>
    Object.keys((await keep(officer, { ...offer, company_id })).body.errors);
  for (const company_id of [null, region, quilpue, talcahuano])
    expect(await refused(company_id)).toEqual(["company_id"]);
  // What is nobody's but one's own belongs to no place.
  expect((await keep(officer, { company_id: talcahuano })).body).toMatchObject({ company_id: null, role_keys: [] });
});

test("R-603 a view from before that is offered everywhere keeps only the roles that its owner holds everywhere", async () => {
  const { valparaiso, talcahuano, viewer, outsider } = country;
  const owner = await app.as("viewer");
  const { body } = await keep(owner, { name: "De antes", role_keys: ["viewer"] });
  await app.write(system, async (tx) => {
    await sql`insert into role_assignments (user_id, role_id, company_id)
      select ${owner.id}, id, ${valparaiso} from roles where key = 'editor'`.execute(tx);
    await sql`update saved_views set role_keys = '{editor,viewer}' where id = ${body.id}`.execute(tx);
  });
  app.app.identities.forget();
  const neighbour = await app.as("viewer", [talcahuano]);
  for (const by of [outsider, neighbour]) expect(await namesOf(by)).toContain("De antes");

  const migration = join(import.meta.dirname, "../../../migrations/0157_view_roles.sql");
  const text = await readFile(migration, "utf8");
  await app.write(system, (tx) => sql.raw(text).execute(tx));
  expect(await namesOf(outsider)).not.toContain("De antes");
  for (const by of [viewer, neighbour]) expect(await namesOf(by)).toContain("De antes");
  const views = (await owner.get(`/saved-views?screen=${screen}`)).body.data;
  const offered = views.find(({ id }: { id: number }) => id === body.id);
  expect(offered).toMatchObject({ role_keys: ["viewer"], company_id: null });
});

test("one view of a screen is the default: a new one takes its turn", async () => {
  const first = await keep(country.viewer, { name: "Uno", is_default: true });
  const second = await keep(country.viewer, { name: "Dos", is_default: true });
  const elsewhere = await keep(country.viewer, { name: "Tres", screen: "records/risk", is_default: true });
  expect([first, second, elsewhere].map(({ status }) => status)).toEqual([201, 201, 201]);
  const { data } = (await country.viewer.get(`/saved-views?screen=${screen}`)).body;
  expect(data.filter((it: { is_default: boolean }) => it.is_default)).toMatchObject([{ name: "Dos" }]);
  const back = await country.viewer.put(`/saved-views/${first.body.id}`, { version: 2, is_default: true });
  expect(back.body).toMatchObject({ is_default: true });
});

test.each([
  ["a name that is missing", { name: " " }],
  ["a screen that is no path", { screen: "https://example.org" }],
  ["filters that are no texts", { search: { status: ["draft"] } }],
])("%s is refused", async (_what, changes) => {
  expect((await keep(country.officer, changes)).status).toBe(422);
});
