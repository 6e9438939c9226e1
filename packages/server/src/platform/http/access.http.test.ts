// Who may call what, and which places a call sees.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { buildApp } from "../../app.ts";
import {
  aCountry,
  anInstitutionDraft,
  aPersonDraft,
  aPropertyDraft,
  aRecord,
  aPlace,
  aVariableDraft,
  inStatus,
} from "../../testing/factories.ts";
import { relations, type Things } from "../../testing/relations/between-places.ts";
import { startTestApp, type Answer, type Caller, type TestApp } from "../../testing/test-app.ts";
import { aFile, someText } from "../../testing/uploads.ts";
import { system } from "../database/database.ts";
import { readSettings } from "../settings.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
const ids: Record<"valparaiso" | "quilpue" | "talcahuano", number> = { valparaiso: 0, quilpue: 0, talcahuano: 0 };
const made = { title: "Albergue municipal" };

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  for (const place of ["valparaiso", "quilpue", "talcahuano"] as const) {
    const draft = aRecord({
      company_id: country[place],
      variable_id: country.shelters,
      title: `${made.title} ${place}`,
    });
    ids[place] = (await country.chief.post("/records/situation", draft)).body.id;
  }
});
afterAll(() => app.stop());

const places = (answer: Answer) =>
  answer.body.data.map((record: { company_id: number }) => record.company_id).toSorted();

test("the server refuses to start with a route that does not say who may call it", async () => {
  const careless = await buildApp(app.database, readSettings({ LOG_LEVEL: "silent" }));
  careless.get("/api/secrets", () => "for everybody?");
  await expect(careless.ready()).rejects.toThrow(/GET \/api\/secrets/);
  await careless.close();
});

test("answers to a person are kept nowhere, and lists and maps of records only by the browser, which asks each time", async () => {
  const keptAs = async (path: string) => (await country.officer.get(path)).headers.get("cache-control");
  for (const path of ["/user", "/dashboard"]) expect(await keptAs(path), path).toBe("no-store");
  const records = ["", `/${ids.valparaiso}`, "/totals", "/timeline", "/tiles/0/0/0.mvt"];
  for (const path of records) expect(await keptAs(`/records/situation${path}`), path).toBe("private, no-cache");
});

test("R-603 a missing permission answers 403 and says so in the language of the caller", async () => {
  const { viewer } = country;
  const draft = aRecord({ company_id: country.valparaiso, variable_id: country.shelters });
  const spanish = await viewer.post("/records/situation", draft);
  expect(spanish).toMatchObject({
    status: 403,
    body: { code: "forbidden", message: "No tiene permiso para esta acción." },
  });
  const english = await viewer.post("/records/situation", draft, { headers: { "accept-language": "en" } });
  expect(english.body.message).toBe("You do not have permission for this action.");
  expect((await viewer.get("/users")).status).toBe(403);
});

test("R-603 a record of another place does not exist for the caller, whatever is asked of it", async () => {
  const { officer } = country;
  const path = `/records/situation/${ids.talcahuano}`;
  const answers = [
    await officer.get(path),
    await officer.put(path, { version: 1, title: "Mío" }),
    await officer.delete(path),
    await officer.post(`${path}/restore`),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([404, "not_found"]));
  expect((await country.outsider.get(path)).body.title).toBe("Albergue municipal talcahuano");
});

test("a list, its totals and its tiles show only the caller's places", async () => {
  const list = await country.officer.get("/records/situation");
  expect(places(list)).toEqual([country.valparaiso]);
  const totals = await country.officer.get("/records/situation/totals");
  expect(totals.body.total).toBe(1);
});

test("a record cannot be put into a place outside the caller's", async () => {
  const { officer, talcahuano, shelters } = country;
  const created = await officer.post("/records/situation", aRecord({ company_id: talcahuano, variable_id: shelters }));
  expect(created).toMatchObject({ status: 422, body: { errors: { company_id: ["Está fuera de sus lugares."] } } });
  const moved = await officer.put(`/records/situation/${ids.valparaiso}`, { version: 1, company_id: talcahuano });
  expect(moved).toMatchObject({ status: 422, body: { errors: { company_id: ["Está fuera de sus lugares."] } } });
});

test("R-405 choosing a region shows the records of its municipalities", async () => {
  const { chief, region, valparaiso, quilpue } = country;
  expect(places(await chief.get(`/records/situation?place=${region}`))).toEqual([valparaiso, quilpue]);
  expect(places(await chief.get(`/records/situation?place=${quilpue}`))).toEqual([quilpue]);
  expect(places(await chief.get("/records/situation?place=all"))).toHaveLength(3);
});

test("R-405 choosing a place that is not the caller's answers 404, in every list", async () => {
  const { officer, regional, talcahuano, region } = country;
  for (const path of ["/records/situation", "/records/situation/totals", "/variables/situationMap", "/companies"])
    expect((await officer.get(`${path}?place=${talcahuano}`)).status, path).toBe(404);
  expect((await regional.get("/records/situation?place=987654")).status).toBe(404);
  expect(places(await officer.get(`/records/situation?place=${region}`))).toEqual([country.valparaiso]);
});

