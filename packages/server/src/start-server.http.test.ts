// A whole server process: killed in the middle of its work, and stopped as an operator stops it.
import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { inject, afterAll, beforeAll, expect, test } from "vitest";
import { startProcess } from "./testing/server-process.ts";
import { survive } from "./testing/survival.ts";
import { copyOf, dropTemplate, settingsOf, type Template } from "./testing/test-database.ts";

let copy: Template;
/** With the accounts of the demo in it. */
let demo: Template;
beforeAll(async () => {
  copy = await copyOf(inject("template"));
  demo = await copyOf(inject("template"));
});
afterAll(async () => {
  await dropTemplate(copy);
  await dropTemplate(demo);
});

test("every change that was acknowledged survives when the server process is killed", async () => {
  const { acknowledged, missing } = await survive(settingsOf(demo), 200);
  expect(acknowledged).toBeGreaterThanOrEqual(200);
  expect(missing).toEqual([]);
}, 180_000);

test("a server that is told to stop answers what is under way and then ends", async () => {
  const server = await startProcess("main.ts", settingsOf(copy));
  const answers = Promise.all(Array.from({ length: 20 }, () => fetch(`${server.address}/health/ready`)));
  expect((await answers).map(({ status }) => status)).toEqual(Array(20).fill(200));
  await server.stop();
  await expect(fetch(server.address)).rejects.toThrow();
}, 60_000);

test("a server that is told to stop does not wait for somebody who never finishes a request", async () => {
  const server = await startProcess("main.ts", settingsOf(copy));
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.write("POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{");
  await once(socket, "connect");
  await setTimeout(200);
  await server.stop();
  socket.destroy();
}, 30_000);

test("the files of the data folder are their owner's alone, and the demo's public password opens no server but the demo", async () => {
  const directory = await mkdtemp(join(tmpdir(), "atalaya-owner-"));
  const settings = { ...settingsOf(copy), ...(copy.kind === "server" && { DATA_DIR: directory }) };
  const server = await startProcess("main.ts", settings);
  expect(((await stat(settings.DATA_DIR)).mode & 0o777).toString(8)).toBe("700");
  await server.stop();
  await expect(startProcess("main.ts", settingsOf(demo))).rejects.toThrow(/ended with 1 before it listened/);
  await rm(directory, { recursive: true });
}, 60_000);

test("a bad setting keeps the server from starting", async () => {
  const start = startProcess("main.ts", { ...settingsOf(copy), PORT: "many" });
  await expect(start).rejects.toThrow(/ended with 1 before it listened/);
});
