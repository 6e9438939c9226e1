// The losses of a disaster over HTTP: kept as published, checked, remarked on, and asked for before the public sees it.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EventCard } from "@atalaya/contract/domain/event-card.ts";
import { headlineOf } from "@atalaya/contract/domain/losses.ts";
import { system } from "../../../platform/database/database.ts";
import { asJson } from "../../../platform/database/sql.ts";
import { aCountry, aRecord, aVariableDraft } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let wildfire: number;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const draft = aVariableDraft({
    name_es: "Incendio forestal",
    kind: "event_type",
    value_type: "none",
    hip_code: "EN0205",
  });
  wildfire = (await country.chief.post("/variables/riskAssessment", draft)).body.id;
  await app.write(system, (tx) =>
    tx
      .insertInto("company_stats")
      .values({ company_id: country.valparaiso, year: 2017, population: 296_655, households: 94_000 })
      .execute(),
  );
});
afterAll(() => app.stop());

const fire = (changes: object = {}) => ({
  ...aRecord({ company_id: country.valparaiso, variable_id: wildfire, value: null, observed_on: "2024-02-02" }),
  ...changes,
});
const deaths = (value: number, as_of: string) => ({ metric: "deaths", value, as_of, source: "Balance oficial" });

test("a figure that changes for weeks keeps every state with its day and source", async () => {
  const figures = [deaths(112, "2024-02-04"), deaths(134, "2024-03-02")];
  const made = await country.officer.post("/records/risk", fire({ figures }));
  expect(made.status).toBe(201);
  const read = await country.officer.get(`/records/risk/${made.body.id}`);
  expect(read.body.figures.map(({ value, as_of }: (typeof figures)[0]) => [value, as_of])).toEqual([
    [112, "2024-02-04"],
    [134, "2024-03-02"],
  ]);
  expect(read.body.warnings).toEqual([]);
});

test("V1 two figures of one source and day at different hours are both kept, and the later one is in force", async () => {
  const evacuated = (value: number, hour?: string) => ({
    metric: "evacuated",
    value,
    as_of: "2024-02-03",
    source: "Balance oficial",
    ...(hour && { hour }),
  });
  const figures = [evacuated(2270, "06:00"), evacuated(1850, "03:00"), evacuated(900)];
  const { body } = await country.officer.post("/records/risk", fire({ figures }));
  expect(body.figures.map(({ value, hour }: { value: number; hour: string | null }) => [value, hour])).toEqual([
    [2270, "06:00"],
    [1850, "03:00"],
    [900, null],
  ]);
  const listed = (await country.officer.get("/records/risk?sort=-updated_at")).body.data;
  const { losses } = listed.find((row: { id: number }) => row.id === body.id);
  expect(headlineOf(losses)).toMatchObject({ metric: "evacuated", value: 2270 });

  const errorsOf = async (wrong: object) =>
    (await country.officer.post("/records/risk", fire({ figures: [...figures, wrong] }))).body.errors;
  expect(Object.keys(await errorsOf(evacuated(1900, "03:00")))).toEqual(["figures.3.as_of"]);
  expect(await errorsOf(evacuated(1900, "25:00"))).toEqual({ "figures.3.hour": ["Escriba una hora como 03:00."] });
});

test("V3 a figure of an hour to come is refused on its hour, by the clock of the record's place", async () => {
  const at = (minutes: number) => {
    const zoned = { timeZone: "America/Santiago", dateStyle: "short", timeStyle: "short" } as const;
    const [as_of = "", hour] = new Date(Date.now() + minutes * 60_000).toLocaleString("sv-SE", zoned).split(" ");
    return fire({ figures: [{ ...deaths(1, as_of), hour }] });
  };
  expect((await country.officer.post("/records/risk", at(-1))).status).toBe(201);
  const refused = await country.officer.post("/records/risk", at(120));
  expect(refused.body.errors).toEqual({ "figures.0.hour": ["La hora no puede ser futura."] });
});

test("figures of before hours were told are read without one, and saving them as they are changes nothing", async () => {
  const { officer } = country;
  const { body: made } = await officer.post("/records/risk", fire({ figures: [deaths(3, "2024-02-04")] }));
  const own = `/records/risk/${made.id}`;
  await app.write(system, (tx) =>
    sql`update records set figures = ${asJson([{ ...deaths(3, "2024-02-04"), qualifier: "quantified", currency: null, note: null }])},
      status = 'published' where id = ${made.id}`.execute(tx),
  );
  const read = (await officer.get(own)).body;
  expect(read.figures).toEqual(made.figures);
  expect((await officer.get(`${own}/published`)).body.figures).toEqual(made.figures);
  const saved = await officer.put(own, { version: read.version, figures: read.figures });
  expect(saved.body).toMatchObject({ status: "published", figures: [{ value: 3, hour: null }] });
  for (const { before, after } of (await officer.get(`${own}/revisions`)).body.data)
    for (const { figures = [] } of [before ?? {}, after ?? {}])
      expect(figures.map(({ hour }: { hour: unknown }) => hour)).toEqual(figures.map(() => null));
});

