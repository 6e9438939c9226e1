// A list is taken out in the format of the program that is to read it: the same rows whatever it is, and for maps where each of them lies.
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { XmlDocument } from "libxml2-wasm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mapFormats, mostPaperColumns, sheetFormats } from "@atalaya/contract/list-columns.ts";
import { aCountry, aRecord, aVariable } from "../../testing/factories.ts";
import { readSheets } from "../../testing/read-sheets.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readWkb } from "../geo-files/read-wkb.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let schools = 0;

const quebrada = {
  type: "Polygon",
  coordinates: [
    [
      [-71.61, -33.05],
      [-71.6, -33.05],
      [-71.6, -33.04],
      [-71.61, -33.05],
    ],
  ],
};
const wild = "<Liceo> & \"Ñuñoa\"; '=1+1'";

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  schools = await aVariable(country.chief, { name_es: "Escuela", name_en: "School", value_type: "decimal" });
  const rows = [
    { title: wild, value: 12.5, geometry: { type: "Point", coordinates: [-71.6275, -33.0458] } },
    { title: "Quebrada", value: 7, geometry: quebrada },
    { title: "Sin ubicación", value: null, geometry: null },
  ];
  for (const row of rows)
    await country.chief.post(
      "/records/situation",
      aRecord({ company_id: country.valparaiso, variable_id: schools, ...(row as object) }),
    );
  await country.chief.post(
    "/records/situation",
    aRecord({ company_id: country.talcahuano, variable_id: schools, title: "Ajena" }),
  );
});
afterAll(() => app.stop());

const taken = async (path: string, format: string, query = "") => {
  const answer = await country.officer.get(`/${path}/export?format=${format}${query}`);
  expect(answer.status, `${path} ${format}`).toBe(200);
  expect(answer.headers.get("content-disposition")).toMatch(new RegExp(`filename=".*\\.${format}"`));
  return answer;
};
const list = () => `&variable=${schools}&sort=title&columns=title,company_id,observed_on,value`;
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The rows of its one table of features, and what it tells of itself. */
async function readGeoPackage(bytes: Uint8Array) {
  const path = join(tmpdir(), `${crypto.randomUUID()}.gpkg`);
  await writeFile(path, bytes);
  const database = new DatabaseSync(path);
  try {
    const all = (query: string) => database.prepare(query).all() as Record<string, unknown>[];
    const [contents] = all("select * from gpkg_contents");
    return {
      contents: contents!,
      rows: all(`select * from "${String(contents!["table_name"])}"`),
      titles: all("select column_name, title from gpkg_data_columns"),
      types: all(`select name, type from pragma_table_info('${String(contents!["table_name"])}')`),
      problems: all("pragma integrity_check"),
    };
  } finally {
    database.close();
    await rm(path);
  }
}

test("GeoJSON has a feature for each row of the list, in its order, with where it lies", async () => {
  const { bytes, headers } = await taken("records/situation", "geojson", list());
  expect(headers.get("content-type")).toBe("application/geo+json");
  const { type, features } = JSON.parse(text(bytes)) as { type: string; features: Record<string, unknown>[] };
  expect(type).toBe("FeatureCollection");
  expect(features.map(({ geometry }) => geometry)).toEqual([
    { type: "Point", coordinates: [-71.6275, -33.0458] },
    quebrada,
    null,
  ]);
  expect(features.map(({ properties }) => properties)).toEqual([
    { title: wild, company_id: "Valparaíso", observed_on: "2026-03-02", value: 12.5 },
    { title: "Quebrada", company_id: "Valparaíso", observed_on: "2026-03-02", value: 7 },
    { title: "Sin ubicación", company_id: "Valparaíso", observed_on: "2026-03-02", value: null },
  ]);
});

test("KML has a place mark for each row, named by its title, with the other columns under their titles", async () => {
  const { bytes } = await taken("records/situation", "kml", list());
  const kml = XmlDocument.fromString(text(bytes));
  const said = (what: string) =>
    kml.find(`//k:Placemark${what}`, { k: "http://www.opengis.net/kml/2.2" }).map(({ content }) => content);
  expect(said("/k:name")).toEqual([wild, "Quebrada", "Sin ubicación"]);
  expect(said("[1]//k:displayName")).toEqual(["Título", "Lugar", "Fecha de observación", "Valor"]);
  expect(said("[1]//k:value").slice(1)).toEqual(["Valparaíso", "2026-03-02", "12.5"]);
  expect(said("[1]/k:Point/k:coordinates")).toEqual(["-71.6275,-33.0458"]);
  expect(said("[2]/k:Polygon")).toHaveLength(1);
  expect(said("[3]//k:coordinates")).toHaveLength(0);
  kml.dispose();
});

