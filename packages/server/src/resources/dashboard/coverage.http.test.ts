// Whether a municipality is covered: six answers, each yes, no or unknown, over HTTP (Sendai E-2, G-3, G-4; V15, V16).
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { coverageQuestions, type CoverageQuestion } from "@atalaya/contract/domain/coverage.ts";
import type { Coverage, CoverageFacts } from "@atalaya/contract/resources/dashboard.ts";
import { system } from "../../platform/database/database.ts";
import { daysAgo } from "../../testing/days.ts";
import { aCommittee } from "../../testing/committee.ts";
import { anAlertCentre } from "../../testing/alerts.ts";
import { aRecord, aVariableDraft } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

const coverage = async (by: Caller, place: number | "all" = "all"): Promise<Coverage> => {
  const { status, body } = await by.get(`/dashboard/coverage?place=${place}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const answerTo = async (question: CoverageQuestion, by = centre.officer): Promise<CoverageFacts> =>
  (await coverage(by)).facts!.find((fact) => fact.question === question)!;
const aPlan = (changes: object) =>
  centre.officer.post("/legal-documents", {
    company_id: centre.valparaiso,
    kind: "plan",
    number: "1",
    title_es: "Plan Demo",
    issuing_body: "Municipalidad Demo",
    level: "communal",
    issued_on: "2020-01-01",
    status: "in_force",
    ...changes,
  });

test("what nobody recorded is unknown and never no, and says where one begins", async () => {
  const { facts, counts, places } = await coverage(centre.officer);
  expect(places).toBe(1);
  expect(facts!.map(({ question, answer }) => [question, answer])).toEqual(
    coverageQuestions.map((it) => [it, "unknown"]),
  );
  expect(counts.every(({ yes, no, unknown }) => yes === 0 && no === 0 && unknown === 1)).toBe(true);
  expect(facts!.every(({ path, since, until }) => path.startsWith("/") && since === null && until === null)).toBe(true);
});

test("V16 a plan answers until it is due for review, and an expired one answers no", async () => {
  await aPlan({ plan_kind: "drr", next_review_on: daysAgo(-400) });
  expect(await answerTo("drr_plan")).toMatchObject({ answer: "yes", until: daysAgo(-400), path: "/legal" });
  await aPlan({ plan_kind: "emergency", number: "2", next_review_on: daysAgo(28) });
  expect(await answerTo("emergency_plan")).toMatchObject({ answer: "no", until: daysAgo(28) });
});

test("V15 a committee answers yes while somebody chairs it, and no when it was dissolved", async () => {
  const { committee_id } = await aCommittee(centre);
  expect(await answerTo("committee")).toMatchObject({ answer: "yes", since: "2023-03-14", until: null });
  const withoutChair = await app.write(system, (tx) =>
    sql`update committee_members set to_on = '2024-01-01' where committee_id = ${committee_id}`.execute(tx),
  );
  expect(withoutChair.numAffectedRows).toBe(5n);
  expect(await answerTo("committee")).toMatchObject({ answer: "no" });
  const { version } = (await centre.officer.get(`/committees/${committee_id}`)).body;
  const dissolved = await centre.officer.put(`/committees/${committee_id}`, { version, dissolved_on: daysAgo(10) });
  expect(dissolved.status, JSON.stringify(dissolved.body)).toBe(200);
  expect(await answerTo("committee")).toMatchObject({ answer: "no", until: daysAgo(10) });
});

test("an exercise answers for twelve months from the day on which it was sent", async () => {
  const { id } = await centre.issued({ kind: "exercise" });
  expect(await answerTo("exercise")).toMatchObject({ answer: "yes", since: daysAgo(0), search: { tab: "exercises" } });
  await app.write(system, (tx) =>
    sql`update alerts set first_sent_at = now() - interval '13 months' where id = ${id}`.execute(tx),
  );
  expect(await answerTo("exercise")).toMatchObject({ answer: "no" });

  // What the register knows counts as well, and the later of the two is told.
  const { officer, valparaiso: company_id } = centre;
  const held = { title: "Simulacro", kind: "full_scale", hazard: "MH0705", status: "held" };
  const on = (days: number) => `${daysAgo(days)}T15:00:00Z`;
  await officer.post("/exercises", { ...held, company_id, starts_at: on(40) });
  await officer.post("/exercises", { ...held, company_id, status: "planned", starts_at: on(-20) });
  expect(await answerTo("exercise")).toMatchObject({
    answer: "yes",
    since: daysAgo(40),
    path: "/simulacros",
    search: { status: "held" },
  });
});

test("a hazard zone and a measured reach of warnings answer once they are published, with their day and value", async () => {
  const { chief, officer, valparaiso: company_id } = centre;
  const variable = async (changes: object) =>
    (await chief.post("/variables/vulnerabilityMap", aVariableDraft(changes))).body.id as number;
  const record = async (variable_id: number, value: number | null, observed_on = "2025-06-01") => {
    const draft = aRecord({ company_id, variable_id, value, observed_on });
    const { id } = (await officer.post("/records/vulnerability", draft)).body;
    const publish = () =>
      app.write(system, (tx) => sql`update records set status = 'published' where id = ${id}`.execute(tx));
    return publish;
  };
  const zone = await record(await variable({ kind: "hazard_zone", value_type: "none" }), null);
  const covered = { name_es: "Cobertura de alerta", kind: "indicator", value_type: "percent", unit_es: null };
  const measured = await variable(covered);
  const reach = await record(measured, 83);
  expect(await answerTo("hazard_map")).toMatchObject({ answer: "unknown" });
  await zone();
  expect(await answerTo("hazard_map")).toMatchObject({
    answer: "yes",
    since: "2025-06-01",
    path: "/records/vulnerability",
  });
  await reach();
  expect(await answerTo("alert_reach")).toMatchObject({ answer: "yes", value: 83 });
  const fewer = await record(measured, 12, "2025-07-01");
  await fewer();
  expect(await answerTo("alert_reach")).toMatchObject({ answer: "no", value: 12, since: "2025-07-01" });
});

test("a region counts its municipalities, and the answers add up to them", async () => {
  const { counts, facts, places } = await coverage(centre.regional);
  expect([places, facts]).toEqual([2, null]);
  for (const { question, yes, no, unknown } of counts) expect([question, yes + no + unknown]).toEqual([question, 2]);
  expect(counts.find(({ question }) => question === "drr_plan")).toMatchObject({ yes: 1, unknown: 1 });
  const plans = (await centre.regional.get("/legal-documents/coverage")).body.data;
  expect(plans.filter((it: { has_risk_plan: boolean }) => it.has_risk_plan)).toHaveLength(1);
});

test("who may not read the legal framework is not told whether there is a plan", async () => {
  const role = { name_es: "Solo comité", name_en: "Committee only", permissions: ["legalDrm.index"] };
  const { key } = (await centre.chief.post("/roles", role)).body;
  const reader = await app.as(key, [centre.valparaiso]);
  expect((await coverage(reader)).counts.map(({ question }) => question)).toEqual(["committee"]);
});
