// Three suites: what needs no database, and the server over HTTP on each kind of database.
import { defineConfig } from "vitest/config";

const overHttp = (name: string, kind: "embedded" | "server") => ({
  test: {
    name,
    include: ["packages/server/src/**/*.http.test.ts"],
    globalSetup: ["packages/server/src/testing/global-setup.ts"],
    env: { TEST_DATABASE: kind },
    // The server keeps nothing outside of an app and its database, so test files may share what was loaded once.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/{contract,server,web}/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: ["**/*.http.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      overHttp("server on the embedded database", "embedded"),
      overHttp("server on PostgreSQL", "server"),
    ],
  },
});
