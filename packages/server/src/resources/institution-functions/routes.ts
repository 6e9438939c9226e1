// The institutional framework: what each institution does in each phase.
import {
  Framework,
  InstitutionFunctionQuery,
  institutionFunctions,
} from "@atalaya/contract/resources/institutions/functions.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { resourceRoutes } from "../../platform/http/resource-routes.ts";
import { listInstitutionTree } from "../institutions/queries.ts";
import { changeFunction, createFunction, deleteFunction } from "./changes.ts";
import { listFunctions } from "./queries.ts";

export const institutionFunctionRoutes: Routes = async (app) => {
  app.get(
    "/institution-functions",
    {
      config: { access: "legalSetup.index" },
      schema: {
        summary: "Every active institution in short, and what each does in each phase",
        querystring: InstitutionFunctionQuery,
        response: { 200: Framework },
      },
    },
    async ({ scope }) => ({
      institutions: await listInstitutionTree(app.db, scope, { is_active: true }),
      functions: await listFunctions(app.db, scope),
    }),
  );

  resourceRoutes(app, {
    resource: institutionFunctions,
    permission: "legalSetup",
    by: (_request, scope) => scope,
    create: createFunction,
    change: changeFunction,
    remove: deleteFunction,
    says: {
      create: "Say what an institution does in a phase",
      change: "Change the role or its text",
      remove: "Take away what an institution does in a phase",
    },
  });
};
