// Sheets of places over HTTP: rehearsed, written whole or in part, and never by halves.
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCountry, aPlaceDraft } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let manager: Caller;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  manager = await app.as("admin", [country.region]);
  for (const [id, territorial_code] of [
    [country.region, "CL-VS"],
    [country.elsewhere, "CL-BI"],
    [country.talcahuano, "08110"],
  ] as const)
    await country.chief.put(`/companies/${id}`, { version: 1, territorial_code });
});
afterAll(() => app.stop());

type Options = { by?: Caller; is_rehearsal?: boolean; mode?: "all" | "valid"; language?: "es" | "en" };
const send = (rows: object[], { by = manager, is_rehearsal = false, mode = "all", language = "es" }: Options = {}) =>
  by.post("/companies/import", { rows, is_rehearsal, mode }, { headers: { "accept-language": language } });

const row = (changes: object = {}) => ({
  reason_social: "Olmué",
  kind: "Comuna",
  territorial_code: "05803",
  parent_code: "CL-VS",
  lon: "-71,1856",
  lat: "-32.9956",
  year: "2017",
  population: "17.516",
  ...changes,
});
const found = ({ body }: { body: { findings: { row: number; column: string; text: string }[] } }) =>
  body.findings.map(({ row: number, column, text }) => `${number} ${column}: ${text}`);
const placesNamed = async (name: string) => (await country.chief.get(`/companies?q=${name}`)).body.data;

test("a rehearsal says what would happen and writes nothing", async () => {
  const before = await app.rowCounts();
  const { status, body } = await send([row(), row({ territorial_code: "05804", lat: "95" })], { is_rehearsal: true });
  expect(status).toBe(200);
  expect(body).toEqual({
    totals: { rows: 2, valid: 1, invalid: 1, warned: 0, known: 0, created: 1, updated: 0 },
    findings: [{ row: 2, column: "lat", value: "95", text: "La latitud va entre −90 y 90 grados.", is_warning: false }],
    is_written: false,
  });
  expect(await app.rowCounts()).toEqual(before);
});

test("rows are written with numbers as people write them and codes with their leading zeros", async () => {
  const { body } = await send([row({ area_km2: "231,8", tax_id: "69.061.700-5", phone: "+56 33 244 1000" })]);
  expect(body).toMatchObject({ is_written: true, totals: { created: 1 } });
  const [place] = await placesNamed("Olmué");
  expect((await manager.get(`/companies/${place.id}`)).body).toMatchObject({
    territorial_code: "05803",
    parent_company_id: country.region,
    centroid: { coordinates: [-71.1856, -32.9956] },
    population: 17516,
    population_year: 2017,
    area_km2: 231.8,
    tax_id_type: "rut",
    tax_id: "69061700-5",
    country: "CL",
    timezone: "America/Santiago",
  });
  const again = await send([
    { territorial_code: "05803", short_name: "Olmué (MM)", year: "2024", population: "19000" },
  ]);
  expect(again.body).toMatchObject({ is_written: true, totals: { created: 0, updated: 1 } });
  expect((await manager.get(`/companies/${place.id}`)).body).toMatchObject({
    reason_social: "Olmué",
    short_name: "Olmué (MM)",
    area_km2: 231.8,
    population: 19000,
    stats: [{ year: 2024 }, { year: 2017, population: 17516 }],
  });
});

test("a double click imports a sheet once, and makes a place once: whatever writes is answered again under its key", async () => {
  const once = { headers: { "idempotency-key": crypto.randomUUID() } };
  const rows = [{ reason_social: "Doble", kind: "Comuna", parent_code: "CL-VS", lon: "-71", lat: "-33" }];
  const sheet = { rows, is_rehearsal: false, mode: "all" };
  const [first, second] = await Promise.all([1, 2].map(() => manager.post("/companies/import", sheet, once)));
  expect(first!.body).toMatchObject({ is_written: true, totals: { created: 1 } });
  expect(second!.body).toEqual(first!.body);
  const other = { headers: { "idempotency-key": crypto.randomUUID() } };
  const place = aPlaceDraft({ parent_company_id: country.region, reason_social: "Doble formulario" });
  const [made, again] = await Promise.all([1, 2].map(() => manager.post("/companies", place, other)));
  expect([made!.status, again!.body]).toEqual([201, made!.body]);
  expect(await placesNamed("Doble")).toHaveLength(2);
});

