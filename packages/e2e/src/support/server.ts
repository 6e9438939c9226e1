// Starts the demo's server process for each file of tests, on a copy of the demo's data that nobody else has, and stops it afterwards.
import { test as base, type Browser } from "@playwright/test";
import { startProcess } from "@atalaya/server/testing/server-process.ts";
import { copyDemo, dropDemo, environmentOf, type Kind } from "./demo-copies.ts";
import { demoOn } from "./global-setup.ts";

export type ServerOptions = {
  database: Kind;
  /** Further settings of the server. */
  environment: Record<string, string>;
};

type BrowserOptions = {
  /**
   * Whether the browser draws maps. Without a graphics card that is software's work, and half of what a test costs: a file says so that
   * looks at a map; in the others its place says that the browser cannot draw it, as on a computer where that is so.
   */
  drawsMaps: boolean;
};

type Server = { address: string; stop(): Promise<void> };

async function freshServer({ database, environment }: ServerOptions): Promise<Server> {
  const demo = await copyDemo(demoOn(database));
  const server = await startProcess("demo/main.ts", { ...environment, ...environmentOf(demo) });
  const stop = async () => {
    await server.stop();
    await dropDemo(demo);
  };
  return { address: server.address, stop };
}

/**
 * The server of the file whose tests a worker runs; a worker runs one file after the other. What a file left open goes with its server:
 * pages that call for it go on drawing and calling, beside all files that follow.
 */
function serverByFile(browser: Browser, options: ServerOptions) {
  let present: { file: string; server: Server } | null = null;
  const stop = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await present?.server.stop();
    present = null;
  };
  const of = async (file: string): Promise<Server> => {
    if (present?.file !== file) {
      await stop();
      present = { file, server: await freshServer(options) };
    }
    return present.server;
  };
  return { of, stop };
}

/** `test` of every end-to-end test: `page.goto("/login")` goes to the own server of its file. */
export const test = base.extend<
  { server: Server },
  ServerOptions & BrowserOptions & { servers: { of(file: string): Promise<Server> } }
>({
  database: ["embedded", { scope: "worker", option: true }],
  environment: [{}, { scope: "worker", option: true }],
  drawsMaps: [false, { scope: "worker", option: true }],
  launchOptions: [
    async ({ launchOptions, drawsMaps }, use) =>
      use(drawsMaps ? launchOptions : { ...launchOptions, args: [...(launchOptions.args ?? []), "--disable-3d-apis"] }),
    { scope: "worker" },
  ],
  servers: [
    async ({ browser, database, environment }, use) => {
      const servers = serverByFile(browser, { database, environment });
      await use(servers);
      await servers.stop();
    },
    { scope: "worker" },
  ],
  server: [async ({ servers }, use, { file }) => use(await servers.of(file)), { timeout: 120_000 }],
  baseURL: async ({ server }, use) => use(server.address),
});

export { expect } from "@playwright/test";
