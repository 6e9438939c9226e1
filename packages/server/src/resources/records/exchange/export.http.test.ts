// Exports of the list of records over HTTP: the same rows in the same order, safe in a spreadsheet, and noted.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../../platform/database/database.ts";
import { aCountry, aRecord, aVariable } from "../../../testing/factories.ts";
import { readSheets } from "../../../testing/read-sheets.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let schools = 0;
const line = {
  type: "LineString",
  coordinates: [
    [-71.6, -33.05],
    [-71.5, -33.1],
  ],
};

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  schools = await aVariable(country.chief, {
    name_es: "Escuela",
    name_en: "School",
    value_type: "decimal",
    unit_es: "alumnos",
    fields: [
      { key: "piso", type: "integer", label_es: "Pisos", label_en: "Floors" },
      {
        key: "uso",
        type: "category",
        label_es: "Uso",
        options: [{ key: "basica", label_es: "Básica", label_en: "Primary" }],
      },
    ],
  });
  const { valparaiso, talcahuano, shelters } = country;
  const rows = [
    {
      title: "=HYPERLINK(1)",
      value: 12.5,
      attributes: { piso: 2, uso: "basica" },
      tags: ["a", "b"],
      confidence: "low",
    },
    { title: 'Liceo "Ñuñoa"; sede\nnorte', value: null, observed_on: "2026-01-31", geometry: line },
    { title: "Sin ubicación", value: 0, geometry: null, is_public: false },
  ];
  for (const row of rows)
    await country.chief.post(
      "/records/situation",
      aRecord({ company_id: valparaiso, variable_id: schools, ...(row as object) }),
    );
  await country.chief.post(
    "/records/situation",
    aRecord({ company_id: talcahuano, variable_id: schools, title: "Ajena" }),
  );
  // More than are read at once.
  await app.write(system, (tx) =>
    sql`insert into records (domain, company_id, variable_id, title, observed_on, status)
      select 'situation', ${country.quilpue}, ${shelters}, 'Uno de muchos', date '2026-01-01' + number % 30, 'draft'
      from generate_series(1, 1203) number`.execute(tx),
  );
});
afterAll(() => app.stop());

const csv = async (by: Caller, query: string, language = "es") => {
  const answer = await by.get(`/records/situation/export?format=csv&${query}`, {
    headers: { "accept-language": language },
  });
  expect(answer.status, query).toBe(200);
  return { ...answer, text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(answer.bytes) };
};

test("a Spanish CSV opens as it is meant: mark, semicolons, decimal comma, days, labels, and no formula runs", async () => {
  const columns =
    "code,title,company_id,observed_on,value,unit,confidence,tags,is_public,attributes.piso,attributes.uso,lon,wkt";
  const { text, headers } = await csv(country.officer, `variable=${schools}&sort=title&columns=${columns}`);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(/filename="situation-\d{4}-\d\d-\d\d\.csv"/);
  expect(text.startsWith("\ufeff")).toBe(true);
  const lines = text.slice(1).split("\r\n");
  expect(lines[0]).toBe(
    "Código;Título;Lugar;Fecha de observación;Valor;Unidad;Confiabilidad;Etiquetas;Público;Pisos;Uso;Longitud;Geometría (WKT)",
  );
  expect(lines.slice(1).map((it) => it.replace(/^[^;]+;/, ""))).toEqual([
    "'=HYPERLINK(1);Valparaíso;02-03-2026;12,5;alumnos;Baja;a, b;Sí;2;Básica;-71,6;",
    '"Liceo ""Ñuñoa""; sede\nnorte";Valparaíso;31-01-2026;;alumnos;;;Sí;;;-71,5;LINESTRING(-71.6 -33.05,-71.5 -33.1)',
    "Sin ubicación;Valparaíso;02-03-2026;0;alumnos;;;No;;;;",
    "",
  ]);
});

test("a moment is told by the clock of its place, with the offset from UTC", async () => {
  const { text } = await csv(country.officer, `variable=${schools}&sort=title&columns=updated_at`);
  const [, moment, offset] = /^(\d\d-\d\d-\d{4} \d\d:\d\d) ([+-]\d\d:00)$/m.exec(text)!;
  const [day, time] = moment!.split(" ") as [string, string];
  const instant = Date.parse(`${day.split("-").toReversed().join("-")}T${time}:00${offset}`);
  expect(Math.abs(Date.now() - instant)).toBeLessThan(600_000);
  expect(["-03:00", "-04:00"]).toContain(offset);
});

test("an English CSV parts its cells by commas and speaks English", async () => {
  const { text } = await csv(
    country.officer,
    `variable=${schools}&sort=title&columns=title,value,attributes.uso`,
    "en",
  );
  expect(text.slice(1).split("\r\n").slice(0, 2)).toEqual(["Title,Value,Uso", "'=HYPERLINK(1),12.5,Primary"]);
});

test("every export holds exactly the rows of the list under the same query, in its order, whatever their number", async () => {
  for (const query of [
    "sort=-observed_on",
    "sort=updated_at",
    `variable=${schools}`,
    `place=${country.quilpue}`,
    "q=Nadie nunca",
  ]) {
    const whole: string[] = [];
    let after = "";
    do {
      const { body } = await country.chief.get(`/records/situation?per_page=100&${query}${after}`);
      whole.push(...body.data.map(({ code }: { code: string }) => code));
      after = body.meta.next_cursor ? `&after=${body.meta.next_cursor}` : "";
    } while (after);
    const { text } = await csv(country.chief, `${query}&columns=code`);
    expect(text.slice(1).trimEnd().split("\r\n").slice(1), query).toEqual(whole);
  }
});

