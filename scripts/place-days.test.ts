// A test that takes UTC's day for today fails in the hours in which it is still yesterday in Chile.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const dayOfNow = /new Date\((?:|Date\.now\(\)[^)]*)\)\.toISOString\(\)\.slice\(0, 10\)/;

test("every test that says today means the day in Chile (`testing/days.ts`)", () => {
  const tests = ["server/src/**/*.http.test.ts", "server/src/testing/**/*.ts", "e2e/src/**/*.ts"].flatMap((pattern) =>
    globSync(join("packages", pattern), { cwd: root }),
  );
  expect(tests.length).toBeGreaterThan(200);
  expect(tests.filter((path) => dayOfNow.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});
