// `npm run test:changed [-- <commit>]`: the tests that what was changed since a commit leads to; else since the branch left `main`.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildWebWhenMissing, buildWebWhenStale } from "./build-web.ts";
import { endToEnd, runSteps, vitest } from "./run-steps.ts";

const root = join(import.meta.dirname, "..");
const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).trim();

const since = process.argv[2] ?? git("merge-base", "HEAD", "main");
const changed = [git("diff", "--name-only", since), git("ls-files", "--others", "--exclude-standard")]
  .flatMap((names) => names.split("\n"))
  .filter((name) => existsSync(join(root, name)));

const related = [`--changed=${since}`, "--passWithNoTests"];
// No test imports a migration, and each stands on all of them.
const ofServer = changed.some((name) => name.startsWith("packages/server/migrations/")) ? [] : related;
const [server, browsers] = process.env["DATABASE_URL"]
  ? ["server on PostgreSQL", "postgres"]
  : ["server on the embedded database", "embedded"];
const specs = changed.filter((name) => /^packages\/e2e\/.*\.spec\.ts$/.test(name));

// The server's tests look at its pages; only a browser sees what is in them.
if (specs.length > 0) buildWebWhenStale();
else buildWebWhenMissing();

await runSteps(
  [
    vitest("Unit tests", "unit", ...related),
    vitest(`The ${server}`, server, ...ofServer),
    ...(specs.length > 0 ? [endToEnd("--project", browsers, ...specs)] : []),
  ],
  ["checks (npm run check), and end-to-end tests that were not changed themselves"],
);
