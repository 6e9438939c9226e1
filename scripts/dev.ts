// Starts server and screens for development, and starts the server anew when its sources change.
import { join, relative, sep } from "node:path";
import { introduction } from "../packages/server/src/demo/announce.ts";
import { serveApi } from "../packages/server/src/dev/serve.ts";
import { stopOnSignal } from "../packages/server/src/start-server.ts";
import { serveScreens } from "../packages/web/tools/dev/serve-screens.ts";

const root = join(import.meta.dirname, "..");
const sources = ["packages/server/src", "packages/server/migrations", "packages/contract/src"];
/** An editor that saves all its files at once starts the server once. */
const quietMs = 100;

const api = await serveApi();
const screens = await serveScreens(Number(process.env["PORT"] || 5173), api);
stopOnSignal(async () => {
  await screens.close();
  await api.stop();
});

let quiet: NodeJS.Timeout | undefined;
const folders = sources.map((path) => join(root, path));
screens.watcher.add(folders);
screens.watcher.on("all", (_event, path) => {
  if (!folders.some((folder) => path.startsWith(folder + sep)) || path.endsWith(".test.ts")) return;
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    process.stdout.write(`${relative(root, path)} changed: the server starts anew.\n`);
    api.restart();
  }, quietMs);
});
process.stdout.write(introduction(`Atalaya in development: ${screens.resolvedUrls?.local[0]}`));
