// A whole server process: killed in the middle of its work, and stopped as an operator stops it.
import { once } from "node:events";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { inject, afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import pg from "pg";
import { proxyTo } from "./testing/silent-proxy.ts";
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
  const told = await startProcess("main.ts", { ...settingsOf(demo), ALLOW_DEMO: "true" });
  await told.stop();
  await rm(directory, { recursive: true });
}, 60_000);

test.runIf(inject("template").kind === "embedded")(
  "a folder of the demo is not taken for a real one, not even once its accounts have other passwords",
  async () => {
    const own = await copyOf(inject("template"));
    const { DATA_DIR } = settingsOf(own);
    await writeFile(join(DATA_DIR, "demo"), "");
    await expect(startProcess("main.ts", settingsOf(own))).rejects.toThrow(/ended with 1 before it listened/);
    await dropTemplate(own);
  },
  60_000,
);

const admin = { email: "guardia@demo.test", password: "una clave larga" };
const firstAdmin = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

/** Calls one server as its first administrator; answers the status, the code of a refusal and the seconds to wait. */
async function callerOf(address: string) {
  let token = "";
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { code, ...rest } = (await answer.json()) as { code?: string; token?: string; message?: string };
    return { ...rest, status: answer.status, code, retry_after: Number(answer.headers.get("retry-after")) };
  };
  const signIn = () => call("POST", "/api/login", admin);
  token = (await signIn()).token ?? "";
  return {
    signIn,
    list: () => call("GET", "/api/companies"),
    isReady: () => call("GET", "/health/ready"),
    make: (reason_social: string) =>
      call("POST", "/api/companies", {
        reason_social,
        kind: "country",
        country: "CL",
        centroid: { type: "Point", coordinates: [-71, -33] },
        parent_company_id: null,
      }),
  };
}

/** Looks until it is so; the time limit of the test is the only clock. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(250);
}

test.runIf(inject("template").kind === "server")(
  "a database that falls silent, and one that only reads, are told as passing failures, and neither counts as ready",
  async () => {
    const own = await copyOf(inject("template"));
    const { DATABASE_URL = "" } = settingsOf(own);
    const proxy = await proxyTo(DATABASE_URL);
    const server = await startProcess("main.ts", { ...firstAdmin, DATABASE_URL: proxy.url, LOG_LEVEL: "silent" });
    onTestFinished(async () => {
      await server.kill();
      proxy.close();
      await dropTemplate(own);
    });
    const { list, isReady, make } = await callerOf(server.address);
    const passing = { status: 503, code: "unavailable", retry_after: 5 };
    expect((await list()).status).toBe(200);
    expect((await isReady()).status).toBe(200);

    proxy.silence();
    // A list and a change that are under way: neither waits for ever.
    expect(await Promise.all([list(), make("Perdida")])).toMatchObject([passing, passing]);
    await until(async () => (await isReady()).status === 503);
    proxy.speak();
    await until(async () => (await isReady()).status === 200);
    expect((await list()).status).toBe(200);

    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    const name = new URL(DATABASE_URL).pathname.slice(1);
    const become = async (state: string) => {
      await client.query(`alter database ${name} set default_transaction_read_only = ${state}`);
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`, [name]); // prettier-ignore
    };
    await become("on");
    await until(async () => (await list()).status === 200);
    expect(await make("De solo lectura")).toMatchObject(passing);
    await until(async () => (await isReady()).status === 503);
    await become("off");
    await client.end();
    await until(async () => (await isReady()).status === 200);
    expect((await make("De nuevo")).status).toBe(201);
  },
  120_000,
);

test.runIf(inject("template").kind === "embedded")(
  "a full disk is told as what it is, the server is not ready, and what was saved is there",
  async () => {
    const own = await copyOf(inject("template"));
    const { DATA_DIR } = settingsOf(own);
    const flag = `${DATA_DIR}/full`;
    const settings = { ...firstAdmin, DATA_DIR, FULL_DISK_WHILE: flag, LOG_LEVEL: "silent" };
    const server = await startProcess("main.ts", settings, "full-disk.ts");
    onTestFinished(async () => {
      await server.kill();
      await dropTemplate(own);
    });
    const { list, isReady, make, signIn } = await callerOf(server.address);
    expect((await make("Antes")).status).toBe(201);
    await writeFile(flag, "");
    const full = {
      status: 507,
      code: "disk_full",
      message: expect.stringContaining("El disco del servidor está lleno"),
    };
    // Until the room that the files have already is used up.
    let saved = 0;
    let answer: Awaited<ReturnType<typeof make>>;
    do {
      saved += 1;
      answer = await make(`Lugar ${saved} ${"x".repeat(150)}`);
    } while (answer.status === 201);
    expect(answer).toMatchObject(full);
    // A sign-in may still find room; it never fails as something unexpected.
    expect([200, 507]).toContain((await signIn()).status);
    expect(await list()).toMatchObject({ status: 200, meta: { total: saved } });
    await until(async () => (await isReady()).status === 507);
    await rm(flag);
    await until(async () => (await isReady()).status === 200);
    expect((await make("Después")).status).toBe(201);
    expect(await list()).toMatchObject({ status: 200, meta: { total: saved + 1 } });
  },
  120_000,
);

test("a bad setting keeps the server from starting", async () => {
  const start = startProcess("main.ts", { ...settingsOf(copy), PORT: "many" });
  await expect(start).rejects.toThrow(/ended with 1 before it listened/);
});
