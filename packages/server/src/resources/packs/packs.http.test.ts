// Packs over HTTP: rehearsed, loaded, and loaded again over what people changed.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PartOutcome } from "@atalaya/contract/resources/packs.ts";
import { aPlaceDraft, aRecord } from "../../testing/factories.ts";
import { aPack, counted, load, part, place, placesOf, variable } from "../../testing/packs.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

const started: TestApp[] = [];
async function anInstallation(): Promise<{ app: TestApp; chief: Caller }> {
  const app = await startTestApp();
  started.push(app);
  return { app, chief: await app.as("super_admin") };
}
afterAll(() => Promise.all(started.map((app) => app.stop())));

describe("the packs that come with the product", () => {
  let app: TestApp;
  let chief: Caller;
  beforeAll(async () => void ({ app, chief } = await anInstallation()));

  test("Chile is there with its 16 regions, 56 provinces and 346 comunas, and says from whom its data are", async () => {
    const { data } = (await chief.get("/packs")).body;
    const chile = data.find((it: { key: string }) => it.key === "chile");
    expect(chile).toMatchObject({ country: "CL", loaded: null, counts: { places: 1 + 16 + 56 + 346 } });
    expect(chile.sources.length).toBeGreaterThan(2);
    expect(chile.rules.alert_levels.map(({ key }: { key: string }) => key)).toEqual(["verde", "amarilla", "roja"]);
    const colombia = data.find((it: { key: string }) => it.key === "colombia");
    expect(colombia.rules.alert_levels.map(({ key }: { key: string }) => key)).toContain("naranja");
  });

  test("a rehearsal tells what would be made, and makes nothing", async () => {
    const answer = await load(chief, { key: "chile", is_rehearsal: true });
    expect(answer).toMatchObject({ status: 200, body: { is_written: false } });
    expect(counted(part(answer.body, "places"))).toEqual({ new: 419 });
    expect(part(answer.body, "places").items[1]).toMatchObject({ key: "01", state: "new" });
    expect(await placesOf(chief)).toEqual([]);
    expect((await chief.get("/packs")).body.data[0].loaded).toBeNull();
  });

  test("it is loaded whole: places in their tree and their time, laws with what they do, institutions with their functions", async () => {
    const answer = await load(chief, { key: "chile" });
    expect(answer).toMatchObject({ status: 200, body: { is_written: true } });
    for (const outcome of answer.body.parts as PartOutcome[])
      expect(Object.keys(counted(outcome))).toEqual(outcome.part === "roles" ? [] : ["new"]);

    const places = await placesOf(chief);
    const coded = (code: string) => places.find((it) => it.territorial_code === code)!;
    expect(places).toHaveLength(419);
    expect(coded("05101")).toMatchObject({ reason_social: "Valparaíso", parent_company_id: coded("051").id });
    expect(coded("051").parent_company_id).toBe(coded("05").id);
    expect(coded("05201").timezone).toBe("Pacific/Easter");
    expect(coded("12101").timezone).toBe("America/Punta_Arenas");
    expect(coded("13101").timezone).toBe("America/Santiago");

    const laws = (await chief.get("/legal-documents?per_page=100")).body.data;
    const law = laws.find((it: { number: string }) => it.number === "21.364");
    const decree = laws.find((it: { number: string }) => it.number === "234");
    expect(decree.parent_document_id).toBe(law.id);
    const { institutions, functions } = (await chief.get("/institution-functions")).body;
    const csn = institutions.find((it: { acronym: string }) => it.acronym === "CSN");
    expect(functions).toContainEqual(
      expect.objectContaining({ institution_id: csn.id, phase: "knowledge", hazard: "GH0101", role: "lead" }),
    );
    const { data } = (await chief.get("/packs")).body;
    expect(data[0].loaded).toMatchObject({ version: "2026.5" });
  });

  test("the alert variables have the levels of the country: none of them is Orange in Chile", async () => {
    const { data } = (await chief.get("/variables/alertMap?per_page=100")).body;
    expect(data.length).toBeGreaterThan(20);
    for (const { options } of data)
      expect(options.map(({ key }: { key: string }) => key)).toEqual(["verde", "amarilla", "roja"]);
  });

  test("loaded again it finds everything the same, and no place gets a new version", async () => {
    const before = (await chief.get("/companies?per_page=100")).body.data;
    const answer = await load(chief, { key: "chile" });
    for (const outcome of answer.body.parts as PartOutcome[])
      expect(Object.keys(counted(outcome))).toEqual(outcome.part === "roles" ? [] : ["same"]);
    expect((await chief.get("/companies?per_page=100")).body.data).toEqual(before);
  });

  test("Colombia stands beside it: 05 is Valparaíso there and Antioquia here", async () => {
    const answer = await load(chief, { key: "colombia" });
    expect(counted(part(answer.body, "places"))).toEqual({ new: 46 });
    const named = (await placesOf(chief)).filter((it) => it.territorial_code === "05");
    expect(named.map(({ country, reason_social }) => [country, reason_social]).toSorted()).toEqual([
      ["CL", "Región de Valparaíso"],
      ["CO", "Antioquia"],
    ]);
  });

  test("only a super administrator sees or loads them; everybody who is signed in reads the rules of a country", async () => {
    const admin = await app.as("admin", [null]);
    expect((await admin.get("/packs")).status).toBe(403);
    expect((await admin.get("/packs/own")).status).toBe(403);
    expect((await load(admin, { key: "chile" })).status).toBe(403);
    expect((await app.stranger.get("/packs/rules")).status).toBe(401);
    expect((await admin.get("/packs/rules")).body.data.map(({ country }: { country: string }) => country)).toContain(
      "CL",
    );
    expect((await load(chief, { key: "atlantida" })).status).toBe(404);
  });
});

