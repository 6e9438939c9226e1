// V21 broken in every way that a work can be written: recorded, changed, brought in by a sheet, and many at once. Each is refused on its field.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anInstitution, aRecord } from "../../../testing/factories.ts";
import { aCountryOfCards, findingsOf, type Cells } from "../../../testing/sheets/stage.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountryOfCards>>;
let institution = 0;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountryOfCards(app);
  institution = await anInstitution(country.chief, country.region, { name_es: "Servicio Demo" });
});
afterAll(() => app.stop());

/** A work in which nothing is wrong. */
const sound = () => ({
  sector: "housing",
  phase: "reconstruction",
  intervention: "replacement",
  responsible_institution_id: institution,
  progress_status: "in_progress",
  progress_pct: 40,
  planned_start_on: "2026-01-01",
  planned_end_on: "2026-12-31",
  actual_start_on: "2026-02-01",
  currency: "CLP",
  need_amount: 500,
  funded_amount: 400,
  spent_amount: 100,
  beneficiaries: 100,
  households: 30,
  housing: [{ grade: "destroyed", solution: "purchase", households: 20, delivered: 5 }],
});
const draft = (recovery: object, title = "Obra") =>
  aRecord({ company_id: country.valparaiso, variable_id: country.works.id, title, value: null, recovery } as never);
const homes = (...rows: [grade: string, solution: string, households: number | null, delivered: number | null][]) => ({
  housing: rows.map(([grade, solution, households, delivered]) => ({ grade, solution, households, delivered })),
});
const milestones = (...weights: number[]) => ({
  milestones: weights.map((weight) => ({ title: `Hito de ${weight}`, due_on: null, done_on: "2026-03-01", weight })),
});

type Broken = { what: string; field: string; item: object; cells: Cells; column?: string };

/** Each rule, broken by what is written in a form and by the cells of a sheet. */
const broken: Broken[] = [
  {
    what: "completed without a progress of 100 %",
    field: "recovery.progress_pct",
    item: { progress_status: "completed", progress_pct: 99, actual_end_on: "2026-05-01" },
    cells: {
      "recovery.progress_status": "Terminado",
      "recovery.progress_pct": "99",
      "recovery.actual_end_on": "01-05-2026",
    },
  },
  {
    what: "completed with milestones that make less than 100 %",
    field: "recovery.progress_pct",
    item: {
      progress_status: "completed",
      progress_pct: 100,
      actual_end_on: "2026-05-01",
      milestones: [{ title: "Sin cumplir", weight: 100 }],
    },
    cells: {
      "recovery.progress_status": "Terminado",
      "recovery.progress_pct": "100",
      "recovery.actual_end_on": "01-05-2026",
      "recovery.milestones": "Sin cumplir |  |  | 100",
    },
  },
  {
    what: "completed without the day of its end",
    field: "recovery.actual_end_on",
    item: { progress_status: "completed", progress_pct: 100 },
    cells: { "recovery.progress_status": "Terminado", "recovery.progress_pct": "100" },
  },
  {
    what: "planned to end before it begins",
    field: "recovery.planned_end_on",
    item: { planned_end_on: "2025-12-31" },
    cells: { "recovery.planned_start_on": "01-01-2026", "recovery.planned_end_on": "31-12-2025" },
  },
  {
    what: "ended before it began",
    field: "recovery.actual_end_on",
    item: { actual_end_on: "2026-01-31" },
    cells: { "recovery.actual_start_on": "01-02-2026", "recovery.actual_end_on": "31-01-2026" },
  },
  {
    what: "an amount without its currency",
    field: "recovery.currency",
    item: { currency: null },
    cells: { "recovery.need_amount": "500" },
  },
  {
    what: "a source of funding without its currency",
    field: "recovery.currency",
    item: {
      currency: null,
      need_amount: null,
      funded_amount: null,
      spent_amount: null,
      funding: [{ source: "regional", amount: 1 }],
    },
    cells: { "recovery.funding.regional": "1" },
  },
  {
    what: "more women than people",
    field: "recovery.women",
    item: { women: 101 },
    cells: { "recovery.beneficiaries": "100", "recovery.women": "101" },
  },
  {
    what: "more women and men than people",
    field: "recovery.men",
    item: { women: 60, men: 41 },
    cells: { "recovery.beneficiaries": "100", "recovery.women": "60", "recovery.men": "41" },
  },
  {
    what: "milestones that weigh more than the whole",
    field: "recovery.milestones",
    item: milestones(60, 41),
    cells: { "recovery.milestones": "Uno |  |  | 60\nDos |  |  | 41" },
  },
  {
    what: "a solution twice for the same damage",
    field: "recovery.housing.1.solution",
    item: homes(["destroyed", "purchase", 5, null], ["destroyed", "purchase", 6, null]),
    cells: { "recovery.housing": "Destruido | Adquisición de vivienda construida | 5\ndestroyed | purchase | 6" },
    column: "recovery.housing",
  },
  {
    what: "more homes delivered than foreseen",
    field: "recovery.housing.0.delivered",
    item: homes(["major", "repair", 5, 6]),
    cells: { "recovery.housing": "Mayor | Reparación | 5 | 6" },
    column: "recovery.housing",
  },
  {
    what: "solutions for more households than there are",
    field: "recovery.housing",
    item: homes(["major", "repair", 20, null], ["destroyed", "relocation", 11, null]),
    cells: {
      "recovery.households": "30",
      "recovery.housing": "Mayor | Reparación | 20\nDestruido | Relocalización | 11",
    },
  },
];

