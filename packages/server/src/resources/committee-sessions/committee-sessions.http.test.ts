// Sessions of a committee over HTTP (V15): quorum with alternates, approval of minutes, agreements, the calendar and the paper.
import { afterAll, beforeAll, expect, test } from "vitest";
import { optionalText } from "@atalaya/contract/plain-text.ts";
import { cleanHtml } from "../../platform/rich-text/clean-html.ts";
import { aCountry, aPersonDraft, aRecord, aVariableDraft } from "../../testing/factories.ts";
import { hostileHtml } from "../../testing/hostile-html.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let committee_id: number;
/** Ids of the members: the chair, two titulars, the alternate of the chair, a guest. */
let chair: number, second: number, third: number, alternate: number, guest: number;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const { officer, valparaiso: company_id } = country;
  const document = {
    kind: "mayoral_decree",
    number: "s/n",
    title_es: "Acto",
    issuing_body: "Alcaldía",
    level: "communal",
  };
  const act = await officer.post("/legal-documents", {
    company_id,
    ...document,
    issued_on: "2023-03-01",
    status: "in_force",
  });
  const ids: number[] = [];
  for (let index = 0; index < 5; index++)
    ids.push((await officer.post("/persons", aPersonDraft({ company_id }))).body.id);
  const roles = ["chair", "titular", "titular", "alternate", "guest"];
  const members = ids.map((person_id, index) => ({
    person_id,
    role: roles[index],
    from_on: "2023-03-14",
    substitutes_person_id: roles[index] === "alternate" ? ids[0] : null,
  }));
  const { body } = await officer.post("/committees", {
    company_id,
    kind: "cogrid",
    level: "communal",
    name: "Comité Comunal Demo",
    constitution_document_id: act.body.id,
    constituted_on: "2023-03-14",
    members,
  });
  committee_id = body.id;
  [chair, second, third, alternate, guest] = body.members.map(({ id }: { id: number }) => id);
});
afterAll(() => app.stop());

const path = "/committee-sessions";
const call = (changes: object = {}) =>
  country.officer.post(path, {
    committee_id,
    kind: "ordinary",
    mode: "mixed",
    starts_at: "2026-11-24T13:00:00Z",
    ...changes,
  });
const present = (...ids: number[]) => ids.map((member_id) => ({ member_id, presence: "present" }));

test("R-209 sessions are numbered in their year, with agenda, votes and agreements numbered through the committee's life", async () => {
  const first = await call({ agenda: ["Grifos", "Sirenas"], place: "Sala COE" });
  expect(first).toMatchObject({
    status: 201,
    body: { number: 1, year: 2026, quorum_required: 2, quorum_present: null },
  });
  const agreement = { text: "Revisar grifos", responsible: "Bomberos", due_on: "2020-01-01" };
  const { body } = await call({
    votes: [{ subject: "Plan", in_favour: 3, against: 0, abstained: 1 }],
    agreements: [agreement, { ...agreement, due_on: "2999-01-01" }],
  });
  expect(body).toMatchObject({ number: 2, agreements: [{ number: 1 }, { number: 2 }] });
  // At the turn of the year the place's own clock counts.
  expect((await call({ starts_at: "2027-01-01T02:00:00Z" })).body.year).toBe(2026);
  expect((await call({ starts_at: "2027-01-02T13:00:00Z" })).body).toMatchObject({ number: 1, year: 2027 });
});

test("V15 agreements need a responsible and a day; overdue follows from the day and is not typed", async () => {
  const { body } = await call({ agreements: [{ text: "Enviar plan" }] });
  expect(Object.keys(body.errors).toSorted()).toEqual(["agreements.0.due_on", "agreements.0.responsible"]);
  const agreement = { text: "Enviar plan", responsible: "Unidad GRD" };
  const made = await call({
    agreements: [
      { ...agreement, due_on: "2020-01-01" },
      { ...agreement, due_on: "2020-01-01", status: "done" },
      { ...agreement, due_on: "2999-01-01" },
    ],
  });
  expect(made.body.agreements.map((it: { is_overdue: boolean }) => it.is_overdue)).toEqual([true, false, false]);
  expect((await call({ agreements: [{ ...agreement, due_on: "2020-01-01", status: "overdue" }] })).status).toBe(422);
  const [first] = made.body.agreements;
  const done = [{ id: first.id, ...agreement, due_on: "2020-01-01", status: "done" }];
  const changed = await country.officer.put(`${path}/${made.body.id}`, { version: 1, agreements: done });
  expect(changed.body.agreements).toMatchObject([{ number: first.number, is_overdue: false, status: "done" }]);
});