test("a GeoPackage has one table of features with numbers and days as such, its extent, and the titles of its columns", async () => {
  const { bytes } = await taken("records/situation", "gpkg", list());
  const { contents, rows, titles, types, problems } = await readGeoPackage(bytes);
  expect(problems).toEqual([{ integrity_check: "ok" }]);
  expect(contents).toMatchObject({ table_name: "situation", data_type: "features", identifier: "Mapa Base" });
  expect([contents["min_x"], contents["min_y"], contents["max_x"], contents["max_y"]]).toEqual([
    -71.6275, -33.05, -71.6, -33.04,
  ]);
  expect(types.map(({ name, type }) => `${String(name)} ${String(type)}`)).toEqual([
    "fid INTEGER",
    "geom geometry",
    "title TEXT",
    "company_id TEXT",
    "observed_on DATE",
    "value REAL",
  ]);
  expect(titles).toContainEqual({ column_name: "observed_on", title: "Fecha de observación" });
  expect(rows.map(({ title, value }) => [title, value])).toEqual([
    [wild, 12.5],
    ["Quebrada", 7],
    ["Sin ubicación", null],
  ]);
  const shape = Buffer.from(rows[1]!["geom"] as Uint8Array);
  expect(shape.toString("latin1", 0, 2)).toBe("GP");
  expect(shape.readInt32BE(4)).toBe(4326);
  expect(readWkb(shape.subarray(40))).toEqual(quebrada);
  expect(rows[2]!["geom"]).toBeNull();
});

test("an ODS has what the XLSX has", async () => {
  const [ods, xlsx] = [
    readSheets((await taken("records/situation", "ods", list())).bytes),
    readSheets((await taken("records/situation", "xlsx", list())).bytes),
  ];
  expect(ods.map(({ sheet }) => sheet)).toEqual(["Datos", "Diccionario", "Filtros"]);
  expect(ods[0]!.data.map(([title, , , value]) => [title, value])).toEqual([
    ["Título", "Valor"],
    [wild, 12.5],
    ["Quebrada", 7],
    ["Sin ubicación", null],
  ]);
  expect(ods[1]!.data).toEqual(xlsx[1]!.data);
});

test("on paper there are as many columns as can be read, and more are refused with what to do", async () => {
  const { bytes } = await taken("records/situation", "pdf", list());
  expect(text(bytes.slice(0, 5))).toBe("%PDF-");
  const refused = await country.officer.get(`/records/situation/export?format=pdf&variable=${schools}`);
  expect(refused.status).toBe(422);
  expect(refused.body.errors.columns[0]).toContain(String(mostPaperColumns));
});

test("every list that is on the map goes out in every format, others only as sheets", async () => {
  const onMap = ["records/situation", "records/risk", "companies", "alerts", "shelters", "properties", "inventory"];
  for (const path of onMap)
    for (const format of [...sheetFormats, ...mapFormats].filter((it) => it !== "pdf")) await taken(path, format);
  for (const path of ["persons", "institutions", "legal-documents"]) {
    for (const format of sheetFormats.filter((it) => it !== "pdf")) await taken(path, format);
    for (const format of mapFormats)
      expect((await country.officer.get(`/${path}/export?format=${format}`)).body.errors, path).toHaveProperty(
        "format",
      );
  }
});

test("nothing of another place is in any format", async () => {
  for (const format of ["csv", "geojson", "kml"])
    expect(text((await taken("records/situation", format, `&variable=${schools}`)).bytes), format).not.toContain(
      "Ajena",
    );
  const { rows } = await readGeoPackage((await taken("records/situation", "gpkg", `&variable=${schools}`)).bytes);
  expect(rows.map(({ title }) => title)).not.toContain("Ajena");
});

test("figures of disasters lie nowhere of their own, so they are no layer of a map", async () => {
  const refused = await country.officer.get("/records/risk/export?format=geojson&rows=figures");
  expect(Object.keys(refused.body.errors)).toEqual(["format"]);
});
