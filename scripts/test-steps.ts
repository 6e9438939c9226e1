// The steps of `npm test`, and how each one's report is counted.
import { existsSync, readFileSync } from "node:fs";

/** `unsteady`: of those that passed, how many did so only when repeated. */
export type Count = { passed: number; failed: number; unsteady?: number };

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

/** So many of a run's tests in a browser may need their second attempt: a busy machine does that to one, a fault of ours to several. */
const mayBeUnsteady = 2;

/** A test that passes only when repeated is told of, and failed where there are several. */
export const countPlaywright = (report: unknown): Count => {
  const { stats, errors = [] } = report as PlaywrightReport;
  if (stats.flaky > mayBeUnsteady) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || errors.length,
    ...(stats.flaky > 0 ? { unsteady: stats.flaky } : {}),
  };
};

/** What a finished step adds to the sum: a step that fails without saying which test did counts as one failure. */
export function countStep({ report }: Step, succeeded: boolean): Count {
  const counted =
    report && existsSync(report.path)
      ? report.count(JSON.parse(readFileSync(report.path, "utf8")))
      : { passed: 0, failed: 0 };
  return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}
