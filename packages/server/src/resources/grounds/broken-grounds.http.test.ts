// Files of grounds in which something is broken: each is refused in a sentence, on the file, and nothing is kept of it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Compression, TileType } from "pmtiles";
import { aFile, sendWhole } from "../../testing/uploads.ts";
import { aGroundFile, type GroundFileOptions } from "../../testing/map-files/ground-files.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let keeper: Caller;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await app.as("super_admin");
});
afterAll(() => app.stop());

async function handIn(content: Buffer) {
  const { file_id } = await aFile(keeper, "roto.pmtiles", content);
  return keeper.post("/grounds", { file_id });
}

describe("a broken file is refused in a sentence, and nothing is kept of it", () => {
  const sound = aGroundFile();
  const withByte = (at: number, value: number) => {
    const copy = Buffer.from(sound);
    copy[at] = value;
    return copy;
  };
  const withNumber = (at: number, value: bigint) => {
    const copy = Buffer.from(sound);
    copy.writeBigUInt64LE(value, at);
    return copy;
  };
  const plain = (options: GroundFileOptions) => aGroundFile({ compression: Compression.None, ...options });
  const broken: Record<string, Buffer> = {
    "of version 2": withByte(7, 2),
    "of version 9": withByte(7, 9),
    "that is its header alone": sound.subarray(0, 127),
    "cut off in its header": sound.subarray(0, 60),
    "cut off in its index": sound.subarray(0, 130),
    "cut off in its tiles": sound.subarray(0, sound.length - 5),
    "whose tiles are of no known type": withByte(99, 0),
    "whose tiles are MapLibre tiles": withByte(99, 6),
    "compressed with brotli": withByte(98, 3),
    "whose index is compressed with zstd": withByte(97, 4),
    "whose zooms are the wrong way round": withByte(100, 9),
    "of zoom 200": withByte(101, 200),
    "whose index begins beyond its end": withNumber(8, 1n << 60n),
    "whose description is longer than the file": withNumber(32, 1n << 40n),
    "whose tiles end beyond its end": withNumber(64, 1n << 33n),
    "whose index is of no length": withNumber(16, 0n),
    "whose index is no gzip": withByte(127, 0),
    "whose description is no gzip": Buffer.concat([sound.subarray(0, 160), Buffer.alloc(8), sound.subarray(168)]),
    "without a tile": aGroundFile({ tiles: [] }),
    "whose tile is a text": aGroundFile({ tiles: [{ z: 0, x: 0, y: 0, content: Buffer.from("<html>no</html>") }] }),
    "whose picture is none": aGroundFile({
      type: TileType.Png,
      tiles: [{ z: 0, x: 0, y: 0, content: Buffer.from("no picture") }],
    }),
    "whose description is no JSON": aGroundFile({ said: "{" }),
    "whose bounds are the wrong way round": aGroundFile({ bounds: [10, 0, -10, 5] }),
    "whose bounds are no degrees": aGroundFile({ bounds: [-200, -10, -190, 10] }),
    "whose index counts to the end of the world": plain({ directory: Buffer.from([255, 255, 255, 255, 255, 255, 7]) }),
    "whose index is all ones": plain({ directory: Buffer.alloc(64, 0xff) }),
    "whose index is all zeros": plain({ directory: Buffer.alloc(64) }),
    "whose index points at itself": plain({ directory: Buffer.from([1, 0, 0, 5, 1]) }),
    "whose tile lies beyond the end": plain({ directory: Buffer.from([1, 0, 1, 20, 0xff, 0xff, 0xff, 0x7f]) }),
    "whose tile is longer than the file": plain({ directory: Buffer.from([1, 0, 1, 0xff, 0xff, 0xff, 0x7f, 1]) }),
  };

  test.each(Object.entries(broken))("%s", async (_kind, content) => {
    const before = (await keeper.get("/grounds")).body.data.length;
    const { status, body } = await handIn(content);
    expect(status).toBe(422);
    expect(body.errors.file_id[0]).toMatch(/^[A-Z].{15,}\.$/);
    expect((await keeper.get("/grounds")).body.data).toHaveLength(before);
  });

  test("what is no PMTiles file is refused when it arrives", async () => {
    expect((await sendWhole(keeper, "mapa.pmtiles", Buffer.from("SQLite format 3"))).status).toBe(422);
  });

  test("a bomb of a description is not unpacked", async () => {
    const { status } = await handIn(aGroundFile({ said: { attribution: "a".repeat(50_000_000) } }));
    expect(status).toBe(422);
  });
});
