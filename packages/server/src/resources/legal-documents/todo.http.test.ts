// Plans and norms that lapse or are to be reviewed before long wait for whoever keeps them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { daysAgo } from "../../testing/days.ts";
import { aCountry } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { countBehind, todoItem } from "../../testing/todo/items.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const dayIn = (days: number) => daysAgo(-days);
let made = 0;

async function aDocument(changes: object, by: Caller = country.officer) {
  const answer = await by.post("/legal-documents", {
    company_id: country.valparaiso,
    kind: "plan",
    plan_kind: "emergency",
    number: `${++made}`,
    title_es: `Plan ${made}`,
    issuing_body: "Municipalidad Demo",
    level: "communal",
    issued_on: "2020-05-04",
    status: "in_force",
    ...changes,
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

test("what lapses or is to be reviewed within sixty days, or should have been, waits for whoever keeps it", async () => {
  const { officer, regional, outsider, viewer, region } = country;
  await aDocument({ effective_to_on: dayIn(90), next_review_on: dayIn(100) });
  await aDocument({});
  await aDocument({ title_es: "Ya venció", effective_to_on: dayIn(-5), next_review_on: dayIn(-10) });
  await aDocument({ title_es: "Proyecto", status: "project", next_review_on: dayIn(-10) });
  expect(await todoItem(officer, "documents_lapsing")).toBeUndefined();
  await aDocument({ title_es: "Vence pronto", effective_to_on: dayIn(30), next_review_on: dayIn(200) });
  await aDocument({ title_es: "Por revisar", kind: "decree", plan_kind: null, next_review_on: dayIn(10) });
  const late = await aDocument({ title_es: "Revisión atrasada", next_review_on: dayIn(-40) });

  const item = (await todoItem(officer, "documents_lapsing"))!;
  expect(item).toMatchObject({ menu: "legal", count: 3, first: "Revisión atrasada", due: dayIn(-40) });
  expect(item).toMatchObject({ path: "/legal", search: { lapsing: "true" } });
  expect(await countBehind(officer, item)).toBe(3);
  expect(await todoItem(outsider, "documents_lapsing")).toBeUndefined();
  expect(await todoItem(viewer, "documents_lapsing")).toBeUndefined();

  // What a place above keeps is read below, and renewed only there.
  await aDocument({ company_id: region, title_es: "Plan regional", next_review_on: dayIn(5) }, regional);
  expect((await todoItem(officer, "documents_lapsing"))!.count).toBe(3);
  expect(await countBehind(officer, item)).toBe(3);
  expect(await todoItem(regional, "documents_lapsing")).toMatchObject({ count: 4 });

  await officer.put(`/legal-documents/${late.id}`, { version: late.version, next_review_on: dayIn(700) });
  expect(await todoItem(officer, "documents_lapsing")).toMatchObject({
    count: 2,
    first: "Por revisar",
    due: dayIn(10),
  });
});

test("a document that another one repealed is nobody's to renew", async () => {
  const { officer } = country;
  const before = (await todoItem(officer, "documents_lapsing"))!.count;
  const old = await aDocument({ kind: "decree", plan_kind: null, next_review_on: dayIn(3) });
  expect((await todoItem(officer, "documents_lapsing"))!.count).toBe(before + 1);
  const relations = [{ document_id: old.id, kind: "repeals", dated_on: "2024-01-01" }];
  await aDocument({ kind: "decree", plan_kind: null, issued_on: "2024-01-01", relations });
  expect((await todoItem(officer, "documents_lapsing"))!.count).toBe(before);
});
