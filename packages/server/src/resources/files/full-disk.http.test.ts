// Sending files to a disk that is full or cannot be written: nothing is kept half, and it goes on once there is room.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { chunkSize } from "@atalaya/contract/resources/files.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { chunksOf, finishUpload, sendChunk, sendWhole, sha256, someText, startUpload } from "../../testing/uploads.ts";

const content = someText(2 * chunkSize + 12_345);
const report = { name: "Informe de daños.txt", content, mime_type: "text/plain" };

test("a full disk answers 507 in words, keeps nothing half, and the upload goes on once there is room", async (context) => {
  const directory = await mkdtemp(join(tmpdir(), "atalaya-full-"));
  try {
    await promisify(execFile)("mount", ["-t", "tmpfs", "-o", "size=40m", "tmpfs", directory]);
  } catch {
    await rm(directory, { recursive: true });
    return context.skip("only an administrator of this machine can mount a disk small enough to fill it");
  }
  const small = await startTestApp({ DATA_DIR: directory });
  try {
    const by = await small.as("editor");
    const { session_id: id, end_offset: size } = (await startUpload(by, report)).body.data;
    const chunks = chunksOf(content, size);
    await sendChunk(by, id, chunks[0]!.offset, chunks[0]!.chunk);
    const filler = join(directory, "filler");
    // As much as there is: the last part of it does not fit either.
    await writeFile(filler, Buffer.alloc(40 * 1024 * 1024)).catch(() => null);
    expect(await sendChunk(by, id, chunks[1]!.offset, chunks[1]!.chunk)).toMatchObject({
      status: 507,
      body: { status: "error", code: "storage_full", message: expect.stringMatching(/No queda espacio/) },
    });
    expect((await sendWhole(by, "nota.txt", someText(200_000))).status).toBe(507);
    expect((await startUpload(by, report)).status).toBe(507);
    expect((await by.get(`/uploads/${id}`)).body.received).toEqual([0]);
    expect((await finishUpload(by, id)).status).toBe(422);
    expect((await small.rowCounts())["files"]).toBe(0);
    await rm(filler);
    for (const { offset, chunk } of chunks.slice(1)) expect((await sendChunk(by, id, offset, chunk)).status).toBe(200);
    expect((await finishUpload(by, id)).body.data.sha256).toBe(sha256(content));
    expect(await readdir(join(directory, "files", "uploads"))).toEqual([]);
  } finally {
    await small.stop();
    await promisify(execFile)("umount", ["-l", directory]);
    await rm(directory, { recursive: true });
  }
});

test("a folder that cannot be written answers 503 and keeps nothing", async () => {
  const broken = await startTestApp();
  await writeFile(join(broken.directory, "files"), "a file where the folder should be");
  const by = await broken.as("editor");
  expect(await sendWhole(by, "nota.txt", someText(20))).toMatchObject({
    status: 503,
    body: { status: "error", code: "storage_failed" },
  });
  expect((await startUpload(by, report)).status).toBe(503);
  expect((await broken.rowCounts())["files"]).toBe(0);
  await broken.stop();
});
