// A whole server process: killed in the middle of its work, and stopped as an operator stops it.
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { inject, afterAll, beforeAll, expect, test } from "vitest";
import { startProcess } from "./testing/server-process.ts";
import { survive } from "./testing/survival.ts";
import { copyOf, dropTemplate, settingsOf, type Template } from "./testing/test-database.ts";

let copy: Template;
beforeAll(async () => {
  copy = await copyOf(inject("template"));
});
afterAll(() => dropTemplate(copy));

test("every change that was acknowledged survives when the server process is killed", async () => {
  const { acknowledged, missing } = await survive(settingsOf(copy), 200);
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

test("a bad setting keeps the server from starting", async () => {
  const start = startProcess("main.ts", { ...settingsOf(copy), PORT: "many" });
  await expect(start).rejects.toThrow(/ended with 1 before it listened/);
});
