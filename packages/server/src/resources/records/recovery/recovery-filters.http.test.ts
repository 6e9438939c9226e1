// The portfolio of works over HTTP: which works a list finds by what their items say, what is late, and what a row tells of each.
import { afterAll, beforeAll, expect, test } from "vitest";
import { daysAgo } from "../../../testing/days.ts";
import { aCountry, anInstitution, aRecord, aVariableDraft } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let [works, institution] = [0, 0];

const work = async (title: string, recovery: object | null, changes: object = {}) => {
  const answer = await country.regional.post(
    "/records/recovery",
    aRecord({ company_id: country.valparaiso, variable_id: works, title, value: null, recovery, ...changes } as never),
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const rows = async (query: string) => (await country.regional.get(`/records/recovery?${query}`)).body.data;
const found = async (query: string): Promise<string[]> =>
  (await rows(query)).map(({ title }: { title: string }) => title).toSorted();

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const draft = aVariableDraft({ kind: "recovery_type", value_type: "percent", name_es: "Obra" });
  works = (await country.chief.post("/variables/recoveryMapItem", draft)).body.id;
  institution = await anInstitution(country.chief, country.region, { name_es: "Servicio Demo", acronym: "SERDEMO" });
  await work("Casas", {
    sector: "housing",
    phase: "reconstruction",
    intervention: "replacement",
    need_horizon: "medium",
    progress_status: "in_progress",
    external_code: "30123456-0",
    currency: "CLP",
    need_amount: 500,
    funded_amount: 200,
    spent_amount: 50,
    funding: [{ source: "regional", amount: 200 }],
    responsible_institution_id: institution,
    is_better: true,
    planned_end_on: daysAgo(12),
  });
  await work("Escuela", {
    sector: "education",
    phase: "rehabilitation",
    intervention: "repair",
    need_horizon: "short",
    progress_status: "completed",
    progress_pct: 100,
    actual_end_on: daysAgo(20),
    currency: "CLP",
    need_amount: 100,
    funded_amount: 150,
    funding: [
      { source: "national", amount: 100 },
      { source: "municipal", amount: 50 },
    ],
    is_better: false,
    planned_end_on: daysAgo(40),
    milestones: [{ title: "Entrega", due_on: daysAgo(30) }],
  });
  await work("Puente", {
    sector: "transportation",
    progress_status: "in_progress",
    planned_end_on: daysAgo(-60),
    milestones: [
      { title: "Diseño", due_on: daysAgo(90), done_on: daysAgo(80) },
      { title: "Pilotes", due_on: daysAgo(3) },
    ],
  });
  await work("Plaza", { planned_end_on: daysAgo(0) });
  await work("Apenas anotada", null);
});
afterAll(() => app.stop());

test("works are found by sector, phase, intervention, horizon, funding and whether they are better, also by several answers", async () => {
  expect(await found("sector=housing")).toEqual(["Casas"]);
  expect(await found("sector=housing,education")).toEqual(["Casas", "Escuela"]);
  expect(await found("phase=rehabilitation")).toEqual(["Escuela"]);
  expect(await found("intervention=replacement")).toEqual(["Casas"]);
  expect(await found("horizon=medium,short")).toEqual(["Casas", "Escuela"]);
  expect(await found("funding=municipal")).toEqual(["Escuela"]);
  expect(await found("better=yes")).toEqual(["Casas"]);
  expect(await found("better=no")).toEqual(["Escuela"]);
  expect(await found("sector=housing&phase=rehabilitation")).toEqual([]);
});

test("what a work does not say is found as such, one without any item too", async () => {
  const silent = ["Apenas anotada", "Plaza"];
  expect(await found("sector=none")).toEqual(silent);
  expect(await found("stage=none")).toEqual(silent);
  expect(await found("sector=none,housing")).toEqual(["Apenas anotada", "Casas", "Plaza"]);
  for (const filter of ["phase", "intervention", "horizon", "funding", "better"])
    expect(await found(`${filter}=none`), filter).toEqual(["Apenas anotada", "Plaza", "Puente"]);
});

test("an answer that no work can give is refused on its filter", async () => {
  for (const filter of ["sector", "phase", "intervention", "horizon", "funding", "better", "overdue"]) {
    const answer = await country.officer.get(`/records/recovery?${filter}=quizás`);
    expect([answer.status, Object.keys(answer.body.errors)[0]?.split(".")[0]], filter).toEqual([422, filter]);
  }
});

test("V21 late is what should have ended, or passed a milestone, before today; not what is done, and not what ends today", async () => {
  expect(await found("overdue=true")).toEqual(["Casas", "Puente"]);
  expect(await found("overdue=false")).toEqual(["Apenas anotada", "Escuela", "Plaza"]);
});

test("each row says what its work needs and by how many days it is late, in the day of its place", async () => {
  const told = new Map((await rows("")).map(({ title, work: of }: { title: string; work: object }) => [title, of]));
  expect(told.get("Casas")).toEqual({
    sector: "housing",
    phase: "reconstruction",
    progress_status: "in_progress",
    external_code: "30123456-0",
    currency: "CLP",
    need_amount: 500,
    funded_amount: 200,
    spent_amount: 50,
    planned_end_on: daysAgo(12),
    institution: "SERDEMO",
    late_since: daysAgo(12),
    days_late: 12,
  });
  expect(told.get("Puente")).toMatchObject({ planned_end_on: daysAgo(-60), late_since: daysAgo(3), days_late: 3 });
  expect(told.get("Escuela")).toMatchObject({ late_since: null, days_late: null });
  expect(told.get("Apenas anotada")).toBeNull();
});

test("a portfolio stands in the order of the planned end, the next first, and of the need, the largest first", async () => {
  const inOrder = async (sort: string) => (await rows(`sort=${sort}`)).map(({ title }: { title: string }) => title);
  expect((await inOrder("recovery.planned_end_on")).slice(0, 4)).toEqual(["Escuela", "Casas", "Plaza", "Puente"]);
  expect((await inOrder("-recovery.need_amount")).slice(0, 2)).toEqual(["Casas", "Escuela"]);
});

test("late is told by the day of the place: what is not over in the west of the world is over in its east", async () => {
  const [west, east] = ["Etc/GMT+12", "Pacific/Kiritimati"];
  const planned_end_on = new Intl.DateTimeFormat("sv-SE", { timeZone: west }).format();
  await work("Del otro lado", { planned_end_on }, { company_id: country.quilpue });
  for (const [timezone, late] of [
    [west, []],
    [east, ["Del otro lado"]],
  ]) {
    const { version } = (await country.chief.get(`/companies/${country.quilpue}`)).body;
    expect((await country.chief.put(`/companies/${country.quilpue}`, { timezone, version })).status).toBe(200);
    expect(await found(`overdue=true&place=${country.quilpue}`)).toEqual(late);
  }
});

test("a work is found by the code of the bank of projects, with or without its dash, in the search and in the filter of codes", async () => {
  for (const typed of ["30123456-0", "301234560", "30.123.456-0", "123456"]) {
    expect(await found(`q=${typed}`), typed).toEqual(["Casas"]);
    expect(await found(`code=${typed}`), typed).toEqual(["Casas"]);
  }
  expect(await found("code=30123457")).toEqual([]);
  const { id, version, recovery } = await work("Cambia de código", { external_code: "40000001-5" });
  await country.regional.put(`/records/recovery/${id}`, {
    recovery: { ...recovery, external_code: "40000002-3" },
    version,
  });
  expect(await found("q=40000001")).toEqual([]);
  expect(await found("code=400000023")).toEqual(["Cambia de código"]);
});
