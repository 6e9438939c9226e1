// What open consoles are told over HTTP: changes as they happen, to whoever may read them, once more after a cut.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../testing/alerts.ts";
import { listen, type EventStream } from "../../testing/event-stream.ts";
import { aRecord } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
const streams: EventStream[] = [];

beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(async () => {
  for (const { hangUp } of streams) hangUp();
  await app.stop();
});

async function consoleOf({ token }: Caller, from?: string): Promise<EventStream> {
  const stream = await listen({ origin: app.origin, token, from });
  streams.push(stream);
  return stream;
}

const aNewRecord = async (by: Caller, company_id: number, title: string): Promise<number> =>
  (await by.post("/records/situation", aRecord({ company_id, variable_id: centre.shelters, title }))).body.id;

test("an issued alert reaches the console of a colleague without asking, with what a notice says", async () => {
  const colleague = await consoleOf(centre.officer);
  const alert = await centre.issued();
  const told = await colleague.until(
    "change",
    ({ resource, alert: it }) => resource === "alert_messages" && it?.alert_id === alert.id,
  );
  expect(told).toMatchObject({
    action: "create",
    company_id: centre.valparaiso,
    actor_id: centre.issuer.id,
    alert: {
      kind: "alert",
      message_type: "Alert",
      place: "Valparaíso",
      es: { level: "Alerta Roja", headline: "Evacuar el sector Placilla por incendio forestal" },
    },
  });
});

test("an alert of the region is heard in its municipalities at once, without the hand that sent it, and nowhere else", async () => {
  const { officer, outsider, regional, above, region, made, act } = centre;
  const [below, elsewhere, own] = [await consoleOf(officer), await consoleOf(outsider), await consoleOf(regional)];
  const { id } = await made({ company_id: region }, regional);
  const asked = await act(regional, id, "submission", 1);
  await act(above, id, "approval", asked.body.version);
  const isIt = ({ alert }: { alert?: { alert_id: number } }) => alert?.alert_id === id;
  expect(await below.until("change", isIt)).toMatchObject({ company_id: region, actor: null, actor_id: null });
  expect(await own.until("change", isIt)).toMatchObject({ company_id: region, actor_id: above.id });
  const last = await aNewRecord(outsider, centre.talcahuano, "Después");
  await elsewhere.until("change", ({ record_id }) => record_id === last);
  expect(elsewhere.changes().some(isIt)).toBe(false);
  // The draft and its way to the message stay above.
  expect(below.changes().filter(({ company_id }) => company_id === region)).toHaveLength(1);
});

test("a change says who changed which fields of what, and none of their values", async () => {
  const colleague = await consoleOf(centre.officer);
  const id = await aNewRecord(centre.regional, centre.valparaiso, "Albergue El Puerto");
  await centre.regional.put(`/records/situation/${id}`, { version: 1, source: "Visita secreta" });
  const told = await colleague.until("change", ({ record_id, action }) => record_id === id && action === "update");
  expect(told).toMatchObject({ resource: "records", name: "Albergue El Puerto", actor_id: centre.regional.id });
  expect(told.fields).toContain("source");
  expect(JSON.stringify(colleague.changes())).not.toContain("Visita secreta");
});

test("nobody hears of a place that he may not see, nor of what he holds no permission for", async () => {
  const [own, outsider, roleless] = [
    await consoleOf(centre.officer),
    await consoleOf(centre.outsider),
    await consoleOf(await app.as("viewer", [])),
  ];
  const id = await aNewRecord(centre.officer, centre.valparaiso, "Bodega reservada");
  const elsewhere = await aNewRecord(centre.outsider, centre.talcahuano, "Bodega de Talcahuano");
  await own.until("change", ({ record_id }) => record_id === id);
  await outsider.until("change", ({ record_id }) => record_id === elsewhere);
  expect(outsider.changes().map(({ record_id }) => record_id)).not.toContain(id);
  expect(own.changes().map(({ record_id }) => record_id)).not.toContain(elsewhere);
  expect(roleless.changes()).toEqual([]);
});

test("a console that was cut off hears on its return what it missed, and nothing is lost", async () => {
  const before = await consoleOf(centre.officer);
  const first = await aNewRecord(centre.officer, centre.valparaiso, "Antes del corte");
  await before.until("change", ({ record_id }) => record_id === first);
  before.hangUp();
  const missed = await Promise.all(
    Array.from({ length: 12 }, (_, at) => aNewRecord(centre.officer, centre.valparaiso, `Durante el corte ${at}`)),
  );
  const after = await consoleOf(centre.officer, before.position());
  for (const id of missed) await after.until("change", ({ record_id }) => record_id === id);
});

