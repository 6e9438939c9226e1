// Legal documents of the caller's places, those of the places above to read, and which plans are in force.
import { z } from "zod";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import {
  LegalDocument,
  legalDocuments,
  LegalDocumentDraft,
  LegalDocumentPatch,
  LegalDocumentQuery,
  LegalDocumentSummary,
  manyLegalDocuments,
  PlanCoverage,
  PlanCoverageQuery,
} from "@atalaya/contract/resources/legal-documents.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import type { FastifyRequest } from "fastify";
import { LegalDocumentExportQuery, legalColumns } from "@atalaya/contract/resources/legal-columns.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { bulkRoute } from "../../platform/http/bulk-route.ts";
import { exportRoute } from "../../platform/sheets/export-route.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import {
  changeLegalDocument,
  createLegalDocument,
  deleteLegalDocument,
  undeleteLegalDocument,
  type Author,
} from "./changes.ts";
import { planCoverage } from "./coverage.ts";
import { everyLegalDocument, findLegalDocument, listLegalDocuments, listLegalTree } from "./queries.ts";
import { remarked } from "./rules.ts";

const authorOf = (request: FastifyRequest): Author => ({
  scope: request.scope,
  writable: readable(request, "legal.update"),
});

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

  bulkRoute(app, {
    resource: legalDocuments,
    permission: "legal",
    schemas: manyLegalDocuments,
    table: "legal_documents",
    by: (request, scope): Author => ({ ...authorOf(request), scope }),
    find: (tx, { scope }, id, which) => findLegalDocument(tx, scope, id, which),
    titleOf: ({ number, title_es, title_en }, language) =>
      `${number} ${language === "en" ? title_en || title_es : title_es}`,
    change: changeLegalDocument,
    remove: deleteLegalDocument,
    restore: undeleteLegalDocument,
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

  app.get(
    "/legal-documents/:id",
    {
      config: { access: "legal.index" },
      schema: {
        summary: "One legal document with its relations, and what other documents do to it",
        params: IdParameter,
        response: { 200: LegalDocument },
      },
    },
    async ({ scope, params }) => remarked(orNotFound(await findLegalDocument(app.db, scope, params.id))),
  );

  app.post(
    "/legal-documents",
    {
      config: { access: "legal.create", body: "form" },
      schema: { summary: "Register a legal document", body: LegalDocumentDraft, response: { 201: LegalDocument } },
    },
    async (request, reply) => {
      const { actor, body } = request;
      return reply.code(201).send(await app.write(actor, (tx) => createLegalDocument(tx, authorOf(request), body)));
    },
  );

  app.put(
    "/legal-documents/:id",
    {
      config: { access: "legal.update", body: "form" },
      schema: {
        summary: "Change fields of a legal document; an older version answers 409 with the current state",
        params: IdParameter,
        body: LegalDocumentPatch,
        response: { 200: LegalDocument },
      },
    },
    (request) => {
      const { actor, params, body } = request;
      return app.write(actor, (tx) => changeLegalDocument(tx, authorOf(request), params.id, body));
    },
  );

  app.delete(
    "/legal-documents/:id",
    {
      config: { access: "legal.delete" },
      schema: {
        summary: "Move a legal document to the trash; refused while other documents are about it",
        params: IdParameter,
        querystring: RecordVersion.partial(),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { actor, params, query } = request;
      await app.write(actor, (tx) => deleteLegalDocument(tx, authorOf(request), params.id, query.version));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/legal-documents/:id/restore",
    {
      config: { access: "legal.delete" },
      schema: {
        summary: "Take a legal document out of the trash",
        params: IdParameter,
        response: { 200: LegalDocument },
      },
    },
    (request) => app.write(request.actor, (tx) => undeleteLegalDocument(tx, authorOf(request), request.params.id)),
  );
};