test("a role in a region covers its municipalities", async () => {
  expect(places(await country.regional.get("/records/situation"))).toEqual([country.valparaiso, country.quilpue]);
  expect((await country.regional.get(`/records/situation/${ids.quilpue}`)).status).toBe(200);
});

test("R-704 the place selector offers the caller's own places and no others", async () => {
  const { regional, region, valparaiso, quilpue } = country;
  const { body } = await regional.get("/companies?type=select");
  expect(body).toEqual({
    data: [
      { id: quilpue, reason_social: "Quilpué" },
      { id: region, reason_social: "Región de Valparaíso" },
      { id: valparaiso, reason_social: "Valparaíso" },
    ],
  });
  const tree = await regional.get("/companies?type=tree");
  expect(tree.body.data[0]).toMatchObject({ id: quilpue, parent_company_id: region, lon: -71.6231, lat: -33.0436 });
});

test("a place that moves to another region takes what lies below it along", async () => {
  const { regional, region, elsewhere, chief, shelters } = country;
  const province = await aPlace(app, { name: "Provincia de Marga Marga", kind: "province", parent: region });
  const town = await aPlace(app, { name: "Olmué", parent: province });
  const { body } = await chief.post("/records/situation", aRecord({ company_id: town, variable_id: shelters }));
  expect((await regional.get(`/records/situation/${body.id}`)).status).toBe(200);

  await app.write(system, (tx) =>
    tx.updateTable("companies").set({ parent_company_id: elsewhere }).where("id", "=", province).execute(),
  );
  app.app.identities.forget();
  expect((await regional.get(`/records/situation/${body.id}`)).status).toBe(404);
  expect(places(await chief.get(`/records/situation?place=${elsewhere}`))).toContain(town);
  expect(places(await chief.get(`/records/situation?place=${region}`))).not.toContain(town);
});

test("V17 a place cannot come to lie within itself", async () => {
  const { region, quilpue } = country;
  const move = app.write(system, (tx) =>
    tx.updateTable("companies").set({ parent_company_id: quilpue }).where("id", "=", region).execute(),
  );
  await expect(move).rejects.toThrow(/cannot lie within itself/);
});

test("a page of records that has not changed is not sent again, and nobody is told that another's page has not changed", async () => {
  const path = "/records/situation?per_page=5";
  const first = await country.officer.get(path);
  expect(first.headers.get("vary")).toContain("Authorization");
  const known = { "if-none-match": first.headers.get("etag")! };
  expect((await country.officer.get(path, { headers: known })).status).toBe(304);
  expect((await country.chief.get(path, { headers: known })).status).toBe(200);
  await country.officer.put(`/records/situation/${ids.valparaiso}`, {
    version: (await country.officer.get(`/records/situation/${ids.valparaiso}`)).body.version,
    source: "Catastro comunal",
  });
  expect((await country.officer.get(path, { headers: known })).status).toBe(200);
});

/** One of everything in a place, made by its own administrator; the plan answers for `answersFor` too. */
async function everything(by: Caller, company: number, answersFor: number[] = []): Promise<Things> {
  const put = async (path: string, draft: object, place: object = { company_id: company }): Promise<number> => {
    const { status, body } = await by.post(path, { ...draft, ...place });
    expect(status, `${path} ${JSON.stringify(body)}`).toBe(201);
    return body.id;
  };
  const norm = { issuing_body: "Organismo", issued_on: "2020-01-01", status: "in_force", number: "s/n" };
  const law = await put("/legal-documents", { ...norm, kind: "law", level: "national", title_es: "Ley" });
  const plan = { ...norm, kind: "plan", plan_kind: "emergency", level: "communal", title_es: "Plan" };
  const act = { constitution_document_id: law, constituted_on: "2021-01-01", dissolved_on: "2025-12-31" };
  const level = company === country.region ? "regional" : "communal";
  const committee = await put("/committees", { ...act, kind: "cogrid", level, name: "COGRID" });
  const called = { kind: "ordinary", mode: "remote", status: "called", starts_at: "2025-12-01T13:00:00Z" };
  const variable = await put("/variables/situationMap", aVariableDraft({ value_type: "none" }));
  const event_type = await put("/variables/riskAssessment", aVariableDraft({ kind: "event_type", value_type: "none" }));
  const recordOf = (variable_id: number) => aRecord({ company_id: company, variable_id, value: null });
  const told = await put("/records/risk", recordOf(event_type));
  await inStatus(app, told, "published");
  const alert_type = await put("/variables/alertMap", aVariableDraft({ value_type: "none" }));
  const warning = { variable_id: alert_type, level: "roja", headline_es: "Alerta" };
  const practised = { title: "Simulacro", kind: "drill", hazard: "MH0705", starts_at: "2025-11-01T13:00:00Z" };
  const exercise = await put("/exercises", practised);
  const learned = { exercise_id: exercise, kind: "improvement", text: "Faltan sirenas" };
  return {
    company,
    law,
    plan: await put("/legal-documents", { ...plan, place_ids: answersFor }),
    institution: await put("/institutions", anInstitutionDraft()),
    person: await put("/persons", aPersonDraft({ email: `de${company}@demo.test` })),
    property: await put("/properties", aPropertyDraft()),
    committee,
    session: await put("/committee-sessions", called, { committee_id: committee }),
    record: await put("/records/situation", recordOf(variable)),
    event: await put("/records/risk", recordOf(event_type)),
    told,
    variable,
    alert_type,
    alert: await put("/alerts", warning),
    exercise,
    lesson: await put("/lessons", learned, {}),
    group: await put("/variables/situationMap/groups", { name_es: "Grupo" }),
    file: (await aFile(by, "nota.txt", someText(20, company))).file_id,
  };
}

