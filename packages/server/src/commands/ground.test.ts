// A map file from an extract of OpenStreetMap, or from tiles that were cut elsewhere, with one command.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schemaOf, vectorLayersOf } from "@atalaya/contract/domain/ground-schemas.ts";
import { readPmtiles } from "../testing/map-files/read-pmtiles.ts";
import { runCommand } from "../testing/run-command.ts";
import { streetMap } from "../testing/map-files/street-map.ts";

let folder: string;
const at = (name: string) => join(folder, name);
const ground = (...words: string[]) => runCommand(["ground", ...words], { LOCALE: "es" });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atalaya-ground-"));
  await writeFile(at("town.osm.pbf"), streetMap());
});
afterAll(() => rm(folder, { recursive: true }));

/** What the file says of itself, and the tile of its deepest zoom in which the town stands. */
async function readBack(path: string) {
  const { header, metadata, tile } = await readPmtiles(path, async (map) => ({
    header: await map.getHeader(),
    metadata: (await map.getMetadata()) as { attribution: string },
    tile: await map.getZxy(14, 4935, 9785),
  }));
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(tile?.data ?? new ArrayBuffer())));
  const valuesOf = (layer: string, field: string) =>
    Array.from({ length: layers[layer]?.length ?? 0 }, (_, index) => layers[layer]!.feature(index).properties[field]);
  return { header, metadata, schema: schemaOf(vectorLayersOf(metadata)), valuesOf };
}

// Where everything is tried the program is there; who develops may be without it.
const hasTilemaker = spawnSync("tilemaker", ["--help"]).error === undefined || Boolean(process.env["CI"]);

test.runIf(hasTilemaker)(
  "an extract of OpenStreetMap becomes a map file with its streets, houses, names and credit",
  async () => {
    const { code, said, complained } = await ground(at("town.osm.pbf"), "--to", at("comuna.pmtiles"));
    expect({ code, complained }).toEqual({ code: 0, complained: "" });
    expect(said).toContain("Capas: openmaptiles. Crédito: © OpenStreetMap contributors");
    expect(said).toContain("No trae el mar");

    const { header, metadata, schema, valuesOf } = await readBack(at("comuna.pmtiles"));
    expect(schema).toBe("openmaptiles");
    expect(metadata.attribution).toBe("© OpenStreetMap contributors");
    expect([header.minZoom, header.maxZoom]).toEqual([6, 14]);
    expect(header.minLon).toBeCloseTo(-71.55, 3);
    expect(valuesOf("transportation_name", "name").toSorted()).toEqual(["Avenida Ñandú", "Pasaje Los Boldos"]);
    expect(valuesOf("transportation", "class").toSorted()).toEqual(["minor", "primary"]);
    expect(valuesOf("housenumber", "housenumber")).toEqual(["1420"]);
    expect(valuesOf("poi", "class")).toEqual(["fire_station"]);
    expect(valuesOf("place", "name:en")).toEqual(["Port Trial"]);
    expect(valuesOf("building", "class")).toHaveLength(1);
    // Nothing of the work is left behind.
    expect((await readdir(folder)).filter((name) => name.startsWith(".ground"))).toEqual([]);
  },
);

test("where tilemaker is missing it is said what to install, and nothing is left behind", async () => {
  const ran = await runCommand(["ground", at("town.osm.pbf"), "--to", at("none.pmtiles")], {
    LOCALE: "es",
    PATH: folder,
  });
  expect(ran.code).toBe(1);
  expect(ran.said).toContain("Falta el programa tilemaker");
  expect(existsSync(at("none.pmtiles"))).toBe(false);
});

const beginningOfPng = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Two pictures of the world, as programs for ortho photos write them: rows counted from the south. */
function mbtiles(path: string): void {
  const database = new DatabaseSync(path);
  database.exec("create table metadata (name text, value text)");
  database.exec("create table tiles (zoom_level int, tile_column int, tile_row int, tile_data blob)");
  const say = database.prepare("insert into metadata values (?, ?)");
  for (const [name, value] of [
    ["format", "png"],
    ["bounds", "-180,-85,180,85"],
    ["attribution", "© Vuelo de prueba"],
  ] as const)
    say.run(name, value);
  const put = database.prepare("insert into tiles values (?, ?, ?, ?)");
  for (const [z, x, y] of [
    [1, 0, 1],
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 1],
  ] as const)
    put.run(z, x, y, Buffer.concat([beginningOfPng, Buffer.from(`picture ${z}/${x}/${2 ** z - 1 - y}`)]));
  database.close();
}

test("tiles that were cut elsewhere become a map file, cut to a box where one is named", async () => {
  mbtiles(at("photo.mbtiles"));
  const whole = await ground(at("photo.mbtiles"));
  expect(whole).toMatchObject({ code: 0, complained: "" });
  expect(whole.said).toContain("4 teselas");
  expect(whole.said).toContain("Crédito: © Vuelo de prueba");

  const chile = await ground(at("photo.mbtiles"), "--to", at("chile.pmtiles"), "--bounds=-76,-56,-66,-17");
  expect(chile.said).toContain("2 teselas");
  const { header } = await readBack(at("chile.pmtiles"));
  expect([header.minLon, header.minLat, header.maxLon, header.maxLat]).toEqual([-76, -56, -66, -17]);
});

test("what is no map, stands there already, or has no bounds is said, and nothing is overwritten", async () => {
  await writeFile(at("broken.mbtiles"), "no database");
  expect(await ground(at("broken.mbtiles"))).toMatchObject({ code: 1 });
  expect(await ground(at("missing.osm.pbf"))).toMatchObject({ code: 2 });
  await writeFile(at("there.pmtiles"), "kept");
  expect(await ground(at("town.osm.pbf"), "--to", at("there.pmtiles"))).toMatchObject({ code: 2 });
  const bounds = await ground(at("town.osm.pbf"), "--to", at("x.pmtiles"), "--bounds=-71,-33,-72,-32");
  expect(bounds).toMatchObject({ code: 2, complained: expect.stringContaining("oeste,sur,este,norte") });
});
