// The same files in a bucket: a real S3 service runs beside the server.
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chunkSize } from "@atalaya/contract/resources/files.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import {
  aFile,
  aPhoto,
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
let service: S3rver;
let directory: string;
const bucket = "atalaya-demo";

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "atalaya-s3-"));
  service = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await service.run();
  app = await startTestApp({
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  });
  officer = await app.as("editor");
});
afterAll(async () => {
  await app.stop();
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

test("a file sent in chunks comes back byte for byte, whole and in parts, and none of it stays on this machine", async () => {
  const content = someText(chunkSize + 777);
  const { body } = await startUpload(officer, { name: "informe.txt", content });
  for (const { offset, chunk } of chunksOf(content, body.data.end_offset))
    await sendChunk(officer, body.data.session_id, offset, chunk);
  const { file_id } = (await finishUpload(officer, body.data.session_id)).body.data;
  const path = `/files/${file_id}/content`;
  expect(sha256((await officer.get(path)).bytes)).toBe(sha256(content));
  const part = await officer.get(path, { headers: { range: "bytes=100-199" } });
  expect(Buffer.from(part.bytes)).toEqual(content.subarray(100, 200));
  expect(await readdir(join(app.directory, "files"))).toEqual(["uploads"]);
  expect(await readdir(join(app.directory, "files", "uploads"))).toEqual([]);
});

test("small pictures are made and kept in the bucket too", async () => {
  const { file_id } = await aFile(officer, "foto.jpg", await aPhoto());
  for (const _ of ["made", "kept"])
    expect((await officer.get(`/files/${file_id}/content?size=thumbnail`)).headers.get("content-type")).toBe(
      "image/webp",
    );
});

test("a bucket that is not there answers 503, and nothing is kept", async () => {
  const lost = await startTestApp({
    S3_BUCKET: "otro-bucket",
    S3_ENDPOINT: app.app.settings.S3_ENDPOINT!,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  });
  const answer = await sendWhole(await lost.as("editor"), "nota.txt", someText(30));
  expect(answer).toMatchObject({ status: 503, body: { code: "storage_failed" } });
  expect((await lost.rowCounts())["files"]).toBe(0);
  await lost.stop();
});
