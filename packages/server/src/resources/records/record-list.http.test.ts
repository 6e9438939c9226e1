// The list of records over HTTP: filters, search, order, pages, totals.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aRecord, aVariable, inStatus } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let hospitals = 0;
const count = 60;
const statuses = ["draft", "validated", "published"] as const;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  hospitals = await aVariable(country.chief, { name_es: "Hospital" });
  for (let number = 0; number < count; number++) {
    const made = await country.chief.post(
      "/records/situation",
      aRecord({
        company_id: [country.valparaiso, country.quilpue, country.talcahuano][number % 3]!,
        variable_id: number % 4 === 0 ? hospitals : country.shelters,
        title: `Registro ${String(number % 20).padStart(2, "0")}`,
        // Several of each, and some unknown, so that pages have ties to break.
        value: number % 5 === 0 ? null : number % 7,
        observed_on: `2026-01-${String(1 + (number % 10)).padStart(2, "0")}`,
        source: number === 7 ? "Informe de Ñuñoa, Peñalolén" : null,
        description: number === 8 ? "100% de avance_real" : null,
        geometry: number % 6 === 0 ? null : { type: "Point", coordinates: [-72 + number * 0.01, -33 - number * 0.01] },
      }),
    );
    expect(made.status).toBe(201);
    await inStatus(app, made.body.id, statuses[number % 3]!);
  }
});
afterAll(() => app.stop());

type Row = {
  id: number;
  title: string;
  value: number | null;
  observed_on: string;
  status: string;
  variable_id: number;
};
const list = async (query = ""): Promise<Row[]> => {
  const answer = await country.chief.get(`/records/situation?per_page=100&${query}`);
  expect(answer.status, query).toBe(200);
  return answer.body.data;
};

test("the list is filtered by variable, status, days and geometry, alone and together", async () => {
  const everything = await list();
  expect(everything).toHaveLength(count);
  const expectFilter = async (query: string, keeps: (row: Row & { anchor: unknown }) => boolean) => {
    const ids = (rows: Row[]) => rows.map((row) => row.id).toSorted((one, other) => one - other);
    const wanted = (everything as (Row & { anchor: unknown })[]).filter(keeps);
    expect(wanted.length, query).toBeGreaterThan(0);
    expect(ids(await list(query)), query).toEqual(ids(wanted));
  };
  await expectFilter(`variable=${hospitals}`, (row) => row.variable_id === hospitals);
  await expectFilter(`variable=${hospitals},${country.shelters}`, () => true);
  await expectFilter("status=draft", (row) => row.status === "draft");
  await expectFilter("status=draft,published", (row) => row.status !== "validated");
  await expectFilter(
    "observed_from=2026-01-04&observed_to=2026-01-06",
    ({ observed_on: day }) => day >= "2026-01-04" && day <= "2026-01-06",
  );
  await expectFilter("has_geometry=true", (row) => row.anchor !== null);
  await expectFilter("has_geometry=false", (row) => row.anchor === null);
  await expectFilter(
    `variable=${hospitals}&status=validated&has_geometry=true`,
    (row) => row.variable_id === hospitals && row.status === "validated" && row.anchor !== null,
  );
});

test("the list is filtered by confidence, tags, a part of the code, and by whether the public sees something of it", async () => {
  const { chief, valparaiso, shelters } = country;
  const one = aRecord({
    company_id: valparaiso,
    variable_id: shelters,
    title: "Marcado",
    confidence: "low",
    tags: ["río"],
  });
  const other = { ...one, confidence: "high" as const, tags: ["costa", "2026"], code: "COSTA-77" };
  const made = [await chief.post("/records/situation", one), await chief.post("/records/situation", other)];
  const [first, second] = made.map(({ body }) => body.id);
  const ids = async (query: string) => (await list(`q=Marcado&${query}`)).map(({ id }) => id).toSorted();
  expect(await ids("confidence=low")).toEqual([first]);
  expect(await ids("confidence=low,high")).toEqual([first, second].toSorted());
  expect(await ids("tag=2026")).toEqual([second]);
  expect(await ids(`tag=costa,${encodeURIComponent("río")}`)).toEqual([first, second].toSorted());
  expect(await ids("code=costa-7")).toEqual([second]);
  expect(await ids("has_published=true")).toEqual([]);
  await inStatus(app, second, "published");
  expect(await ids("has_published=true")).toEqual([second]);
  expect(await ids("has_published=false")).toEqual([first]);
  for (const id of [first, second]) await chief.delete(`/records/situation/${id}`);
});

