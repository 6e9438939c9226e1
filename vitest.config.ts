// Three suites: what needs no database, and the server over HTTP on each kind of database.
import { defineConfig } from "vitest/config";

const everything = ["packages/server/src/**/*.http.test.ts"];

/**
 * What the kind of database can change: how it starts, keeps and refuses, PostGIS, plans, search, many rows at once, one connection
 * for all. What is left (rules of a resource, who may do what, what is turned away before any database is asked) is the same on both,
 * and is tried on the server alone where there is one.
 */
const dependsOnDatabase = [
  "packages/server/src/!(as-a-service|behind-nginx).http.test.ts",
  "packages/server/src/commands/*.http.test.ts",
  "packages/server/src/platform/*.http.test.ts",
  "packages/server/src/platform/!(http)/**/*.http.test.ts",
  "packages/server/src/platform/http/{hostile-geometry,maintenance,once,relations}.http.test.ts",
  "packages/server/src/resources/alerts/delivering/{delivering,in-order,lost-asking}.http.test.ts",
  "packages/server/src/resources/boundary-loads/{boundary-loads,mending}.http.test.ts",
  "packages/server/src/resources/companies/{boundaries,company-tree,import}.http.test.ts",
  "packages/server/src/resources/imports/*.http.test.ts",
  "packages/server/src/resources/files/{full-disk,interrupted,uploads}.http.test.ts",
  "packages/server/src/resources/live/live.http.test.ts",
  "packages/server/src/resources/records/**/*{as-of,bulk,desinventar,duplicates,export,import,list,map,merge,plans,room,tiles,values}.http.test.ts",
];

const overHttp = (name: string, kind: "embedded" | "server", include: string[]) => ({
  test: {
    name,
    include,
    globalSetup: ["packages/server/src/testing/global-setup.ts"],
    env: { TEST_DATABASE: kind },
    // The server keeps nothing outside of an app and its database, so test files may share what was loaded once.
    isolate: false,
    // A busy machine is slow, not wrong: this only ends what hangs.
    testTimeout: 240_000,
    hookTimeout: 240_000,
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
          // What a file puts in a browser's place it takes away again, so test files may share what was loaded once.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      overHttp(
        "server on the embedded database",
        "embedded",
        process.env["DATABASE_URL"] ? dependsOnDatabase : everything,
      ),
      overHttp("server on PostgreSQL", "server", everything),
    ],
  },
});
