// Boundaries in one drop, over HTTP: a file of shapes is read, matched to places, examined, written, and taken back as one.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { aPlace } from "../../testing/factories.ts";
import { geoJson, geoPackage, shapefile, square, topoJson, zipped, type Drawn } from "../../testing/geo-files.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { finish, loadFile, startLoad } from "../../testing/boundary-loads.ts";

let app: TestApp;
let chief: Caller;
let ids: Map<string, number>;
beforeAll(async () => {
  app = await startTestApp();
  chief = await app.as("super_admin");
  await chief.post("/packs/load", { key: "chile", parts: ["places"], is_rehearsal: false });
  const { body } = await chief.get("/companies?type=tree");
  ids = new Map(body.data.map((it: { territorial_code: string; id: number }) => [it.territorial_code, it.id]));
});
afterAll(() => app.stop());

/** Comunas of the province of Marga Marga, as their points lie. */
const towns: [code: string, name: string, at: Position][] = [
  ["05801", "Quilpué", [-71.44, -33.05]],
  ["05802", "Limache", [-71.25, -33.0]],
  ["05803", "Olmué", [-71.17, -33.0]],
  ["05804", "Villa Alemana", [-71.37, -33.04]],
];

/** Strips beside each other, a tenth of a degree high, each around its town's point; neighbours share their border. */
const strips = (named: (code: string, name: string) => Drawn["properties"]): Drawn[] => {
  const edges = [-71.6, -71.41, -71.31, -71.21, -71.1];
  const inOrder = [towns[0]!, towns[3]!, towns[1]!, towns[2]!];
  return inOrder.map(([code, name], index) => {
    const [west, east] = [edges[index]!, edges[index + 1]!];
    const ring: Position[] = [
      [west, -33.1],
      [east, -33.1],
      [east, -32.95],
      [west, -32.95],
      [west, -33.1],
    ];
    return { properties: named(code, name), polygons: [[ring]] };
  });
};

const byCode = (code: string, name: string) => ({ CUT_COM: code, COMUNA: name });
const matchedCodes = (load: { features: { place: { id: number } | null }[] }) =>
  load.features.map(({ place }) => place && [...ids].find(([, id]) => id === place.id)?.[0]);
const allCodes = ["05801", "05804", "05802", "05803"];

describe("a shape finds its place", () => {
  test.each<[string, (code: string, name: string) => Drawn["properties"]]>([
    ["by its official code", byCode],
    ["by a code that lost its zeros", (code, name) => ({ cod_comuna: Number(code), Comuna: name })],
    ["by its P-code", (code, name) => ({ ADM3_PCODE: `CL${code}`, ADM3_ES: name, ADM1_PCODE: "CL05" })],
    [
      "by its code beside a running number",
      (code, name) => ({ OBJECTID: towns.findIndex(([it]) => it === code) + 1, CUT: code, NOM: name }),
    ],
    [
      "by its name alone, whatever its case and accents",
      (_code, name) => ({ nombre: name.toUpperCase().replace("É", "E") }),
    ],
    ["by its name with what it is in front", (_code, name) => ({ nombre: `Comuna de ${name}` })],
  ])("%s", async (_what, named) => {
    const load = await loadFile(chief, "comunas.geojson", geoJson(strips(named)));
    expect(matchedCodes(load)).toEqual(allCodes);
    expect(load.layers[0].level).toEqual({ country: "CL", kind: "municipality" });
  });

  test("by its name within its region, where two regions have one of that name", async () => {
    const twins = [
      await aPlace(app, { name: "San José del Faro", parent: ids.get("05")! }),
      await aPlace(app, { name: "San José del Faro", parent: ids.get("08")! }),
    ];
    const drawn = [["Biobío"], ["Valparaíso"]].map(([REGION], index) => ({
      properties: { REGION: REGION!, COMUNA: "San José del Faro" },
      polygons: [[square([-71.6 - index, -33])]],
    }));
    const load = await loadFile(chief, "comunas.geojson", geoJson(drawn));
    expect(load.features.map((it: { place: { id: number } }) => it.place?.id)).toEqual([twins[1], twins[0]]);
  });

  test("each layer of a file at its own level", async () => {
    const regions = [{ properties: { cod: 5, nom: "Valparaíso" }, polygons: [[square([-71.6, -33], 2)]] }];
    const file = await geoPackage({ regiones: regions, comunas: strips(byCode) });
    const load = await loadFile(chief, "dpa.gpkg", file);
    expect(load.layers.map((it: { level: { kind: string } }) => it.level.kind)).toEqual(["region", "municipality"]);
    expect(matchedCodes(load)).toEqual(["05", ...allCodes]);
  });

  test("and what finds none is told, with the places that got none", async () => {
    const strange = { properties: byCode("99999", "Macondo"), polygons: [[square([-70, -30])]] };
    const load = await loadFile(chief, "comunas.geojson", geoJson([...strips(byCode), strange]));
    expect(load.features.at(-1)).toMatchObject({ state: "unmatched", code: "99999", name: "Macondo", place: null });
    expect(load.missing_count).toBeGreaterThan(300);
  });
});

