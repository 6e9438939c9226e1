// V1, V3, V5, V7, V9, V11 and V12 broken in every way that a disaster can be written: recorded, changed, brought in by a sheet, and many
// at once. Each is refused on its field, and V6, V11 and V12 are remarked on wherever they are written.
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../../platform/database/database.ts";
import { daysAgo } from "../../../testing/days.ts";
import { aCountryOfCards, aFigure, findingsOf, type Cells } from "../../../testing/sheets/stage.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountryOfCards>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountryOfCards(app);
  const people = { company_id: country.valparaiso, year: 2017, population: 296_655 };
  await app.write(system, (tx) => tx.insertInto("company_stats").values(people).execute());
});
afterAll(() => app.stop());

/** A disaster in which nothing is wrong. */
const sound = (changes: object = {}) =>
  country.aFire({
    title: "Incendio del cerro",
    ended_on: "2024-02-10",
    event: { cause: "negligence", glide: "WF-2024-000017-CHL" },
    figures: [aFigure("deaths", 8), aFigure("houses_destroyed", 40)],
    breakdowns: [{ metric: "deaths", sex: "female", count: 5, as_of: "2024-02-04" }],
    ...changes,
  });
const services = (one: object) => ({ event: { services: [{ service: "water", ...one }] } });
const parts = (...rows: object[]) => ({
  breakdowns: rows.map((row) => ({ metric: "deaths", as_of: "2024-02-04", ...row })),
});
const dayToCome = daysAgo(-3);

type Broken = {
  what: string;
  field: string;
  /** What is written in the form. */
  changes: object;
  /** The cells of a sheet that say the same, and the column that is told of; without them no sheet can say it. */
  cells?: Cells;
  column?: string;
};

/** Each rule, broken by what is written in a form and by the cells of a sheet. */
const broken: Broken[] = [
  {
    what: "V1 fewer than no deaths",
    field: "figures.0.value",
    changes: { figures: [aFigure("deaths", -1)], breakdowns: [] },
    cells: { deaths: "-1" },
    column: "deaths",
  },
  {
    what: "V1 half a person",
    field: "figures.0.value",
    changes: { figures: [aFigure("deaths", 1.5)], breakdowns: [] },
    cells: { deaths: "1,5" },
    column: "deaths",
  },
  {
    what: "V1 a number that says there is none",
    field: "figures.0.value",
    changes: { figures: [aFigure("deaths", 3, { qualifier: "none" })], breakdowns: [] },
  },
  {
    what: "V1 money without its currency",
    field: "figures.0.currency",
    changes: { figures: [aFigure("loss_housing", 100)], breakdowns: [] },
    cells: { loss_housing: "100", "figures.currency": "" },
    column: "loss_housing",
  },
  {
    what: "V3 begun on a day to come",
    field: "observed_on",
    changes: { observed_on: dayToCome, ended_on: null, figures: [], breakdowns: [] },
    cells: { observed_on: dayToCome, ended_on: "" },
  },
  {
    what: "V3 ended before it began",
    field: "ended_on",
    changes: { ended_on: "2024-02-01" },
    cells: { ended_on: "01-02-2024" },
  },
  {
    what: "V3 a figure of before the disaster",
    field: "figures.0.as_of",
    changes: { figures: [aFigure("deaths", 8, { as_of: "2024-01-15" })], breakdowns: [] },
    cells: { deaths: "8", "figures.as_of": "15-01-2024" },
    column: "figures.as_of",
  },
  {
    what: "V3 a service that stopped before the disaster",
    field: "event.services.0.started_on",
    changes: services({ started_on: "2024-01-15" }),
    cells: { "event.services.water.started_on": "15-01-2024" },
    column: "event.services.water.started_on",
  },
  {
    what: "V1 a service that was out for less than no time",
    field: "event.services.0.hours",
    changes: services({ hours: -1 }),
    cells: { "event.services.water.hours": "-1" },
    column: "event.services.water.hours",
  },
  {
    what: "V5 more women than persons",
    field: "breakdowns.0.count",
    changes: parts({ sex: "female", count: 9 }),
  },
  {
    what: "V5 women and men that make more than all",
    field: "breakdowns.1.count",
    changes: parts({ sex: "female", count: 5 }, { sex: "male", count: 4 }),
  },
  {
    what: "V5 the same part twice",
    field: "breakdowns.1.metric",
    changes: parts({ sex: "female", count: 1 }, { sex: "female", count: 2 }),
  },
  {
    what: "V5 parts of what nobody told",
    field: "breakdowns.0.metric",
    changes: { breakdowns: [{ metric: "injured", sex: "female", count: 1, as_of: "2024-02-04" }] },
  },
  {
    what: "V7 a place in the sea off Africa, where nothing was typed",
    field: "geometry",
    changes: { geometry: { type: "Point", coordinates: [0, 0] } },
    cells: { lon: "0", lat: "0" },
    column: "lat",
  },
  {
    what: "V9 a cause that is none",
    field: "event.cause",
    changes: { event: { cause: "mala_suerte" } },
    cells: { "event.cause": "mala suerte" },
  },
  {
    what: "V12 a GLIDE number that is none",
    field: "event.glide",
    changes: { event: { glide: "WF-24" } },
    cells: { "event.glide": "WF-24" },
  },
];

