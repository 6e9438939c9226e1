// Boundaries in one drop: what is written of a file, taken back as one, and whose it is.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import {
  allCodes,
  byCode,
  chileanServer,
  finish,
  loadFile,
  startLoad,
  strips,
  towns,
} from "../../testing/boundary-loads.ts";
import { geoJson, square } from "../../testing/geo-files.ts";

type Chilean = Awaited<ReturnType<typeof chileanServer>>;
let app: Chilean["app"];
let chief: Chilean["chief"];
let ids: Chilean["ids"];
let codesOf: Chilean["codesOf"];
beforeAll(async () => {
  ({ app, chief, ids, codesOf } = await chileanServer());
});
afterAll(() => app.stop());

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

  test("is written once, and what was there before kept, though two windows ask for it at once", async () => {
    const load = await loadFile(chief, "comunas.geojson", geoJson(strips(byCode)));
    const twice = (step: "writing" | "undoing") => Promise.all([1, 2, 3].map(() => finish(chief, load.id, step)));
    expect(await twice("writing")).toContainEqual({ done: 4, total: 4 });
    await twice("undoing");
    for (const code of allCodes) expect((await boundaryOf(code)).has_boundary).toBe(code === "05801");
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
    expect(codesOf(load)).toEqual([null, null, null, null]);
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
    expect(codesOf(body)).toEqual(["05802", "05801", "05803", null]);
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
