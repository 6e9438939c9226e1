// Callers who leave in the middle of an answer, as a browser does with every part of a map that was moved away.
import { readdir, readlink } from "node:fs/promises";
import { get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aFile, sha256, someText } from "../../testing/uploads.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let by: Caller;

beforeAll(async () => {
  app = await startTestApp();
  by = await app.as("super_admin");
});
afterAll(() => app.stop());

const content = someText(4 * 1024 * 1024, 7);

/** How many of this process's open files are this content. */
async function heldOpen(): Promise<number> {
  const open = await readdir("/proc/self/fd");
  const paths = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  return paths.filter((path) => path.endsWith(sha256(content))).length;
}

/** Asks for all of it and leaves: after so many milliseconds, or with the first bytes. */
const leave = (path: string, after: number | "first bytes") =>
  new Promise<void>((done) => {
    const asked = get(`${app.origin}${path}`, { headers: { authorization: `Bearer ${by.token}` }, agent: false });
    const go = () => {
      asked.destroy();
      done();
    };
    asked.on("error", () => done());
    asked.on("response", (answer) => {
      answer.on("error", () => null);
      if (after === "first bytes") answer.once("data", go);
    });
    if (after !== "first bytes") setTimeout(go, after);
  });

test.skipIf(process.platform !== "linux")(
  "whoever leaves in the middle of a file leaves none open, which would end the server once it is cleared up",
  async () => {
    const { file_id } = await aFile(by, "grande.txt", content);
    const path = `/api/files/${file_id}/content`;
    for (let round = 0; round < 20; round++)
      await Promise.all(Array.from({ length: 10 }, (_, at) => leave(path, at % 2 === 0 ? "first bytes" : at)));
    await expect.poll(heldOpen, { timeout: 20_000 }).toBe(0);
    expect((await by.get(`/files/${file_id}/content`)).status).toBe(200);
  },
);
