// Institutions: the bodies of risk management of the caller's places, and of those above them to read.
import { z } from "zod";
import { pageOf } from "@atalaya/contract/record.ts";
import {
  institutions,
  InstitutionQuery,
  InstitutionSummary,
  manyInstitutions,
} from "@atalaya/contract/resources/institutions.ts";
import { InstitutionExportQuery, institutionColumns } from "@atalaya/contract/resources/institutions/columns.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { resourceRoutes } from "../../platform/http/resource-routes.ts";
import { exportRoute } from "../../platform/sheets/export-route.ts";
import {
  changeInstitution,
  createInstitution,
  deleteInstitution,
  institutionOf,
  undeleteInstitution,
  type Reader,
} from "./changes.ts";
import { everyInstitution, listInstitutions, listInstitutionTree } from "./queries.ts";

const Tree = z.object({ data: z.array(InstitutionSummary) });

export const institutionRoutes: Routes = async (app) => {
  app.get(
    "/institutions",
    {
      config: { access: "entities.index" },
      schema: {
        summary: "Institutions, a page at a time; type=tree answers all of them in short",
        querystring: InstitutionQuery,
        response: { 200: z.union([pageOf(InstitutionSummary), Tree]) },
      },
    },
    async ({ scope, query }) =>
      query.type === "tree"
        ? { data: await listInstitutionTree(app.db, scope, query) }
        : listInstitutions(app.db, scope, query),
  );

  exportRoute(app, {
    resource: institutions,
    access: "entities.index",
    query: InstitutionExportQuery,
    columns: institutionColumns,
    rows: (_request, scope, query) => everyInstitution(app.db, scope, query),
  });

  resourceRoutes(app, {
    resource: institutions,
    permission: "entities",
    by: (request, scope): Reader => ({ scope, legal: readable(request, "legal.index") }),
    find: institutionOf,
    create: createInstitution,
    change: changeInstitution,
    remove: deleteInstitution,
    restore: undeleteInstitution,
    many: {
      schemas: manyInstitutions,
      table: "institutions",
      titleOf: ({ name_es, name_en }, language) => (language === "en" ? name_en || name_es : name_es),
    },
    says: { remove: "Move an institution to the trash; refused while institutions or persons depend on it" },
  });
};