test("V15 an alternate counts for the quorum only where the titular is absent, and guests never do", async () => {
  const quorumOf = async (...ids: number[]) => {
    const { quorum_present, is_quorate } = (await call({ attendance: present(...ids) })).body;
    return [quorum_present, is_quorate];
  };
  expect(await quorumOf(chair, alternate)).toEqual([1, false]);
  expect(await quorumOf(alternate, second)).toEqual([2, true]);
  expect(await quorumOf(second, guest)).toEqual([1, false]);
  expect(await quorumOf(chair, second, third, alternate, guest)).toEqual([3, true]);
  const remote = [
    { member_id: chair, presence: "remote" },
    { member_id: second, presence: "excused" },
  ];
  expect((await call({ attendance: remote })).body).toMatchObject({ quorum_present: 1, is_quorate: false });
  expect((await call({ attendance: present(999_999) })).body.errors).toEqual({
    "attendance.0.member_id": ["Lo elegido no existe."],
  });
});

test("V15 minutes are approved only with attendance and quorum", async () => {
  const approved = { status: "minutes_approved" };
  expect((await call(approved)).body.errors).toEqual({
    attendance: ["Registre la asistencia antes de aprobar el acta."],
  });
  expect((await call({ ...approved, attendance: present(second) })).body.errors).toEqual({
    status: ["Sin quórum no se aprueba el acta."],
  });
  const { body } = await call({ attendance: present(second) });
  expect((await country.officer.put(`${path}/${body.id}`, { version: 1, ...approved })).status).toBe(422);
  const change = { version: 1, ...approved, attendance: present(second, third) };
  expect((await country.officer.put(`${path}/${body.id}`, change)).body).toMatchObject({
    is_quorate: true,
    ...approved,
  });
});

test("V15 who attended stays in the list of members, and a committee that met is not deleted", async () => {
  await call({ attendance: present(chair) });
  const { body } = await country.officer.get(`/committees/${committee_id}`);
  const members = body.members.filter(({ id }: { id: number }) => id !== second);
  const strike = await country.officer.put(`/committees/${committee_id}`, { version: body.version, members });
  expect(strike.body.errors).toEqual({
    members: ["Quien asistió a una sesión no se quita de la lista: indique hasta cuándo fue integrante."],
  });
  expect((await country.officer.delete(`/committees/${committee_id}`)).body.code).toBe("in_use");
});

test("sessions are seen in their places only, go to the trash and come back", async () => {
  const { officer, outsider } = country;
  const { body } = await call();
  for (const below of ["", "/minutes.pdf", "/session.ics"])
    expect((await outsider.get(`${path}/${body.id}${below}`)).status).toBe(404);
  expect(
    (await outsider.post(path, { committee_id, kind: "ordinary", mode: "remote", starts_at: "2026-11-24T13:00:00Z" }))
      .status,
  ).toBe(422);
  expect((await officer.delete(`${path}/${body.id}?version=1`)).status).toBe(204);
  expect((await officer.get(`${path}/${body.id}`)).status).toBe(404);
  expect((await officer.post(`${path}/${body.id}/restore`)).status).toBe(200);
});

test("RFC 5545 the calendar file escapes what means something and folds long lines without breaking a letter", async () => {
  const place = `Sala COE; piso 2, «${"ñandú ".repeat(20)}»`;
  const { body } = await call({ place, agenda: ["Grifos, cerros", "Sirenas"], ends_at: "2026-11-24T14:30:00Z" });
  const answer = await country.officer.get(`${path}/${body.id}/session.ics`);
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  const text = new TextDecoder().decode(answer.bytes);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const lines = text.split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll("\r\n ", "");
  expect(unfolded).toContain("DTSTART:20261124T130000Z");
  expect(unfolded).toContain("DTEND:20261124T143000Z");
  expect(unfolded).toContain(`LOCATION:Sala COE\\; piso 2\\, «${"ñandú ".repeat(20)}»`);
  expect(unfolded).toContain(String.raw`DESCRIPTION:Tabla\n1. Grifos\, cerros\n2. Sirenas`);
});

test("the minutes on paper say who was there, the quorum, the votes and the agreements, on numbered pages", async () => {
  const { body } = await call({
    attendance: present(chair, second),
    minutes: "<p>Se informó sobre la quebrada El Peñón.</p>".repeat(80),
    votes: [{ subject: "Aprobación del catastro", in_favour: 7, against: 2, abstained: 1 }],
    agreements: [{ text: "Señalética de evacuación", responsible: "Dirección de Obras", due_on: "2027-02-28" }],
  });
  const { bytes } = await country.officer.get(`${path}/${body.id}/minutes.pdf`);
  const pages = await pagesOf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  const whole = pages.join(" ");
  for (const said of [
    "Con quórum: 2 presentes, se requieren 2.",
    "quebrada El Peñón",
    "Aprobación del catastro",
    "28-02-2027",
    "Dirección de Obras",
  ])
    expect(whole).toContain(said);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
});

