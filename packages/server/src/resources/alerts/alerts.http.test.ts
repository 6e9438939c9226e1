// Alerts over HTTP: from a draft to a message and to its end, always by two people.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre, inHours } from "../../testing/alerts.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

test("a draft has a code of its own, takes from nobody, and is read as it was written", async () => {
  const { officer, draft, valparaiso } = centre;
  const sent = draft({ channels: ["siren"], evacuated: 120, technical_level: "Alerta", technical_source: "CONAF" });
  const { status, body } = await officer.post("/alerts", sent);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...sent, expires_at: expect.any(String), status: "draft", messages: [], is_own: true });
  expect(body.code).toBe(`ALE-L${valparaiso}-${new Date().getFullYear()}-${String(body.id).padStart(4, "0")}`);
  expect(body.geometry.type).toBe("MultiPolygon");
  expect((await officer.get(`/alerts/${body.id}`)).body).toEqual(body);
  expect((await officer.get("/alerts?status=draft&hazard=EN0205")).body.data).toMatchObject([{ id: body.id }]);
});

test("one person asks for it, another one sends it, and what was sent carries both names and a seal", async () => {
  const { officer, issuer, made, act } = centre;
  const { id } = await made();
  const asked = await act(officer, id, "submission", 1);
  expect(asked.body).toMatchObject({ status: "submitted", submission: "alert", submitted_by: expect.any(String) });
  const sent = await act(issuer, id, "approval", asked.body.version);
  expect(sent.status).toBe(200);
  expect(sent.body).toMatchObject({ status: "issued", submission: null, message_count: 1, ratification: null });
  const [message] = sent.body.messages;
  expect(message).toMatchObject({ number: 1, message_type: "Alert", level: "roja", emergency_reason: null });
  expect(message.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(message.issued_by).not.toBe(message.drafted_by);
  expect((await officer.get("/alerts?status=issued")).body.data).toMatchObject([{ id, level: "roja" }]);
});

test("nobody sends what the own hand wrote or asked for", async () => {
  const { issuer, second, made, act } = centre;
  const written = await made({}, issuer);
  const asked = await act(issuer, written.id, "submission", written.version);
  expect((await act(issuer, written.id, "approval", asked.body.version)).body.code).toBe("own_work");
  const other = await made({}, second);
  const sent = await act(issuer, other.id, "submission", other.version);
  expect((await act(issuer, other.id, "approval", sent.body.version)).body.code).toBe("own_work");
  expect((await act(second, other.id, "approval", sent.body.version)).body.code).toBe("own_work");
});

test("whoever changes a draft that waits asks for it anew", async () => {
  const { officer, issuer, made, act } = centre;
  const { id } = await made();
  const asked = await act(officer, id, "submission", 1);
  const changed = await officer.put(`/alerts/${id}`, { version: asked.body.version, level: "amarilla" });
  expect(changed.body).toMatchObject({ status: "draft", submission: null, level: "amarilla" });
  const late = await act(issuer, id, "approval", asked.body.version);
  expect(late).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await act(issuer, id, "approval", changed.body.version)).body.code).toBe("alert_not_waiting");
});

test("sent back it says why, to who wrote it", async () => {
  const { officer, issuer, made, act } = centre;
  const { id, headline_es } = await made({ headline_es: "Titular por corregir" });
  const asked = await act(officer, id, "submission", 1);
  const back = await act(issuer, id, "return", asked.body.version, { note: "Falta el nombre de la población" });
  expect(back.body).toMatchObject({ status: "draft", return_note: "Falta el nombre de la población" });
  const todo = (await officer.get("/todo")).body.data;
  expect(todo).toContainEqual(expect.objectContaining({ kind: "alerts_returned", first: headline_es }));
  const again = await act(officer, id, "submission", back.body.version);
  expect(again.body.return_note).toBeNull();
  expect((await issuer.get("/todo")).body.data).toContainEqual(
    expect.objectContaining({ kind: "alerts_to_approve", menu: "alertMapRecord" }),
  );
});

test("an exercise waits for its second person too, named as an exercise and never among real alerts", async () => {
  const { officer, made, act, valparaiso } = centre;
  // Somebody for whom nothing else waits here.
  const { id, headline_es } = await made({ kind: "exercise", headline_es: "Ejercicio por aprobar" });
  await act(officer, id, "submission", 1);
  const approver = await app.as("alert_issuer", [valparaiso]);
  const items: { kind: string; first: string; search: object }[] = (await approver.get("/todo")).body.data;
  expect(items).toContainEqual(
    expect.objectContaining({
      kind: "exercises_to_approve",
      count: 1,
      first: headline_es,
      search: { tab: "exercises", waiting: "true" },
    }),
  );
  for (const { kind, first } of items) if (kind.startsWith("alerts_")) expect(first).not.toBe(headline_es);
  const listed = (await approver.get("/alerts?kind=exercise&waiting=true")).body.data;
  expect(listed.map((it: { id: number }) => it.id)).toEqual([id]);
});

test("an incomplete alert is a draft, and is not asked for until it says where, until when and what", async () => {
  const { officer, draft, act } = centre;
  const { type, valparaiso } = centre;
  const least = { company_id: valparaiso, variable_id: type, level: "verde", headline_es: "Marejadas" };
  const { status, body } = await officer.post("/alerts", least);
  expect(status).toBe(201);
  const { errors } = (await act(officer, body.id, "submission", 1)).body;
  expect(Object.keys(errors).toSorted()).toEqual(["area_description", "area_record_ids", "expires_at"]);
  const past = await officer.post("/alerts", draft({ expires_at: inHours(-1) }));
  expect((await act(officer, past.body.id, "submission", 1)).body.errors).toEqual({
    expires_at: ["Esta hora ya pasó."],
  });
  const long = await officer.post("/alerts", draft({ expires_at: inHours(24 * 31) }));
  expect((await act(officer, long.body.id, "submission", 1)).body.errors).toEqual({
    expires_at: ["Una alerta vale 30 días como máximo; después se emite de nuevo."],
  });
});

