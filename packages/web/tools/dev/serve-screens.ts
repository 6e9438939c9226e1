// The web application in development: every module as it is written, replaced in the open page when it changes.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { answeredByServer, pages } from "./pages.ts";

const web = join(import.meta.dirname, "../..");

type Api = { address: string; settled(): Promise<unknown> };

/** Serves the screens on this machine, and passes on to the server what is the server's. */
export async function serveScreens(port: number, { address, settled }: Api): Promise<ViteDevServer> {
  if (!existsSync(join(web, "public/basemap"))) await import("../basemap.ts");
  const screens = await createServer({
    configFile: join(web, "vite.config.ts"),
    logLevel: "warn",
    plugins: [pages(settled)],
    server: { host: "127.0.0.1", port, proxy: { [answeredByServer]: { target: address } } },
  });
  // Vite would end the process at once: whoever started it still has a database to close.
  process.removeAllListeners("SIGTERM");
  return screens.listen();
}
