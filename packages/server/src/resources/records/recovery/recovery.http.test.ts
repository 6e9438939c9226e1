// V21: recovery items over HTTP, as the officer of a municipality keeps them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../../platform/database/database.ts";
import { aCountry, aRecord, aVariableDraft, inStatus } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let [housing, fire, institution] = [0, 0, 0];
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const variable = async (catalogue: string, changes: object) =>
    (await country.chief.post(`/variables/${catalogue}`, aVariableDraft(changes))).body.id;
  housing = await variable("recoveryMapItem", { kind: "recovery_type", value_type: "percent", name_es: "Vivienda" });
  fire = await variable("riskAssessment", { kind: "event_type", value_type: "none", name_es: "Incendio" });
  const draft = { company_id: country.region, name_es: "Servicio Demo", kind: "technical", level: "regional" };
  const made = await country.chief.post("/institutions", draft);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  institution = made.body.id;
});
afterAll(() => app.stop());

const whole = () => ({
  sector: "housing",
  phase: "reconstruction",
  intervention: "replacement",
  need_horizon: "medium",
  progress_status: "in_progress",
  progress_pct: 40,
  responsible_institution_id: institution,
  currency: "CLP",
  need_amount: 500_000_000,
  funded_amount: 400_000_000,
  spent_amount: 100_000_000,
  funding: [{ source: "regional", amount: 400_000_000 }],
  beneficiaries: 160,
  women: 90,
  men: 70,
});
const send = (recovery: object | null, changes: object = {}) =>
  country.officer.post(
    "/records/recovery",
    aRecord({ company_id: country.valparaiso, variable_id: housing, value: null, recovery, ...changes } as never),
  );
