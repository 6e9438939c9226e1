// No alert without a second person or a recorded emergency, no message that changes, nobody outside his territory.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../platform/database/database.ts";
import { anAlertCentre } from "../../testing/alerts.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

const policy = { may_issue_alone: true, ratify_hours: 6 };
const reason = "El alcalde y su suplente no contestan; el fuego llega a las casas";

test("one officer alone issues only where the place allows it, with a reason, and somebody else stands by it", async () => {
  const { chief, issuer, second, made, act, region, valparaiso } = centre;
  const { id, version } = await made({}, issuer);
  expect((await act(issuer, id, "emergency", version, { reason })).body.code).toBe("alert_not_alone");
  expect((await chief.put(`/companies/${region}/alert-policy`, policy)).body).toMatchObject(policy);
  expect((await issuer.get(`/companies/${valparaiso}/alert-policy`)).body).toMatchObject({ company_id: region });
  expect((await act(issuer, id, "emergency", version)).status).toBe(422);
  const sent = await act(issuer, id, "emergency", version, { reason });
  expect(sent.body).toMatchObject({ status: "issued", ratification: "due" });
  expect(sent.body.messages).toMatchObject([{ emergency_reason: reason, ratified_at: null }]);
  expect((await second.get("/todo")).body.data).toContainEqual(expect.objectContaining({ kind: "alerts_unratified" }));
  expect((await issuer.get("/todo")).body.data).not.toContainEqual(
    expect.objectContaining({ kind: "alerts_unratified" }),
  );
  expect((await act(issuer, id, "ratification", 0, {})).status).toBe(422);
  expect((await issuer.post(`/alerts/${id}/ratification`, {})).body.code).toBe("own_work");
  const stood = await second.post(`/alerts/${id}/ratification`, { note: "Correcto" });
  expect(stood.body).toMatchObject({ ratification: null, messages: [{ ratified_by: expect.any(String) }] });
  expect((await second.post(`/alerts/${id}/ratification`, {})).body.code).toBe("alert_not_waiting");
  await chief.put(`/companies/${region}/alert-policy`, { ...policy, may_issue_alone: false });
});

test("what nobody stood by within its hours is shown so to the level above", async () => {
  const { chief, issuer, above, made, act, valparaiso } = centre;
  await chief.put(`/companies/${valparaiso}/alert-policy`, policy);
  const { id, version } = await made({}, issuer);
  await act(issuer, id, "emergency", version, { reason });
  await app.write(system, (tx) => sql`update alerts set ratify_until = now() - interval '1 minute' where id = ${id}`.execute(tx)); // prettier-ignore
  expect((await above.get("/alerts?unratified=true")).body.data).toMatchObject([{ id, ratification: "overdue" }]);
  expect((await above.get("/todo")).body.data).toContainEqual(expect.objectContaining({ kind: "alerts_unratified" }));
  await chief.put(`/companies/${valparaiso}/alert-policy`, { ...policy, may_issue_alone: false });
});

test("the database itself takes no message of one hand without a reason, and changes none that was sent", async () => {
  const { issued, chief } = centre;
  const { id } = await issued();
  const byHand = (statement: string) => app.write({ id: chief.id }, (tx) => sql.raw(statement).execute(tx));
  const copied = (changes: string) =>
    byHand(`insert into alert_messages (alert_id, company_id, number, message_type, identifier, sender, sent_at, said, cap_xml, sha256,
      drafted_by, submitted_by) select alert_id, company_id, 9, 'Update', 'otro', sender, sent_at, said, cap_xml, ${changes}
      from alert_messages where alert_id = ${id}`);
  await expect(copied(`sha256, '${chief.id}', submitted_by`)).rejects.toThrow(/four_eyes/);
  await expect(copied(`sha256, drafted_by, '${chief.id}'`)).rejects.toThrow(/four_eyes/);
  await expect(copied(`repeat('0', 64), drafted_by, submitted_by`)).rejects.toThrow(/sealed/);
  await expect(byHand(`update alert_messages set cap_xml = 'otra cosa' where alert_id = ${id}`)).rejects.toThrow(
    /never/,
  );
  await expect(byHand(`delete from alert_messages where alert_id = ${id}`)).rejects.toThrow(/never/);
  await expect(byHand(`update alerts set kind = 'exercise' where id = ${id}`)).rejects.toThrow(/drill/);
});

test("a drill stays a drill: it has its own list, its own code, and is told from a warning everywhere", async () => {
  const { officer, issuer, made, act } = centre;
  const drill = await made({ kind: "exercise" });
  expect(drill.code).toMatch(/^SIM-/);
  const { id } = drill;
  expect((await officer.put(`/alerts/${id}`, { version: 1, kind: "alert" })).status).toBe(422);
  const asked = await act(officer, id, "submission", 1);
  await act(issuer, id, "approval", asked.body.version);
  const ids = async (query: string) =>
    (await officer.get(`/alerts?${query}`)).body.data.map((it: { id: number }) => it.id);
  expect(await ids("kind=exercise")).toEqual([id]);
  expect(await ids("status=issued")).not.toContain(id);
  const { body } = await officer.get(`/alerts/${id}/preview`);
  expect(body.cap_xml).toContain("<status>Exercise</status>");
  expect(body.short_es).toMatch(/^SIMULACRO/);
  expect(body.long_es).toMatch(/^SIMULACRO[^]*SIMULACRO[^\n]*$/);
});

test("nobody issues outside his territory, nor with a word that is not his", async () => {
  const { outsider, viewer, officer, issuer, made, act, draft, talcahuano } = centre;
  const { id } = await made();
  expect((await outsider.get(`/alerts/${id}`)).status).toBe(404);
  expect((await viewer.post("/alerts", draft())).status).toBe(403);
  expect((await officer.post("/alerts", draft({ company_id: talcahuano }))).status).toBe(422);
  expect((await officer.post("/alerts", draft({ area_company_ids: [talcahuano] }))).status).toBe(422);
  const asked = await act(officer, id, "submission", 1);
  expect((await act(officer, id, "approval", asked.body.version)).status).toBe(403);
  const far = await app.as("alert_issuer", [talcahuano]);
  expect((await act(far, id, "approval", asked.body.version)).status).toBe(404);
  expect((await act(issuer, id, "approval", asked.body.version)).status).toBe(200);
});

test("of two who send at once one does, and the other is told so", async () => {
  const { officer, issuer, second, made, act } = centre;
  const { id } = await made();
  const asked = await act(officer, id, "submission", 1);
  const sent = await Promise.all([issuer, second].map((by) => act(by, id, "approval", asked.body.version)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await officer.get(`/alerts/${id}`)).body.messages).toHaveLength(1);
});

test("alerts of one second have identifiers of their own", async () => {
  const { officer, issuer, made, act } = centre;
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { id } = await made();
      return { id, version: (await act(officer, id, "submission", 1)).body.version };
    }),
  );
  const sent = await Promise.all(ids.map(({ id, version }) => act(issuer, id, "approval", version)));
  const identifiers = sent.map(({ body }) => body.messages[0].identifier);
  expect(new Set(identifiers).size).toBe(6);
});