test("how a figure was obtained, the day of a division and the hour a service stopped are kept, and are nothing in what is older", async () => {
  const { officer } = country;
  const event = {
    services: [{ service: "water", started_on: "2024-02-02", started_at: "18:30", hours: 30, users: 4000 }],
  };
  const dollars = { metric: "loss_usd", currency: "USD", source: "Balance oficial", as_of: "2024-02-20" };
  const derived = { ...dollars, value: 1e6, basis: "derived", fx_rate: 950.5, fx_on: "2024-02-16" };
  const figures = [deaths(10, "2024-02-04"), derived];
  const breakdowns = [{ metric: "deaths", sex: "female", count: 4, as_of: "2024-02-10" }];
  const { body: made } = await officer.post("/records/risk", fire({ event, figures, breakdowns }));
  expect(made).toMatchObject({
    event,
    figures: [{ ...figures[0], basis: "reported", fx_rate: null }, derived],
    breakdowns,
  });
  const { rows } = await app.write(system, (tx) =>
    sql<{ basis: string }>`select basis from loss_values where record_id = ${made.id} order by nth`.execute(tx),
  );
  expect(rows.map(({ basis }) => basis)).toEqual(["reported", "derived"]);

  await app.write(system, (tx) =>
    sql`update records set status = 'published', event = ${asJson({ ...EventCard.parse({}), services: [{ service: "water", hours: 30, users: 4000 }] })},
      figures = ${asJson([{ ...deaths(10, "2024-02-04"), qualifier: "quantified", currency: null, note: null }])},
      breakdowns = ${asJson([{ ...breakdowns[0], as_of: undefined, age: "all", disability: "all", poverty: "all" }])}
      where id = ${made.id}`.execute(tx),
  );
  const older = {
    event: { services: [{ service: "water", started_on: null, started_at: null, hours: 30 }] },
    figures: [{ value: 10, basis: "reported", fx_rate: null, fx_on: null }],
    breakdowns: [{ count: 4, as_of: null }],
  };
  const own = `/records/risk/${made.id}`;
  for (const path of [own, `${own}/published`]) expect((await officer.get(path)).body).toMatchObject(older);
  const [revision] = (await officer.get(`${own}/revisions`)).body.data;
  expect(revision.after).toMatchObject(older);
});

test("V5 V6 what contradicts itself is refused on its own field", async () => {
  const refused = await country.officer.post(
    "/records/risk",
    fire({
      event: { services: [{ service: "water", started_on: "2023-01-01" }] },
      figures: [{ ...deaths(8, "2024-02-04"), fx_rate: 900 }],
    }),
  );
  expect(Object.keys(refused.body.errors)).toEqual(["figures.0.fx_rate"]);
  const early = fire({
    event: { services: [{ service: "water", started_on: "2023-01-01" }] },
    figures: [deaths(8, "2024-02-04")],
    breakdowns: [{ metric: "deaths", sex: "female", count: 9, as_of: "2024-02-10" }],
  });
  expect(Object.keys((await country.officer.post("/records/risk", early)).body.errors)).toEqual([
    "breakdowns.0.count",
    "event.services.0.started_on",
  ]);
});

test("V5 parts above the whole are refused on the part, and nothing is written", async () => {
  const breakdowns = [{ metric: "deaths", sex: "female", count: 9 }];
  const refused = await country.officer.post(
    "/records/risk",
    fire({ title: "No se escribe", figures: [deaths(8, "2024-02-04")], breakdowns }),
  );
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ "breakdowns.0.count": ["Las partes suman 9 y el total es 8."] });
  expect((await country.officer.get("/records/risk?q=No se escribe")).body.data).toEqual([]);
});

test("V6 V12 what is unlikely is remarked on and saved all the same", async () => {
  const made = await country.officer.post(
    "/records/risk",
    fire({
      observed_on: "2024-09-02",
      figures: [deaths(300_000, "2024-09-04")],
      event: { glide: "EQ-2010-000034-CHL" },
    }),
  );
  expect(made.status).toBe(201);
  expect(made.body.warnings.map(({ code }: { code: string }) => code)).toEqual([
    "deaths_above_population",
    "glide_type",
    "glide_year",
  ]);
  const wrong = await country.officer.post("/records/risk", fire({ event: { glide: "2010-000034" } }));
  expect(wrong.body.errors).toEqual({ "event.glide": ["Se escribe como WF-2014-000050-CHL."] });
});

