// Sessions of a committee over HTTP (V15): quorum with alternates, approval of minutes, agreements and the calendar.
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCommittee, present, soon } from "../../testing/committee.ts";
import { aCountry, anInstitution, aRecord, aVariableDraft } from "../../testing/factories.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let { committee_id, chair, second, third, alternate, guest, call, whole } = {} as Awaited<
  ReturnType<typeof aCommittee>
>;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  ({ committee_id, chair, second, third, alternate, guest, call, whole } = await aCommittee(country));
});
afterAll(() => app.stop());

const path = "/committee-sessions";

test("R-209 sessions are numbered in their year, with agenda, votes and agreements numbered through the committee's life", async () => {
  const first = await call({ agenda: ["Grifos", "Sirenas"], place: "Sala COE" });
  expect(first).toMatchObject({
    status: 201,
    body: { number: 1, year: 2024, quorum_required: 2, quorum_present: null },
  });
  const agreement = { text: "Revisar grifos", responsible_member_id: second, due_on: "2025-01-01" };
  const { body } = await call({
    attendance: present(chair, second, third),
    votes: [{ subject: "Plan", in_favour: 2, against: 0, abstained: 1 }],
    agreements: [agreement, { ...agreement, due_on: "2999-01-01" }],
  });
  expect(body).toMatchObject({ number: 2, agreements: [{ number: 1 }, { number: 2 }] });
  // At the turn of the year the place's own clock counts.
  expect((await call({ starts_at: "2025-01-01T02:00:00Z" })).body.year).toBe(2024);
  expect((await call({ starts_at: "2025-01-02T13:00:00Z" })).body).toMatchObject({ number: 1, year: 2025 });
});

test("V15 agreements need a member or an institution that answers, and a day after the session; overdue follows from the day", async () => {
  const { body } = await call({ agreements: [{ text: "Enviar plan" }] });
  expect(Object.keys(body.errors)).toEqual(["agreements.0.due_on"]);
  const chosen = ["Elija quién responde del acuerdo: un integrante o una institución."];
  const agreement = { text: "Enviar plan", responsible_member_id: second };
  const inNovember = { ...agreement, due_on: "2024-11-30" };
  for (const responsible of [
    { responsible_member_id: null },
    { responsible_member_id: null, responsible_text: "Bomberos" },
  ])
    expect((await call({ agreements: [{ ...inNovember, ...responsible }] })).body.errors).toEqual({
      "agreements.0.responsible_member_id": chosen,
    });
  expect((await call({ agreements: [{ ...agreement, due_on: "2024-11-25" }] })).body.errors).toEqual({
    "agreements.0.due_on": ["No puede vencer antes de la sesión que lo acordó."],
  });
  const made = await call({
    agreements: [inNovember, { ...inNovember, status: "done" }, { ...agreement, due_on: "2999-01-01" }],
  });
  expect(made.body.agreements.map((it: { is_overdue: boolean }) => it.is_overdue)).toEqual([true, false, false]);
  expect((await call({ agreements: [{ ...inNovember, status: "overdue" }] })).status).toBe(422);
  const [first] = made.body.agreements;
  const done = [{ id: first.id, ...inNovember, status: "done" }];
  const changed = await country.officer.put(`${path}/${made.body.id}`, { version: 1, agreements: done });
  expect(changed.body.agreements).toMatchObject([{ number: first.number, is_overdue: false, status: "done" }]);
});

