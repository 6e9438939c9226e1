// The institutional framework: what each institution does in each phase.
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import {
  InstitutionFunction,
  InstitutionFunctionDraft,
  InstitutionFunctionPatch,
  InstitutionFunctionQuery,
} from "@atalaya/contract/resources/institution-functions.ts";
import { InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { listInstitutionTree } from "../institutions/queries.ts";
import { changeFunction, createFunction, deleteFunction } from "./changes.ts";
import { listFunctions } from "./queries.ts";

const Framework = z.object({ institutions: z.array(InstitutionSummary), functions: z.array(InstitutionFunction) });

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

  app.post(
    "/institution-functions",
    {
      config: { access: "legalSetup.create" },
      schema: {
        summary: "Say what an institution does in a phase",
        body: InstitutionFunctionDraft,
        response: { 201: InstitutionFunction },
      },
    },
    async ({ actor, scope, body }, reply) =>
      reply.code(201).send(await app.write(actor, (tx) => createFunction(tx, scope, body))),
  );

  app.put(
    "/institution-functions/:id",
    {
      config: { access: "legalSetup.update" },
      schema: {
        summary: "Change the role or its text; an older version answers 409 with the current state",
        params: IdParameter,
        body: InstitutionFunctionPatch,
        response: { 200: InstitutionFunction },
      },
    },
    ({ actor, scope, params, body }) => app.write(actor, (tx) => changeFunction(tx, scope, params.id, body)),
  );

  app.delete(
    "/institution-functions/:id",
    {
      config: { access: "legalSetup.delete" },
      schema: {
        summary: "Take away what an institution does in a phase",
        params: IdParameter,
        querystring: RecordVersion.partial(),
        response: { 204: z.null() },
      },
    },
    async ({ actor, scope, params, query }, reply) => {
      await app.write(actor, (tx) => deleteFunction(tx, scope, params.id, query.version));
      return reply.code(204).send(null);
    },
  );
};