describe("a pack over what people did", () => {
  test("a place that somebody typed is known by its code, its ISO code or its name, and is not made twice", async () => {
    const { chief } = await anInstallation();
    const nation = aPlaceDraft({ reason_social: "Chile", kind: "country", territorial_code: "CL" });
    const { body: country } = await chief.post("/companies", nation);
    const region = { reason_social: "Valparaíso región", kind: "region", territorial_code: "CL-VS" };
    await chief.post("/companies", aPlaceDraft({ ...region, parent_company_id: country.id }));
    await chief.post("/companies", aPlaceDraft({ reason_social: "quilpue" }));

    const answer = await load(chief, { key: "chile" });
    expect(counted(part(answer.body, "places"))).toMatchObject({ new: 416 });
    const places = await placesOf(chief);
    expect(places).toHaveLength(419);
    const quilpue = places.find((it) => it.reason_social === "quilpue")!;
    // What was empty is filled in; what somebody wrote stays.
    expect(quilpue).toMatchObject({ territorial_code: "05801" });
    expect(places.find((it) => it.reason_social === "Valparaíso región")).toMatchObject({ territorial_code: "CL-VS" });
  });

  test("its next version changes what nobody changed here, and nothing else", async () => {
    const { chief } = await anInstallation();
    const first = aPack({
      places: [place("06"), place("07"), place("08")],
      variables: [variable("albergue"), variable("puente"), variable("muelle")],
    });
    expect(await load(chief, { pack: first })).toMatchObject({ status: 200 });
    const places = await placesOf(chief);
    const own = places.find((it) => it.territorial_code === "07")!;
    await chief.put(`/companies/${own.id}`, { version: 1, reason_social: "Como le decimos aquí" });
    const variables = (await chief.get("/variables/situationMap?per_page=100")).body.data;
    const bridge = variables.find((it: { code: string }) => it.code === "puente");
    expect((await chief.delete(`/variables/situationMap/${bridge.id}?version=1`)).status).toBe(204);

    const second = aPack({
      version: "2",
      places: [
        place("06", { name: "Nombre nuevo", pcode: "AR06" }),
        place("07", { name: "Otro nombre", pcode: "AR07" }),
        place("09"),
      ],
      variables: [variable("albergue", { color: "#B3261E" }), variable("puente")],
    });
    const rehearsal = (await load(chief, { pack: second, is_rehearsal: true })).body;
    expect(counted(part(rehearsal, "places"))).toEqual({ new: 1, changed: 2, left: 1 });
    expect(counted(part(rehearsal, "variables"))).toEqual({ changed: 1, gone: 1, left: 1 });
    const told = part(rehearsal, "places").items.find(({ key }) => key === "07")!;
    expect(told.fields).toEqual([
      { field: "pcode", here: null, pack: "AR07", is_kept: false },
      { field: "reason_social", here: "Como le decimos aquí", pack: "Otro nombre", is_kept: true },
    ]);

    expect((await load(chief, { pack: second })).body.parts).toEqual(rehearsal.parts);
    const names = new Map((await placesOf(chief)).map((it) => [it.territorial_code, it.reason_social]));
    expect(names.get("06")).toBe("Nombre nuevo");
    expect(names.get("07")).toBe("Como le decimos aquí");
    expect(names.get("08")).toBe("Partido 08 (ficticio)");
    const after = (await chief.get("/variables/situationMap?per_page=100")).body.data;
    expect(after.map(({ code, color }: { code: string; color: string }) => [code, color]).toSorted()).toEqual([
      ["albergue", "#B3261E"],
      ["muelle", "#0067A3"],
    ]);
    // The third time nothing is left to do: the name here is still kept.
    expect(counted(part((await load(chief, { pack: second })).body, "places"))).toEqual({ same: 2, kept: 1, left: 1 });
  });

  test("a variable that records use keeps its type, its geometry and the options that they hold; it may get further ones", async () => {
    const { chief } = await anInstallation();
    const option = (key: string) => ({ key, label_es: key });
    const used = (changes: object) =>
      variable("estado", { value_type: "category", options: [option("bueno"), option("malo")], ...changes });
    const pack = (version: string, changes: object) =>
      aPack({ version, places: [place("06")], variables: [used(changes)] });
    await load(chief, { pack: pack("1", {}) });
    const [{ id: variable_id }] = (await chief.get("/variables/situationMap")).body.data;
    const company_id = (await placesOf(chief))[0]!.id;
    const record = aRecord({ company_id, variable_id, value: "malo" });
    expect((await chief.post("/records/situation", record)).status).toBe(201);

    const kept = await load(chief, { pack: pack("2", { value_type: "none", geometry_type: "line", options: [] }) });
    expect(counted(part(kept.body, "variables"))).toEqual({ kept: 1 });
    const lost = await load(chief, { pack: pack("3", { options: [option("bueno")] }) });
    expect(counted(part(lost.body, "variables"))).toEqual({ kept: 1 });
    const options = [option("bueno"), option("malo"), option("regular")];
    await load(chief, { pack: pack("4", { options: [option("bueno"), option("malo")] }) });
    expect(counted(part((await load(chief, { pack: pack("5", { options }) })).body, "variables"))).toEqual({ changed: 1 });
    const [after] = (await chief.get("/variables/situationMap")).body.data;
    expect(after).toMatchObject({ value_type: "category", geometry_type: "point" });
    expect(after.options.map(({ key }: { key: string }) => key)).toEqual(["bueno", "malo", "regular"]);
  });

  test("how values of a place add up follows the pack though records use the variable, but not where somebody chose otherwise here", async () => {
    const { chief } = await anInstallation();
    const counts = (version: string, changes: object) =>
      aPack({ version, places: [place("06")], variables: [variable("camas", changes), variable("cupos", changes)] });
    await load(chief, { pack: counts("1", { value_type: "integer" }) });
    const [beds, seats] = (await chief.get("/variables/situationMap?sort=name_es")).body.data;
    const company_id = (await placesOf(chief))[0]!.id;
    for (const { id } of [beds, seats])
      await chief.post("/records/situation", aRecord({ company_id, variable_id: id, value: 12 }));
    await chief.put(`/variables/situationMap/${seats.id}`, { version: seats.version, aggregation: "mean" });

    const sums = { value_type: "integer", geometry_type: "any", unit_code: "{persons}", aggregation: "sum" };
    expect(counted(part((await load(chief, { pack: counts("2", sums) })).body, "variables"))).toEqual({ changed: 2 });
    const after = (await chief.get("/variables/situationMap?sort=name_es")).body.data;
    expect(after).toMatchObject([
      { aggregation: "sum", unit_code: "{persons}", geometry_type: "point" },
      { aggregation: "mean", unit_code: "{persons}", geometry_type: "point" },
    ]);
  });

  test("only the parts that are asked for are written; what names something that is not here waits", async () => {
    const { chief } = await anInstallation();
    const answer = await load(chief, { key: "chile", parts: ["variable_groups", "variables", "institutions"] });
    expect(answer.body.parts.map((it: PartOutcome) => it.part)).toEqual([
      "variable_groups",
      "variables",
      "institutions",
    ]);
    expect(counted(part(answer.body, "variables"))).toEqual({ new: 104 });
    expect(counted(part(answer.body, "institutions"))).toEqual({ waiting: 9 });
    expect(await placesOf(chief)).toEqual([]);
  });

  test("a committee is one that the pack's law knows, and whoever chairs it otherwise is remarked with the law's title", async () => {
    const { chief } = await anInstallation();
    const document = {
      key: "ordenanza",
      place: "06",
      kind: "ordinance",
      number: "1",
      title_es: "Ordenanza ficticia",
      issuing_body: "Concejo ficticio",
      level: "communal",
      issued_on: "2024-01-01",
      status: "in_force",
    };
    await load(chief, { pack: aPack({ places: [place("06")], legal_documents: [document] }) });
    const company_id = (await placesOf(chief))[0]!.id;
    const [{ id: constitution_document_id }] = (await chief.get("/legal-documents")).body.data;
    const person = { company_id, first_name: "Persona", last_name: "Demo", position_es: "Secretaria" };
    const { body: someone } = await chief.post("/persons", person);
    const draft = {
      company_id,
      kind: "jmdc",
      level: "communal",
      name: "Junta",
      constitution_document_id,
      constituted_on: "2024-01-02",
    };
    const member = { person_id: someone.id, role: "chair", from_on: "2024-01-02" };

    expect((await chief.post("/committees", { ...draft, kind: "cogrid" })).body.errors).toMatchObject({
      kind: expect.anything(),
    });
    const made = await chief.post("/committees", { ...draft, members: [member] });
    expect(made.body.warnings).toEqual([
      { field: "members.0.role", code: "chair_unusual", parameters: { title_es: "Intendente", title_en: "Intendant" } },
    ]);
    await chief.put(`/persons/${someone.id}`, { version: 1, position_es: "Intendenta" });
    expect((await chief.get(`/committees/${made.body.id}`)).body.warnings).toEqual([]);
  });
});