test.each(broken)("V21 $what is refused where it is recorded, and nothing is written", async ({ field, item }) => {
  const counts = await app.rowCounts();
  const answer = await country.officer.post("/records/recovery", draft({ ...sound(), ...item }));
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  expect(await app.rowCounts()).toEqual(counts);
});

test("V21 none of it gets into a work that is there by changing it: it stays as it was", async () => {
  const made = await country.create("recovery", draft(sound()));
  const path = `/records/recovery/${made.id}`;
  for (const { what, field, item } of broken) {
    const answer = await country.officer.put(path, { recovery: { ...sound(), ...item }, version: made.version });
    expect([answer.status, Object.keys(answer.body.errors)], what).toEqual([422, [field]]);
  }
  expect((await country.officer.get(path)).body).toEqual(made);
});

test("V21 none of it comes in by a sheet: each row is told of on its column, and nothing is written", async () => {
  const counts = await app.rowCounts();
  const rows = broken.map(({ cells, what }) => ({ title: what, observed_on: "01-06-2026", ...cells }));
  const answer = await country.bringIn("recovery", country.works.id, rows);
  expect(answer.body).toMatchObject({ is_written: false, totals: { rows: broken.length, valid: 0 } });
  expect(findingsOf(answer).map((text) => text.split(":")[0])).toEqual(
    broken.map(({ field, column }, index) => `${index + 1} ${column ?? field}`),
  );
  expect(await app.rowCounts()).toEqual(counts);
});

test("V21 changing many at once reaches no item: it is not among the fields, and a typed progress gives way to what items say", async () => {
  const made = await country.create("recovery", draft(sound()));
  const rows = [{ id: made.id, version: made.version }];
  const bulk = (fields: object) =>
    country.officer.post("/records/recovery/bulk", { rows, action: { kind: "set_fields", fields } });
  for (const { what, item } of broken)
    expect((await bulk({ recovery: { ...sound(), ...item } })).status, what).toBe(422);
  expect(await country.read("recovery", made.id)).toEqual(made);
  await bulk({ value: 100 });
  expect(await country.read("recovery", made.id)).toMatchObject({ value: 40, recovery: made.recovery });
});

const remarks = ({ warnings }: { warnings: { field: string; code: string }[] }) =>
  warnings.map(({ field, code }) => `${field} ${code}`);

test("V21 a progress of 100 % and more spent than funded are told wherever they are written, and refuse nothing", async () => {
  const told = ["recovery.progress_status recovery_finished", "recovery.spent_amount spent_above_funded"];
  const item = { ...sound(), progress_pct: 100, spent_amount: 401 };
  const made = await country.create("recovery", draft(item));
  expect(remarks(made)).toEqual(told);
  const calm = await country.create("recovery", draft(sound()));
  expect(remarks(calm)).toEqual([]);
  const put = await country.officer.put(`/records/recovery/${calm.id}`, { recovery: item, version: calm.version });
  expect(remarks(put.body)).toEqual(told);
  const sheet = await country.bringIn("recovery", country.works.id, [
    {
      title: "Traída por planilla",
      observed_on: "01-06-2026",
      "recovery.progress_status": "En ejecución",
      "recovery.progress_pct": "100",
      "recovery.currency": "CLP",
      "recovery.funded_amount": "400",
      "recovery.spent_amount": "401",
    },
  ]);
  expect(sheet.body).toMatchObject({ is_written: true, totals: { created: 1 } });
  expect(sheet.body.findings.map(({ column }: { column: string }) => column)).toEqual([
    "recovery.progress_status",
    "recovery.spent_amount",
  ]);
  expect(remarks(await country.find("recovery", "planilla"))).toEqual(told);
});
