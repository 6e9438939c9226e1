// Lessons over HTTP: what an exercise or an emergency taught, and how it becomes an agreement of the committee.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mostLessons, type Lesson } from "@atalaya/contract/resources/lessons.ts";
import { system } from "../../platform/database/database.ts";
import { anInstitutionDraft } from "../../testing/factories.ts";
import { aCommittee } from "../../testing/committee.ts";
import { someLogs, type Logs } from "../../testing/emergency/logs.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let log: Logs;
let committee: Awaited<ReturnType<typeof aCommittee>>;
let exercise_id: number;
beforeAll(async () => {
  app = await startTestApp();
  log = await someLogs(app);
  committee = await aCommittee(log.country);
});
afterAll(() => app.stop());
beforeEach(async () => {
  const { officer, valparaiso: company_id } = log.country;
  const draft = { company_id, title: "Simulacro de tsunami", kind: "drill", hazard: "MH0705" };
  exercise_id = (await officer.post("/exercises", { ...draft, starts_at: "2026-03-02T13:00:00Z" })).body.id;
});

type Versioned = { id: number; version: number };
const learn = (changes: object = {}, by: Caller = log.country.officer) =>
  by.post("/lessons", { exercise_id, kind: "improvement", text: "Las sirenas no se oyen en el cerro", ...changes });
