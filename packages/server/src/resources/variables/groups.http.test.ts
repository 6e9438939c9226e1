// Groups of variables and the order of a catalogue, over HTTP.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aVariable } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const catalogue = "/variables/situationMap";
const aGroup = async (by: Caller, name_es: string, company_id: number | null = null): Promise<number> => {
  const { status, body } = await by.post(`${catalogue}/groups`, { name_es, company_id });
  expect(status).toBe(201);
  return body.id;
};
const inOrder = async (by: Caller, names: string[]) => {
  const { body } = await by.get(`${catalogue}?sort=sort_order&per_page=100`);
  return body.data.map(({ name_es }: { name_es: string }) => name_es).filter((name: string) => names.includes(name));
};

test("R-208 a group is made, renamed and deleted with the catalogue's permissions, and each step is in the audit log", async () => {
  const { chief, viewer } = country;
  const group = await aGroup(chief, "Socioeconómica");
  const own = `${catalogue}/groups/${group}`;
  const renamed = await chief.put(own, { version: 1, name_en: "Socioeconomic" });
  expect(renamed).toMatchObject({ status: 200, body: { version: 2, name_en: "Socioeconomic", variable_count: 0 } });
  expect(await chief.put(own, { version: 1, name_es: "Otra" })).toMatchObject({
    status: 409,
    body: { current: { version: 2 } },
  });
  expect((await viewer.get(own)).status).toBe(200);
  expect((await viewer.put(own, { version: 2, name_es: "Mía" })).status).toBe(403);
  expect((await chief.get(`/variables/alertMap/groups/${group}`)).status).toBe(404);
  expect((await chief.delete(`${own}?version=2`)).status).toBe(204);
  expect((await app.auditOf("variable_groups", group)).map(({ action }) => action)).toEqual([
    "create",
    "update",
    "delete",
  ]);
});

test("V18 a group with variables is not deleted", async () => {
  const { chief } = country;
  const group = await aGroup(chief, "Servicios");
  await aVariable(chief, { group_id: group });
  expect((await chief.get(`${catalogue}/groups/${group}`)).body.variable_count).toBe(1);
  expect(await chief.delete(`${catalogue}/groups/${group}?version=1`)).toMatchObject({
    status: 409,
    body: { code: "in_use", dependants: { variables: 1 } },
  });
});

test("a variable stands only in a group of its own catalogue that its author sees", async () => {
  const { chief, officer, outsider, valparaiso } = country;
  const local = await aGroup(officer, "Quebradas", valparaiso);
  const { body } = await chief.post("/variables/alertMap/groups", { name_es: "Alertas", company_id: null });
  for (const group_id of [body.id, 999_999]) {
    const id = await aVariable(chief);
    expect((await chief.put(`${catalogue}/${id}`, { version: 1, group_id })).body.errors).toHaveProperty("group_id");
  }
  const draft = { name_es: "Ajena", geometry_type: "point", value_type: "none", color: "#0067A3", icon: "bed" };
  const refused = await outsider.post(catalogue, { ...draft, company_id: country.talcahuano, group_id: local });
  expect(refused.body.errors).toHaveProperty("group_id");
});

test("one call puts a catalogue in order, writes only what moved, and a new variable comes last in its group", async () => {
  const { chief } = country;
  const group_id = await aGroup(chief, "Amenazas");
  const ids = await Promise.all(["Uno", "Dos", "Tres"].map((name_es) => aVariable(chief, { name_es, group_id })));
  const order = {
    groups: [{ id: group_id, sort_order: 30 }],
    variables: [ids[2], ids[0], ids[1]].map((id, index) => ({ id, group_id, sort_order: (index + 1) * 10 })),
  };
  expect((await chief.put(`${catalogue}/order`, order)).status).toBe(204);
  expect(await inOrder(chief, ["Uno", "Dos", "Tres"])).toEqual(["Tres", "Uno", "Dos"]);
  expect((await chief.get(`${catalogue}/groups/${group_id}`)).body.sort_order).toBe(30);

  await chief.put(`${catalogue}/order`, { ...order, groups: [] });
  expect((await app.auditOf("variables", ids[0]!)).map(({ action }) => action)).toEqual(["create", "update"]);
  await aVariable(chief, { name_es: "Cuatro", group_id });
  expect((await inOrder(chief, ["Uno", "Dos", "Tres", "Cuatro"])).at(-1)).toBe("Cuatro");
});

test("R-603 shared variables are put in order by managers of all places, others only move their own", async () => {
  const { officer, outsider, shelters, valparaiso } = country;
  const own = await aVariable(officer, { name_es: "Ascensor", company_id: valparaiso });
  const order = (id: number, group_id: number | null = null) => ({
    groups: [],
    variables: [{ id, group_id, sort_order: 15 }],
  });
  expect((await officer.put(`${catalogue}/order`, order(own))).status).toBe(204);
  expect((await officer.put(`${catalogue}/order`, order(shelters))).body.errors).toHaveProperty("company_id");
  expect((await outsider.put(`${catalogue}/order`, order(own))).body.errors).toHaveProperty("variables");
  expect((await officer.put(`${catalogue}/order`, order(own, 999_999))).body.errors).toHaveProperty("group_id");
  expect((await officer.post(`${catalogue}/groups`, { name_es: "De todos", company_id: null })).status).toBe(422);
});