test("a change of one that is in force is a message of its own, and until it is sent the former holds", async () => {
  const { officer, issuer, issued, act } = centre;
  const { id, version } = await issued({ level: "amarilla" });
  const prepared = await officer.put(`/alerts/${id}`, { version, level: "roja", headline_es: "Ahora es roja" });
  expect(prepared.body).toMatchObject({ level: "amarilla", is_prepared: true, prepared: { level: "roja" } });
  const asked = await act(officer, id, "submission", prepared.body.version);
  expect(asked.body).toMatchObject({ status: "issued", submission: "update", level: "amarilla" });
  const sent = await act(issuer, id, "approval", asked.body.version);
  expect(sent.body).toMatchObject({ status: "updated", level: "roja", prepared: null, message_count: 2 });
  expect(sent.body.messages.map((it: { message_type: string }) => it.message_type)).toEqual(["Alert", "Update"]);
});

test("what is prepared can be taken back, and what is made as it was needs no message", async () => {
  const { officer, issued, act } = centre;
  const { id, version } = await issued();
  const prepared = await officer.put(`/alerts/${id}`, { version, evacuated: 40 });
  const taken = await act(officer, id, "discard", prepared.body.version);
  expect(taken.body).toMatchObject({ prepared: null, is_prepared: false, evacuated: null });
  const same = await officer.put(`/alerts/${id}`, { version: taken.body.version, level: "roja" });
  expect(same.body.prepared).toBeNull();
  expect((await act(officer, id, "submission", same.body.version)).body.code).toBe("alert_not_waiting");
});

test("from issued to cancelled in two presses by two people, in the words that were prepared with it", async () => {
  const { officer, issuer, issued, act } = centre;
  const { id, version } = await issued();
  const asked = await act(officer, id, "cancellation", version);
  expect(asked.body).toMatchObject({ status: "issued", submission: "cancellation" });
  const over = await act(issuer, id, "approval", asked.body.version);
  expect(over.body).toMatchObject({ status: "cancelled", cancellation: { reason: "ended" }, message_count: 2 });
  expect(over.body.cancellation.text_es).toBe("El incendio está controlado: puede volver a su casa.");
  expect((await officer.put(`/alerts/${id}`, { version: over.body.version, level: "verde" })).body.code).toBe(
    "alert_ended",
  );
  const anew = await officer.post(`/alerts/${id}/reissue`, {});
  expect(anew.body).toMatchObject({ status: "draft", expires_at: null, level: "roja", messages: [] });
  expect(anew.body.id).not.toBe(id);
});

test("one that was issued by mistake does not end with the words that were prepared for the end of a danger", async () => {
  const { officer, issued, act } = centre;
  const { id, version } = await issued();
  const asked = await act(officer, id, "cancellation", version, { reason: "mistake" });
  expect(asked.body.cancellation).toEqual({ reason: "mistake", text_es: null, text_en: null });
  const { long_es } = (await officer.get(`/alerts/${id}/preview`)).body;
  expect(long_es).toMatch(/^EMITIDA POR ERROR/);
  expect(long_es).not.toContain("controlado");
});

test("when its hour is past it is over, although nobody marked it", async () => {
  const { officer, issued, act } = centre;
  const { id, version } = await issued({ expires_at: new Date(Date.now() + 1500).toISOString() });
  await expect.poll(async () => (await officer.get(`/alerts/${id}`)).body.status, { timeout: 10_000 }).toBe("expired");
  expect((await act(officer, id, "cancellation", version)).body.code).toBe("alert_ended");
  expect((await officer.get("/alerts?status=expired")).body.data).toMatchObject([{ id }]);
  expect((await officer.post(`/alerts/${id}/reissue`, {})).status).toBe(200);
});

test("a draft goes to the trash and comes back; what was sent does not go", async () => {
  const { chief, made, issued } = centre;
  const { id } = await made();
  expect((await chief.delete(`/alerts/${id}?version=1`)).status).toBe(204);
  expect((await chief.get(`/alerts/${id}`)).status).toBe(404);
  expect((await chief.get("/alerts?trash=true")).body.data).toMatchObject([{ id }]);
  expect((await chief.post(`/alerts/${id}/restore`)).body.status).toBe("draft");
  const sent = await issued();
  expect((await chief.delete(`/alerts/${sent.id}?version=${sent.version}`)).body.code).toBe("alert_sent");
});

test("minutes are counted from the first report to the first message", async () => {
  const { issued } = centre;
  const alert = await issued({ reported_at: inHours(-0.5) });
  expect(alert.minutes_to_message).toBe(30);
});

test("the map fits the whole of the areas, not their middles", async () => {
  const { officer, made, draft } = centre;
  expect(draft().area_circle.radius_km).toBe(2);
  await made();
  const { extent, by_level } = (await officer.get("/alerts/totals?hazard=EN0205")).body;
  const [west, south, east, north] = extent;
  expect(west).toBeLessThan(-71.59);
  expect(east).toBeGreaterThan(-71.55);
  expect(north - south).toBeGreaterThan(0.03);
  expect(by_level.map(({ level }: { level: string }) => level)).toContain("roja");
});