const learned = async (changes: object = {}): Promise<Lesson> => {
  const { status, body } = await learn(changes);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const lessonsOf = async (query: string, by: Caller = log.country.officer): Promise<Lesson[]> =>
  (await by.get(`/lessons?${query}`)).body.data;
const exercise = async () => (await log.country.officer.get(`/exercises/${exercise_id}`)).body;
const agree = (lesson_id: number | null, changes: object = {}) =>
  committee.call({
    status: "held",
    agreements: [
      {
        text: "Instalar una sirena",
        responsible_member_id: committee.chair,
        due_on: "2027-01-15",
        lesson_id,
        ...changes,
      },
    ],
  });

test("what an exercise taught stands with it: what went well, and what is to be improved with what to do", async () => {
  const improved = await learned({ proposal: "Instalar una sirena en el cerro" });
  expect(improved).toMatchObject({
    exercise_id,
    event_id: null,
    source: "Simulacro de tsunami",
    is_agreed: false,
    agreements: [],
    version: 1,
  });
  await learned({ kind: "strength", text: "El liceo evacuó en 9 minutos" });
  expect((await lessonsOf(`exercise=${exercise_id}`)).map(({ kind }) => kind)).toEqual(["improvement", "strength"]);
  // What went well asks for no agreement.
  expect(await exercise()).toMatchObject({ open_lessons: 1 });
  expect((await lessonsOf(`exercise=${exercise_id}&open=true`)).map(({ id }) => id)).toEqual([improved.id]);
  const { officer } = log.country;
  const changed = await officer.put(`/lessons/${improved.id}`, { version: 1, proposal: "Dos sirenas" });
  expect(changed.body).toMatchObject({ proposal: "Dos sirenas", version: 2 });
  expect((await officer.put(`/lessons/${improved.id}`, { version: 1, text: "Otra" })).status).toBe(409);
  expect((await officer.delete(`/lessons/${improved.id}?version=2`)).status).toBe(204);
  expect(await exercise()).toMatchObject({ open_lessons: 0 });
});

test("a lesson becomes an agreement of the committee, and tells who answers for it, until when, and how it stands", async () => {
  const { officer } = log.country;
  const lesson = await learned();
  const session = (await agree(lesson.id)).body;
  expect(session.agreements).toMatchObject([{ lesson_id: lesson.id, text: "Instalar una sirena" }]);
  const read = async (): Promise<Lesson> => (await officer.get(`/lessons/${lesson.id}`)).body;
  expect(await read()).toMatchObject({
    is_agreed: true,
    agreements: [
      {
        session_id: session.id,
        committee: "Comité Comunal Demo",
        due_on: "2027-01-15",
        status: "pending",
        is_overdue: false,
      },
    ],
  });
  expect(await exercise()).toMatchObject({ open_lessons: 0 });
  expect(await lessonsOf("open=true")).not.toContainEqual(expect.objectContaining({ id: lesson.id }));
  const [agreement] = session.agreements;
  const agreements = [{ ...agreement, status: "annulled" }].map(({ id, text, responsible_member_id, due_on, status, lesson_id }) => ({ id, text, responsible_member_id, due_on, status, lesson_id })); // prettier-ignore
  const put = await officer.put(`/committee-sessions/${session.id}`, { version: session.version, agreements });
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  // What was annulled is no agreement: the lesson waits again.
  expect(await read()).toMatchObject({ is_agreed: false });
  expect(await exercise()).toMatchObject({ open_lessons: 1 });
});

test("what a session agreed that was annulled or deleted is no agreement: the lesson waits again", async () => {
  const { officer } = log.country;
  const read = async (id: number): Promise<Lesson> => (await officer.get(`/lessons/${id}`)).body;
  for (const withdraw of [
    ({ id, version }: Versioned) => officer.put(`/committee-sessions/${id}`, { version, status: "annulled" }),
    ({ id, version }: Versioned) => officer.delete(`/committee-sessions/${id}?version=${version}`),
  ]) {
    const { id } = await learned();
    const session = (await agree(id)).body;
    expect(await read(id)).toMatchObject({ is_agreed: true });
    const { status, body } = await withdraw(session);
    expect([200, 204], JSON.stringify(body)).toContain(status);
    expect(await read(id)).toMatchObject({ is_agreed: false, agreements: [] });
  }
});

test("a lesson that a committee agreed on is not thrown away", async () => {
  const lesson = await learned();
  await agree(lesson.id);
  const refused = await log.country.officer.delete(`/lessons/${lesson.id}?version=1`);
  expect([refused.status, refused.body.dependants]).toEqual([409, { committee_agreements: 1 }]);
});

test("in sealed minutes the lesson of an agreement stays, as its text does", async () => {
  const { officer } = log.country;
  const lesson = await learned();
  const session = (await agree(lesson.id)).body;
  const sealed = await officer.put(`/committee-sessions/${session.id}`, {
    version: session.version,
    ...committee.whole(),
    status: "minutes_approved",
  });
  expect(sealed.status, JSON.stringify(sealed.body)).toBe(200);
  const { id, text, responsible_member_id, due_on } = sealed.body.agreements[0];
  const kept = { id, text, responsible_member_id, due_on };
  const put = (agreement: object) =>
    officer.put(`/committee-sessions/${session.id}`, { version: sealed.body.version, agreements: [agreement] });
  expect((await put({ ...kept, lesson_id: null })).body.code).toBe("minutes_sealed");
  expect((await put({ ...kept, lesson_id: lesson.id, status: "done" })).status).toBe(200);
  expect((await officer.get(`/lessons/${lesson.id}`)).body.agreements).toMatchObject([{ status: "done" }]);
});

test("what an event taught is told with the event, also after it was merged into another one and after it moved", async () => {
  const { officer, regional, quilpue } = log.country;
  const event = await log.anEvent();
  const lesson = await learned({ exercise_id: null, event_id: event.id });
  expect(lesson).toMatchObject({ event_id: event.id, exercise_id: null, source: "Incendio Demo" });
  const other = await log.anEvent({ title: "El mismo incendio" });
  const merged = await officer.post(`/records/risk/${other.id}/merge`, {
    version: other.version,
    other_id: event.id,
    other_version: event.version,
    fields: [],
  });
  expect(merged.status, JSON.stringify(merged.body)).toBe(200);
  expect(await lessonsOf(`event=${other.id}`)).toMatchObject([
    { id: lesson.id, event_id: other.id, source: "El mismo incendio" },
  ]);
  const { version } = (await regional.get(`/records/risk/${other.id}`)).body;
  const moved = await regional.put(`/records/risk/${other.id}`, { version, company_id: quilpue });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect((await officer.get(`/lessons/${lesson.id}`)).status).toBe(404);
  expect((await regional.get(`/lessons/${lesson.id}`)).body).toMatchObject({ company_id: quilpue });
});

test("lessons go with their exercise: into the trash and out of it, and to another place", async () => {
  const { officer, regional, quilpue } = log.country;
  const lesson = await learned();
  await officer.delete(`/exercises/${exercise_id}?version=1`);
  expect((await officer.get(`/lessons/${lesson.id}`)).status).toBe(404);
  const { version } = (await officer.post(`/exercises/${exercise_id}/restore`)).body;
  expect((await officer.get(`/lessons/${lesson.id}`)).status).toBe(200);
  await regional.put(`/exercises/${exercise_id}`, { version, company_id: quilpue });
  expect((await officer.get(`/lessons/${lesson.id}`)).status).toBe(404);
  expect((await regional.get(`/lessons/${lesson.id}`)).body).toMatchObject({ company_id: quilpue });
});

test("a committee of the region agrees on what a municipality learned; one beside does not, and who sees no committee is told no more than that", async () => {
  const { regional, region, outsider } = log.country;
  const lesson = await learned();
  const act = await regional.post("/legal-documents", { company_id: region, kind: "resolution", number: "1", title_es: "Acto", issuing_body: "Delegación", level: "regional", issued_on: "2023-01-01", status: "in_force" }); // prettier-ignore
  const own = await regional.post("/committees", {
    company_id: region,
    kind: "other",
    level: "regional",
    name: "Comité regional",
    constitution_document_id: act.body.id,
    constituted_on: "2023-03-14",
    dissolved_on: "2027-03-14",
  });
  expect(own.status, JSON.stringify(own.body)).toBe(201);
  const institution = await regional.post("/institutions", anInstitutionDraft({ company_id: region }));
  const agreed = await regional.post("/committee-sessions", {
    committee_id: own.body.id,
    kind: "ordinary",
    mode: "remote",
    starts_at: "2026-03-20T13:00:00Z",
    agreements: [
      {
        text: "Comprar sirenas",
        responsible_institution_id: institution.body.id,
        due_on: "2027-01-15",
        lesson_id: lesson.id,
      },
    ],
  });
  expect(agreed.status, JSON.stringify(agreed.body)).toBe(201);
  expect((await log.country.officer.get(`/lessons/${lesson.id}`)).body).toMatchObject({
    is_agreed: true,
    agreements: [],
  });
  expect((await learn({}, outsider)).body.errors).toEqual({ exercise_id: ["Lo elegido no existe."] });
});

test("of more than fit in a list the newest stand there, and those of one exercise are all asked for", async () => {
  const first = await learned({ text: "La primera" });
  const { valparaiso } = log.country;
  await app.write(system, (tx) =>
    sql`insert into lessons (company_id, exercise_id, kind, text) select ${valparaiso}, ${exercise_id}, 'strength', 'Otra'
      from generate_series(1, ${mostLessons})`.execute(tx),
  );
  const newest = await lessonsOf("place=all");
  expect(newest).toHaveLength(mostLessons);
  expect(newest.map(({ id }) => id)).not.toContain(first.id);
  expect((await lessonsOf(`exercise=${exercise_id}`))[0]).toMatchObject({ text: "La primera" });
});
