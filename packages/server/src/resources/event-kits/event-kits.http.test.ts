// The kit of an emergency: one press opens its log with the tasks of the checklist, its roles, its first report and the draft of an alert.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { EventKit } from "@atalaya/contract/resources/event-kits.ts";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { aVariableDraft } from "../../testing/factories.ts";
import { fieldOf, someLogs, type Logs } from "../../testing/emergency/logs.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let log: Logs;
beforeAll(async () => {
  app = await startTestApp();
  log = await someLogs(app);
  const type = aVariableDraft({ kind: "alert_type", value_type: "none", name_es: "Incendio", hip_code: "EN0205" });
  expect((await log.country.chief.post("/variables/alertMap", type)).status).toBe(201);
});
afterAll(() => app.stop());
beforeEach(async () => void (log.event = await log.anEvent()));

const board = async (by: Caller = log.country.officer): Promise<EventKit> => {
  const answer = await by.get(`/event-kits/board?event=${log.event.id}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

const post = (fields: object = {}, by: Caller = log.country.officer) =>
  by.post("/event-kits", { event_id: log.event.id, ...fields });

const open = async (fields: object = {}, by?: Caller): Promise<EventKit> => {
  const answer = await post(fields, by);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};

const everything = (kit: EventKit["kit"]) => ({
  actions: kit.actions.map(({ key }) => key),
  holders: [{ role: "mando", name: "Ana Demo", phone: "+56 9 1111 1111" }],
  has_report: true,
  alert_level: kit.alert_level,
});

test("a fire has the checklist of its country with what a fire asks for, and not what a tsunami does", async () => {
  const { kit, id, actions, may, event } = await board();
  expect(event.hip_code).toBe("EN0205");
  const keys = kit.actions.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(["confirmar", "cortar-luz", "conaf", "primer-alfa"]));
  expect(keys).not.toContain("cota-30");
  expect({ id, actions, may }).toEqual({ id: null, actions: [], may: { open: true, report: true, alert: true } });
});

test("one press opens all: tasks that are due and for somebody, the role, the first report, and an alert of the hazard to be approved", async () => {
  const { kit } = await board();
  const opened = await open(everything(kit));
  expect(opened.actions.map(({ key, state }) => [key, state])).toEqual(kit.actions.map(({ key }) => [key, "open"]));
  expect(opened.holders).toMatchObject([{ role: "mando", name: "Ana Demo", phone: "+56 9 1111 1111" }]);
  expect(opened.report).toMatchObject({ state: "draft", number: null });
  expect(opened.alert).toMatchObject({ status: "draft", level: "amarilla" });
  const alert = (await log.country.officer.get(`/alerts/${opened.alert!.id}`)).body;
  expect(alert).toMatchObject({
    event_id: log.event.id,
    hip_code: "EN0205",
    area_company_ids: [log.country.valparaiso],
  });
  expect(alert.headline_es).toContain("Valparaíso");
  const lines = await log.list();
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
  expect(lines.slice(0, 2).map(({ kind, text }) => [kind, text])).toEqual([
    ["fact", "Se abre la emergencia: Incendio Demo"],
    ["fact", "Ana Demo, +56 9 1111 1111 asume: Mando comunal"],
  ]);
  const first = lines.find(({ text }) => text?.startsWith("Confirmar el hecho"))!;
  expect(first).toMatchObject({ kind: "task", state: "open", to_name: "Operaciones", priority: "priority" });
  const minutes = (Date.parse(first.due_at!) - Date.parse(first.happened_at)) / 60_000;
  expect(Math.round(minutes)).toBe(15);
});

test("however often it is pressed, and by whom at once, nothing stands twice; what was left out is added later", async () => {
  const { kit } = await board();
  const few = { ...everything(kit), actions: ["confirmar", "aislar"] };
  await Promise.all([open(few), open(few, log.country.regional), open(few)]);
  const again = await open(everything(kit));
  expect(again.actions).toHaveLength(kit.actions.length);
  const lines = await log.list();
  expect(lines).toHaveLength(2 + kit.actions.length);
  const { officer } = log.country;
  expect((await officer.get(`/event-reports?event=${log.event.id}`)).body.data).toHaveLength(1);
  const alerts = (await officer.get("/alerts?per_page=100")).body.data;
  const own = await Promise.all(alerts.map(({ id }: { id: number }) => officer.get(`/alerts/${id}`)));
  expect(own.filter(({ body }) => body.event_id === log.event.id)).toHaveLength(1);
});

test("the checklist shows how each task stands in the log, corrected ones too", async () => {
  await open({ actions: ["confirmar", "aislar"] });
  const [one, other] = (await board()).actions;
  await log.file({ about: one!.uid, step: "done", text: "Confirmado por Bomberos" });
  await log.file({ kind: "task", text: "Cerrar solo Las Cañas alto", about: other!.uid, step: "correction" });
  const after = (await board()).actions;
  expect(after.map(({ state }) => state)).toEqual(["done", "open"]);
  expect(after[1]!.number).toBeGreaterThan(other!.number);
});

test("a role that changes hands is a line of the log, with who has it since when; two who change roles at once do not overwrite each other", async () => {
  const { id, version, holders } = await open({ holders: [{ role: "mando", name: "Ana Demo" }] });
  const put = (rows: object[], at = version) =>
    log.country.officer.put(`/event-kits/${id}`, { version: at, holders: rows });
  const kept = { role: "mando", name: "Ana Demo" };
  const answers = await Promise.all([
    put([kept, { role: "operaciones", name: "Berta Demo" }]),
    put([kept, { role: "logistica", name: "Carlos Demo" }]),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const now = await board();
  expect(now.holders[0]).toEqual(holders[0]);
  expect(now.holders).toHaveLength(2);
  await put([{ role: "mando", name: "Dora Demo" }], now.version);
  const { version: last } = await board();
  await put([], last);
  expect((await log.list()).at(-1)!.text).toBe("Dora Demo deja: Mando comunal");
  const said = (await log.list()).filter(({ text }: LogEntry) => text?.includes("asume"));
  expect(said).toHaveLength(3);
  expect(said.at(-1)!.text).toBe("Dora Demo asume: Mando comunal");
});

test("nothing is half opened: where one part may not be, none is", async () => {
  const { country } = log;
  const { kit } = await board();
  const writer = await app.as("alert_issuer", [country.valparaiso]);
  expect((await post(everything(kit), country.viewer)).status).toBe(403);
  expect(fieldOf(await post(everything(kit), country.outsider))).toEqual([422, ["event_id"]]);
  expect(fieldOf(await post({ actions: ["confirmar", "nada"] }))).toEqual([422, ["actions.1"]]);
  expect(fieldOf(await post({ holders: [{ role: "nadie", name: "X" }] }))).toEqual([422, ["holders.0.role"]]);
  expect(fieldOf(await post({ actions: ["confirmar"], alert_level: "violeta" }))).toEqual([422, ["alert_level"]]);
  expect(await log.list()).toEqual([]);
  expect((await board()).id).toBeNull();
  expect((await open(everything(kit), writer)).alert).not.toBeNull();
});

test("the log is written in the language of who opens it", async () => {
  const { officer } = log.country;
  await officer.post("/event-kits", { event_id: log.event.id, actions: ["aislar"] }, { headers: { "accept-language": "en" } }); // prettier-ignore
  expect((await log.list()).map(({ text }) => text)).toEqual([
    "The emergency is opened: Incendio Demo",
    "Close the area at risk and evacuate those inside.",
  ]);
});
