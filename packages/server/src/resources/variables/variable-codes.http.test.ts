// Codes of a variable in other systems over HTTP (A11): what no system knows is refused on its field, and what was stored before stays.
import { afterAll, beforeAll, expect, test } from "vitest";
import { hipCodes } from "@atalaya/contract/domain/hazards/hip-codes.ts";
import { system } from "../../platform/database/database.ts";
import { aCountry, aVariableDraft } from "../../testing/factories.ts";
import { aPack, load, variable } from "../../testing/packs.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const path = "/variables/riskAssessment";
const amiss = {
  hip_code: "ZZ9999",
  glide_type: "XX",
  emdat_key: "flood",
  sendai_indicator: "Z-99",
  hxl_tag: "no tag",
  unit_code: "metro cúbico",
};
const right = {
  hip_code: "TL0205",
  glide_type: "FL",
  emdat_key: "tec-mis-col-col",
  sendai_indicator: "D-4",
  hxl_tag: "#affected+infrastructure",
  unit_code: "m3/s",
};
const spanish = {
  hip_code: ["No es un código de amenaza del catálogo HIP 2025, como EN0205."],
  glide_type: ["No es un tipo de evento de GLIDE, como WF o FL."],
  emdat_key: ["Se escribe como nat-hyd-flo-riv, según la clasificación de EM-DAT."],
  sendai_indicator: ["No es un indicador del Marco de Sendai: van de A-1 a G-6."],
  hxl_tag: ["Se escribe como #affected+killed: una etiqueta y sus atributos."],
  unit_code: ["Un código UCUM va sin espacios ni acentos y cierra sus llaves, como {persons}, har o km2."],
};

test("A11 codes that no system knows are refused, each on its field and in the caller's language", async () => {
  const { chief } = country;
  const draft = aVariableDraft(amiss);
  expect(await chief.post(path, draft)).toMatchObject({ status: 422, body: { code: "validation", errors: spanish } });
  const { body } = await chief.post(path, draft, { headers: { "accept-language": "en" } });
  expect(body.errors.hip_code).toEqual(["It is no hazard code of the HIP 2025 catalogue, such as EN0205."]);
  expect(Object.keys(body.errors).toSorted()).toEqual(Object.keys(amiss).toSorted());
});

test("A11 a change is held to the same, one code at a time", async () => {
  const { chief } = country;
  const made = await chief.post(path, aVariableDraft(right));
  expect(made).toMatchObject({ status: 201, body: right });
  for (const [field, code] of Object.entries(amiss)) {
    const refused = await chief.put(`${path}/${made.body.id}`, { version: 1, [field]: code });
    expect(refused.body.errors, field).toEqual({ [field]: spanish[field as keyof typeof spanish] });
    expect(refused.status).toBe(422);
  }
  const cleared = await chief.put(`${path}/${made.body.id}`, { version: 1, hip_code: "", hxl_tag: null });
  expect(cleared).toMatchObject({ status: 200, body: { hip_code: null, hxl_tag: null } });
});

test("A11 what was stored before stays while other fields are changed, sent back or not; another such code does not come", async () => {
  const { chief } = country;
  const { id } = (await chief.post(path, aVariableDraft())).body;
  await app.write(system, (tx) => tx.updateTable("variables").set(amiss).where("id", "=", id).execute());
  const renamed = await chief.put(`${path}/${id}`, { version: 2, name_es: "Rotura de presa", ...amiss });
  expect(renamed).toMatchObject({ status: 200, body: { name_es: "Rotura de presa", ...amiss } });
  const mended = await chief.put(`${path}/${id}`, { version: 3, hip_code: "TL0205" });
  expect(mended).toMatchObject({ status: 200, body: { ...amiss, hip_code: "TL0205" } });
  const worse = await chief.put(`${path}/${id}`, { version: 4, hxl_tag: "another" });
  expect(worse).toMatchObject({ status: 422, body: { errors: { hxl_tag: spanish.hxl_tag } } });
});

test("A11 a pack with codes that no system knows is refused whole, each code on its field", async () => {
  const admin = await app.as("super_admin");
  const rows = await app.rowCounts();
  const refused = await load(admin, {
    pack: aPack({ variables: [variable("presa", amiss), variable("dique", right)] }),
  });
  expect(refused).toMatchObject({ status: 422, body: { code: "validation" } });
  expect(Object.keys(refused.body.errors).toSorted()).toEqual(
    Object.keys(amiss)
      .map((field) => `pack.variables.0.${field}`)
      .toSorted(),
  );
  expect(await app.rowCounts()).toEqual(rows);
  expect((await load(admin, { pack: aPack({ variables: [variable("dique", right)] }) })).status).toBe(200);
});

test("hazards that are not usual are taken, found and written out by name", async () => {
  const { chief, valparaiso } = country;
  const rare = hipCodes.at(-1)!;
  expect((await chief.post(path, aVariableDraft({ hip_code: rare }))).status).toBe(201);
  const exercise = { title: "Simulacro", kind: "tabletop", starts_at: "2031-03-02T12:00:00Z", company_id: valparaiso };
  const made = await chief.post("/exercises", { ...exercise, hazard: "BI0207" });
  expect(made).toMatchObject({ status: 201, body: { hazard: "BI0207" } });
  expect((await chief.get("/exercises?hazard=BI0207,other")).body.data).toMatchObject([{ hazard: "BI0207" }]);
  expect((await chief.post("/exercises", { ...exercise, hazard: "BI9907" })).body.errors).toHaveProperty("hazard");
  const sheet = await chief.get("/exercises/export?format=csv&columns=title,hazard&hazard=BI0207");
  expect(new TextDecoder().decode(sheet.bytes)).toContain("Simulacro;Dengue");
});
