// The catalogues of variables, one per domain.
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { catalogueOf, domains, type Domain } from "@atalaya/contract/domain/domains.ts";
import { withoutStored } from "@atalaya/contract/domain/foreign-codes.ts";
import { Distribution, DistributionQuery } from "@atalaya/contract/domain/distribution.ts";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import { Variable, VariableDraft, VariablePatch, VariableQuery } from "@atalaya/contract/resources/variables.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { held, intoTrash } from "../../platform/database/rows.ts";
import { orNotFound, refuseWhenUsed } from "../../platform/http/problem.ts";
import { checkWhole } from "../../platform/http/schemas.ts";
import { mayDefine } from "../../platform/scope.ts";
import type { Tx } from "../../platform/database/database.ts";
import { distributionOf } from "./distribution.ts";
import { countValues } from "./distribution-queries.ts";
import { inKnownGroup } from "./order.ts";
import {
  countAffected,
  countDependants,
  findVariable,
  insertVariable,
  listVariables,
  updateVariable,
  type View,
} from "./queries.ts";
import { keepsRecords, retiredAfter } from "./rules.ts";

export const variableRoutes: Routes = async (app) => {
  for (const domain of domains) await app.register(catalogueRoutes(domain));
};

const catalogueRoutes =
  (domain: Domain): Routes =>
  async (app) => {
    const path = `/variables/${catalogueOf[domain]}`;
    const permission = `variables.${catalogueOf[domain]}` as const;
    const viewOf = (request: FastifyRequest): View => ({
      scope: request.scope,
      records: readable(request, `records.${domain}.index`),
    });

    app.get(
      path,
      {
        config: { access: `${permission}.index` },
        schema: { summary: "Variables of the domain", querystring: VariableQuery, response: { 200: pageOf(Variable) } },
      },
      (request) => listVariables(app.db, viewOf(request), domain, request.query),
    );

    app.get(
      `${path}/:id`,
      {
        config: { access: `${permission}.index` },
        schema: { summary: "One variable", params: IdParameter, response: { 200: Variable } },
      },
      async (request) => orNotFound(await findVariable(app.db, viewOf(request), domain, request.params.id)),
    );

    app.get(
      `${path}/:id/distribution`,
      {
        config: { access: `${permission}.index` },
        schema: {
          summary: "How the values of its records are spread, and where classes could be cut",
          params: IdParameter,
          querystring: DistributionQuery,
          response: { 200: Distribution },
        },
      },
      async (request) => {
        const { params, query } = request;
        const view = viewOf(request);
        orNotFound(await findVariable(app.db, view, domain, params.id));
        const counted = view.records
          ? await countValues(app.db, view.records, params.id)
          : { count: 0, is_sample: false, min: null, max: null, values: [] };
        return { ...counted, ...distributionOf(counted.values, counted, query.classes) };
      },
    );

    app.post(
      path,
      {
        config: { access: `${permission}.create`, body: "form" },
        schema: { summary: "Define a variable", body: VariableDraft, response: { 201: Variable } },
      },
      async (request, reply) => {
        const { actor, scope, body } = request;
        mayDefine(scope, body.company_id);
        const variable = await app.write(actor, async (tx) => {
          await inKnownGroup(tx, scope, domain, body.group_id);
          return orNotFound(await findVariable(tx, viewOf(request), domain, await insertVariable(tx, domain, body)));
        });
        return reply.code(201).send(variable);
      },
    );

    app.put(
      `${path}/:id`,
      {
        config: { access: `${permission}.update`, body: "form" },
        schema: { summary: "Change a variable", params: IdParameter, body: VariablePatch, response: { 200: Variable } },
      },
      (request) =>
        app.write(request.actor, async (tx) => {
          const { scope, params } = request;
          const { version, ...changes } = request.body;
          const current = await lockedVariable(tx, viewOf(request), domain, params.id, version);
          mayDefine(scope, current.company_id);
          if (changes.company_id !== undefined) mayDefine(scope, changes.company_id);
          checkWhole(VariableDraft, current, { ...changes, ...withoutStored(current, changes) });
          if (changes.group_id !== undefined) await inKnownGroup(tx, scope, domain, changes.group_id);
          const retired = retiredAfter(current, changes);
          await keepsRecords(current, changes, (loss) => countAffected(tx, params.id, loss));
          await updateVariable(tx, params.id, changes, retired);
          return orNotFound(await findVariable(tx, viewOf(request), domain, params.id));
        }),
    );

    app.delete(
      `${path}/:id`,
      {
        config: { access: `${permission}.delete` },
        schema: {
          summary: "Delete a variable that no record uses",
          params: IdParameter,
          querystring: RecordVersion,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { actor, scope, params, query } = request;
        await app.write(actor, async (tx) => {
          const current = await lockedVariable(tx, viewOf(request), domain, params.id, query.version);
          mayDefine(scope, current.company_id);
          refuseWhenUsed(await countDependants(tx, params.id));
          await intoTrash(tx, "variables", params.id);
        });
        return reply.code(204).send(null);
      },
    );
  };

/** The variable as it stands, held until the transaction ends; 409 when the caller read an older version. */
const lockedVariable = (tx: Tx, view: View, domain: Domain, id: number, version: number): Promise<Variable> =>
  held(tx, "variables", id, () => findVariable(tx, view, domain, id), version);
