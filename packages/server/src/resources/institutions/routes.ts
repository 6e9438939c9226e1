// Institutions: the bodies of risk management of the caller's places, and of those above them to read.
import { z } from "zod";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import {
  Institution,
  InstitutionDraft,
  InstitutionPatch,
  InstitutionQuery,
  InstitutionSummary,
} from "@atalaya/contract/resources/institutions.ts";
import type { Routes } from "../../platform/app-kit.ts";
import { orNotFound } from "../../platform/problem.ts";
import { changeInstitution, createInstitution, deleteInstitution, undeleteInstitution } from "./changes.ts";
import { findInstitution, listInstitutions, listInstitutionTree } from "./queries.ts";

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

  app.get(
    "/institutions/:id",
    {
      config: { access: "entities.index" },
      schema: { summary: "One institution", params: IdParameter, response: { 200: Institution } },
    },
    async ({ scope, params }) => orNotFound(await findInstitution(app.db, scope, params.id)),
  );

  app.post(
    "/institutions",
    {
      config: { access: "entities.create" },
      schema: { summary: "Register an institution", body: InstitutionDraft, response: { 201: Institution } },
    },
    async ({ actor, scope, body }, reply) =>
      reply.code(201).send(await app.write(actor, (tx) => createInstitution(tx, scope, body))),
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
    ({ actor, scope, params, body }) => app.write(actor, (tx) => changeInstitution(tx, scope, params.id, body)),
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
    async ({ actor, scope, params, query }, reply) => {
      await app.write(actor, (tx) => deleteInstitution(tx, scope, params.id, query.version));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/institutions/:id/restore",
    {
      config: { access: "entities.delete" },
      schema: { summary: "Take an institution out of the trash", params: IdParameter, response: { 200: Institution } },
    },
    ({ actor, scope, params }) => app.write(actor, (tx) => undeleteInstitution(tx, scope, params.id)),
  );
};
