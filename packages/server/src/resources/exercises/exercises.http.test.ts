// Exercises over HTTP: what is practised, with whom, and how it went once it was held.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, anInstitutionDraft } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { todoItem } from "../../testing/todo/items.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const register = (changes: object = {}, by: Caller = country.officer) =>
  by.post("/exercises", {
    company_id: country.valparaiso,
    title: "Evacuación por tsunami, borde costero",
    kind: "full_scale",
    hazard: "MH0705",
    starts_at: inDays(-3),
    ...changes,
  });
const errorsOf = async (changes: object) => (await register(changes)).body.errors;

test("an exercise says what is practised, against what, for what and with whom", async () => {
  const { officer, regional, region, valparaiso: company_id } = country;
  const organiser = (await regional.post("/institutions", anInstitutionDraft({ company_id: region }))).body;
  const plan = await officer.post("/legal-documents", {
    company_id,
    kind: "plan",
    plan_kind: "evacuation",
    number: "1",
    title_es: "Plan de evacuación",
    issuing_body: "Municipalidad",
    level: "communal",
    issued_on: "2025-01-01",
    status: "in_force",
  });
  const draft = {
    scenario: "Sismo 8,8 frente a Valparaíso; arribo estimado en 18 minutos.",
    objectives: ["Evacuar el plan en 15 minutos", "Comprobar las sirenas"],
    institution_id: organiser.id,
    participants: ["Liceo Demo", "Bomberos"],
    plan_id: plan.body.id,
  };
  const { status, body } = await register(draft);
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toMatchObject({
    ...draft,
    status: "planned",
    rating: null,
    institution_name_es: organiser.name_es,
    plan_name: "Plan de evacuación",
    alert_name: null,
    is_due: true,
    open_lessons: 0,
  });
  const { data } = (await officer.get("/exercises?hazard=MH0705&kind=full_scale&q=borde costero")).body;
  expect(data).toMatchObject([{ id: body.id, institution_name_es: organiser.name_es }]);
  const sheet = await officer.get("/exercises/export?format=csv&columns=title,hazard,kind,status");
  expect(new TextDecoder().decode(sheet.bytes)).toContain(";Tsunami;Simulacro en terreno;Programado");
});

test("only a plan is put to the test", async () => {
  const { officer, valparaiso: company_id } = country;
  const law = { kind: "decree", number: "9", title_es: "Decreto", issuing_body: "Alcaldía", level: "communal" };
  const dated = { company_id, issued_on: "2025-01-01", status: "in_force" };
  const { body } = await officer.post("/legal-documents", { ...law, ...dated });
  expect(await errorsOf({ plan_id: body.id })).toEqual({ plan_id: ["Lo elegido no existe."] });
});

test("what was not held yet has no outcome, and nothing was held before it begins", async () => {
  expect(await errorsOf({ starts_at: inDays(2), status: "held" })).toEqual({
    status: ["El simulacro aún no comienza: hasta entonces está programado."],
  });
  const early = { rating: "met", people: 300, evaluation: "Bien" };
  expect(Object.keys(await errorsOf(early)).toSorted()).toEqual(Object.keys(early).toSorted());
  expect(Object.keys(await errorsOf({ ...early, status: "cancelled" })).toSorted()).toEqual(
    Object.keys(early).toSorted(),
  );
  expect((await register({ ...early, status: "held" })).body).toMatchObject({ ...early, is_due: false });
  expect(Object.keys(await errorsOf({ ends_at: inDays(-4) }))).toEqual(["ends_at"]);
});

test("what took place and nobody closed waits for its officer, until somebody says how it went", async () => {
  const { officer, quilpue: company_id } = country;
  const by = await app.as("editor", [company_id]);
  const viewer = await app.as("viewer", [company_id]);
  const { body } = await register({ company_id, title: "Simulacro de incendio" }, by);
  await register({ company_id, starts_at: inDays(5) }, by);
  await register({ company_id, status: "cancelled" }, by);
  expect(await todoItem(by, "exercises_to_close")).toMatchObject({
    count: 1,
    first: "Simulacro de incendio",
    path: "/simulacros",
    search: { is_due: "true" },
  });
  expect(await todoItem(viewer, "exercises_to_close")).toBeUndefined();
  expect((await officer.get(`/exercises/${body.id}`)).status).toBe(404);
  const close = (version: number, fields: object) => by.put(`/exercises/${body.id}`, { version, ...fields });
  await close(1, { status: "held", people: 240 });
  expect(await todoItem(by, "exercises_to_close")).toMatchObject({ count: 1 });
  await close(2, { rating: "partly", evaluation: "Las sirenas no se oyeron en el cerro." });
  expect(await todoItem(by, "exercises_to_close")).toBeUndefined();
});
