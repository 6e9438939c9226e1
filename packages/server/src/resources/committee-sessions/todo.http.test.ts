// What of committees waits: agreements that are overdue, for whoever may change them, and the sessions of the next days.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCommittee } from "../../testing/committee.ts";
import { aCountry } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { countBehind, todoItem } from "../../testing/todo/items.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let committee: Awaited<ReturnType<typeof aCommittee>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  committee = await aCommittee(country);
});
afterAll(() => app.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const dayIn = (days: number) => inDays(days).slice(0, 10);

test("an agreement past its day waits for whoever may change it in its place, and is gone once it is done", async () => {
  const { officer, regional, outsider, viewer } = country;
  const { committee_id, chair, call } = committee;
  const agreed = (text: string, due_on: string) => ({ text, due_on, responsible_member_id: chair });
  const held = await call({
    status: "held",
    agreements: [
      agreed("Comprar bombas", dayIn(-20)),
      agreed("Limpiar canales", dayIn(-30)),
      agreed("Revisar grifos", dayIn(30)),
      { ...agreed("Ya cumplido", dayIn(-40)), status: "done" },
    ],
  });
  expect(held.status, JSON.stringify(held.body)).toBe(201);
  const annulled = await call({ starts_at: "2024-12-01T13:00:00Z", agreements: [agreed("De nadie", dayIn(-50))] });
  await officer.put(`/committee-sessions/${annulled.body.id}`, { version: annulled.body.version, status: "annulled" });

  const item = (await todoItem(officer, "agreements_overdue"))!;
  expect(item).toMatchObject({ menu: "legalDrm", count: 2, first: "Limpiar canales", due: dayIn(-30) });
  expect(item).toMatchObject({ path: "/legal-drm-committee", search: { overdue: "true", of: String(committee_id) } });
  expect(await countBehind(officer, item)).toBe(2);
  expect(await todoItem(regional, "agreements_overdue")).toMatchObject({ count: 2 });
  expect(await todoItem(outsider, "agreements_overdue")).toBeUndefined();
  expect(await todoItem(viewer, "agreements_overdue")).toBeUndefined();

  const { id, version, agreements } = held.body;
  const done = agreements.map((it: object) => ({ ...it, status: "done" }));
  expect((await officer.put(`/committee-sessions/${id}`, { version, agreements: done })).status).toBe(200);
  expect(await todoItem(officer, "agreements_overdue")).toBeUndefined();
});

test("overdue agreements of several committees lead to the list of all, not to one of them", async () => {
  const { officer, valparaiso } = country;
  const { committee_id } = committee;
  const known = (await officer.get(`/committees/${committee_id}`)).body;
  const { body: other } = await officer.post("/committees", {
    company_id: valparaiso,
    kind: "other",
    level: "communal",
    name: "Mesa Demo",
    constitution_document_id: known.constitution_document_id,
    constituted_on: "2023-03-14",
    members: [{ person_id: known.members[0].person_id, role: "chair", from_on: "2023-03-14" }],
  });
  for (const { id, member } of [
    { id: committee_id, member: committee.chair },
    { id: other.id, member: other.members[0].id },
  ]) {
    const agreements = [{ text: "Vencido", due_on: dayIn(-3), responsible_member_id: member }];
    const held = await committee.call({ committee_id: id, starts_at: "2025-03-04T13:00:00Z", status: "held", agreements }); // prettier-ignore
    expect(held.status, JSON.stringify(held.body)).toBe(201);
  }
  const item = (await todoItem(officer, "agreements_overdue"))!;
  expect(item).toMatchObject({ count: 2, search: { overdue: "true" } });
  expect(item.search).not.toHaveProperty("of");
  expect(await countBehind(officer, item)).toBe(2);
});

test("a session called within seven days stands before whoever reads the committee, and goes when it is annulled", async () => {
  const { officer, viewer, outsider } = country;
  const { call } = committee;
  await call({ starts_at: inDays(30) });
  expect(await todoItem(officer, "sessions_soon")).toBeUndefined();
  const later = await call({ starts_at: inDays(5) });
  const next = await call({ starts_at: inDays(2) });
  const item = (await todoItem(viewer, "sessions_soon"))!;
  const { number, year, id, version, starts_at } = next.body;
  expect(item).toMatchObject({ count: 2, menu: "legalDrm", first: `Comité Comunal Demo, ${number}/${year}` });
  expect(Date.parse(item.due!)).toBe(Date.parse(starts_at));
  expect(await countBehind(viewer, item)).toBe(2);
  expect(await todoItem(outsider, "sessions_soon")).toBeUndefined();
  await officer.put(`/committee-sessions/${id}`, { version, status: "annulled" });
  const left = (await todoItem(officer, "sessions_soon"))!;
  expect([left.count, Date.parse(left.due!)]).toEqual([1, Date.parse(later.body.starts_at)]);
});