test("R-504 minutes are rich text, cleaned when they are written and on paper with their headings, lists and links", async () => {
  const item = (kind: string, text: string, indent = "") => `<li data-list="${kind}"${indent}>${text}</li>`;
  const minutes = `<h2>Estado de los cerros</h2><p>Se <strong>aprobó</strong> <em>hoy</em> el <a href="https://demo.test/plan">plan</a>.</p>
<ol>${item("ordered", "Grifos")}${item("bullet", "Cerro Alegre", ' class="ql-indent-1"')}</ol><p class="ql-indent-2">Fin &lt;acta&gt;</p>`;
  const { body } = await call({ minutes: `${minutes}<script>pwned()</script>` });
  expect(body.minutes).toContain("<ol><li>Grifos<ul><li>Cerro Alegre</li></ul></li></ol>");
  expect(body.minutes).not.toContain("script");
  const list = await country.officer.get(`${path}?committee=${committee_id}`);
  expect(list.body.data[0]).not.toHaveProperty("minutes");

  const { bytes } = await country.officer.get(`${path}/${body.id}/minutes.pdf`);
  expect(Buffer.from(bytes).includes("https://demo.test/plan")).toBe(true);
  const whole = (await pagesOf(bytes)).join(" ");
  for (const said of ["Estado de los cerros", "Se aprobó hoy el plan", "Grifos", "Cerro Alegre", "Fin <acta>"])
    expect(whole).toContain(said);
  const emptied = await country.officer.put(`${path}/${body.id}`, { version: 1, minutes: "<style>x</style>" });
  expect(emptied.body.minutes).toBeNull();
});

test("R-504 none of two hundred ways to run a script is left in minutes, and their PDF has no action but links to known protocols", async () => {
  // Those with a control character are refused as texts that cannot be stored.
  const sendable = hostileHtml.filter((html) => optionalText(5000).safeParse(html).success);
  expect(sendable.length).toBeGreaterThan(180);
  const { body } = await call({ minutes: `<p>Inicio</p>${sendable.join("<p>·</p>")}<p>Final</p>` });
  expect(cleanHtml(body.minutes)).toBe(body.minutes);
  const { status, bytes } = await country.officer.get(`${path}/${body.id}/minutes.pdf`);
  expect(status).toBe(200);
  const paper = Buffer.from(bytes).toString("latin1");
  expect(paper).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA)\b/);
  for (const [, address] of paper.matchAll(/\/URI \(([^)]*)/g)) expect(address).toMatch(/^(https?|mailto|tel):/i);
  expect((await pagesOf(bytes)).join(" ")).toContain("Inicio");
});

test("a session names the events and alerts it dealt with: those that its author sees, shown to whoever may see them", async () => {
  const { officer, chief, valparaiso, talcahuano } = country;
  const wildfire = aVariableDraft({ name_es: "Incendio forestal", kind: "event_type", value_type: "none" });
  const variable_id = (await chief.post("/variables/riskAssessment", wildfire)).body.id;
  const anEvent = async (company_id: number) =>
    (await chief.post("/records/risk", aRecord({ company_id, variable_id, title: "Incendio", value: null }))).body;
  const [fire, elsewhere] = [await anEvent(valparaiso), await anEvent(talcahuano)];
  const { body } = await call({ record_ids: [fire.id] });
  expect(body.records).toMatchObject([{ id: fire.id, domain: "risk", code: fire.code, title: "Incendio" }]);
  expect((await call({ record_ids: [elsewhere.id] })).body.errors).toEqual({
    record_ids: ["Lo elegido no existe."],
  });
  await chief.post("/roles", { name_es: "Secretaría del comité", permissions: ["legalDrm.index"] });
  const secretary = await app.as("secretaria_del_comite", [valparaiso]);
  expect((await secretary.get(`${path}/${body.id}`)).body).toMatchObject({ record_ids: [fire.id], records: [] });
  const { bytes } = await officer.get(`${path}/${body.id}/minutes.pdf`);
  expect((await pagesOf(bytes)).join(" ")).toContain("0001 · Incendio");
  // Two records of the same fire become one: the session follows.
  const same = await anEvent(valparaiso);
  const both = { version: same.version, other_id: fire.id, other_version: fire.version, fields: [] };
  expect((await chief.post(`/records/risk/${same.id}/merge`, both)).status).toBe(200);
  expect((await officer.get(`${path}/${body.id}`)).body).toMatchObject({
    record_ids: [same.id],
    records: [{ id: same.id }],
  });
});

test("minutes are approved in a later session of the same committee", async () => {
  const first = (await call({ attendance: present(second, third) })).body;
  const later = (await call({ starts_at: "2026-12-24T13:00:00Z" })).body;
  const approve = (id: number, approved_in_session_id: number, version: number) =>
    country.officer.put(`${path}/${id}`, { version, status: "minutes_approved", approved_in_session_id });
  expect((await approve(first.id, first.id, 1)).body.errors).toEqual({
    approved_in_session_id: ["El acta se aprueba en una sesión posterior del mismo comité."],
  });
  expect((await approve(first.id, later.id, 1)).body).toMatchObject({
    approved_in: { kind: "ordinary", number: later.number, year: 2026 },
  });
});
