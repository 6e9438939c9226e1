// Which municipalities have plans in force, over HTTP (V16): the answers to Sendai E-2 and G-4.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlanCoverage } from "@atalaya/contract/resources/legal-documents/coverage.ts";
import { aCountry } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

let made = 0;
const aPlan = async (by: Caller, company_id: number, changes: object): Promise<number> => {
  const { body } = await by.post("/legal-documents", {
    company_id,
    kind: "plan",
    plan_kind: "drr",
    number: `${++made}`,
    title_es: `Plan ${made} Demo`,
    issuing_body: "Municipalidad Demo",
    level: "communal",
    issued_on: "2020-01-01",
    status: "in_force",
    ...changes,
  });
  return body.id;
};

const coverageOf = async (caller: Caller, company_id: number, on: string): Promise<PlanCoverage> => {
  const { body } = await caller.get(`/legal-documents/coverage?on=${on}`);
  return body.data.find((it: PlanCoverage) => it.company_id === company_id);
};

test("V16 a plan says which plan it is, and shows when it is reviewed next", async () => {
  const { officer, valparaiso } = country;
  const unnamed = {
    company_id: valparaiso,
    kind: "plan",
    number: "1",
    title_es: "Plan",
    issuing_body: "M",
    level: "communal",
  };
  const { body } = await officer.post("/legal-documents", { ...unnamed, issued_on: "2020-01-01", status: "in_force" });
  expect(body.errors).toEqual({ plan_kind: ["Este campo es obligatorio."] });
  const overdue = await aPlan(officer, valparaiso, { plan_kind: "continuity", next_review_on: "2021-01-01" });
  const list = await officer.get("/legal-documents?review_overdue=true");
  expect(list.body.data).toMatchObject([{ id: overdue, next_review_on: "2021-01-01", is_review_overdue: true }]);
});

test("V16 an expired risk reduction plan makes E-2 no for that municipality, and only for it", async () => {
  const { officer, regional, valparaiso, quilpue } = country;
  const plan = await aPlan(officer, valparaiso, { next_review_on: "2024-12-31" });
  await aPlan(regional, quilpue, {});
  expect(await coverageOf(officer, valparaiso, "2019-12-31")).toMatchObject({ has_risk_plan: false, risk_plan: null });
  expect(await coverageOf(officer, valparaiso, "2024-12-31")).toMatchObject({
    has_risk_plan: true,
    risk_plan: { id: plan, next_review_on: "2024-12-31" },
    has_emergency_plan: false,
    emergency_plan: null,
  });
  expect(await coverageOf(officer, valparaiso, "2025-01-01")).toMatchObject({
    has_risk_plan: false,
    risk_plan: { id: plan },
  });
  expect(await coverageOf(regional, quilpue, "2025-01-01")).toMatchObject({ has_risk_plan: true });
  // The officer of one municipality is told nothing of the other.
  expect(await coverageOf(officer, quilpue, "2025-01-01")).toBeUndefined();
});

test("V16 G-4 follows from an emergency or evacuation plan that is in force, until it ends or is repealed", async () => {
  const { outsider, talcahuano } = country;
  const old = await aPlan(outsider, talcahuano, { plan_kind: "emergency", effective_to_on: "2022-12-31" });
  expect(await coverageOf(outsider, talcahuano, "2022-12-31")).toMatchObject({ has_emergency_plan: true });
  expect(await coverageOf(outsider, talcahuano, "2023-01-01")).toMatchObject({
    has_emergency_plan: false,
    emergency_plan: { id: old },
  });
  const next = await aPlan(outsider, talcahuano, { plan_kind: "evacuation", issued_on: "2023-06-01" });
  expect(await coverageOf(outsider, talcahuano, "2023-06-01")).toMatchObject({ emergency_plan: { id: next } });
  const relations = [{ document_id: next, kind: "repeals" }];
  await aPlan(outsider, talcahuano, { kind: "ordinance", plan_kind: null, issued_on: "2024-01-01", relations });
  expect(await coverageOf(outsider, talcahuano, "2024-01-01")).toMatchObject({ has_emergency_plan: false });
});

test("V16 a plan kept by the region answers for a municipality only where it names it", async () => {
  const { regional, officer, region, valparaiso, quilpue } = country;
  await aPlan(regional, region, { plan_kind: "emergency", place_ids: [quilpue] });
  expect(await coverageOf(regional, quilpue, "2025-01-01")).toMatchObject({ has_emergency_plan: true });
  expect(await coverageOf(officer, valparaiso, "2025-01-01")).toMatchObject({ has_emergency_plan: false });
});

