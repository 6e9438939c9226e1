// An upload whose server is killed in the middle.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { chunkSize } from "@atalaya/contract/resources/files.ts";
import { startProcess } from "../../testing/server-process.ts";
import { copyOf, dropTemplate, settingsOf } from "../../testing/test-database.ts";
import { sha256, someText } from "../../testing/uploads.ts";

const person = { email: "jefa@demo.test", password: "una clave segura" };
/** Parts of the answers of all phases. */
type Said = { data: { session_id: number }; received: number[] };
const content = someText(4 * chunkSize + 99);

async function tokenFrom(address: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}/api/login`, { method: "POST", headers, body: JSON.stringify(person) });
  return ((await answer.json()) as { token: string }).token;
}

test("R-708 a server killed in the middle of an upload goes on after its start with the chunks that are missing", async () => {
  const copy = await copyOf(inject("template"));
  const directory = await mkdtemp(join(tmpdir(), "atalaya-files-"));
  const settings = settingsOf(copy);
  const environment = {
    ...settings,
    DATA_DIR: settings.DATA_DIR || directory,
    ADMIN_EMAIL: person.email,
    ADMIN_PASSWORD: person.password,
  };
  let server = await startProcess("main.ts", environment);
  let token = await tokenFrom(server.address);
  const call = async (path: string, body?: object | FormData) => {
    const json = body && !(body instanceof FormData);
    const answer = await fetch(`${server.address}/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${token}`, ...(json && { "content-type": "application/json" }) },
      ...(body && { body: json ? JSON.stringify(body) : (body as FormData) }),
    });
    return (await answer.json()) as Said;
  };
  const sendChunk = (session_id: number, offset: number) => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ phase: "upload", session_id, start_offset: offset }))
      form.set(key, String(value));
    form.set("chunk", new Blob([new Uint8Array(content.subarray(offset, offset + chunkSize))]), "blob");
    return call("uploads", form);
  };
  try {
    const { data } = await call("uploads", {
      phase: "start",
      name: "informe.txt",
      size: content.length,
      mime_type: "",
    });
    const { session_id } = data;
    await sendChunk(session_id, 2 * chunkSize);
    await sendChunk(session_id, 0);
    const inFlight = sendChunk(session_id, chunkSize).catch(() => null);
    await server.kill();
    await inFlight;

    server = await startProcess("main.ts", environment);
    token = await tokenFrom(server.address);
    const { received } = await call(`uploads/${session_id}`);
    expect(received).toEqual(expect.arrayContaining([0, 2 * chunkSize]));
    for (let offset = 0; offset < content.length; offset += chunkSize)
      if (!received.includes(offset)) await sendChunk(session_id, offset);
    const finished = await call("uploads", { phase: "finish", session_id });
    expect(finished.data).toMatchObject({ size: content.length, sha256: sha256(content) });
  } finally {
    await server.kill();
    await dropTemplate(copy);
    await rm(directory, { recursive: true, force: true });
  }
});
