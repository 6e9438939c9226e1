// A map file is written in one go and read back by the library that maps use.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tileIdToZxy, zxyToTileId } from "pmtiles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPmtiles } from "../../testing/map-files/read-pmtiles.ts";
import { writePmtiles, type MapFile, type Tile } from "./write-pmtiles.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atalaya-pmtiles-"));
});
afterAll(() => rm(folder, { recursive: true }));

const file: MapFile = {
  kind: "vector",
  isCompressed: false,
  bounds: [-71.7, -33.2, -71.3, -32.8],
  minzoom: 0,
  maxzoom: 9,
  metadata: { attribution: "© OpenStreetMap contributors" },
};

const readBack = (path: string, z: number, x: number, y: number): Promise<string | null> =>
  readPmtiles(path, async (map) => {
    const tile = await map.getZxy(z, x, y);
    return tile ? Buffer.from(tile.data).toString() : null;
  });

/** Every tile down to a zoom; half of them are nothing but sea. */
function* world(deepest: number): Iterable<Tile> {
  for (let id = 0; id < zxyToTileId(deepest + 1, 0, 0); id++) {
    const [z, x, y] = tileIdToZxy(id);
    yield { z, x, y, content: Buffer.from(x % 2 === 0 ? "sea" : `land ${z}/${x}/${y}`) };
  }
}

test("every tile is found again, also where the list of tiles is longer than the first directory takes", async () => {
  const path = join(folder, "world.pmtiles");
  const { tiles, contents, bytes } = await writePmtiles(path, file, world(8));
  expect(tiles).toBe(87_381);
  expect(contents).toBeLessThan(tiles / 2 + 10);
  expect(bytes).toBeLessThan(2_000_000);
  for (const [z, x, y] of [
    [0, 0, 0],
    [3, 5, 2],
    [8, 255, 255],
    [8, 101, 3],
  ] as const)
    expect(await readBack(path, z, x, y)).toBe(x % 2 === 0 ? "sea" : `land ${z}/${x}/${y}`);
  expect(await readBack(path, 9, 0, 0)).toBeNull();
});

test("tiles that come out of order are refused, since nobody would find them", async () => {
  const tile = (z: number, x: number, y: number): Tile => ({ z, x, y, content: Buffer.from("tile") });
  const disordered = writePmtiles(join(folder, "disordered.pmtiles"), file, [tile(2, 1, 1), tile(1, 0, 0)]);
  await expect(disordered).rejects.toThrow(/out of order/);
});