const utm19 = `PROJCS["WGS_1984_UTM_Zone_19S",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",10000000.0],PARAMETER["Central_Meridian",-69.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]`;

/** A square of 10 km in metres of zone 19 south, around Quilpué. */
const inMetres = (properties: Drawn["properties"]): Drawn => ({
  properties,
  polygons: [[square([272_000, 6_340_000], 10_000)]],
});

describe("every format is read", () => {
  const zippedShapes = (options: Parameters<typeof shapefile>[1]) => zipped(shapefile(strips(byCode), options));
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ["GeoJSON", "comunas.geojson", () => geoJson(strips(byCode))],
    [
      "GeoJSON with its mark of UTF-8",
      "comunas.json",
      () => Buffer.concat([Buffer.from("\uFEFF"), geoJson(strips(byCode))]),
    ],
    ["zipped GeoJSON", "comunas.zip", () => zipped({ "comunas.geojson": geoJson(strips(byCode)) })],
    ["TopoJSON", "comunas.topojson", () => topoJson({ comunas: strips(byCode) })],
    ["GeoPackage", "comunas.gpkg", () => geoPackage({ comunas: strips(byCode) })],
    ["Shapefile of Windows", "comunas.zip", () => zippedShapes({ cpg: "1252" })],
    ["Shapefile in UTF-8 that says so", "comunas.zip", () => zippedShapes({ cpg: "UTF-8", encoding: "utf8" })],
    ["Shapefile in UTF-8 that does not say so", "comunas.zip", () => zippedShapes({ encoding: "utf8" })],
    ["Shapefile of Windows that does not say so", "comunas.zip", () => zippedShapes({})],
  ])("%s", async (_what, name, file) => {
    const load = await loadFile(chief, name, await file());
    expect(matchedCodes(load)).toEqual(allCodes);
    expect(load.features.map((it: { name: string }) => it.name)).toEqual([
      "Quilpué",
      "Villa Alemana",
      "Limache",
      "Olmué",
    ]);
  });

  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    [
      "a Shapefile with its .prj",
      "quilpue.zip",
      () => zipped(shapefile([inMetres(byCode("05801", "Quilpué"))], { prj: utm19 })),
    ],
    ["a GeoPackage", "quilpue.gpkg", () => geoPackage({ comunas: [inMetres(byCode("05801", "Quilpué"))] }, 32_719)],
    [
      "a GeoJSON that names its system",
      "quilpue.geojson",
      () =>
        geoJson([inMetres(byCode("05801", "Quilpué"))], {
          crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::32719" } },
        }),
    ],
  ])("%s in metres comes to lie where it belongs", async (_what, name, file) => {
    const load = await loadFile(chief, name, await file());
    expect(load.features[0]).toMatchObject({ state: "matched", remarks: [] });
    // UTM is narrower than the ground by 1 - 0.9996 at its middle: 10 km each way are 10,008 ha there, less at its edges.
    expect(load.features[0].shape_ha / 10_000).toBeCloseTo(1, 2);
  });
});

