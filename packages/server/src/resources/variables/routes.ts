// The catalogues of variables, one per domain.
import { z } from "zod";
import { catalogueOf, domains, type Domain } from "@atalaya/contract/domains.ts";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import { Variable, VariableDraft, VariablePatch, VariableQuery } from "@atalaya/contract/resources/variables.ts";
import type { Routes } from "../../platform/app-kit.ts";
import { orNotFound, Problem } from "../../platform/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import type { Tx } from "../../platform/database/database.ts";
import {
  countUses,
  deleteVariable,
  findVariable,
  insertVariable,
  listVariables,
  lockVariable,
  updateVariable,
} from "./queries.ts";
import { keepsRecords, mayDefine } from "./rules.ts";

export const variableRoutes: Routes = async (app) => {
  for (const domain of domains) await app.register(catalogueRoutes(domain));
};

const catalogueRoutes =
  (domain: Domain): Routes =>
  async (app) => {
    const path = `/variables/${catalogueOf[domain]}`;
    const permission = `variables.${catalogueOf[domain]}` as const;

    app.get(
      path,
      {
        config: { access: `${permission}.index` },
        schema: { summary: "Variables of the domain", querystring: VariableQuery, response: { 200: pageOf(Variable) } },
      },
      ({ scope, query }) => listVariables(app.db, scope, domain, query),
    );

    app.get(
      `${path}/:id`,
      {
        config: { access: `${permission}.index` },
        schema: { summary: "One variable", params: IdParameter, response: { 200: Variable } },
      },
      async ({ scope, params }) => orNotFound(await findVariable(app.db, scope, domain, params.id)),
    );

    app.post(
      path,
      {
        config: { access: `${permission}.create` },
        schema: { summary: "Define a variable", body: VariableDraft, response: { 201: Variable } },
      },
      async ({ actor, scope, body }, reply) => {
        mayDefine(scope, body.company_id);
        const variable = await app.write(actor, async (tx) =>
          orNotFound(await findVariable(tx, scope, domain, await insertVariable(tx, domain, body))),
        );
        return reply.code(201).send(variable);
      },
    );

    app.put(
      `${path}/:id`,
      {
        config: { access: `${permission}.update` },
        schema: { summary: "Change a variable", params: IdParameter, body: VariablePatch, response: { 200: Variable } },
      },
      ({ actor, scope, params, body }) =>
        app.write(actor, async (tx) => {
          const { version, ...changes } = body;
          const current = await lockedVariable(tx, scope, domain, params.id, version);
          mayDefine(scope, current.company_id);
          if (changes.company_id !== undefined) mayDefine(scope, changes.company_id);
          keepsRecords(current, changes, await countUses(tx, params.id));
          await updateVariable(tx, params.id, changes);
          return orNotFound(await findVariable(tx, scope, domain, params.id));
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
      async ({ actor, scope, params, query }, reply) => {
        await app.write(actor, async (tx) => {
          const current = await lockedVariable(tx, scope, domain, params.id, query.version);
          mayDefine(scope, current.company_id);
          if ((await countUses(tx, params.id)) > 0) throw new Problem("in_use");
          await deleteVariable(tx, params.id);
        });
        return reply.code(204).send(null);
      },
    );
  };

/** The variable as it stands, locked until the transaction ends; 409 when the caller read an older version. */
async function lockedVariable(tx: Tx, scope: Scope, domain: Domain, id: number, version: number): Promise<Variable> {
  await lockVariable(tx, id);
  const current = orNotFound(await findVariable(tx, scope, domain, id));
  if (current.version !== version) throw new Problem("conflict", { current });
  return current;
}
