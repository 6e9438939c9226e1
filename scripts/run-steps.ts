// Runs the steps of a test command one after the other, counts what they report and says it in the last line.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
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

/** The tests of a project of `vitest.config.ts`. */
export function vitest(title: string, project: string, ...choice: string[]): Step {
  const path = join(reports, `${project.replaceAll(" ", "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  return {
    title,
    command: ["npx", "vitest", "run", "--project", project, ...reporters, ...choice],
    report: { path, count: countVitest },
  };
}

/** The tests in a browser. */
export function endToEnd(...choice: string[]): Step {
  const path = join(reports, "end-to-end.json");
  process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = path;
  return {
    title: "End-to-end tests in Chromium",
    command: ["npx", "playwright", "test", "-c", "packages/e2e", "--reporter=list,json", ...choice],
    report: { path, count: countPlaywright },
  };
}

const run = ([command = "", ...parameters]: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(command, parameters, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });

/** Runs them all, also after one that failed; the process ends with 1 where any did. */
export async function runSteps(steps: Step[], leftOut: string[]): Promise<void> {
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
  process.stdout.write(`\n${[...summary, ...leftOut.map((it) => `Left out: ${it}`)].join("\n")}\n`);
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}
