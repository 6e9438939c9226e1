// The steps of `npm test`, and how each one's report is counted.
import { existsSync, readFileSync } from "node:fs";

export type Count = { passed: number; failed: number };

/** A command and, where it runs tests, the JSON report that it leaves behind. */
export type Step = {
  title: string;
  command: string[];
  report?: { path: string; count: (report: unknown) => Count };
};

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors?: unknown[] };

/** A file that cannot even be loaded has no failed tests, so it counts as one. */
export const countVitest = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
};

/** A test that passes only when repeated is a failed one. */
export const countPlaywright = (report: unknown): Count => {
  const { stats, errors = [] } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky || errors.length };
};

/** What a finished step adds to the sum: a step that fails without saying which test did counts as one failure. */
export function countStep({ report }: Step, succeeded: boolean): Count {
  const counted =
    report && existsSync(report.path)
      ? report.count(JSON.parse(readFileSync(report.path, "utf8")))
      : { passed: 0, failed: 0 };
  return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}