describe("what is wrong with a shape is told, mended where it can be, and never silently", () => {
  test("a border that crosses itself is mended in both of its neighbours, and stays shared", async () => {
    // The border between both runs into a knot: up, across, back down, and on.
    const knot: Position[] = [
      [-71.41, -33.1],
      [-71.41, -33.05],
      [-71.4, -33.03],
      [-71.42, -33.03],
      [-71.41, -33.05],
      [-71.409, -32.95],
    ];
    const west: Position[] = [[-71.6, -33.1], ...knot, [-71.6, -32.95], [-71.6, -33.1]];
    const east: Position[] = [...knot, [-71.31, -32.95], [-71.31, -33.1], [-71.41, -33.1]];
    const drawn = [
      { properties: byCode("05801", "Quilpué"), polygons: [[west]] },
      { properties: byCode("05804", "Villa Alemana"), polygons: [[east]] },
    ];
    const load = await loadFile(chief, "comunas.geojson", geoJson(drawn));
    for (const feature of load.features) {
      expect(feature.fault).toMatch(/self_intersection/);
      expect(feature.fault_at[0]).toBeCloseTo(-71.41, 1);
      expect(feature.shape_ha).not.toBeCloseTo(feature.given_ha, 0);
    }
    await finish(chief, load.id, "writing");
    const shapes = await Promise.all(["05801", "05804"].map((code) => chief.get(`/companies/${ids.get(code)}`)));
    const areas = shapes.map(({ body }) => body.boundary_area_km2 as number);
    const whole = geoJson([
      {
        properties: byCode("05802", "Limache"),
        polygons: [
          [
            [
              [-71.6, -33.1],
              [-71.41, -33.1],
              [-71.31, -33.1],
              [-71.31, -32.95],
              [-71.409, -32.95],
              [-71.6, -32.95],
              [-71.6, -33.1],
            ],
          ],
        ],
      },
    ]);
    const both = await loadFile(chief, "ambas.geojson", whole);
    expect(areas[0]! + areas[1]!).toBeCloseTo(both.features[0].shape_ha / 100, 1);
    await finish(chief, load.id, "undoing");
  });

  test("a place that its shape does not hold, one with its coordinates exchanged, and neighbours that overlap", async () => {
    const [quilpue, villa, limache, olmue] = strips(byCode);
    const flipped = {
      ...limache!,
      polygons: limache!.polygons.map((rings) => rings.map((ring) => ring.map(([x, y]): Position => [y, x]))),
    };
    const overlapping = { ...villa!, polygons: [[square([-71.4, -33.03], 0.12)]] };
    const away = { ...olmue!, polygons: [[square([-70, -32])]] };
    const load = await loadFile(chief, "comunas.geojson", geoJson([quilpue!, overlapping, flipped, away]));
    const remarks = load.features.map((it: { remarks: object[] }) => it.remarks);
    expect(remarks[0]).toMatchObject([{ code: "overlap", place: "Villa Alemana" }]);
    expect(remarks[1]).toMatchObject([{ code: "overlap", place: "Quilpué" }]);
    expect(remarks[2]).toEqual([{ code: "swapped" }]);
    expect(remarks[3]).toEqual([{ code: "point_outside" }]);
  });

  test("neighbours that only share their border are not remarked on", async () => {
    const load = await loadFile(chief, "comunas.geojson", geoJson(strips(byCode)));
    expect(load.features.flatMap((it: { remarks: object[] }) => it.remarks)).toEqual([]);
  });

  test("a ring that was left open is closed, heights are left out, and lines are no boundaries", async () => {
    const [quilpue, villa] = strips(byCode);
    const ring = quilpue!.polygons[0]![0]!.slice(0, -1).map(([lon, lat]) => [lon, lat, 120]);
    const features = [
      { type: "Feature", properties: quilpue!.properties, geometry: { type: "Polygon", coordinates: [ring] } },
      { type: "Feature", properties: villa!.properties, geometry: { type: "LineString", coordinates: ring } },
      { type: "Feature", properties: byCode("05802", "Limache"), geometry: null },
    ];
    const file = Buffer.from(JSON.stringify({ type: "FeatureCollection", features }));
    const load = await loadFile(chief, "comunas.geojson", file);
    expect(load.features[0]).toMatchObject({ state: "matched", fault: null });
    expect(load.features[1]).toMatchObject({ state: "unreadable", problem: "No es un polígono." });
    expect(load.features[2]).toMatchObject({ state: "unreadable", problem: "No es un polígono." });
  });
});

