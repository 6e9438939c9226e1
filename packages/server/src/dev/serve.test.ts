import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { demoPassword } from "../demo/accounts.ts";
import { serveApi } from "./serve.ts";

test("a server that starts anew has the database of the one before, however that ended", async () => {
  const directory = mkdtempSync(join(tmpdir(), "atalaya-dev-"));
  const { DATABASE_URL: _, ...environment } = process.env;
  const api = await serveApi({ ...environment, DATA_DIR: directory });
  onTestFinished(async () => {
    await api.stop();
    rmSync(directory, { recursive: true });
  });
  const signIn = await fetch(`${api.address}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "officer@demo.test", password: demoPassword }),
  });
  const { token } = (await signIn.json()) as { token: string };
  const statusOfList = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${api.address}/api/records/situation`, { headers })).status;
  };
  expect(await statusOfList()).toBe(200);

  api.restart();
  await api.settled();
  expect(await statusOfList()).toBe(200);

  // Two changes in a row: the first server is ended before it takes requests.
  api.restart();
  api.restart();
  await api.settled();
  expect(await statusOfList()).toBe(200);
});
