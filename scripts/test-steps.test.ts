import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countPlaywright, countStep, countVitest } from "./test-steps.ts";

test("what a runner reports is what is counted", () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1 })).toEqual({
    passed: 7,
    failed: 2,
  });
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({ passed: 5, failed: 2 });
});

test("a file that cannot be loaded counts as failed", () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 }).failed).toBe(1);
  expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] }).failed).toBe(1);
});

test("a step that fails without a report counts as failed, and one without tests adds nothing when it succeeds", () => {
  const check = { title: "check", command: ["false"] };
  expect(countStep(check, false)).toEqual({ passed: 0, failed: 1 });
  expect(countStep(check, true)).toEqual({ passed: 0, failed: 0 });
});

test("a runner that dies after its tests passed still fails", () => {
  const directory = mkdtempSync(join(tmpdir(), "atalaya-report-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, "report.json");
  writeFileSync(path, JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0 }));
  const step = { title: "tests", command: ["true"], report: { path, count: countVitest } };
  expect(countStep(step, true)).toEqual({ passed: 3, failed: 0 });
  expect(countStep(step, false)).toEqual({ passed: 3, failed: 1 });
});