test("each wrong cell is told of in the caller's language", async () => {
  const rows = [
    row({ territorial_code: "05901", kind: "planeta" }),
    row({ territorial_code: "05902", reason_social: "", population: "muchos" }),
    row({ territorial_code: "05903", tax_id: "12.345.678-9" }),
    row({ territorial_code: "05904", parent_code: "CL-XX" }),
    row({ territorial_code: "05905", email: "nadie", website: "javascript:alert(1)" }),
    row({ territorial_code: "05906", year: "" }),
    row({ territorial_code: "05906" }),
    row({ territorial_code: "05907", lat: "" }),
    row({ territorial_code: "05908", lon: "0", lat: "0" }),
  ];
  const { body } = await send(rows, { language: "en" });
  expect(found({ body })).toEqual([
    "1 kind: Choose one of the options.",
    "2 population: Enter a number.",
    "2 reason_social: This field is required.",
    "3 tax_id: The check digit of the RUT does not match.",
    "4 parent_code: There is no place with this code.",
    "5 email: Enter a valid e-mail.",
    "5 website: Enter a valid web address.",
    "6 year: This field is required.",
    "7 territorial_code: This code is in another row of the file.",
    "8 lat: This field is required.",
    "9 lat: The coordinate 0, 0 is not a real place.",
  ]);
  expect(body).toMatchObject({ is_written: false, totals: { invalid: 9, valid: 0 } });
});

test("all or nothing writes nothing while a row is wrong; valid rows only writes the others", async () => {
  const rows = [
    row({ territorial_code: "05910", reason_social: "Buena" }),
    row({ territorial_code: "05911", lat: "x" }),
  ];
  expect((await send(rows)).body).toMatchObject({ is_written: false, totals: { valid: 1, invalid: 1 } });
  expect(await placesNamed("Buena")).toEqual([]);
  expect((await send(rows, { mode: "valid" })).body).toMatchObject({ is_written: true, totals: { created: 1 } });
  expect(await placesNamed("Buena")).toHaveLength(1);
});

test("a place above may stand anywhere in the same sheet, and its errors are those of what lies below", async () => {
  const province = { kind: "Province", territorial_code: "054", reason_social: "Petorca", parent_code: "CL-VS" };
  const town = row({ territorial_code: "05401", reason_social: "La Ligua", parent_code: "054" });
  const wrong = await send([town, { ...province, lon: "-71", lat: "100" }]);
  expect(found(wrong)).toEqual([
    "1 parent_code: La fila del lugar superior tiene errores.",
    "2 lat: La latitud va entre −90 y 90 grados.",
  ]);
  const beyond = await send([town, { ...province, lon: "-191", lat: "-32" }]);
  expect(found(beyond)[1]).toBe("2 lon: La longitud va entre −180 y 180 grados.");
  const right = await send([town, { ...province, lon: "-71", lat: "-32" }]);
  expect(right.body).toMatchObject({ is_written: true, totals: { created: 2 } });
  const [place] = await placesNamed("La Ligua");
  expect(place.parent_name).toBe("Petorca");
});