const isOf =
  ({ institution }: Things) =>
  ({ institution_id }: { institution_id: number }) =>
    institution_id === institution;

/**
 * What a reader sees of each thing. What others say of it, and how many use it, is not what it is, and is told to those alone who may read
 * the others: its keeper, and no third place.
 */
async function stateOf(by: Caller, things: Things, isKeeper: boolean): Promise<Record<string, unknown>> {
  const paths = {
    company: `/companies/${things.company}`,
    law: `/legal-documents/${things.law}`,
    plan: `/legal-documents/${things.plan}`,
    coverage: "/legal-documents/coverage?on=2026-01-01",
    institution: `/institutions/${things.institution}`,
    functions: "/institution-functions",
    person: `/persons/${things.person}`,
    property: `/properties/${things.property}`,
    committee: `/committees/${things.committee}`,
    session: `/committee-sessions/${things.session}`,
    record: `/records/situation/${things.record}`,
    comments: `/records/situation/${things.record}/comments`,
    event: `/records/risk/${things.event}`,
    told: `/records/risk/${things.told}`,
    published: `/records/risk/${things.told}/published`,
    variable: `/variables/situationMap/${things.variable}`,
    group: `/variables/situationMap/groups/${things.group}`,
    alert: `/alerts/${things.alert}`,
    exercise: `/exercises/${things.exercise}`,
    lesson: `/lessons/${things.lesson}`,
    files: `/attachments?owner=legal_documents&owner_id=${things.law}`,
    views: "/saved-views?screen=records/risk",
  };
  const seen = await Promise.all(
    Object.entries(paths).map(async ([name, path]) => {
      const { status, body } = await by.get(path);
      if (status !== 200) return [name, status];
      const { related_by, references, record_count, variable_count, ...rest } = body;
      if (name === "functions") return [name, body.functions.filter(isOf(things))];
      // A region's coverage tells of the places below too: what they have themselves is theirs to change.
      if (isKeeper && name === "coverage") return [name, null];
      return [name, isKeeper ? rest : { ...rest, related_by, references, record_count, variable_count }];
    }),
  );
  return Object.fromEntries(seen);
}

test("R-603 V14 whatever somebody links to from below or beside, nothing there changes for its keeper or for a third place", async () => {
  const { region, valparaiso, quilpue } = country;
  const viña = await aPlace(app, { name: "Viña del Mar", parent: region });
  const [by, above, beside, third] = await Promise.all(
    [valparaiso, region, quilpue, viña].map((place) => app.as("admin", [place])),
  );
  const own = await everything(by!, valparaiso);
  const sides = {
    above: { things: await everything(above!, region, [quilpue, viña]), keeper: above! },
    beside: { things: await everything(beside!, quilpue), keeper: beside! },
  };
  const states = async () => ({
    above: await stateOf(above!, sides.above.things, true),
    beside: await stateOf(beside!, sides.beside.things, true),
    "above, by a third place": await stateOf(third!, sides.above.things, false),
    "beside, by a third place": await stateOf(third!, sides.beside.things, false),
    "above, by the place beside": await stateOf(beside!, sides.above.things, false),
  });
  const before = await states();
  for (const [name, relation] of Object.entries(relations)) {
    if ("excuse" in relation) continue;
    for (const side of ["above", "beside"] as const) {
      const { status, body } = await relation.link(by!, own, sides[side].things);
      expect(status, `${name} ${side} ${JSON.stringify(body)}`).toBe(relation[side]);
    }
  }
  expect(await states()).toEqual(before);
  // Where a keeper was asked, he is: seven kinds of relation, two of which change a law or a plan.
  expect((await above!.get("/proposals?side=received&state=open")).body.data).toHaveLength(4);
}, 120_000);

test("every relation between things of places is tried above, or says why it cannot reach another place", async () => {
  const { rows } = await sql<{ name: string }>`
    with placed as (select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id' union select 'companies')
    select k.conrelid::regclass || '.' || a.attname as name from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.conrelid::regclass::text in (select table_name from placed)
      and k.confrelid::regclass::text in (select table_name from placed)
    union
    select c.table_name || '.' || c.column_name from information_schema.columns c
    where c.table_schema = 'public' and c.udt_name = '_int8' and c.table_name in (select table_name from placed)
    order by name`.execute(app.db);
  // The views of the database carry no rows of their own, and who holds a role is no thing of a place.
  const known = Object.keys(relations).map((name) => name.split(" ")[0]);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});
