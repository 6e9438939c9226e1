// Grounds of the map as files: told apart by what they hold, served in parts, first for some places; what is broken is refused in a sentence.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TileType } from "pmtiles";
import { system } from "../../platform/database/database.ts";
import { aPlace } from "../../testing/factories.ts";
import { aFile, sendWhole, sha256, startUpload } from "../../testing/uploads.ts";
import {
  aGroundFile,
  aMapboxTile,
  aPhotoTile,
  aTerrariumTile,
  aVectorTile,
  type GroundFileOptions,
} from "../../testing/map-files/ground-files.ts";
import { changeSettings } from "../../testing/installation.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { insertGround } from "./queries.ts";

let app: TestApp;
let keeper: Caller;
let reader: Caller;

beforeAll(async () => {
  app = await startTestApp({ UPLOAD_LIMIT_MB: "0.01" });
  keeper = await app.as("super_admin");
  reader = await app.as("viewer", []);
});
afterAll(() => app.stop());

let made = 0;
/** Another content each time: the same file is one file. */
const someFile = (options: GroundFileOptions = {}) =>
  Buffer.concat([aGroundFile(options), Buffer.from(`${(made += 1)}`)]);

async function handIn(content: Buffer, draft: object = {}, name = "comuna.pmtiles") {
  const { file_id } = await aFile(keeper, name, content);
  return keeper.post("/grounds", { file_id, ...draft });
}

const aGround = async (draft: object = {}, content = someFile()) => (await handIn(content, draft)).body;
const listed = async () => (await reader.get("/grounds")).body.data;
const firstAt = async (place: number) => (await keeper.get(`/grounds?place=${place}`)).body.default_id;

describe("what a file holds is told from the file", () => {
  test("vectors with their schema, their credit as plain text, zooms and bounds", async () => {
    const content = someFile();
    const { status, body } = await handIn(content);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "Comuna Demo",
      kind: "vector",
      schema: "protomaps",
      attribution: "© OpenStreetMap contributors",
      min_zoom: 0,
      max_zoom: 0,
      bounds: [-71.6, -33.1, -71.4, -32.9],
      size: content.length,
      is_there: true,
    });
  });

  test("layers that the description does not name are read from a tile", async () => {
    const tiles = [{ z: 0, x: 0, y: 0, content: aVectorTile("transportation", "waterway", "building") }];
    expect(await aGround({}, someFile({ tiles, said: {} }))).toMatchObject({
      schema: "openmaptiles",
      title: "comuna",
      attribution: "",
    });
  });

  test("vectors of an unknown schema are a ground too", async () => {
    const tiles = [{ z: 0, x: 0, y: 0, content: aVectorTile("parcelas") }];
    expect(await aGround({}, someFile({ tiles, said: {} }))).toMatchObject({ kind: "vector", schema: null });
  });

  test("an ortho photo, and heights in either encoding, also where the file does not say it", async () => {
    const of = async (type: TileType, content: Buffer, said: object = {}) =>
      aGround({}, someFile({ type, tiles: [{ z: 12, x: 1234, y: 2469, content }], said }));
    expect(await of(TileType.Jpeg, await aPhotoTile())).toMatchObject({
      kind: "raster",
      encoding: null,
      tile_size: 256,
    });
    expect(await of(TileType.Png, await aTerrariumTile())).toMatchObject({ kind: "relief", encoding: "terrarium" });
    expect(await of(TileType.Webp, await aMapboxTile())).toMatchObject({ kind: "relief", encoding: "mapbox" });
    expect(await of(TileType.Png, await aTerrariumTile(), { encoding: "mapbox" })).toMatchObject({
      encoding: "mapbox",
    });
  });

  test("what was told wrongly can be corrected; vectors tell no heights", async () => {
    const content = someFile({ type: TileType.Png, tiles: [{ z: 9, x: 1, y: 1, content: await aTerrariumTile() }] });
    const ground = await aGround({}, content);
    const changed = await keeper.put(`/grounds/${ground.id}`, { version: ground.version, encoding: null });
    expect(changed).toMatchObject({ status: 200, body: { kind: "raster", version: ground.version + 1 } });
    const vectors = await aGround();
    const refused = await keeper.put(`/grounds/${vectors.id}`, { version: vectors.version, encoding: "mapbox" });
    expect(refused).toMatchObject({ status: 422, body: { errors: { encoding: expect.any(Array) } } });
  });
});

