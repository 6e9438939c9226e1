// Who may call what, and which places a call sees.
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { aCountry, aRecord, aPlace } from "../../testing/factories.ts";
import { startTestApp, type Answer, type TestApp } from "../../testing/test-app.ts";
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
