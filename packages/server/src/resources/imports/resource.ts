// Imports, as the server is told of them.
import { tableImports } from "@atalaya/contract/resources/imports/imports.ts";
import type { Noun } from "../../platform/noun.ts";
import { importJobs } from "./jobs.ts";
import { importRoutes } from "./routes.ts";
import { importRowRoutes } from "./row-routes.ts";

export const importsNoun: Noun = {
  routes: [importRoutes, importRowRoutes],
  declares: [tableImports],
  jobs: importJobs,
};