describe("who may", () => {
  test("everybody who is signed in sees the grounds, without the names of places; only a super administrator changes them", async () => {
    const place = await aPlace(app);
    const ground = await aGround({ place_ids: [place] });
    expect(ground.places).toMatchObject([{ id: place }]);
    const seen = (await listed()).find(({ id }: { id: number }) => id === ground.id);
    expect(seen).toMatchObject({ title: "Comuna Demo", places: [] });
    const admin = await app.as("admin");
    const answers = await Promise.all([
      admin.post("/grounds", { file_id: 1 }),
      admin.put(`/grounds/${ground.id}`, { version: 1, title: "Otro" }),
      admin.delete(`/grounds/${ground.id}`),
      app.stranger.get("/grounds"),
      app.stranger.get(`/grounds/${ground.id}/content`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401, 401]);
  });

  test("only what one uploaded oneself becomes a ground", async () => {
    const other = await app.as("super_admin");
    const { file_id } = await aFile(other, "ajeno.pmtiles", someFile());
    expect(await keeper.post("/grounds", { file_id })).toMatchObject({
      status: 422,
      body: { errors: { file_id: expect.any(Array) } },
    });
  });

  test("a super administrator's ground may be larger than other uploads; nobody else's", async () => {
    const large = Buffer.concat([aGroundFile(), Buffer.alloc(20_000)]);
    expect((await sendWhole(keeper, "pais.pmtiles", large)).status).toBe(200);
    expect((await startUpload(keeper, { name: "pais.pmtiles", content: large })).status).toBe(200);
    const admin = await app.as("admin");
    expect((await sendWhole(admin, "pais.pmtiles", large)).status).toBe(422);
    expect((await startUpload(admin, { name: "pais.pmtiles", content: large })).status).toBe(422);
    expect((await sendWhole(keeper, "fotos.zip", large)).status).toBe(422);
  });
});

describe("its bytes", () => {
  const read = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${app.origin}${address}`, { headers: { authorization: `Bearer ${reader.token}`, ...headers } });

  test("are read in parts, and kept by the browser under an address that changes with the file", async () => {
    const content = someFile();
    const ground = await aGround({}, content);
    const part = await read(ground.address, { range: "bytes=0-126" });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 0-126/${content.length}`);
    expect(part.headers.get("cache-control")).toBe("private, max-age=31536000");
    expect(part.headers.get("content-encoding")).toBeNull();
    expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(0, 127));
    const whole = await read(ground.address);
    expect(sha256(Buffer.from(await whole.arrayBuffer()))).toBe(sha256(content));
    expect((await read(ground.address, { range: `bytes=${content.length}-` })).status).toBe(416);
  });

  test("a newer file takes the place of the older one, whose content goes; places and settings stay", async () => {
    const place = await aPlace(app);
    const older = someFile();
    const ground = await aGround({ place_ids: [place] }, older);
    const newer = someFile({ said: { attribution: "© Otro" } });
    const { file_id } = await aFile(keeper, "nuevo.pmtiles", newer);
    const { status, body } = await keeper.put(`/grounds/${ground.id}`, { version: ground.version, file_id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: ground.title, file_name: "nuevo.pmtiles", attribution: "© Otro" });
    expect(body.address).not.toBe(ground.address);
    expect(await firstAt(place)).toBe(ground.id);
    expect(await app.app.files.has(`${sha256(older).slice(0, 2)}/${sha256(older)}`)).toBe(false);
  });

  test("go with the ground, unless a record has the same file", async () => {
    const content = someFile();
    const { file_id } = await aFile(keeper, "dos.pmtiles", content);
    const one = (await keeper.post("/grounds", { file_id })).body;
    const place = await aPlace(app);
    await keeper.post("/attachments", {
      owner: "companies",
      owner_id: place,
      file_id,
      kind: "other",
      licence: "unknown",
    });
    const key = `${sha256(content).slice(0, 2)}/${sha256(content)}`;
    expect((await keeper.delete(`/grounds/${one.id}`)).status).toBe(204);
    expect(await app.app.files.has(key)).toBe(true);
    const other = await aGround();
    await keeper.delete(`/grounds/${other.id}`);
    expect((await read(other.address)).status).toBe(404);
  });

  test("that are gone, as after a backup was restored, are said to be gone until the same file is handed in again", async () => {
    const content = someFile();
    const file = { name: "perdido.pmtiles", size: content.length, mime_type: "application/vnd.pmtiles" };
    const lost = await app.write(system, async (tx) => {
      const row = { ...file, user_id: keeper.id, sha256: sha256(content) };
      const { id: file_id } = await tx.insertInto("files").values(row).returning("id").executeTakeFirstOrThrow();
      const ground = { file_id, title: "Perdido", tile_format: "mvt", tile_size: 512, min_zoom: 0, max_zoom: 0 };
      return insertGround(tx, { ...ground, bounds: [-72, -34, -71, -33] });
    });
    const isThere = async () => (await listed()).find(({ id }: { id: number }) => id === lost).is_there;
    expect(await isThere()).toBe(false);
    expect((await read(`/api/grounds/${lost}/content`)).status).toBe(404);
    await aFile(keeper, "otra-vez.pmtiles", content);
    expect(await isThere()).toBe(true);
    expect((await read(`/api/grounds/${lost}/content`)).status).toBe(200);
  });
});

