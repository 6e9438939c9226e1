// Which municipalities have plans in force, over HTTP (V16): the answers to Sendai E-2 and G-4.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlanCoverage } from "@atalaya/contract/resources/legal-documents.ts";
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
  await aPlan(outsider, talcahuano, { plan_kind: "contingency", issued_on: "2024-01-01", relations });
  expect(await coverageOf(outsider, talcahuano, "2024-01-01")).toMatchObject({ has_emergency_plan: false });
});

test("V16 a plan kept by the region answers for a municipality only where it names it", async () => {
  const { regional, officer, region, valparaiso, quilpue } = country;
  await aPlan(regional, region, { plan_kind: "emergency", place_ids: [quilpue] });
  expect(await coverageOf(regional, quilpue, "2025-01-01")).toMatchObject({ has_emergency_plan: true });
  expect(await coverageOf(officer, valparaiso, "2025-01-01")).toMatchObject({ has_emergency_plan: false });
});