test("a console that was loaded before its stream was opened hears what changed between", async () => {
  const { live_position } = (await centre.officer.get("/user")).body;
  const id = await aNewRecord(centre.officer, centre.valparaiso, "Mientras se abría la consola");
  const stream = await consoleOf(centre.officer, live_position);
  await stream.until("change", ({ record_id }) => record_id === id);
});

test("a console that comes back with a position of another database reads everything anew", async () => {
  const stream = await consoleOf(centre.officer, "9000000000000000000");
  await stream.until("reset");
});

test("many changes at once of one place are told as one", async () => {
  const stream = await consoleOf(centre.officer);
  const ids = await Promise.all(
    Array.from({ length: 30 }, (_, at) => aNewRecord(centre.officer, centre.valparaiso, `Masivo ${at}`)),
  );
  const rows = ids.map((id) => ({ id, version: 1 }));
  const action = { kind: "set_fields", fields: { source: "Catastro 2026" } };
  expect((await centre.officer.post("/records/situation/bulk", { rows, action })).status).toBe(200);
  const told = await stream.until("change", ({ resource, many }) => resource === "records" && many !== undefined);
  expect(told).toMatchObject({ record_id: null, name: null, many: expect.any(Number) });
});

test("the stream of a session that was ended ends, and so does that of somebody who was shut out", async () => {
  const leaving = await app.as("editor", [centre.valparaiso]);
  const stream = await consoleOf(leaving);
  await leaving.post("/logout");
  await stream.ended;
  const { status } = await leaving.get("/events", { headers: { accept: "text/event-stream" } });
  expect(status).toBe(401);
});

test("who loses a role hears nothing more of its places, and is told to read anew", async () => {
  const person = await app.as("editor", [centre.valparaiso]);
  const [stream, witness] = [await consoleOf(person), await consoleOf(centre.officer)];
  const { body: user } = await centre.chief.get(`/users/${person.id}`);
  const answer = await centre.chief.put(`/users/${person.id}`, { version: user.version, assignments: [] });
  expect(answer.status).toBe(200);
  await stream.until("reset");
  const id = await aNewRecord(centre.officer, centre.valparaiso, "Después del cambio");
  await witness.until("change", ({ record_id }) => record_id === id);
  expect(stream.changes().map(({ record_id }) => record_id)).not.toContain(id);
});

test("the stream carries the headers of security, and no proxy gathers or keeps it", async () => {
  const { headers } = await consoleOf(centre.officer);
  expect(headers.get("content-type")).toContain("text/event-stream");
  expect(headers.get("x-accel-buffering")).toBe("no");
  expect(headers.get("cache-control")).toContain("no-store");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("who does not ask for a stream gets none, and nobody holds more than twenty", async () => {
  expect(await centre.officer.get("/events")).toMatchObject({
    status: 422,
    body: { errors: { accept: expect.anything() } },
  });
  expect((await app.stranger.get("/events")).status).toBe(401);
  const person = await app.as("viewer", [centre.valparaiso]);
  for (let one = 0; one < 20; one++) await consoleOf(person);
  const { status } = await person.get("/events", { headers: { accept: "text/event-stream" } });
  expect(status).toBe(429);
});

test("who has the same record open sees the others by name, until they leave", async () => {
  const [ana, luis] = [await consoleOf(centre.officer), await consoleOf(centre.regional)];
  const record_id = await aNewRecord(centre.officer, centre.valparaiso, "Con dos lectores");
  const open = [{ resource: "records", record_id }];
  expect((await centre.officer.put("/presence", { console: ana.console, open })).status).toBe(204);
  await centre.regional.put("/presence", { console: luis.console, open });
  const ids = ({ people }: { people: { id: number }[] }) => people.map(({ id }) => id);
  await ana.until("presence", (it) => it.record_id === record_id && ids(it).includes(centre.regional.id));
  const heard = ana.events.length;
  luis.hangUp();
  await ana.until(
    "presence",
    (it) => ana.events.findIndex(({ data }) => data === it) >= heard && !ids(it).includes(centre.regional.id),
  );
});

test("nothing is said of a record that the caller may not read", async () => {
  const [ana, stranger] = [await consoleOf(centre.officer), await consoleOf(centre.outsider)];
  const record_id = await aNewRecord(centre.officer, centre.valparaiso, "Solo de Valparaíso");
  const open = [{ resource: "records", record_id }];
  await centre.outsider.put("/presence", { console: stranger.console, open });
  await centre.officer.put("/presence", { console: ana.console, open });
  const told = await ana.until("presence", (it) => it.record_id === record_id);
  expect(told.people).toEqual([{ id: centre.officer.id, name: expect.any(String) }]);
  expect(stranger.events.filter(({ name }) => name === "presence")).toEqual([]);
});
