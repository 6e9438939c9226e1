// Builds the web application when it is missing or older than what it is made from.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const built = join(root, "packages/web/dist/index.html");
const sources = ["packages/web", "packages/contract/src", "package-lock.json"];
const notSources = new Set(["node_modules", "dist", "basemap"]);

/** When the newest file in a directory was changed; 0 when it does not exist. */
function newestIn(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const names = readdirSync(path).filter((name) => !notSources.has(name));
  return Math.max(0, ...names.map((name) => newestIn(join(path, name))));
}

export function buildWebWhenStale(): void {
  const builtAt = newestIn(built);
  if (builtAt > Math.max(...sources.map((path) => newestIn(join(root, path))))) return;
  build(builtAt ? "The web application changed: building it." : "Building the web application.");
}

/** For those whom yesterday's pages serve as well as today's. */
export function buildWebWhenMissing(): void {
  if (!existsSync(built)) build("Building the web application.");
}

function build(title: string): void {
  process.stdout.write(`${title}\n`);
  const { status } = spawnSync("npm", ["run", "build"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("the web application could not be built");
}