test("V20 an export is noted: who, when, which filters, in which form; nobody exports what lies outside of his places", async () => {
  const { text } = await csv(country.officer, `variable=${schools}&q=sede&place=${country.valparaiso}`);
  expect(text).toContain("Ñuñoa");
  expect((await csv(country.officer, `variable=${schools}`)).text).not.toContain("Ajena");
  const [noted] = await app.db
    .selectFrom("record_exports")
    .selectAll()
    .where("company_id", "=", country.valparaiso)
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  expect(noted).toMatchObject({
    user_id: country.officer.id,
    format: "csv",
    query: { variable: [schools], q: "sede" },
  });
  expect(await app.auditOf("record_exports", noted!.id)).toMatchObject([
    { action: "create", company_id: country.valparaiso },
  ]);
});

test("an XLSX has the data with numbers and days, the dictionary of its columns, and the filters it was made with", async () => {
  const answer = await country.officer.get(
    `/records/situation/export?format=xlsx&variable=${schools}&status=draft&sort=title&place=${country.valparaiso}`,
  );
  expect(answer.status).toBe(200);
  const sheets = readSheets(answer.bytes);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(["Datos", "Diccionario", "Filtros"]);
  const [data, dictionary, filters] = sheets.map((it) => it.data);
  const at = (title: string) => data![0]!.indexOf(title);
  expect(data).toHaveLength(4);
  expect(data![1]![at("Valor")]).toBe(12.5);
  expect(data![1]![at("Pisos")]).toBe(2);
  expect((data![1]![at("Fecha de observación")] as unknown as Date).toISOString().slice(0, 10)).toBe("2026-03-02");
  const changed = data![1]![at("Modificado el")] as Date;
  const local = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Santiago", dateStyle: "short" });
  expect(changed.toISOString().slice(0, 10)).toBe(local.format(new Date()));
  expect(dictionary).toContainEqual(["Modificado el", "updated_at", "datetime", "hora del lugar", null]);
  expect(dictionary).toContainEqual(["Uso", "attributes.uso", "category", null, "basica = Básica"]);
  expect(filters).toContainEqual(["Lugar", "Valparaíso"]);
  expect(filters).toContainEqual(["Variable", "Escuela"]);
  expect(filters).toContainEqual(["Estado", "Borrador"]);
  expect(filters).toContainEqual(["Registros", "3"]);
});

test("an unknown form or column is refused on its field", async () => {
  expect((await country.officer.get("/records/situation/export?format=doc")).body.errors).toHaveProperty("format");
  expect((await country.officer.get("/records/situation/export?format=csv&columns=password")).status).toBe(422);
});

test("laws, places, institutions and persons are taken out as their lists show them, and each time it is noted (V20)", async () => {
  const { officer, outsider, chief, valparaiso, talcahuano } = country;
  const rut = { national_id_type: "rut", national_id: "12.345.678-5" };
  const person = { first_name: "Ana", last_name: "Ñancupil", email: "ana@demo.test", phone: "+56 9 1111 2222", ...rut };
  const institution = { name_es: "Bomberos", name_en: "Fire brigade", kind: "response", level: "communal" };
  const law = { kind: "ordinance", number: "=7", title_es: "Quemas", issuing_body: "Alcaldía", level: "communal", issued_on: "2026-03-02", status: "in_force" }; // prettier-ignore
  for (const [path, draft] of Object.entries({ persons: person, institutions: institution, "legal-documents": law })) {
    expect((await officer.post(`/${path}`, { ...draft, company_id: valparaiso })).status, path).toBe(201);
    expect((await outsider.post(`/${path}`, { ...draft, company_id: talcahuano })).status, path).toBe(201);
  }
  const lines = async (by: Caller, path: string, query: string) => {
    const { status, bytes } = await by.get(`/${path}/export?format=csv&${query}`);
    expect(status, `${path} ${query}`).toBe(200);
    return new TextDecoder().decode(bytes).trimEnd().split("\r\n");
  };
  expect(await lines(officer, "persons", "columns=last_name,national_id,phone")).toEqual([
    "Primer apellido;Documento de identidad;Teléfono",
    "Ñancupil;12.345.***-*;+56 9 1111 2222",
  ]);
  expect(await lines(officer, "legal-documents", "q=quemas&columns=kind,number,issued_on,current_status")).toEqual([
    "Tipo;Número;Fecha de dictación;Estado",
    "Ordenanza;'=7;02-03-2026;Vigente",
  ]);
  expect(await lines(officer, "institutions", "columns=name_es,kind,is_active")).toEqual([
    "Nombre;Tipo;Vigente",
    "Bomberos;Respuesta;Sí",
  ]);
  expect((await lines(chief, "companies", "kind=region&columns=reason_social,kind"))[0]).toBe("Razón social;Tipo");
  const [changed] = (await lines(officer, "institutions", "columns=updated_at")).slice(1);
  expect(changed).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d -0[34]:00$/);

  const sheets = readSheets((await officer.get("/legal-documents/export?format=xlsx&status=in_force")).bytes);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(["Datos", "Diccionario", "Filtros"]);
  expect(sheets[0]!.data[0]).toContain("Próxima revisión");
  expect(sheets[2]!.data).toContainEqual(["Estado", "Vigente"]);
  expect(Object.keys((await officer.get("/persons/export?format=csv&columns=notes")).body.errors)).toEqual([
    "columns.0",
  ]);

  const noted = await app.db
    .selectFrom("record_exports")
    .select(["list", "columns"])
    .where("user_id", "=", officer.id)
    .where("list", "not like", "records/%")
    .orderBy("id")
    .execute();
  expect(noted[0]).toEqual({ list: "persons", columns: ["last_name", "national_id", "phone"] });
  expect(new Set(noted.map(({ list }) => list))).toEqual(new Set(["persons", "legal-documents", "institutions"]));
});
