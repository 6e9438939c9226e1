import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";
import { expect, test } from "vitest";
import { groundArchives } from "../../../tools/ground.ts";

const archive = groundArchives().get("chile")!;
const reader = new PMTiles({
  getKey: () => "chile",
  getBytes: async (offset, length) => ({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer }),
});

/** The tile of a zoom that holds this position, in degrees. */
async function tileAt(z: number, lon: number, lat: number): Promise<VectorTile> {
  const [n, radians] = [2 ** z, (lat * Math.PI) / 180];
  const x = Math.floor(((lon + 180) / 360) * n);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * n);
  const tile = await reader.getZxy(z, x, y);
  return new VectorTile(new PbfReader(new Uint8Array(tile!.data)));
}

const features = ({ layers }: VectorTile, layer: string) =>
  Array.from({ length: layers[layer]?.length ?? 0 }, (_, index) => layers[layer]!.feature(index).properties);

test("the ground of Chile has sea, land, shore and town names at Valparaíso, from the first zoom to the last", async () => {
  const { minZoom, maxZoom } = await reader.getHeader();
  for (let z = minZoom; z <= maxZoom; z++) {
    const tile = await tileAt(z, -71.62, -33.04);
    expect(features(tile, "land").map(({ kind }) => kind)).toEqual(expect.arrayContaining(["sea", "land", "shore"]));
    expect(features(tile, "names").map(({ name }) => name)).toContain("Valparaíso");
  }
});

test("open sea is covered as well, so that no coarser land shines through; beyond the cut nothing is drawn", async () => {
  expect(features(await tileAt(9, -75, -33), "land").map(({ kind }) => kind)).toEqual(["sea"]);
  const [n, lon] = [2 ** 7, -60];
  expect(await reader.getZxy(7, Math.floor(((lon + 180) / 360) * n), 76)).toBeUndefined();
});

test("where the land was cut out of the continent no shore is drawn", async () => {
  const inland = await tileAt(9, -66.1, -33);
  expect(features(inland, "land").map(({ kind }) => kind)).not.toContain("shore");
});

test("a name is not in the tiles before the zoom from which it is shown", async () => {
  const names = features(await tileAt(6, -71.62, -33.04), "names");
  expect(names.length).toBeGreaterThan(3);
  for (const { from } of names) expect(from).toBeLessThanOrEqual(6);
});
