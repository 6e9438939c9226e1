// All that can wait for somebody, of every noun: each item leads to a list that knows what its address says and shows as many.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { menu } from "@atalaya/contract/menu.ts";
import { todoKinds, type TodoItem } from "@atalaya/contract/resources/todo.ts";
import { system } from "../../platform/database/database.ts";
import { daysAgo } from "../../testing/days.ts";
import { anAlertCentre, inHours } from "../../testing/alerts.ts";
import { aCommittee, soon } from "../../testing/committee.ts";
import { aCountry, aRecord, aVariableDraft } from "../../testing/factories.ts";
import { someReports } from "../../testing/emergency/event-reports.ts";
import { someLogs } from "../../testing/emergency/logs.ts";
import { aReview } from "../../testing/review.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { countBehind, todoOf } from "../../testing/todo/items.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** One that waits for approval, one that came back, one issued by one alone, one about to end. */
async function someAlerts(): Promise<Caller[]> {
  const { chief, officer, issuer, second, made, issued, act, valparaiso } = await anAlertCentre(app);
  await chief.put(`/companies/${valparaiso}/alert-policy`, { may_issue_alone: true, ratify_hours: 6 });
  for (const kind of ["alert", "exercise"]) {
    await act(officer, (await made({ kind })).id, "submission", 1);
    const { id } = await made({ kind });
    const { body } = await act(officer, id, "submission", 1);
    await act(issuer, id, "return", body.version, { note: "Falta el nombre de la población" });
    await act(issuer, (await made({ kind }, issuer)).id, "emergency", 1, {
      reason: "Nadie más contesta; el fuego llega a las casas",
    });
    await issued({ kind, expires_at: inHours(1) });
  }
  return [officer, second];
}

async function someRecords(): Promise<Caller[]> {
  const { country, file } = await someLogs(app);
  await file({ kind: "task", text: "Vencida", due_at: "2026-03-02T03:30:00.000Z" });
  const review = await aReview(app, country);
  await review.isTaken(review.officer, await review.create(), "submit");
  const returned = await review.create();
  await review.isTaken(review.officer, returned, "submit");
  await review.isTaken(review.validator, returned, "request_revision", "Falta la fuente");
  return [review.officer, review.validator];
}

/** An agreement that is overdue, a session to come, a plan to review, and a law that another place would repeal. */
async function someLaw(): Promise<Caller[]> {
  const { country } = await someLogs(app);
  const { officer, regional, valparaiso, region } = country;
  const { call, chair } = await aCommittee(country);
  await call({ starts_at: soon() });
  await call({ status: "held", agreements: [{ text: "Vencido", due_on: "2024-12-01", responsible_member_id: chair }] });
  const law = { kind: "decree", title_es: "Norma", issuing_body: "Demo", level: "regional", issued_on: "2024-01-01" };
  const register = async (by: Caller, draft: object) =>
    (await by.post("/legal-documents", { ...law, status: "in_force", ...draft })).body.id;
  const target = await register(regional, { company_id: region, number: "1", next_review_on: "2025-01-01" });
  const relations = [{ document_id: target, kind: "repeals", dated_on: null }];
  await register(officer, { company_id: valparaiso, number: "2", relations });
  return [officer, regional];
}

/** An installation of two days that was never backed up. */
async function noBackup(): Promise<Caller[]> {
  const keeper = await app.as("super_admin");
  await app.write(system, async (tx) => {
    await sql`alter table users disable trigger user`.execute(tx);
    await sql`update users set created_at = created_at - interval '2 days'`.execute(tx);
    await sql`alter table users enable trigger user`.execute(tx);
  });
  return [keeper];
}

/** An exercise that took place, of which nobody said how it went. */
async function someExercise(): Promise<Caller[]> {
  const { officer, valparaiso: company_id } = await aCountry(app);
  const draft = { company_id, title: "Simulacro", kind: "drill", hazard: "MH0705", starts_at: "2026-03-02T13:00:00Z" };
  await officer.post("/exercises", draft);
  return [officer];
}

/** A fire whose next report was due before, and one that has ended and whose file nobody sealed. */
async function someReport(): Promise<Caller[]> {
  const { send, log, country, putCard } = await someReports(app);
  const fire = await log.anEvent({ observed_on: daysAgo(0) });
  await send({ next_hours: 1, cutoff_at: new Date(Date.now() - 7_200_000).toISOString() }, fire.id);
  const over = await log.anEvent({ observed_on: daysAgo(0) });
  await send({}, over.id);
  await putCard({ ended_on: daysAgo(0) }, over.id);
  return [country.officer];
}

/** A municipality that was asked for the disasters of two years, and one that was asked for one. */
async function someYear(): Promise<Caller[]> {
  const { chief, officer, regional, valparaiso, quilpue } = await aCountry(app);
  const ask = (year: number, company_ids: number[]) =>
    chief.post("/records/risk/loss-years/reminders", { year, company_ids });
  await ask(2019, [valparaiso]);
  await ask(2020, [valparaiso, quilpue]);
  return [officer, regional];
}

/** A risk that was to be looked at again last month. */
async function someAssessment(): Promise<Caller[]> {
  const { chief, officer, valparaiso: company_id } = await aCountry(app);
  const kind = await chief.post(
    "/variables/riskAssessment",
    aVariableDraft({ kind: "assessment", value_type: "integer" }),
  );
  const draft = aRecord({ company_id, variable_id: kind.body.id, value: null, observed_on: daysAgo(400) });
  await officer.post("/records/risk", { ...draft, assessment: { review_on: daysAgo(30) } });
  return [officer];
}

test("of all that waits for anybody, the list behind its link understands the address and shows the same number", async () => {
  const screens = menu.flatMap(({ items }) => items);
  const people = [
    await someAlerts(),
    await someRecords(),
    await someLaw(),
    await someReport(),
    await someExercise(),
    await someYear(),
    await someAssessment(),
    await noBackup(),
  ].flat();
  const seen = new Set<TodoItem["kind"]>();
  for (const person of people)
    for (const item of await todoOf(person)) {
      seen.add(item.kind);
      expect(screens.find(({ name }) => name === item.menu)?.path, item.kind).toBe(item.path);
      if (item.kind === "backups_overdue") expect(item.search).toEqual({});
      else expect([item.kind, await countBehind(person, item)]).toEqual([item.kind, item.count]);
      expect(item.due === null || !Number.isNaN(Date.parse(item.due)), item.kind).toBe(true);
    }
  expect([...seen].toSorted()).toEqual(todoKinds.toSorted());
});