test("V17 circles are found, also those that go through a place that is not in the sheet", async () => {
  const { chief, region } = country;
  const circle = await send([
    row({ territorial_code: "A1", parent_code: "A2" }),
    row({ territorial_code: "A2", parent_code: "A1" }),
  ]);
  expect(found(circle).map((line) => line.slice(0, 14))).toEqual(["1 parent_code:", "2 parent_code:"]);
  const middle = await chief.post("/companies", aPlaceDraft({ parent_company_id: region, territorial_code: "M1" }));
  await chief.post("/companies", aPlaceDraft({ parent_company_id: middle.body.id, territorial_code: "M2" }));
  const through = await send([{ territorial_code: "M1", parent_code: "M2" }], { by: chief });
  expect(found(through)).toEqual(["1 parent_code: Un lugar no puede quedar dentro de sí mismo."]);
});

test("R-603 rows stay inside the caller's places, whether they make, change or move one", async () => {
  const outside = "Está fuera de sus lugares.";
  const answer = await send([
    row({ territorial_code: "08111", parent_code: "CL-BI" }),
    { territorial_code: "08110", short_name: "Mía" },
    row({ territorial_code: "05999", parent_code: "" }),
    { territorial_code: "05803", parent_code: "CL-BI" },
  ]);
  expect(found(answer)).toEqual([
    `1 parent_code: ${outside}`,
    `2 territorial_code: ${outside}`,
    "3 parent_code: Solo quien administra todos los lugares puede dejarlo sin lugar superior. Elija uno.",
    `4 parent_code: ${outside}`,
  ]);
  expect((await send([row()], { by: country.officer })).status).toBe(403);
});

test("what is expected of a municipality, and a name that is there already, are warnings", async () => {
  const { body } = await send([row({ territorial_code: "", reason_social: "Quilpué", population: "", year: "" })], {
    is_rehearsal: true,
  });
  expect(body.totals).toMatchObject({ valid: 1, warned: 1 });
  expect(found({ body })).toEqual([
    "1 territorial_code: Se espera en una comuna.",
    "1 population: Se espera en una comuna.",
    "1 reason_social: Ya existe un lugar con este nombre.",
  ]);
});

test("the 346 municipalities of Chile come in at once, and again as changes", async () => {
  const rows = Array.from({ length: 346 }, (_, index) => {
    const code = String(20_000 + index);
    return row({ territorial_code: code, reason_social: `Comuna ${code}`, population: String(1000 + index) });
  });
  expect((await send(rows)).body).toMatchObject({ is_written: true, totals: { created: 346, updated: 0 } });
  const again = await send(rows.map((it) => ({ ...it, population: "5" })));
  expect(again.body).toMatchObject({ is_written: true, totals: { created: 0, updated: 346 } });
});

test("more than 2,000 rows, none, and unknown columns are refused", async () => {
  expect((await send([])).status).toBe(422);
  expect((await send(Array.from({ length: 2001 }, () => ({})))).status).toBe(422);
  expect((await send([{ secret: "1" }])).status).toBe(422);
});

test("V19 a sheet moves no place to where the sender would gain permissions over it, nor through a new place between", async () => {
  const mover = await app.as("admin", [country.elsewhere]);
  const permissions = ["companies.index", "companies.create", "companies.update"];
  const { body: role } = await country.chief.post("/roles", { name_es: "Catastro", permissions });
  await app.write(system, (tx) =>
    tx
      .insertInto("role_assignments")
      .values({ user_id: mover.id, role_id: role.id, company_id: country.region })
      .execute(),
  );
  app.app.identities.forget();
  await send([row({ reason_social: "Limache", territorial_code: "05802" })]);
  const moved = row({ reason_social: "Limache", territorial_code: "05802", parent_code: "CL-BI" });
  const refused = "parent_code: No puede mover un lugar a donde usted ganaría permisos sobre él.";
  expect(found(await send([moved], { by: mover }))).toEqual([`1 ${refused}`]);
  const between = row({
    reason_social: "Provincia nueva",
    kind: "Provincia",
    territorial_code: "P-1",
    parent_code: "CL-BI",
  });
  const through = await send([between, { ...moved, parent_code: "P-1" }], { by: mover });
  expect(found(through)).toContain(`2 ${refused}`);
  expect((await placesNamed("Limache"))[0].parent_company_id).toBe(country.region);
});