describe("what is written", () => {
  const boundaryOf = async (code: string) => (await chief.get(`/companies/${ids.get(code)}`)).body;

  test("goes to all places at once with its source, and is taken back as one", async () => {
    const before = await boundaryOf("05801");
    await chief.put(`/companies/${before.id}`, {
      version: before.version,
      boundary: { type: "Polygon", coordinates: [square([-71.44, -33.05], 0.02)] },
    });
    const load = await loadFile(chief, "comunas.geojson", geoJson(strips(byCode)));
    expect(load.features[0].replaces).toBe(true);
    await chief.post(`/boundary-loads/${load.id}/recognition`, { source: "Prueba 2026", layers: load.layers });
    expect(await finish(chief, load.id, "writing")).toEqual({ done: 4, total: 4 });
    const written = await boundaryOf("05801");
    expect(written.boundary_area_km2).toBeCloseTo(load.features[0].shape_ha / 100, 1);
    expect((await chief.get("/boundary-loads")).body.data[0]).toMatchObject({
      features: 4,
      matched: 4,
      written: 4,
      taken_back: 0,
    });
    await finish(chief, load.id, "undoing");
    expect((await boundaryOf("05801")).boundary.coordinates[0][0]).toEqual(
      square([-71.44, -33.05], 0.02).map(([x, y]) => [expect.closeTo(x, 6), expect.closeTo(y, 6)]),
    );
    expect((await boundaryOf("05804")).has_boundary).toBe(false);
    expect((await chief.get("/boundary-loads")).body.data[0]).toMatchObject({ written: 0, taken_back: 4 });
  });

  test("stays where somebody changed it since", async () => {
    const load = await loadFile(chief, "comunas.geojson", geoJson(strips(byCode)));
    await finish(chief, load.id, "writing");
    const { id, version } = await boundaryOf("05802");
    const own = { type: "Polygon", coordinates: [square([-71.25, -33], 0.05)] };
    await chief.put(`/companies/${id}`, { version, boundary: own });
    await finish(chief, load.id, "undoing");
    expect((await boundaryOf("05802")).has_boundary).toBe(true);
    expect((await boundaryOf("05803")).has_boundary).toBe(false);
    const { body } = await chief.get(`/boundary-loads/${load.id}`);
    expect(body.features.map((it: { is_taken_back: boolean }) => it.is_taken_back)).toEqual([true, true, false, true]);
  });

  test("unites the islands and the mainland of a place", async () => {
    const [quilpue] = strips(byCode);
    const island = { properties: quilpue!.properties, polygons: [[square([-71.9, -33.05], 0.02)]] };
    const load = await loadFile(chief, "comunas.geojson", geoJson([quilpue!, island]));
    expect(await finish(chief, load.id, "writing")).toEqual({ done: 1, total: 1 });
    expect((await boundaryOf("05801")).boundary.coordinates).toHaveLength(2);
    await finish(chief, load.id, "undoing");
  });

  test("is what its user chose: another place by hand, or none; and nothing is chosen any more once it is written", async () => {
    const load = await loadFile(
      chief,
      "comunas.geojson",
      geoJson(strips((_code, name) => ({ nombre: `${name} (nueva)` }))),
    );
    expect(matchedCodes(load)).toEqual([null, null, null, null]);
    const choose = (index: number, company_id: number | null) =>
      chief.post(`/boundary-loads/${load.id}/choice`, { index, company_id });
    await choose(0, ids.get("05801")!);
    await choose(1, ids.get("05804")!);
    await choose(1, null);
    await finish(chief, load.id, "examination");
    expect(await finish(chief, load.id, "writing")).toEqual({ done: 1, total: 1 });
    expect((await choose(2, ids.get("05802")!)).status).toBe(422);
    await finish(chief, load.id, "undoing");
  });

  test("can be told by another column than the one that was guessed, which keeps what was chosen by hand", async () => {
    const drawn = strips((code, name) => ({
      CUT: code,
      OTRO: towns.find(([it]) => it > code)?.[0] ?? "05801",
      COMUNA: name,
    }));
    const load = await loadFile(chief, "comunas.geojson", geoJson(drawn));
    expect(load.layers[0].code_column).toBe("CUT");
    await chief.post(`/boundary-loads/${load.id}/choice`, { index: 3, company_id: null });
    const { body } = await chief.post(`/boundary-loads/${load.id}/recognition`, {
      source: null,
      layers: [{ ...load.layers[0], code_column: "OTRO" }],
    });
    expect(matchedCodes(body)).toEqual(["05802", "05801", "05803", null]);
  });

  test("may have more vertices than one draws by hand", async () => {
    const ring = Array.from({ length: 250_000 }, (_, index): Position => {
      const angle = (index / 250_000) * 2 * Math.PI;
      return [-71.44 + 0.1 * Math.cos(angle), -33.05 + 0.1 * Math.sin(angle)];
    });
    const load = await loadFile(
      chief,
      "quilpue.geojson",
      geoJson([{ properties: byCode("05801", "Quilpué"), polygons: [[[...ring, ring[0]!]]] }]),
    );
    await finish(chief, load.id, "writing");
    expect((await boundaryOf("05801")).boundary_positions).toBe(250_001);
    await finish(chief, load.id, "undoing");
  });
});

