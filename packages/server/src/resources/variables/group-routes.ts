// Groups of a catalogue's variables, and the order of both; read and changed with the permissions of the catalogue.
import { z } from "zod";
import { catalogueOf, domains, type Domain } from "@atalaya/contract/domain/domains.ts";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import {
  CatalogueOrder,
  VariableGroup,
  VariableGroupDraft,
  VariableGroupPatch,
  VariableGroupQuery,
} from "@atalaya/contract/resources/variable-groups.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { countPointers } from "../../platform/database/pointers.ts";
import { held, intoTrash } from "../../platform/database/rows.ts";
import { orNotFound, refuseWhenUsed } from "../../platform/http/problem.ts";
import { mayDefine } from "../../platform/scope.ts";
import { groupPointers, findGroup, insertGroup, listGroups, updateGroup } from "./group-queries.ts";
import { reorder } from "./order.ts";

export const variableGroupRoutes: Routes = async (app) => {
  for (const domain of domains) await app.register(groupRoutes(domain));
};

const groupRoutes =
  (domain: Domain): Routes =>
  async (app) => {
    const catalogue = `/variables/${catalogueOf[domain]}`;
    const path = `${catalogue}/groups`;
    const permission = `variables.${catalogueOf[domain]}` as const;

    app.get(
      path,
      {
        config: { access: `${permission}.index` },
        schema: {
          summary: "Groups of the domain's variables",
          querystring: VariableGroupQuery,
          response: { 200: pageOf(VariableGroup) },
        },
      },
      ({ scope, query }) => listGroups(app.db, scope, domain, query),
    );

    app.get(
      `${path}/:id`,
      {
        config: { access: `${permission}.index` },
        schema: { summary: "One group of variables", params: IdParameter, response: { 200: VariableGroup } },
      },
      async ({ scope, params }) => orNotFound(await findGroup(app.db, scope, domain, params.id)),
    );

    app.post(
      path,
      {
        config: { access: `${permission}.create` },
        schema: { summary: "Make a group of variables", body: VariableGroupDraft, response: { 201: VariableGroup } },
      },
      async ({ actor, scope, body }, reply) => {
        mayDefine(scope, body.company_id);
        const group = await app.write(actor, async (tx) =>
          orNotFound(await findGroup(tx, scope, domain, await insertGroup(tx, domain, body))),
        );
        return reply.code(201).send(group);
      },
    );

    app.put(
      `${path}/:id`,
      {
        config: { access: `${permission}.update` },
        schema: {
          summary: "Change a group; an older version answers 409 with the current state",
          params: IdParameter,
          body: VariableGroupPatch,
          response: { 200: VariableGroup },
        },
      },
      ({ actor, scope, params, body: { version, ...changes } }) =>
        app.write(actor, async (tx) => {
          const find = () => findGroup(tx, scope, domain, params.id);
          const current = await held(tx, "variable_groups", params.id, find, version);
          mayDefine(scope, current.company_id);
          if (changes.company_id !== undefined) mayDefine(scope, changes.company_id);
          await updateGroup(tx, params.id, changes);
          return orNotFound(await find());
        }),
    );

    app.delete(
      `${path}/:id`,
      {
        config: { access: `${permission}.delete` },
        schema: {
          summary: "Delete a group that no variable stands in",
          params: IdParameter,
          querystring: RecordVersion,
          response: { 204: z.null() },
        },
      },
      async ({ actor, scope, params, query }, reply) => {
        await app.write(actor, async (tx) => {
          const find = () => findGroup(tx, scope, domain, params.id);
          const current = await held(tx, "variable_groups", params.id, find, query.version);
          mayDefine(scope, current.company_id);
          refuseWhenUsed(await countPointers(tx, "variable_groups", groupPointers, params.id));
          await intoTrash(tx, "variable_groups", params.id);
        });
        return reply.code(204).send(null);
      },
    );

    app.put(
      `${catalogue}/order`,
      {
        config: { access: `${permission}.update`, body: "form" },
        schema: {
          summary: "Put variables and groups in order: only those that move are named",
          body: CatalogueOrder,
          response: { 204: z.null() },
        },
      },
      async ({ actor, scope, body }, reply) => {
        await app.write(actor, (tx) => reorder(tx, scope, domain, body));
        return reply.code(204).send(null);
      },
    );
  };