test("V11 a code that another record of the place has is refused on its field; another place may use it", async () => {
  const { chief, valparaiso, quilpue, shelters } = country;
  const draft = (company_id: number) => aRecord({ company_id, variable_id: shelters, code: "ALB-1" });
  const made = await chief.post("/records/situation", draft(valparaiso));
  const again = await chief.post("/records/situation", draft(valparaiso));
  expect(again).toMatchObject({
    status: 422,
    body: { errors: { code: ["Otro registro de este lugar ya tiene este código."] } },
  });
  const elsewhere = await chief.post("/records/situation", draft(quilpue));
  expect(elsewhere.status).toBe(201);
  // However it is written: nobody hears the difference.
  const taken = { status: 422, body: { errors: { code: ["Otro registro de este lugar ya tiene este código."] } } };
  expect(await chief.post("/records/situation", { ...draft(valparaiso), code: "alb-1" })).toMatchObject(taken);
  const own = await chief.post("/records/situation", { ...draft(valparaiso), code: "ALB-2" });
  const change = { version: own.body.version, code: "Álb-1" };
  expect(await chief.put(`/records/situation/${own.body.id}`, change)).toMatchObject(taken);
  const respelt = await chief.put(`/records/situation/${own.body.id}`, { ...change, code: "alb-2" });
  expect(respelt).toMatchObject({ status: 200, body: { code: "alb-2" } });
  for (const { body } of [made, elsewhere, own]) await chief.delete(`/records/situation/${body.id}`);
});

test("a box on the map keeps what lies inside it, across the antimeridian too", async () => {
  const { chief, shelters, valparaiso } = country;
  const at = async (lon: number) => {
    const geometry = { type: "Point" as const, coordinates: [lon, -14] as [number, number] };
    const title = "Lejano";
    return (
      await chief.post(
        "/records/situation",
        aRecord({ company_id: valparaiso, variable_id: shelters, title, geometry }),
      )
    ).body.id;
  };
  const [east, west] = [await at(179.5), await at(-179.5)];
  const ids = async (bbox: string) => (await list(`q=Lejano&bbox=${bbox}`)).map((row) => row.id).toSorted();
  expect(await ids("170,-20,180,0")).toEqual([east]);
  expect(await ids("170,-20,-170,0")).toEqual([east, west]);
  expect(await ids("-170,-20,170,0")).toEqual([]);
  for (const id of [east, west]) await chief.delete(`/records/situation/${id}`);
});

test("search does without accents, capitals and order, and takes signs literally", async () => {
  const found = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).length;
  expect(await found("nunoa")).toBe(1);
  expect(await found("ÑUÑOA")).toBe(1);
  expect(await found("penalolen informe")).toBe(1);
  // Three titles, and the record whose code ends in 07.
  expect(await found("Registro 07")).toBe(4);
  expect(await found("100% de")).toBe(1);
  expect(await found("avance_real")).toBe(1);
  expect(await found("avanceXreal")).toBe(0);
  expect(await found("%%%")).toBe(0);
  const short = await country.chief.get("/records/situation?q=ab");
  expect(short).toMatchObject({ status: 422, body: { errors: { q: ["Escriba al menos 3 letras."] } } });
});

test("a number is found however its digits are set apart", async () => {
  const draft = { title: "Sumario 21.364 y 4567", source: "Fono +56 32 213 4000", description: "RUT 12.345.678-K" };
  const body = aRecord({ company_id: country.quilpue, variable_id: country.shelters, ...draft });
  const { id } = (await country.chief.post("/records/situation", body)).body;
  const found = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).map((row) => row.id);
  for (const number of [
    "21364",
    "21.364",
    "21 364",
    "21,364",
    "4.567",
    "563221340",
    "+56 32 213",
    "12345678-k",
    "12345678K",
    "2.136",
  ])
    expect(await found(`sumario ${number}`), number).toEqual([id]);
  expect(await found("sumario 21365")).toEqual([]);
  await country.chief.delete(`/records/situation/${id}`);
});