test("V15 V18 what an institution answers for is told by its name and keeps it; what was written before it was chosen stays", async () => {
  const { officer, outsider, valparaiso, talcahuano } = country;
  const fire = await anInstitution(officer, valparaiso, { name_es: "Bomberos Demo" });
  const elsewhere = await anInstitution(outsider, talcahuano);
  const agreement = { text: "Revisar grifos", responsible_institution_id: fire, due_on: "2025-01-01" };
  const { body } = await call({ agreements: [agreement] });
  expect(body.agreements[0]).toMatchObject({ responsible: "Bomberos Demo", responsible_institution_id: fire });
  expect((await call({ agreements: [{ ...agreement, responsible_institution_id: elsewhere }] })).status).toBe(422);
  expect((await officer.delete(`/institutions/${fire}`)).body.dependants).toMatchObject({ committee_agreements: 1 });

  const { id, number } = body.agreements[0];
  const written = { responsible_text: "Unidad GRD", responsible_institution_id: null };
  await app.write(system, (tx) => tx.updateTable("committee_agreements").set(written).where("id", "=", id).execute());
  const kept = { ...agreement, id, ...written, status: "done" };
  const changed = await officer.put(`${path}/${body.id}`, { version: 1, agreements: [kept] });
  expect(changed.body.agreements).toMatchObject([{ number, responsible: "Unidad GRD", status: "done" }]);
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

test("V15 minutes are approved only when they are written, with attendance and quorum", async () => {
  const approved = { status: "minutes_approved" };
  expect((await call(approved)).body.errors).toEqual({
    attendance: ["Registre la asistencia antes de aprobar el acta."],
    minutes: ["Escriba el acta antes de aprobarla."],
  });
  const empty = { ...approved, ...whole(), minutes: "<style>x</style>" };
  expect(Object.keys((await call(empty)).body.errors)).toEqual(["minutes"]);
  expect((await call({ ...approved, ...whole(), attendance: present(second) })).body.errors).toEqual({
    status: ["Sin quórum no se aprueba el acta."],
  });
  const { body } = await call({ ...whole(), attendance: present(second) });
  expect((await country.officer.put(`${path}/${body.id}`, { version: 1, ...approved })).status).toBe(422);
  const change = { version: 1, ...approved, attendance: present(second, third) };
  expect((await country.officer.put(`${path}/${body.id}`, change)).body).toMatchObject({
    is_quorate: true,
    ...approved,
  });
});

test("V15 nothing is held before its hour, nor outside the committee's life, nor decided by more than may vote", async () => {
  const later = { starts_at: soon() };
  for (const status of ["held", "minutes_draft", "minutes_approved"])
    expect((await call({ ...later, status })).body.errors).toMatchObject({
      status: ["La sesión aún no comienza: hasta entonces solo está convocada."],
    });
  expect(Object.keys((await call({ ...later, attendance: present(chair) })).body.errors)).toEqual(["attendance"]);
  expect((await call({ starts_at: "2023-03-13T13:00:00Z" })).body.errors).toEqual({
    starts_at: ["No puede ser anterior a la constitución del comité."],
  });
  const vote = { subject: "Plan", in_favour: 2, against: 1, abstained: 0 };
  expect((await call({ attendance: present(chair, alternate, second, guest), votes: [vote] })).body.errors).toEqual({
    "votes.0.in_favour": ["Suman 3 votos y hay 2 presentes con derecho a voto."],
  });
  expect((await call({ attendance: present(alternate, second, third), votes: [vote] })).status).toBe(201);

  // The committee's own days do not leave its sessions outside, and it does not move away from them.
  const { officer, region } = country;
  const { body } = await officer.get(`/committees/${committee_id}`);
  const change = async (changes: object) =>
    Object.keys((await officer.put(`/committees/${committee_id}`, { version: body.version, ...changes })).body.errors);
  const ended = body.members.map((it: object) => ({ ...it, to_on: "2024-01-31" }));
  expect(await change({ dissolved_on: "2024-01-31", members: ended })).toEqual(["dissolved_on"]);
  const since = body.members.map((it: object) => ({ ...it, from_on: "2025-06-01" }));
  expect(await change({ constituted_on: "2025-06-01", members: since })).toEqual(["constituted_on"]);
  expect(
    (await country.chief.put(`/committees/${committee_id}`, { version: body.version, company_id: region })).body.errors,
  ).toEqual({
    company_id: ["El comité ya sesionó: no pasa a otro lugar."],
  });
});

test("V15 who attended stays in the list of members, and a committee that met is not deleted", async () => {
  await call({ attendance: present(second) });
  const { body } = await country.officer.get(`/committees/${committee_id}`);
  const members = body.members.filter(({ id }: { id: number }) => id !== second);
  const strike = await country.officer.put(`/committees/${committee_id}`, { version: body.version, members });
  expect(strike.body.errors).toEqual({
    members: [
      "Quien asistió a una sesión o responde de un acuerdo no se quita de la lista: indique hasta cuándo fue integrante.",
    ],
  });
  expect((await country.officer.delete(`/committees/${committee_id}`)).body.code).toBe("in_use");
});

test("sessions are seen in their places only, go to the trash and come back", async () => {
  const { officer, outsider } = country;
  const { body } = await call();
  for (const below of ["", "/minutes.pdf", "/session.ics", "/editions", "/edition.json", "/citation", "/citation.pdf"])
    expect((await outsider.get(`${path}/${body.id}${below}`)).status).toBe(404);
  expect(
    (await outsider.post(path, { committee_id, kind: "ordinary", mode: "remote", starts_at: "2024-11-26T13:00:00Z" }))
      .status,
  ).toBe(422);
  expect((await officer.delete(`${path}/${body.id}?version=1`)).status).toBe(204);
  expect((await officer.get(`${path}/${body.id}`)).status).toBe(404);
  expect((await officer.post(`${path}/${body.id}/restore`)).status).toBe(200);
});

test("RFC 5545 the calendar file escapes what means something and folds long lines without breaking a letter", async () => {
  const place = `Sala COE; piso 2, «${"ñandú ".repeat(20)}»`;
  const { body } = await call({ place, agenda: ["Grifos, cerros", "Sirenas"], ends_at: "2024-11-26T14:30:00Z" });
  const answer = await country.officer.get(`${path}/${body.id}/session.ics`);
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  const text = new TextDecoder().decode(answer.bytes);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const lines = text.split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll("\r\n ", "");
  expect(unfolded).toContain("DTSTART:20241126T130000Z");
  expect(unfolded).toContain("DTEND:20241126T143000Z");
  expect(unfolded).toContain(`LOCATION:Sala COE\\; piso 2\\, «${"ñandú ".repeat(20)}»`);
  expect(unfolded).toContain(String.raw`DESCRIPTION:Tabla\n1. Grifos\, cerros\n2. Sirenas`);
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