/** A plan of the region that answers for Quilpué, and a plan of the municipality that would replace it. */
async function aReplacement(by: Caller, changes: object = {}) {
  const { regional, region, valparaiso, quilpue } = country;
  const plan_kind = "emergency";
  const target = await aPlan(regional, region, { plan_kind, level: "communal", place_ids: [quilpue] });
  const relations = [{ document_id: target, kind: "repeals", reason: "Lo reemplaza el plan de 2024" }];
  const id = await aPlan(by, valparaiso, { plan_kind, issued_on: "2024-01-01", relations, ...changes });
  return { target, id };
}
const read = async (by: Caller, id: number) => (await by.get(`/legal-documents/${id}`)).body;
const received = async (by: Caller, target: number) =>
  (await by.get(`/proposals?side=received&subject=${target}`)).body.data;
const answer = (by: Caller, { id, version }: { id: number; version: number }, state: string, text: string | null) =>
  by.put(`/proposals/${id}`, { state, answer: text, version });

test("V14 a municipality's plan repeals no plan of the region until the region agrees: state, lists and E-2 stay", async () => {
  const { officer, regional, quilpue, outsider } = country;
  const { target, id } = await aReplacement(officer);
  const isAsBefore = async () => {
    expect(await read(regional, target)).toMatchObject({
      current_status: "in_force",
      in_force_to_on: null,
      related_by: [],
    });
    expect(await coverageOf(regional, quilpue, "2025-01-01")).toMatchObject({ emergency_plan: { id: target } });
  };
  await isAsBefore();
  expect((await read(officer, id)).relations).toMatchObject([
    { document_id: target, kind: "repeals", proposal: { state: "open", company_name: "Región de Valparaíso" } },
  ]);
  const [proposal] = await received(regional, target);
  expect(proposal).toMatchObject({
    state: "open",
    from_company_name: "Valparaíso",
    reason: "Lo reemplaza el plan de 2024",
    proposed: { document_id: id, relation: "repeals", works_from_on: "2024-01-01" },
    may_answer: true,
  });
  // Nobody but the keeper answers, and nobody else is told.
  expect((await answer(officer, proposal, "accepted", null)).status).toBe(403);
  expect((await answer(outsider, proposal, "accepted", null)).status).toBe(404);
  expect((await answer(country.viewer, proposal, "accepted", null)).status).toBe(403);
  expect((await answer(regional, proposal, "declined", null)).body.errors).toHaveProperty("answer");

  const declined = await answer(regional, proposal, "declined", "El plan regional sigue en uso");
  expect(declined.body).toMatchObject({ state: "declined", answer: "El plan regional sigue en uso" });
  await isAsBefore();
  expect((await read(officer, id)).relations[0].proposal).toMatchObject({
    state: "declined",
    answer: "El plan regional sigue en uso",
  });
  expect((await answer(regional, proposal, "accepted", null)).body).toMatchObject({ code: "conflict" });
  expect((await answer(regional, declined.body, "accepted", null)).status).toBe(200);
  expect(await read(regional, target)).toMatchObject({ current_status: "repealed", in_force_to_on: "2023-12-31" });
  expect((await app.auditOf("proposals", proposal.id)).map(({ actor }) => actor)).toEqual([
    String(officer.id),
    String(regional.id),
    String(regional.id),
  ]);
});

test("V14 what the keeper agreed to ends by his hand alone: not by removing, annulling or deleting from below", async () => {
  const { officer, regional } = country;
  const { target, id } = await aReplacement(officer);
  const [proposal] = await received(regional, target);
  const accepted = await answer(regional, proposal, "accepted", null);
  const errorsOf = async (changes: object) =>
    (await officer.put(`/legal-documents/${id}`, { version: 1, ...changes })).body.errors;
  for (const changes of [{ relations: [] }, { status: "annulled" }, { effective_from_on: "2024-06-01" }])
    expect(Object.keys(await errorsOf(changes))).toEqual(Object.keys(changes));
  expect((await officer.delete(`/legal-documents/${id}?version=1`)).body).toMatchObject({ code: "effect_agreed" });
  expect((await officer.put(`/legal-documents/${id}`, { version: 1, title_es: "Plan comunal" })).status).toBe(200);
  expect(await read(regional, target)).toMatchObject({ current_status: "repealed" });

  expect((await answer(regional, accepted.body, "declined", "Se aceptó por error")).status).toBe(200);
  expect(await read(regional, target)).toMatchObject({ current_status: "in_force" });
  expect((await officer.delete(`/legal-documents/${id}?version=2`)).status).toBe(204);
  // What comes back from the trash asks again for nothing that was declined.
  await officer.post(`/legal-documents/${id}/restore`);
  expect(await read(regional, target)).toMatchObject({ current_status: "in_force" });
  expect(await received(regional, target)).toMatchObject([{ state: "declined" }]);
});