test("rows come in the order asked for; unknown values come last when the largest come first", async () => {
  const dates = (await list("sort=-observed_on")).map((row) => row.observed_on);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const titles = (await list("sort=title")).map((row) => row.title);
  expect(titles).toEqual(titles.toSorted());
  const values = (await list("sort=-value")).map((row) => row.value);
  expect(values).toEqual(values.toSorted((one, other) => (other ?? -1) - (one ?? -1)));
  expect((await country.chief.get("/records/situation?sort=password")).status).toBe(422);
});

const sorts = ["observed_on", "-observed_on", "title", "-title", "value", "-value", "updated_at", "-updated_at"];

test.each(sorts)("page after page by %s reaches every record exactly once", async (sort) => {
  const whole = (await list(`sort=${sort}`)).map((row) => row.id);
  const seen: number[] = [];
  let after = "";
  do {
    const { body } = await country.chief.get(`/records/situation?sort=${sort}&per_page=7${after}`);
    seen.push(...body.data.map((row: Row) => row.id));
    after = body.meta.next_cursor ? `&after=${body.meta.next_cursor}` : "";
  } while (after);
  expect(seen).toEqual(whole);
});

test("pages by number hold the same rows, and a page beyond the end is empty", async () => {
  const whole = (await list()).map((row) => row.id);
  const page = async (number: number) =>
    (await country.chief.get(`/records/situation?per_page=25&page=${number}`)).body;
  const pages = [await page(1), await page(2), await page(3), await page(4)];
  expect(pages.flatMap((it) => it.data.map((row: Row) => row.id))).toEqual(whole);
  expect(pages[2].meta).toMatchObject({ total: count, total_is_exact: true, page: 3, per_page: 25, next_cursor: null });
});

test("a cursor that is not ours is refused on its field, and pages too deep say what to do instead", async () => {
  for (const after of [
    "x",
    "bnVsbA",
    Buffer.from('["a",1.5]').toString("base64url"),
    Buffer.from("[{},1]").toString("base64url"),
  ]) {
    const answer = await country.chief.get(`/records/situation?after=${after}`);
    expect(answer.status, after).toBe(422);
    expect(answer.body.errors, after).toEqual({ after: ["La página pedida ya no existe."] });
  }
  const deep = await country.chief.get("/records/situation?page=9999");
  expect(deep).toMatchObject({ status: 422, body: { errors: { page: ["Acote la búsqueda para llegar más lejos."] } } });
});

test("totals under any filter are those of the list", async () => {
  for (const query of [
    "",
    `variable=${hospitals}`,
    "status=draft,validated",
    "q=Registro 03",
    "has_geometry=true",
    `place=${country.region}`,
  ]) {
    const rows = (await list(query)) as (Row & { anchor: [number, number] | null })[];
    const { body } = await country.chief.get(`/records/situation/totals?${query}`);
    expect(body.total, query).toBe(rows.length);
    expect(body.with_geometry, query).toBe(rows.filter((row) => row.anchor).length);
    for (const { variable_id, count: counted } of body.by_variable)
      expect(rows.filter((row) => row.variable_id === variable_id)).toHaveLength(counted);
    const lons = rows.flatMap((row) => (row.anchor ? [row.anchor[0]] : []));
    expect(body.extent[0]).toBeCloseTo(Math.min(...lons), 5);
    expect(body.extent[2]).toBeCloseTo(Math.max(...lons), 5);
  }
  const none = await country.chief.get("/records/situation/totals?q=nada de nada");
  expect(none.body).toEqual({ total: 0, with_geometry: 0, by_variable: [], by_class: [], extent: null });
});

test("the dashboard counts what the list counts, in the caller's places", async () => {
  const { body } = await country.officer.get("/dashboard?from=2026-03-01");
  const { meta } = (await country.officer.get("/records/situation")).body;
  const recent = (await country.officer.get("/records/situation?observed_from=2026-03-01")).body.meta;
  const counted = body.counts.find(({ domain }: { domain: string }) => domain === "situation");
  expect(counted).toEqual({ domain: "situation", count: meta.total, recent: recent.total });
  expect(new Set(body.changes.map((it: { company_id: number }) => it.company_id))).toEqual(
    new Set([country.valparaiso]),
  );
});
