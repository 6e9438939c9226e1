// Institutions: the bodies of risk management of the caller's places, and of those above them to read.
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import {
  Institution,
  institutions,
  InstitutionDraft,
  InstitutionPatch,
  InstitutionQuery,
  InstitutionSummary,
  manyInstitutions,
} from "@atalaya/contract/resources/institutions.ts";
import { InstitutionExportQuery, institutionColumns } from "@atalaya/contract/resources/institution-columns.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { bulkRoute } from "../../platform/http/bulk-route.ts";
import { exportRoute } from "../../platform/sheets/export-route.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import {
  changeInstitution,
  createInstitution,
  deleteInstitution,
  institutionOf,
  undeleteInstitution,
  type Reader,
} from "./changes.ts";
import { everyInstitution, listInstitutions, listInstitutionTree } from "./queries.ts";

const readerOf = (request: FastifyRequest): Reader => ({
  scope: request.scope,
  legal: readable(request, "legal.index"),
});

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

  bulkRoute(app, {
    resource: institutions,
    permission: "entities",
    schemas: manyInstitutions,
    table: "institutions",
    by: (request, scope): Reader => ({ ...readerOf(request), scope }),
    find: institutionOf,
    titleOf: ({ name_es, name_en }, language) => (language === "en" ? name_en || name_es : name_es),
    change: changeInstitution,
    remove: deleteInstitution,
    restore: undeleteInstitution,
  });

  app.get(
    "/institutions/:id",
    {
      config: { access: "entities.index" },
      schema: { summary: "One institution", params: IdParameter, response: { 200: Institution } },
    },
    async (request) => orNotFound(await institutionOf(app.db, readerOf(request), request.params.id)),
  );

  app.post(
    "/institutions",
    {
      config: { access: "entities.create" },
      schema: { summary: "Register an institution", body: InstitutionDraft, response: { 201: Institution } },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(await app.write(request.actor, (tx) => createInstitution(tx, readerOf(request), request.body))),
  );

  app.put(
    "/institutions/:id",
    {
      config: { access: "entities.update" },
      schema: {
        summary: "Change fields of an institution; an older version answers 409 with the current state",
        params: IdParameter,
        body: InstitutionPatch,
        response: { 200: Institution },
      },
    },
    (request) =>
      app.write(request.actor, (tx) => changeInstitution(tx, readerOf(request), request.params.id, request.body)),
  );

  app.delete(
    "/institutions/:id",
    {
      config: { access: "entities.delete" },
      schema: {
        summary: "Move an institution to the trash; refused while institutions or persons depend on it",
        params: IdParameter,
        querystring: RecordVersion.partial(),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      await app.write(request.actor, (tx) => deleteInstitution(tx, readerOf(request), params.id, query.version));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/institutions/:id/restore",
    {
      config: { access: "entities.delete" },
      schema: { summary: "Take an institution out of the trash", params: IdParameter, response: { 200: Institution } },
    },
    (request) => app.write(request.actor, (tx) => undeleteInstitution(tx, readerOf(request), request.params.id)),
  );
};