test("one boundary is mended before it is saved with its place, and what that changes is told", async () => {
  const bow: Position[] = [
    [-71.5, -33.1],
    [-71.4, -33.0],
    [-71.4, -33.1],
    [-71.5, -33.0],
    [-71.5, -33.1],
  ];
  const mend = (ring: Position[]) =>
    chief.post("/boundary-loads/mending", { boundary: { type: "Polygon", coordinates: [ring] } });
  const { body } = await mend(bow);
  expect(body.fault).toMatch(/self_intersection/);
  expect(body.boundary.coordinates).toHaveLength(2);
  expect(body.shape_ha).toBeGreaterThan(body.given_ha + 1000);
  const { version, id } = (await chief.get(`/companies/${ids.get("05801")}`)).body;
  expect((await chief.put(`/companies/${id}`, { version, boundary: body.boundary })).status).toBe(200);
  await chief.put(`/companies/${id}`, { version: version + 1, boundary: null });
  const valid = await mend(square([-71.44, -33.05]));
  expect(valid.body).toMatchObject({ fault: null, boundary: { coordinates: [[square([-71.44, -33.05])]] } });
  expect((await mend(bow.slice(0, -1))).status).toBe(422);
  const flat: Position[] = [
    [-71, -33],
    [-70, -33],
    [-71, -33],
    [-71, -33],
  ];
  expect((await mend(flat)).body).toMatchObject({ boundary: null, shape_ha: 0 });
});

describe("whose it is", () => {
  test("who keeps one municipality writes that one, and is told nothing of the others", async () => {
    const own = await app.as("admin", [ids.get("05801")!]);
    const load = await loadFile(own, "comunas.geojson", geoJson(strips(byCode)));
    expect(load.features.map((it: { state: string }) => it.state)).toEqual([
      "matched",
      "elsewhere",
      "elsewhere",
      "elsewhere",
    ]);
    expect(load.features[1]).toMatchObject({ place: null, remarks: [] });
    expect(load.missing).toEqual([]);
    const refused = await own.post(`/boundary-loads/${load.id}/choice`, { index: 1, company_id: ids.get("05804") });
    expect(refused.status).toBe(422);
    expect(await finish(own, load.id, "writing")).toEqual({ done: 1, total: 1 });
    expect((await chief.get(`/companies/${ids.get("05804")}`)).body.has_boundary).toBe(false);
    await finish(own, load.id, "undoing");
  });

  test("a load, and the file that it is made of, are of who sent it alone", async () => {
    const other = await app.as("super_admin");
    const load = await loadFile(chief, "comunas.geojson", geoJson(strips(byCode)));
    for (const path of ["", "/shapes"]) expect((await other.get(`/boundary-loads/${load.id}${path}`)).status).toBe(404);
    for (const step of ["examination", "writing", "undoing"])
      expect((await other.post(`/boundary-loads/${load.id}/${step}`)).status).toBe(404);
    const { body } = await chief.send("PUT", "/files?name=comunas.geojson", geoJson(strips(byCode)));
    const taken = await other.post("/boundary-loads", { file_id: body.data.file_id });
    expect(taken.body.errors).toEqual({ file_id: [expect.any(String)] });
    const viewer = await app.as("viewer", [null]);
    expect((await viewer.post("/boundary-loads", { file_id: 1 })).status).toBe(403);
  });

  test("of one's loads the latest few stay", async () => {
    for (let index = 0; index < 5; index++) await startLoad(chief, "comunas.geojson", geoJson(strips(byCode)));
    expect((await chief.get("/boundary-loads")).body.data).toHaveLength(4);
  });
});
