// Sending files: in chunks and whole, interrupted, hostile, abandoned.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chunkSize } from "@atalaya/contract/resources/files.ts";
import { system } from "../../platform/database/database.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import {
  aFile,
  chunksOf,
  finishUpload,
  sendChunk,
  sendWhole,
  sha256,
  someText,
  startUpload,
} from "../../testing/uploads.ts";

let app: TestApp;
let officer: Caller;
let other: Caller;
beforeAll(async () => {
  app = await startTestApp();
  officer = await app.as("editor");
  other = await app.as("editor");
});
afterAll(() => app.stop());

const content = someText(2 * chunkSize + 12_345);
const report = { name: "Informe de daños.txt", content, mime_type: "text/plain" };

async function started(by = officer, upload = report) {
  const { body } = await startUpload(by, upload);
  return { id: body.data.session_id as number, size: body.data.end_offset as number };
}

const underWay = () => readdir(join(app.directory, "files", "uploads")).catch(() => []);

describe("R-708 in chunks", () => {
  test("start says the size of a chunk, each chunk and the end say success, and the content is the one that was sent", async () => {
    const start = await startUpload(officer, report);
    expect(start).toMatchObject({
      status: 200,
      body: { status: "success", data: { session_id: expect.any(Number), end_offset: chunkSize } },
    });
    const { session_id, end_offset } = start.body.data;
    for (const { offset, chunk } of chunksOf(content, end_offset))
      expect(await sendChunk(officer, session_id, offset, chunk)).toMatchObject({
        status: 200,
        body: { status: "success" },
      });
    const end = await finishUpload(officer, session_id, { sha256: sha256(content) });
    expect(end.body).toMatchObject({
      status: "success",
      data: { name: report.name, size: content.length, mime_type: "text/plain", sha256: sha256(content) },
    });
    const kept = await officer.get(`/files/${end.body.data.file_id}/content`);
    expect(sha256(kept.bytes)).toBe(sha256(content));
    expect(await underWay()).toEqual([]);
  });

  test("chunks may come in any order, at once and twice", async () => {
    const { id, size } = await started();
    const chunks = chunksOf(content, size).toReversed();
    await Promise.all([...chunks, ...chunks].map(({ offset, chunk }) => sendChunk(officer, id, offset, chunk)));
    const [one, two] = await Promise.all([finishUpload(officer, id), finishUpload(officer, id)]);
    expect(one.body.data.sha256).toBe(sha256(content));
    expect(two.body.data.file_id).toBe(one.body.data.file_id);
    const late = await sendChunk(officer, id, 0, content.subarray(0, size));
    expect(late.body.status).toBe("success");
    expect((await finishUpload(officer, id)).body.data).toEqual(one.body.data);
  });

  test("a chunk that comes again with other bytes is refused, before the end and after it", async () => {
    const { id, size } = await started();
    const differs = { chunk: ["Esta parte ya llegó con otro contenido: comience el envío de nuevo."] };
    for (const { offset, chunk } of chunksOf(content, size)) {
      expect((await sendChunk(officer, id, offset, chunk)).status).toBe(200);
      const other = await sendChunk(officer, id, offset, Buffer.alloc(chunk.length, "x"));
      expect(other).toMatchObject({ status: 422, body: { status: "error", errors: differs } });
    }
    expect((await finishUpload(officer, id)).body.data.sha256).toBe(sha256(content));
    const late = await sendChunk(officer, id, 0, Buffer.alloc(size, "x"));
    expect(late).toMatchObject({ status: 422, body: { errors: differs } });
  });

  test("an interrupted upload says which chunks need not be sent again", async () => {
    const { id, size } = await started();
    const [first, second, last] = chunksOf(content, size);
    await sendChunk(officer, id, last!.offset, last!.chunk);
    await sendChunk(officer, id, first!.offset, first!.chunk);
    const where = await officer.get(`/uploads/${id}`);
    expect(where.body).toMatchObject({ received: [0, last!.offset], size: content.length, file: null });
    expect(await finishUpload(officer, id)).toMatchObject({
      status: 422,
      body: { status: "error", errors: { session_id: ["Faltan partes del archivo."] } },
    });
    await sendChunk(officer, id, second!.offset, second!.chunk);
    expect((await finishUpload(officer, id)).body.data.sha256).toBe(sha256(content));
  });

  test("an upload belongs to who began it: for everybody else it does not exist", async () => {
    const { id } = await started();
    const answers = [
      await sendChunk(other, id, 0, content.subarray(0, chunkSize)),
      await finishUpload(other, id),
      await other.get(`/uploads/${id}`),
      await other.delete(`/uploads/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await sendChunk(app.stranger, id, 0, content)).status).toBe(401);
  });

  test("a chunk that begins elsewhere, is too short or too long is refused and leaves nothing", async () => {
    const { id, size } = await started();
    expect(await sendChunk(officer, id, 7, content.subarray(7, size))).toMatchObject({
      status: 422,
      body: { errors: { start_offset: ["Ninguna parte del archivo empieza aquí."] } },
    });
    for (const chunk of [content.subarray(0, 100), content.subarray(0, size + 1)])
      expect((await sendChunk(officer, id, 0, chunk)).body.errors).toHaveProperty("chunk");
    expect((await officer.get(`/uploads/${id}`)).body.received).toEqual([]);
  });

  test("another hash than the client's is refused, and a cancelled upload is gone", async () => {
    const small = { name: "nota.txt", content: someText(50) };
    const { id } = await started(officer, small as typeof report);
    await sendChunk(officer, id, 0, small.content);
    expect((await finishUpload(officer, id, { sha256: "0".repeat(64) })).body.errors).toHaveProperty("sha256");
    const second = await started(officer, small as typeof report);
    await sendChunk(officer, second.id, 0, small.content);
    expect((await officer.delete(`/uploads/${second.id}`)).status).toBe(204);
    expect((await finishUpload(officer, second.id)).status).toBe(404);
    expect(await app.db.selectFrom("upload_sessions").select("id").where("id", "=", second.id).execute()).toEqual([]);
  });

  test("what nobody finished or attached within 24 hours is cleared away by the next upload", async () => {
    const { id } = await started();
    await sendChunk(officer, id, 0, content.subarray(0, chunkSize));
    const forgotten = await aFile(officer, "olvidado.txt", someText(80, 7));
    await app.write(system, async (tx) => {
      await sql`update upload_sessions set expires_at = now() where id = ${id}`.execute(tx);
      // The stamp keeps the day of making: this is the only way to grow old at once.
      await sql`alter table files disable trigger files_stamp`.execute(tx);
      await sql`update files set created_at = now() - interval '25 hours' where id = ${forgotten.file_id}`.execute(tx);
      await sql`alter table files enable trigger files_stamp`.execute(tx);
    });
    expect((await officer.get(`/uploads/${id}`)).status).toBe(404);
    const fresh = await started();
    expect((await officer.get(`/files/${forgotten.file_id}/content`)).status).toBe(404);
    await officer.delete(`/uploads/${fresh.id}`);
    const left = await sql<{ token: string }>`select token from upload_sessions`.execute(app.db);
    const tokens = left.rows.map(({ token }) => token);
    expect((await underWay()).filter((name) => !tokens.includes(name))).toEqual([]);
  });
});

describe("R-708 whole", () => {
  test("by PUT the body is the file, by POST the multipart field `file`", async () => {
    const put = await sendWhole(officer, "acta.csv", Buffer.from("lugar;personas\nAlgarrobo;3\n"));
    expect(put.body).toMatchObject({ status: "success", data: { name: "acta.csv", mime_type: "text/csv" } });
    const form = new FormData();
    form.set(
      "file",
      new Blob(['{"type":"FeatureCollection","features":[]}'], { type: "application/json" }),
      "zona.geojson",
    );
    const post = await officer.post("/files", form);
    expect(post.body.data).toMatchObject({ name: "zona.geojson", mime_type: "application/geo+json" });
    const json = await officer.put("/files?name=datos.json", '{"a": 1}');
    expect((await officer.get(`/files/${json.body.data.file_id}/content`)).body).toEqual({ a: 1 });
  });

  test("the same content lies on the disk once, and stays while anybody has it", async () => {
    const same = someText(300, 99);
    await aFile(officer, "una.txt", same);
    const second = await aFile(other, "otra.txt", same);
    const hash = sha256(same);
    expect(await readdir(join(app.directory, "files", hash.slice(0, 2)))).toContain(hash);
    expect((await other.get(`/files/${second.file_id}/content`)).bytes.length).toBe(300);
  });

  test("an empty file, no file and no multipart are refused clearly", async () => {
    expect((await sendWhole(officer, "vacio.txt", Buffer.alloc(0))).body.errors).toEqual({
      size: ["El archivo está vacío."],
    });
    expect((await officer.post("/files", new FormData())).status).toBe(422);
    expect((await officer.post("/files", { name: "a" })).status).toBe(415);
    expect((await officer.post("/uploads")).status).toBe(400);
  });
});