describe("what maps begin with", () => {
  test("the ground of the place, else of the nearest place above it, else that of the installation", async () => {
    const region = await aPlace(app);
    const comuna = await aPlace(app, { parent: region });
    const elsewhere = await aPlace(app);
    const [ofRegion, ofComuna, ofAll] = [await aGround({ place_ids: [region] }), await aGround(), await aGround()];
    const at = () => Promise.all([region, comuna, elsewhere].map(firstAt));
    expect(await at()).toEqual([ofRegion.id, ofRegion.id, null]);
    await keeper.put(`/grounds/${ofComuna.id}`, { version: ofComuna.version, place_ids: [comuna] });
    expect((await changeSettings(keeper, { ground: "file", ground_id: ofAll.id })).status).toBe(200);
    expect(await at()).toEqual([ofRegion.id, ofComuna.id, ofAll.id]);
    // A place begins with one ground.
    const { version } = (await keeper.put(`/grounds/${ofAll.id}`, { version: ofAll.version, place_ids: [comuna] }))
      .body;
    expect(await at()).toEqual([ofRegion.id, ofAll.id, ofAll.id]);
    expect(version).toBe(ofAll.version + 1);
  });

  test("a ground that is taken away leaves the installation with what is included", async () => {
    const ground = await aGround();
    await changeSettings(keeper, { ground: "file", ground_id: ground.id });
    expect((await keeper.get("/grounds")).body.default_id).toBe(ground.id);
    await keeper.delete(`/grounds/${ground.id}`);
    expect((await keeper.get("/installation")).body).toMatchObject({ ground: "included", ground_id: null });
    expect((await keeper.get("/grounds")).body.default_id).toBeNull();
  });

  test("a file is named, is there, and is no relief", async () => {
    const tiles = [{ z: 12, x: 1234, y: 2469, content: await aTerrariumTile() }];
    const relief = await aGround({}, someFile({ type: TileType.Png, tiles }));
    for (const ground_id of [null, 999_999, relief.id])
      expect(await changeSettings(keeper, { ground: "file", ground_id })).toMatchObject({
        status: 422,
        body: { errors: { ground_id: expect.any(Array) } },
      });
  });

  test("places that are none are refused, and nothing is half made", async () => {
    const before = (await listed()).length;
    expect((await handIn(someFile(), { place_ids: [999_999] })).body.errors).toHaveProperty("place_ids");
    expect(await listed()).toHaveLength(before);
  });

  test("two windows do not overwrite each other", async () => {
    const ground = await aGround();
    const one = await keeper.put(`/grounds/${ground.id}`, { version: ground.version, title: "Primera" });
    const two = await keeper.put(`/grounds/${ground.id}`, { version: ground.version, title: "Segunda" });
    expect(one.status).toBe(200);
    expect(two).toMatchObject({ status: 409, body: { current: { title: "Primera" } } });
  });
});
