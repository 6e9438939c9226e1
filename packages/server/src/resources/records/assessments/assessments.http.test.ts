// Risk assessments over HTTP, as the officer of a municipality keeps them: what is judged, where it stands in the matrix, when it is looked at again.
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordImportColumns } from "@atalaya/contract/resources/records/import.ts";
import type { RiskMatrix } from "@atalaya/contract/resources/records/risk-matrix.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { daysAgo } from "../../../testing/days.ts";
import { anInstitution, aRecord, aVariableDraft, inStatus } from "../../../testing/factories.ts";
import { aCountryOfCards, cellsOf } from "../../../testing/sheets/stage.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountryOfCards>>;
let [institution, plan, fires] = [0, 0, 0];
let risks: Variable;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountryOfCards(app);
  const variable = async (changes: object) => {
    const answer = await country.chief.post("/variables/riskAssessment", aVariableDraft(changes));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };
  risks = await variable({ kind: "assessment", value_type: "integer", name_es: "Riesgo", hip_code: "MH0604" });
  fires = (await variable({ kind: "assessment", value_type: "integer", name_es: "Fuego", hip_code: "EN0205" })).id;
  institution = await anInstitution(country.chief, country.region, { name_es: "Servicio Demo" });
  const document = await country.chief.post("/legal-documents", {
    company_id: country.valparaiso,
    kind: "plan",
    plan_kind: "emergency",
    number: "PLAN-7",
    title_es: "Plan comunal de emergencia",
    issuing_body: "Municipalidad",
    level: "communal",
    issued_on: "2025-01-01",
    status: "in_force",
  });
  expect(document.status, JSON.stringify(document.body)).toBe(201);
  plan = document.body.id;
});
afterAll(() => app.stop());

const whole = () => ({
  method: "matrix_5x5",
  scenario: "Crecida del estero tras 80 mm en un día",
  return_period: 50,
  annual_probability: 0.02,
  likelihood: 4,
  impact_people: 5,
  impact_economy: 3,
  impact_infrastructure: 4,
  impact_environment: 2,
  impact_governance: 1,
  susceptibility: 4,
  exposed_people: 8900,
  exposed_dwellings: 2640,
  exposed_facilities: 9,
  exposed_source: "Censo, parte por superficie",
  aal_usd: 120_000,
  pml_usd: 2_400_000.5,
  review_on: "2027-05-01",
  institution_id: institution,
  plan_id: plan,
  measures: ["Limpiar el cauce", "Reubicar el albergue"],
});
const send = (assessment: object | null, changes: object = {}) =>
  country.officer.post(
    "/records/risk",
    aRecord({
      company_id: country.valparaiso,
      variable_id: risks.id,
      title: `Evaluación ${++made}`,
      value: null,
      assessment,
      ...changes,
    } as never),
  );
const put = async (assessment: object | null, changes: object = {}) => {
  const answer = await send(assessment, changes);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const refused = async (changes: object, others: object = {}) =>
  (await send({ ...whole(), ...changes }, others)).body.errors;
const matrix = async (query = ""): Promise<RiskMatrix> =>
  (await country.officer.get(`/records/risk/matrix?${query}`)).body;
const listed = async (query: string): Promise<string[]> =>
  (await country.officer.get(`/records/risk?per_page=100&${query}`)).body.data.map(
    ({ title }: { title: string }) => title,
  );

test("an assessment is kept whole; its score is the record's value, for list, map and sort, whatever is typed there", async () => {
  const { id, version, ...told } = await put(whole());
  expect(told).toMatchObject({ value: 20, risk: { likelihood: 4, impact: 5 }, assessment: whole(), warnings: [] });
  const changed = await country.officer.put(`/records/risk/${id}`, {
    assessment: { ...whole(), impact_people: 2, impact_infrastructure: null },
    value: 99,
    version,
  });
  expect(changed.body).toMatchObject({ value: 12, risk: { likelihood: 4, impact: 3 } });
  const open = await country.officer.put(`/records/risk/${id}`, {
    assessment: { ...whole(), likelihood: null },
    version: changed.body.version,
  });
  expect(open.body).toMatchObject({ value: null, risk: null });
});

test("what no scale knows is refused on its field, and only an assessment has one", async () => {
  const fields = { likelihood: 6, impact_people: 0, susceptibility: 1.5, annual_probability: 2, return_period: 0 };
  for (const [field, value] of Object.entries(fields))
    expect(Object.keys(await refused({ [field]: value }))).toEqual([`assessment.${field}`]);
  expect(await refused({ institution_id: 999_999 })).toEqual({
    "assessment.institution_id": ["Lo elegido no existe."],
  });
  expect(await refused({ plan_id: 999_999 })).toEqual({ "assessment.plan_id": ["Lo elegido no existe."] });
  expect(await refused({ review_on: "2020-01-01" })).toEqual({
    "assessment.review_on": ["La fecha final no puede ser anterior a la inicial."],
  });
  const event = await country.chief.post(
    "/variables/riskAssessment",
    aVariableDraft({ kind: "event_type", value_type: "none" }),
  );
  expect(Object.keys(await refused({}, { variable_id: event.body.id }))).toEqual(["assessment"]);
  expect(Object.keys((await send(whole(), { event: { cause: "other" } })).body.errors)).toEqual(["event"]);
});

test("a probability that does not fit its return period is remarked, not refused", async () => {
  const { warnings } = await put({ ...whole(), annual_probability: 0.5 });
  expect(warnings).toEqual([
    { field: "assessment.annual_probability", code: "probability_period", parameters: { value: 0.5, expected: 0.02 } },
  ]);
});

test("somebody else is asked to validate it only once method, likelihood, an impact and its author are told", async () => {
  const { id, version } = await put({ scenario: "A medias" }, { source: "Municipio" });
  const answer = await country.officer.post(`/records/risk/${id}/transitions`, { action: "submit", version });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors).toSorted()).toEqual([
    "assessment.impact_people",
    "assessment.institution_id",
    "assessment.likelihood",
    "assessment.method",
  ]);
});