test("V14 a proposal goes with what it asks for: taken back with the relation, asked anew on another day or from the trash", async () => {
  const { officer, regional } = country;
  const { target, id } = await aReplacement(officer);
  const states = async () => (await received(regional, target)).map(({ state }: { state: string }) => state);
  const [first] = await received(regional, target);
  const change = (version: number, changes: object) => officer.put(`/legal-documents/${id}`, { version, ...changes });
  await change(1, { issued_on: "2024-02-01" });
  expect(await states()).toEqual(["open", "withdrawn"]);
  expect((await answer(regional, { ...first, version: 2 }, "accepted", null)).body.code).toBe("proposal_closed");
  await change(2, { status: "project" });
  expect(await states()).toEqual(["withdrawn", "withdrawn"]);
  await change(3, { status: "in_force" });
  expect(await states()).toEqual(["open", "withdrawn", "withdrawn"]);
  await change(4, { relations: [] });
  expect(await states()).toEqual(["withdrawn", "withdrawn", "withdrawn"]);
  await change(5, { relations: [{ document_id: target, kind: "amends" }] });
  await officer.delete(`/legal-documents/${id}?version=6`);
  await officer.post(`/legal-documents/${id}/restore`);
  expect((await states()).filter((state: string) => state === "open")).toHaveLength(1);
  // The keeper's own hand needs nobody's agreement.
  const own = await aReplacement(regional);
  expect(await read(regional, own.target)).toMatchObject({ current_status: "repealed" });
  expect(await received(regional, own.target)).toEqual([]);
});

test("V14 what comes into effect while the region's plan lies in the trash is proposed too: taken back, the plan is in force", async () => {
  const { officer, regional } = country;
  const { target, id } = await aReplacement(officer, { status: "project" });
  expect(await received(regional, target)).toEqual([]);
  await officer.delete(`/legal-documents/${id}?version=1`);
  expect((await regional.delete(`/legal-documents/${target}?version=1`)).status).toBe(204);
  const { version } = (await officer.post(`/legal-documents/${id}/restore`)).body;
  const begun = await officer.put(`/legal-documents/${id}`, { version, status: "in_force" });
  expect(begun.body).toMatchObject({ status: "in_force", relations: [] });
  // What a form does not show, because it lies in the trash, it does not take away.
  await officer.put(`/legal-documents/${id}`, { version: begun.body.version, relations: [] });

  expect((await regional.post(`/legal-documents/${target}/restore`)).status).toBe(200);
  expect(await read(regional, target)).toMatchObject({ current_status: "in_force", related_by: [] });
  const [proposal] = await received(regional, target);
  expect(proposal).toMatchObject({ state: "open", may_answer: true, proposed: { document_id: id } });
  expect((await answer(regional, proposal, "accepted", null)).status).toBe(200);
  expect(await read(regional, target)).toMatchObject({ current_status: "repealed" });
});

test("V18 a project of a municipality does not keep the region from deleting its plan; what is in force, and its own project, do", async () => {
  const { officer, regional } = country;
  const { target } = await aReplacement(officer, { status: "project" });
  expect((await regional.delete(`/legal-documents/${target}?version=1`)).status).toBe(204);
  const cited = await aReplacement(officer, { relations: [] });
  const relations = [{ document_id: cited.target, kind: "cites" }];
  await officer.put(`/legal-documents/${cited.id}`, { version: 1, relations });
  const own = await aReplacement(regional, { company_id: country.region, status: "project" });
  for (const id of [cited.target, own.target])
    expect((await regional.delete(`/legal-documents/${id}?version=1`)).body).toMatchObject({
      dependants: { legal_documents: 1 },
    });
});

test("V14 an ordinance repeals no law, and a plan replaces a plan of its own kind and level", async () => {
  const { officer, regional, region, valparaiso } = country;
  const norm = { plan_kind: null, issued_on: "2024-01-01" };
  const law = await aPlan(regional, region, { ...norm, kind: "law", number: "21.364", level: "national" });
  const drr = await aPlan(officer, valparaiso, {});
  const refused = async (changes: object, document_id: number) => {
    const { body } = await officer.post("/legal-documents", {
      company_id: valparaiso,
      number: `${++made}`,
      title_es: "Texto",
      issuing_body: "Municipalidad Demo",
      level: "communal",
      issued_on: "2024-02-01",
      status: "in_force",
      relations: [{ document_id, kind: "repeals" }],
      ...changes,
    });
    return body.errors?.["relations.0.document_id"];
  };
  expect(await refused({ kind: "ordinance" }, law)).toEqual([
    "Un documento no deroga ni modifica a otro de rango superior.",
  ]);
  expect(await refused({ kind: "plan", plan_kind: "evacuation" }, drr)).toEqual([
    "Solo reemplaza o modifica a otro del mismo tipo y ámbito.",
  ]);
  expect(await refused({ kind: "plan", plan_kind: "drr" }, drr)).toBeUndefined();
});
