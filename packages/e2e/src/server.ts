// Starts the demo's server process for the tests of one worker, with a database of its own, and stops it afterwards.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { startProcess } from "@atalaya/server/testing/server-process.ts";
import { temporaryDatabase } from "./temporary-database.ts";

export type ServerOptions = {
  database: "embedded" | "server";
  /** Further settings of the server. */
  environment: Record<string, string>;
};

type Server = { address: string; stop(): Promise<void> };

/** A server with the demo's data on a database that nobody else has. */
async function freshServer({ database, environment }: ServerOptions): Promise<Server> {
  const directory = await mkdtemp(join(tmpdir(), "atalaya-e2e-"));
  const temporary = database === "server" ? await temporaryDatabase() : null;
  const server = await startProcess("demo/main.ts", {
    ...environment,
    DATA_DIR: directory,
    DATABASE_URL: temporary?.url,
  });
  const stop = async () => {
    await server.stop();
    await temporary?.drop();
    await rm(directory, { recursive: true, force: true });
  };
  return { address: server.address, stop };
}

/** `test` of every end-to-end test: `page.goto("/login")` goes to this worker's own server. */
export const test = base.extend<object, ServerOptions & { server: Server }>({
  database: ["embedded", { scope: "worker", option: true }],
  environment: [{}, { scope: "worker", option: true }],
  server: [
    async ({ database, environment }, use) => {
      const server = await freshServer({ database, environment });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

export { expect } from "@playwright/test";