const bySheet = broken.filter((it) => it.cells !== undefined);

test.each(broken)("$what is refused where it is recorded, and nothing is written", async ({ field, changes }) => {
  const counts = await app.rowCounts();
  const answer = await country.officer.post("/records/risk", sound(changes));
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  expect(await app.rowCounts()).toEqual(counts);
});

test("V11 a code that another record of the place has is refused, whatever its case, recorded or changed", async () => {
  const one = await country.create("risk", sound({ code: "INC-7" }));
  const other = await country.create(
    "risk",
    sound({ code: "INC-8", observed_on: "2023-01-02", figures: [], breakdowns: [] }),
  );
  const made = await country.officer.post("/records/risk", sound({ code: "inc-7" }));
  const put = await country.officer.put(`/records/risk/${other.id}`, { code: "Inc-7", version: other.version });
  for (const answer of [made, put]) expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["code"]]);
  expect((await country.read("risk", one.id)).code).toBe("INC-7");
});

test("none of it gets into a disaster that is there by changing it: it stays as it was", async () => {
  const made = await country.create("risk", sound());
  const path = `/records/risk/${made.id}`;
  for (const { what, field, changes } of broken) {
    const answer = await country.officer.put(path, { ...sound(changes), version: made.version });
    expect([answer.status, Object.keys(answer.body.errors)], what).toEqual([422, [field]]);
  }
  expect((await country.officer.get(path)).body).toEqual(made);
});

test("none of what a sheet can say comes in by one: each row is told of on its column, and nothing is written", async () => {
  const counts = await app.rowCounts();
  const row = {
    observed_on: "02-02-2024",
    ended_on: "10-02-2024",
    "figures.as_of": "04-02-2024",
    "figures.source": "ONEMI",
  };
  const rows = bySheet.map(({ cells, what }) => ({ title: what, ...row, ...cells }));
  const answer = await country.bringIn("risk", country.wildfire.id, rows);
  expect(answer.body).toMatchObject({ is_written: false, totals: { rows: bySheet.length, valid: 0 } });
  expect(findingsOf(answer).map((text) => text.split(":")[0])).toEqual(
    bySheet.map(({ field, column }, index) => `${index + 1} ${column ?? field}`),
  );
  expect(await app.rowCounts()).toEqual(counts);
});

test("changing many at once reaches neither card nor figures, and what it reaches it holds to the rules: all stay as they were", async () => {
  const made = await country.create("risk", sound());
  const rows = [{ id: made.id, version: made.version }];
  const bulk = (fields: object) =>
    country.officer.post("/records/risk/bulk", { rows, action: { kind: "set_fields", fields } });
  for (const { what, changes } of broken) expect((await bulk(changes)).status, what).toBe(422);
  for (const fields of [{ observed_on: dayToCome }, { observed_on: "2024-03-01" }, { umbrella_id: made.id }])
    expect((await bulk(fields)).status, JSON.stringify(fields)).toBe(422);
  expect(await country.read("risk", made.id)).toEqual(made);
});

const remarks = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code);

test("V6 V12 what is unlikely is told wherever it is written, and refuses nothing", async () => {
  const told = ["deaths_above_population", "glide_type", "glide_year"];
  const unlikely = {
    event: { glide: "EQ-2010-000034-CHL" },
    figures: [aFigure("deaths", 30_000_000)],
    breakdowns: [],
  };
  const calm = await country.create(
    "risk",
    sound({ observed_on: "2024-05-02", ended_on: null, figures: [], breakdowns: [] }),
  );
  const made = await country.create("risk", sound({ ...unlikely, observed_on: "2024-01-04" }));
  const put = await country.officer.put(`/records/risk/${calm.id}`, {
    ...unlikely,
    figures: [aFigure("deaths", 30_000_000, { as_of: "2024-05-04" })],
    version: calm.version,
  });
  const sheet = await country.bringIn("risk", country.wildfire.id, [
    {
      title: "Traído por planilla",
      observed_on: "02-07-2024",
      "event.glide": "EQ-2010-000034-CHL",
      deaths: "30000000",
      "figures.as_of": "04-07-2024",
      "figures.source": "ONEMI",
    },
  ]);
  expect(sheet.body).toMatchObject({ is_written: true, totals: { created: 1 } });
  for (const record of [made, put.body, await country.find("risk", "planilla")]) expect(remarks(record)).toEqual(told);
});