test("V4 a disaster goes to validation with at least one effect of which something is known", async () => {
  const made = await country.officer.post("/records/risk", fire());
  const own = `/records/risk/${made.body.id}`;
  const refused = await country.officer.post(`${own}/transitions`, { action: "submit", version: 1 });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual(["figures"]);
  const figures = [{ metric: "deaths", qualifier: "none", as_of: "2024-02-03", source: "Balance oficial" }];
  expect((await country.officer.put(own, { version: 1, figures })).status).toBe(200);
  expect((await country.officer.post(`${own}/transitions`, { action: "submit", version: 2 })).status).toBe(200);
});

test("V9 only a disaster carries an event card and losses", async () => {
  const shelter = aRecord({ company_id: country.valparaiso, variable_id: country.shelters });
  const refused = await country.officer.post("/records/situation", {
    ...shelter,
    event: { cause: "unknown" },
    figures: [deaths(1, "2024-02-04")],
  });
  expect(Object.keys(refused.body.errors).toSorted()).toEqual(["event", "figures"]);
});

test("the list tells a disaster by its most telling figure in force; nothing known is nothing, and zero comes last", async () => {
  const figure = (metric: string, value: number | null, as_of: string, qualifier = "quantified") => ({
    metric,
    value,
    as_of,
    qualifier,
    source: "Balance",
  });
  const toldBy = async (figures: object[]) => {
    const { id } = (await country.officer.post("/records/risk", fire({ figures }))).body;
    const { data } = (await country.officer.get("/records/risk?sort=-updated_at")).body;
    return headlineOf(data.find((row: { id: number }) => row.id === id).losses);
  };
  const homes = [
    figure("houses_destroyed", 6974, "2024-03-02", "at_least"),
    figure("houses_destroyed", 40, "2024-02-03"),
  ];
  expect(await toldBy([deaths(134, "2024-03-02"), ...homes])).toEqual({
    metric: "houses_destroyed",
    value: 6974,
    qualifier: "at_least",
  });
  expect(await toldBy([figure("houses_destroyed", 0, "2024-02-03"), deaths(4, "2024-02-03")])).toMatchObject({
    metric: "deaths",
    value: 4,
  });
  expect(await toldBy([figure("deaths", null, "2024-02-03", "unknown")])).toBeNull();
  expect(await toldBy([])).toBeNull();
});

test("V3 a day that was saved when anything was taken for one stops no screen, and is repaired where it stands", async () => {
  const { officer } = country;
  const days = ["0001-01-01 BC", "0005-02-05", "9999-12-31", "12026-01-01", "300000-01-01", "infinity", "-infinity"];
  const ids: number[] = [];
  for (const day of days) {
    const { body } = await officer.post("/records/risk", fire());
    await app.write(system, (tx) =>
      sql`update records set observed_on = ${day}::date, ended_on = ${day}::date, source_date = ${day}::date,
        figures = ${asJson([{ ...deaths(1, day), qualifier: "quantified", currency: null, note: null }])},
        event = ${asJson({ ...EventCard.parse({}), declared_on: day })}, status = 'published' where id = ${body.id}`.execute(
        tx,
      ),
    );
    ids.push(body.id);
  }
  const reads = [
    "",
    "/timeline",
    "/totals",
    "/by-place",
    "/tags",
    "/duplicates",
    "?sort=observed_on",
    "?observed_to=1400-01-01",
  ];
  const exports = ["/export?format=csv", "/export?format=xlsx"];
  for (const read of [...reads, ...exports]) {
    const answer = await officer.get(`/records/risk${read}`);
    expect([read, answer.status]).toEqual([read, 200]);
  }
  const { bins } = (await officer.get("/records/risk/timeline")).body;
  expect(bins.map(({ start }: { start: string }) => start).every((it: string) => /^\d{4}-\d\d-\d\d$/.test(it))).toBe(
    true,
  );
  for (const [index, id] of ids.entries()) {
    const read = await officer.get(`/records/risk/${id}`);
    const remarks = read.body.warnings.map(({ code }: { code: string }) => code);
    expect([read.status, remarks.includes("day_unlikely")]).toEqual([200, days[index] !== "9999-12-31"]);
    for (const part of ["/published", "/revisions", "/duplicates"])
      expect([part, (await officer.get(`/records/risk/${id}${part}`)).status]).toEqual([part, 200]);
    const { version } = read.body;
    const renamed = await officer.put(`/records/risk/${id}`, { version, title: "Se corrige", reason: "Fecha" });
    expect(renamed.status).toBe(200);
    const figures = [{ ...deaths(1, "2024-02-04"), note: "El día estaba mal escrito" }];
    const days_right = { observed_on: "2024-02-02", ended_on: null, source_date: null };
    const repaired = { version: renamed.body.version, ...days_right, event: null, figures };
    const answer = await officer.put(`/records/risk/${id}`, repaired);
    expect(answer.body).toMatchObject({ observed_on: "2024-02-02", figures: [{ as_of: "2024-02-04" }] });
  }
});
