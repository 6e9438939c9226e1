// Packs out of a file over HTTP: what is wrong with one is named and nothing written; what was made here goes to another installation.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packFormat } from "@atalaya/contract/packs/pack.ts";
import { aVariableDraft } from "../../testing/factories.ts";
import { aPack, counted, load, part, place, placesOf, rules, variable } from "../../testing/packs.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

const started: TestApp[] = [];
async function anInstallation(): Promise<{ chief: Caller }> {
  const app = await startTestApp();
  started.push(app);
  return { chief: await app.as("super_admin") };
}
afterAll(() => Promise.all(started.map((app) => app.stop())));

describe("a pack that is wrong", () => {
  let chief: Caller;
  beforeAll(async () => void ({ chief } = await anInstallation()));

  const wrong: [string, object, string, RegExp][] = [
    ["a place without a name", { places: [place("06"), { ...place("07"), name: "" }] }, "pack.places.1.name", /obligatorio/],
    ["a longitude that is none", { places: [place("06", { lon: "oeste" })] }, "pack.places.0.lon", /./],
    ["a field that no place has", { places: [place("06", { alcalde: "x" })] }, "pack.places.0", /alcalde/],
    ["one code twice", { places: [place("06"), place("06")] }, "pack.places.1", /./],
    ["a colour that is none", { variables: [variable("x", { color: "rojo" })] }, "pack.variables.0.color", /./],
    ["a scale that the country does not have", { variables: [variable("x", { options_from: "colores" })] }, "pack.variables.0", /./],
    ["a category without options", { variables: [variable("x", { value_type: "category" })] }, "pack.variables.0.options", /./],
    ["a plan that does not say which", { legal_documents: [{ key: "p", place: "06", kind: "plan", number: "1", title_es: "P", issuing_body: "C", level: "communal", issued_on: "2024-01-01", status: "in_force" }] }, "pack.legal_documents.0.plan_kind", /./],
    ["places of no country", { rules: null, places: [place("06")] }, "pack.rules", /./],
    ["a format that is newer than this console", { format: packFormat + 1 }, "pack.format", /./],
    ["a time zone that there is not", { rules: { ...rules, timezone: "America/Atlantida" } }, "pack.rules.timezone", /./],
    ["a role by the name of the super administrator", { roles: [{ key: "super_admin", name_es: "Jefe", permissions: [] }] }, "pack.roles.0.key", /./],
    ["a role that grants what does not exist", { roles: [{ key: "jefe", name_es: "Jefe", permissions: ["todo.todo"] }] }, "pack.roles.0.permissions.0", /./],
  ]; // prettier-ignore

  test.each(wrong)("%s: the field is named, and nothing is written", async (_what, changes, field, text) => {
    const answer = await load(chief, { pack: aPack({ places: [place("10")], ...changes }) });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]?.[0]).toMatch(text);
    expect(await placesOf(chief)).toEqual([]);
    expect((await chief.get("/packs")).body.data.every(({ loaded }: { loaded: unknown }) => loaded === null)).toBe(
      true,
    );
  });

  test("neither a key nor a pack, or both, is refused", async () => {
    expect((await load(chief, {})).status).toBe(422);
    expect((await load(chief, { key: "chile", pack: aPack() })).status).toBe(422);
  });
});

test("a pack of thousands of variables is loaded whole", async () => {
  const { chief } = await anInstallation();
  const variables = Array.from({ length: 2000 }, (_, index) => variable(`capa-${index}`));
  const answer = await load(chief, { pack: aPack({ variables }) });
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
  expect(counted(part(answer.body, "variables"))).toEqual({ new: 2000 });
});

test("what was made here goes to another installation as a pack: rehearsed there, and then the same", async () => {
  const { chief: here } = await anInstallation();
  await load(here, { key: "chile", parts: ["variable_groups", "variables"] });
  expect((await here.get("/packs/own")).body).toMatchObject({ roles: [], variables: [], variable_groups: [] });

  const { body: group } = await here.post("/variables/situationMap/groups", {
    name_es: "Red de agua",
    company_id: null,
  });
  const draft = aVariableDraft({
    name_es: "Grifo",
    group_id: group.id,
    color: "#2A86BE",
    value_type: "category",
    options: [{ key: "ok", label_es: "Operativo" }],
    legend_method: "categorized",
  });
  expect((await here.post("/variables/situationMap", draft)).status).toBe(201);
  await here.post("/roles", { name_es: "Turno de noche", permissions: ["records.situation.index"] });
  const shelter = (await here.get("/variables/situationMap?per_page=100")).body.data.find(
    (it: { code: string }) => it.code === "albergue",
  );
  await here.put(`/variables/situationMap/${shelter.id}`, { version: shelter.version, color: "#112233" });
  await here.post("/persons", { company_id: 1, first_name: "Persona", last_name: "Demo" });

  const own = (await here.get("/packs/own")).body;
  expect(own.variables.map(({ name_es }: { name_es: string }) => name_es).toSorted()).toEqual(["Albergue", "Grifo"]);
  expect(own.variable_groups).toEqual([expect.objectContaining({ name_es: "Red de agua" })]);
  expect(own.roles).toEqual([expect.objectContaining({ key: "turno_de_noche" })]);
  expect(own).toMatchObject({ places: [], legal_documents: [], institutions: [] });

  const { chief: there } = await anInstallation();
  await load(there, { key: "chile", parts: ["variable_groups", "variables"] });
  const rehearsal = await load(there, { pack: own, is_rehearsal: true });
  expect(rehearsal.status, JSON.stringify(rehearsal.body)).toBe(200);
  expect(counted(part(rehearsal.body, "variables"))).toEqual({ new: 1, changed: 1 });
  expect(counted(part(rehearsal.body, "roles"))).toEqual({ new: 1 });
  await load(there, { pack: own });
  // The country's pack does not take back what came after it.
  expect(counted(part((await load(there, { key: "chile", parts: ["variables"] })).body, "variables"))).toEqual({
    same: 103,
    kept: 1,
  });
  const tap = (await there.get("/variables/situationMap?per_page=100")).body.data.find(
    (it: { name_es: string }) => it.name_es === "Grifo",
  );
  expect(tap).toMatchObject({ color: "#2A86BE", options: [{ key: "ok", label_es: "Operativo" }] });
  expect(tap.group_id).toEqual(expect.any(Number));
});
