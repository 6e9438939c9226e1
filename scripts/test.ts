// `npm test`: every check and every test there is. The last line says how many passed and failed.
import { endToEnd, runSteps, vitest } from "./run-steps.ts";

const hasServer = Boolean(process.env["DATABASE_URL"]);

await runSteps(
  [
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
    endToEnd(),
  ],
  hasServer ? [] : ["everything on a PostgreSQL server, because DATABASE_URL is not set"],
);
