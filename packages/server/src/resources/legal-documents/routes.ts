// Legal documents of the caller's places, those of the places above to read, and which plans are in force.
import { z } from "zod";
import { pageOf } from "@atalaya/contract/record.ts";
import {
  legalDocuments,
  LegalDocumentQuery,
  LegalDocumentSummary,
  manyLegalDocuments,
} from "@atalaya/contract/resources/legal-documents.ts";
import { PlanCoverage, PlanCoverageQuery } from "@atalaya/contract/resources/legal-documents/coverage.ts";
import { LegalDocumentExportQuery, legalColumns } from "@atalaya/contract/resources/legal-documents/columns.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { resourceRoutes } from "../../platform/http/resource-routes.ts";
import { exportRoute } from "../../platform/sheets/export-route.ts";
import {
  changeLegalDocument,
  createLegalDocument,
  deleteLegalDocument,
  legalDocumentOf,
  undeleteLegalDocument,
  type Author,
} from "./changes.ts";
import { planCoverage } from "./coverage.ts";
import { everyLegalDocument, listLegalDocuments, listLegalTree } from "./queries.ts";

const Tree = z.object({ data: z.array(LegalDocumentSummary) });

export const legalDocumentRoutes: Routes = async (app) => {
  app.get(
    "/legal-documents",
    {
      config: { access: "legal.index" },
      schema: {
        summary: "Legal documents, a page at a time; type=tree answers all of them in short",
        querystring: LegalDocumentQuery,
        response: { 200: z.union([pageOf(LegalDocumentSummary), Tree]) },
      },
    },
    async ({ scope, query }) =>
      query.type === "tree"
        ? { data: await listLegalTree(app.db, scope, query) }
        : listLegalDocuments(app.db, scope, query),
  );

  exportRoute(app, {
    resource: legalDocuments,
    access: "legal.index",
    query: LegalDocumentExportQuery,
    columns: legalColumns,
    rows: (_request, scope, query) => everyLegalDocument(app.db, scope, query),
  });

  app.get(
    "/legal-documents/coverage",
    {
      config: { access: "legal.index" },
      schema: {
        summary: "Which municipalities have a risk reduction plan and an emergency plan in force (Sendai E-2, G-4)",
        querystring: PlanCoverageQuery,
        response: { 200: z.object({ data: z.array(PlanCoverage) }) },
      },
    },
    async ({ scope, query }) => ({ data: await planCoverage(app.db, scope, query.on) }),
  );

  resourceRoutes(app, {
    resource: legalDocuments,
    permission: "legal",
    body: "form",
    by: (request, scope): Author => ({ scope, writable: readable(request, "legal.update") }),
    find: legalDocumentOf,
    create: createLegalDocument,
    change: changeLegalDocument,
    remove: deleteLegalDocument,
    restore: undeleteLegalDocument,
    many: {
      schemas: manyLegalDocuments,
      table: "legal_documents",
      titleOf: ({ number, title_es, title_en }, language) =>
        `${number} ${language === "en" ? title_en || title_es : title_es}`,
    },
    says: {
      find: "One legal document with its relations, and what other documents do to it",
      remove: "Move a legal document to the trash; refused while other documents are about it",
    },
  });
};
