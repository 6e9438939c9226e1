// `npm test`: every check and every test but the long ones, which `npm test -- --all` runs too. The last line says how many passed and failed.
import { endToEnd, runSteps, vitest } from "./run-steps.ts";

const hasServer = Boolean(process.env["DATABASE_URL"]);
const isWhole = process.argv.includes("--all");

/** What takes minutes and hardly ever changes: whole processes that take over from each other, whole towns in a browser. */
const longServer = isWhole ? [] : ["--exclude", "**/*.long.http.test.ts"];
const longBrowser = isWhole ? [] : [String.raw`^(?!.*\.long\.spec\.ts)`];
/** A backup is made of rows and files alike on both databases: where there is a server it is tried there. */
const ofEmbedded =
  isWhole || !hasServer
    ? longServer
    : [...longServer, "--exclude", "**/commands/{backups,broken-backups}.http.test.ts"];

await runSteps(
  [
    { title: "Format, types, lint, unused code", command: ["npm", "run", "check"] },
    vitest("Unit tests", "unit"),
    // Before the server's tests, which look at its pages.
    { title: "Web application", command: ["npm", "run", "build"] },
    vitest("Server on the embedded database", "server on the embedded database", ...ofEmbedded),
    ...(hasServer
      ? [
          { title: "Table types as the migrations make them", command: ["npm", "run", "db:types", "--", "--check"] },
          vitest("Server on PostgreSQL", "server on PostgreSQL", ...longServer),
        ]
      : []),
    endToEnd(...longBrowser),
  ],
  [
    ...(hasServer ? [] : ["everything on a PostgreSQL server, because DATABASE_URL is not set"]),
    ...(isWhole ? [] : ["the long tests, and backups on the embedded database: npm test -- --all"]),
  ],
);