test("the matrix counts each cell, and each cell is the list behind it, under whatever filter", async () => {
  const before = await matrix();
  await put({
    ...whole(),
    likelihood: 1,
    impact_people: 1,
    impact_economy: 1,
    impact_infrastructure: 1,
    impact_environment: 1,
  });
  await put({ ...whole(), likelihood: 3, impact_people: 3, impact_infrastructure: 3 }, { ended_on: daysAgo(1) });
  await put({ ...whole(), likelihood: 2 }, { variable_id: fires });
  await put(null, { value: 7 });
  const after = await matrix();
  expect(after.total - before.total).toBe(4);
  expect(after.open - before.open).toBe(1);
  expect(after.lapsed - before.lapsed).toBe(1);
  for (const query of [
    "",
    "q=Evaluaci%C3%B3n",
    "hazard=EN0205",
    `variable=${risks.id}`,
    "hazard=MH0604&has_published=false",
  ]) {
    const { cells, total, open } = await matrix(query);
    expect(cells.reduce((sum, { count }) => sum + count, 0) + open, query).toBe(total);
    for (const { likelihood, impact, count } of cells)
      expect(await listed(`${query}&likelihood=${likelihood}&impact=${impact}`), query).toHaveLength(count);
    expect(await listed(`${query}&risk_class=open`), query).toHaveLength(open);
  }
  const classes = ["low", "medium", "high", "very_high"];
  const sizes = await Promise.all(classes.map(async (risk_class) => (await listed(`risk_class=${risk_class}`)).length));
  const byClass = [1, 5, 10, 15].map((from, index, all) =>
    after.cells
      .filter(({ likelihood, impact }) => likelihood * impact >= from && likelihood * impact < (all[index + 1] ?? 26))
      .reduce((sum, { count }) => sum + count, 0),
  );
  expect(sizes).toEqual(byClass);
  expect(await listed("lapsed=true")).toHaveLength(after.lapsed);
  expect(await listed("hazard=EN0205")).toHaveLength((await matrix("hazard=EN0205")).total);
  expect(await listed("risk_class=low,open")).toHaveLength(sizes[0]! + after.open);
  for (const wrong of ["likelihood=6", "impact=0", "risk_class=extreme", "review_to=mañana"])
    expect((await country.officer.get(`/records/risk?${wrong}`)).status, wrong).toBe(422);
});

test("another place's assessments stand in another matrix", async () => {
  const mine = await matrix();
  const theirs = (await country.outsider.get("/records/risk/matrix")).body;
  expect(mine.total).toBeGreaterThan(0);
  expect(theirs).toEqual({ total: 0, cells: [], open: 0, due: 0, lapsed: 0 });
});

test("what was to be looked at again by today waits for its keeper, until it is, or is archived", async () => {
  const { id } = await put({ ...whole(), review_on: daysAgo(2) }, { observed_on: daysAgo(30), source: "Municipio" });
  expect((await matrix()).due).toBe(1);
  expect(await listed(`review_to=${daysAgo(0)}`)).toHaveLength(1);
  expect(await listed(`review_to=${daysAgo(3)}`)).toEqual([]);
  await inStatus(app, id, "archived");
  expect((await matrix()).due).toBe(0);
});

test("V18 neither its institution nor its plan is deleted under it", async () => {
  await put(whole());
  for (const [path, id] of [
    ["/institutions", institution],
    ["/legal-documents", plan],
  ] as const) {
    const answer = await country.chief.delete(`${path}/${id}`);
    expect([path, answer.status], JSON.stringify(answer.body)).toEqual([path, 409]);
    expect(JSON.stringify(answer.body)).toContain("evaluaciones de riesgo");
  }
});

test("it leaves in a sheet with every field, and comes back as it was", async () => {
  const told = await put(whole(), { title: "Evaluación de ida", ended_on: "2028-01-01", source: "SERNAGEOMIN" });
  const [cells] = cellsOf(await country.exported("risk", "q=ida"), recordImportColumns(risks));
  expect(cells).toMatchObject({ "assessment.method": "Matriz 5 × 5", "assessment.plan_id": "PLAN-7" });
  const { code: _code, ...copied } = cells!;
  const answer = await country.bringIn("risk", risks.id, [{ ...copied, title: "Evaluación de vuelta" }]);
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ is_written: true });
  const back = await country.find("risk", "vuelta");
  for (const field of ["assessment", "value", "risk", "observed_on", "ended_on", "source"])
    expect(back[field], field).toEqual(told[field]);
});
