// Starts the demo's server process for the tests of one worker, with a database of its own, and stops it afterwards.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { temporaryDatabase } from "./temporary-database.ts";

export type ServerOptions = { database: "embedded" | "server" };

const main = join(import.meta.dirname, "../../server/src/demo/main.ts");

type Server = { address: string; stop(): Promise<void> };

async function startServer(environment: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: "0", LOG_LEVEL: "warn", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { address: await printedAddress(child), stop };
}

/** The server says where it listens once it takes requests. */
function printedAddress(child: ChildProcess): Promise<string> {
  let printed = "";
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const address = /https?:\/\/\S+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it listened: ${printed}`)));
  });
}

/** A server with the demo's data on a database that nobody else has. */
async function freshServer(database: ServerOptions["database"]): Promise<Server> {
  const directory = await mkdtemp(join(tmpdir(), "atalaya-e2e-"));
  const temporary = database === "server" ? await temporaryDatabase() : null;
  const server = await startServer({ DATA_DIR: directory, DATABASE_URL: temporary?.url ?? "" });
  const stop = async () => {
    await server.stop();
    await temporary?.drop();
    await rm(directory, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** `test` of every end-to-end test: `page.goto("/login")` goes to this worker's own server. */
export const test = base.extend<object, ServerOptions & { server: Server }>({
  database: ["embedded", { scope: "worker", option: true }],
  server: [
    async ({ database }, use) => {
      const server = await freshServer(database);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

export { expect } from "@playwright/test";
