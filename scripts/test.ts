// `npm test`: every check and every test there is. The last line says how many passed and failed.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { temporaryInMemory } from "./temporary-in-memory.ts";
import { countPlaywright, countStep, countVitest, type Step } from "./test-steps.ts";

const root = join(import.meta.dirname, "..");
process.once("exit", temporaryInMemory());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const reports = mkdtempSync(join(tmpdir(), "atalaya-reports-"));
// Each file of tests starts a server: what one has compiled the next one need not.
process.env["NODE_COMPILE_CACHE"] ??= join(reports, "compiled");
const hasServer = Boolean(process.env["DATABASE_URL"]);

function vitest(title: string, project: string): Step {
  const path = join(reports, `${project.replaceAll(" ", "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  return {
    title,
    command: ["npx", "vitest", "run", "--project", project, ...reporters],
    report: { path, count: countVitest },
  };
}

function endToEnd(): Step {
  const path = join(reports, "end-to-end.json");
  process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = path;
  return {
    title: "End-to-end tests in Chromium",
    command: ["npx", "playwright", "test", "-c", "packages/e2e", "--reporter=list,json"],
    report: { path, count: countPlaywright },
  };
}

const hasEndToEndTests = readdirSync(join(root, "packages/e2e/src"), { recursive: true }).some((name) =>
  String(name).endsWith(".spec.ts"),
);

const steps: Step[] = [
  { title: "Format, types, lint, unused code", command: ["npm", "run", "check"] },
  vitest("Unit tests", "unit"),
  // Before the server's tests, which look at its pages.
  { title: "Web application", command: ["npm", "run", "build"] },
  vitest("Server on the embedded database", "server on the embedded database"),
  ...(hasServer
    ? [
        { title: "Table types as the migrations make them", command: ["npm", "run", "db:types", "--", "--check"] },
        vitest("Server on PostgreSQL", "server on PostgreSQL"),
      ]
    : []),
  ...(hasEndToEndTests ? [endToEnd()] : []),
];

const run = ([command = "", ...parameters]: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(command, parameters, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });

const sum = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const step of steps) {
  process.stdout.write(`\n── ${step.title}\n`);
  const started = Date.now();
  const { passed, failed } = countStep(step, await run(step.command));
  sum.passed += passed;
  sum.failed += failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  summary.push(`${failed > 0 ? "FAILED" : "ok    "} ${step.title}: ${passed} passed, ${failed} failed, ${seconds} s`);
}
rmSync(reports, { recursive: true, force: true });

process.stdout.write(`\n${summary.join("\n")}\n`);
if (!hasServer) process.stdout.write("Left out, because DATABASE_URL is not set: everything on a PostgreSQL server.\n");
if (!hasEndToEndTests) process.stdout.write("Left out: there are no end-to-end tests yet.\n");
process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
process.exitCode = sum.failed > 0 ? 1 : 0;
