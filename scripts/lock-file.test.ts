import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Package = { version?: string; optionalDependencies?: Record<string, string> };
const lock = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8")) as {
  packages: Record<string, Package>;
};

test("the lock file names the packages of every platform, so that `npm ci` works on each", () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`])
      .map((name) => `${path} -> ${name}`),
  );
  // If this fails: a release whose platform packages are not all published yet; take the one before it.
  expect(missing).toEqual([]);
});