const item = async (recovery: object, changes: object = {}) => {
  const answer = await send(recovery, changes);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const refused = async (changes: object) => (await send({ ...whole(), ...changes })).body.errors;
const remarks = ({ warnings }: { warnings: { field: string; code: string }[] }) => warnings.map(({ code }) => code);

test("V21 a recovery item is kept whole, and its progress is the record's value, for list, map and sort", async () => {
  const made = await item(whole());
  expect(made).toMatchObject({ value: 40, recovery: { ...whole(), milestones: [], is_better: null } });
  expect(remarks(made)).toEqual([]);
  const { id, version } = made;
  const put = await country.officer.put(`/records/recovery/${id}`, {
    recovery: { ...whole(), progress_pct: 55 },
    version,
  });
  expect(put.body).toMatchObject({ value: 55, version: 2 });
  const typed = await country.officer.put(`/records/recovery/${id}`, { value: 99, version: 2 });
  expect(typed.body).toMatchObject({ value: 55 });
});

test("V21 what is completed has a progress of 100 and the day of its end", async () => {
  expect(await refused({ progress_status: "completed", progress_pct: 90, actual_end_on: "2026-03-01" })).toEqual({
    "recovery.progress_pct": ["Lo terminado lleva un avance de 100 %."],
  });
  expect(await refused({ progress_status: "completed", progress_pct: 100 })).toEqual({
    "recovery.actual_end_on": ["Lo terminado lleva su fecha de término real."],
  });
  const done = await item({ ...whole(), progress_status: "completed", progress_pct: 100, actual_end_on: "2026-03-01" });
  expect([done.value, remarks(done)]).toEqual([100, []]);
});

test("V21 a progress of 100 asks for the completion, and more spent than funded is told; neither is refused", async () => {
  const made = await item({ ...whole(), progress_pct: 100, spent_amount: 400_000_001 });
  expect(made.warnings).toMatchObject([
    { field: "recovery.progress_status", code: "recovery_finished" },
    { field: "recovery.spent_amount", code: "spent_above_funded", parameters: { limit: 400_000_000 } },
  ]);
  expect(remarks(await item({ ...whole(), progress_pct: 100, progress_status: "cancelled" }))).toEqual([]);
});

test("V21 days are in order, groups are no more than all, amounts have their currency", async () => {
  const days = { planned_start_on: "2026-05-01", planned_end_on: "2026-04-30" };
  expect(Object.keys(await refused({ ...days, actual_start_on: "2026-02-02", actual_end_on: "2026-02-01" }))).toEqual([
    "recovery.planned_end_on",
    "recovery.actual_end_on",
  ]);
  expect(Object.keys(await refused({ children: 161 }))).toEqual(["recovery.children"]);
  expect(await refused({ men: 71 })).toEqual({ "recovery.men": ["Las partes suman 161 y el total es 160."] });
  expect(Object.keys(await refused({ currency: null }))).toEqual(["recovery.currency"]);
});

test("V21 milestones whose weights add up to 100 make the progress; fewer are told, more are refused", async () => {
  const milestone = (weight: number, done_on: string | null = null) => ({ title: `Hito ${weight}`, weight, done_on });
  const milestones = [milestone(30, "2026-02-01"), milestone(25, "2026-03-01"), milestone(45)];
  const made = await item({ ...whole(), progress_pct: 10, milestones });
  expect(made).toMatchObject({ value: 55, recovery: { progress_pct: 55 } });
  expect(remarks(await item({ ...whole(), milestones: milestones.slice(1) }))).toEqual(["weights_incomplete"]);
  expect(Object.keys(await refused({ milestones: [...milestones, milestone(1)] }))).toEqual(["recovery.milestones"]);
  expect(Object.keys(await refused({ progress_status: "completed", progress_pct: 100, milestones }))).toContain(
    "recovery.progress_pct",
  );
});

test("an item names an institution and a disaster of its place, or one above it that the public knows of", async () => {
  const event = async (company_id: number) => {
    const draft = aRecord({ company_id, variable_id: fire, value: null });
    return (await country.chief.post("/records/risk", draft)).body.id;
  };
  const [above, elsewhere] = [await event(country.region), await event(country.talcahuano)];
  const own = await event(country.valparaiso);
  expect((await item({ ...whole(), event_id: own })).recovery.event_id).toBe(own);
  // A draft of the region is not to be found by trying its numbers.
  expect(Object.keys(await refused({ event_id: above }))).toEqual(["recovery.event_id"]);
  await inStatus(app, above, "published");
  await inStatus(app, above, "needs_revision");
  expect((await item({ ...whole(), event_id: above })).recovery.event_id).toBe(above);
  expect(Object.keys(await refused({ event_id: elsewhere }))).toEqual(["recovery.event_id"]);
  expect(Object.keys(await refused({ responsible_institution_id: 999_999 }))).toEqual([
    "recovery.responsible_institution_id",
  ]);
  const shelters = await country.officer.post("/records/situation", {
    ...aRecord({ company_id: country.valparaiso, variable_id: country.shelters }),
    recovery: whole(),
  });
  expect(Object.keys(shelters.body.errors)).toEqual(["recovery"]);
});

test("an item of which nothing is known yet is kept, as a form sends it that nobody has filled in", async () => {
  const fields = Object.keys((await item(whole())).recovery);
  const nothing = Object.fromEntries(fields.map((field) => [field, null]));
  expect(await item({ ...nothing, funding: [], housing: [], milestones: [] })).toMatchObject({
    value: null,
    warnings: [],
  });
});

test("a draft may lack its item; what is submitted names sector, phase, intervention, state and who is responsible", async () => {
  const made = await item(null as never);
  const submit = (version: number) =>
    country.officer.post(`/records/recovery/${made.id}/transitions`, { action: "submit", version });
  expect(Object.keys((await submit(1)).body.errors).toSorted()).toEqual([
    "recovery.intervention",
    "recovery.phase",
    "recovery.progress_status",
    "recovery.responsible_institution_id",
    "recovery.sector",
  ]);
  await country.officer.put(`/records/recovery/${made.id}`, { recovery: whole(), version: 1 });
  expect((await submit(2)).body.status).toBe("waiting_for_validation");
});

test("V18 an institution that an item names is not deleted, not even when the item is in the trash", async () => {
  const draft = { company_id: country.valparaiso, name_es: "SERVIU", kind: "municipal", level: "communal" };
  const { id } = (await country.chief.post("/institutions", draft)).body;
  const made = await item({ ...whole(), responsible_institution_id: id });
  await country.officer.delete(`/records/recovery/${made.id}?version=1`);
  expect(await country.chief.delete(`/institutions/${id}?version=1`)).toMatchObject({
    status: 409,
    body: { dependants: { recovery_items: 1 }, message: expect.stringContaining("ítems de recuperación: 1") },
  });
});

test("the history brings an item back, the public sees it once published, and it follows a disaster that is merged", async () => {
  const fires = { company_id: country.valparaiso, variable_id: fire, value: null };
  const [one, other] = [
    (await country.officer.post("/records/risk", aRecord(fires))).body,
    (await country.officer.post("/records/risk", aRecord(fires))).body,
  ];
  const made = await item({ ...whole(), event_id: other.id });
  const path = `/records/recovery/${made.id}`;
  await country.officer.put(path, { recovery: { ...whole(), event_id: other.id, progress_pct: 80 }, version: 1 });
  const [, first] = (await country.officer.get(`${path}/revisions`)).body.data;
  const back = await country.officer.post(`${path}/revisions`, { revision: first.id, version: 2 });
  expect(back.body).toMatchObject({ value: 40, recovery: { progress_pct: 40 } });
  await country.chief.post(`${path}/transitions`, { action: "submit", version: 3 });
  await country.chief.post(`${path}/transitions`, { action: "validate", version: 4 });
  const merged = await country.officer.post(`/records/risk/${one.id}/merge`, {
    version: 1,
    other_id: other.id,
    other_version: 1,
  });
  expect(merged.status).toBe(200);
  expect((await country.officer.get(path)).body.recovery.event_id).toBe(one.id);
});

test("an item from before housing was asked reads as one that tells none, for the public and in its history too", async () => {
  const asked = ["housing", "risk_reduction", "gender_focus"];
  const nothing = { housing: [], risk_reduction: null, gender_focus: null };
  const { id } = await item(whole());
  await app.write(system, (tx) =>
    sql`update records set recovery = recovery - ${asked}::text[] where id = ${id}`.execute(tx),
  );
  await inStatus(app, id, "published");
  const path = `/records/recovery/${id}`;
  const { version, ...read } = (await country.officer.get(path)).body;
  expect(read.recovery).toMatchObject(nothing);
  expect((await country.officer.get(`${path}/published`)).body.recovery).toMatchObject(nothing);
  const changed = await country.officer.put(path, {
    recovery: { ...whole(), housing: [{ grade: "major", solution: "hosted", households: 3 }] },
    reason: "Se agregan soluciones",
    version,
  });
  expect(changed.body.recovery.housing).toEqual([
    { grade: "major", solution: "hosted", households: 3, delivered: null },
  ]);
  const [{ before }] = (await country.officer.get(`${path}/revisions`)).body.data;
  expect(before.recovery).toMatchObject(nothing);
});

test("a variable of recovery that counts no percent keeps its own value beside the item", async () => {
  const draft = aVariableDraft({ kind: "recovery_type", value_type: "integer" });
  const variable_id = (await country.chief.post("/variables/recoveryMapItem", draft)).body.id;
  expect(await item(whole(), { variable_id, value: 12 })).toMatchObject({ value: 12, recovery: { progress_pct: 40 } });
});
