// Changing many records at once, and taking it back.
import {
  BulkChange,
  BulkChangeDraft,
  BulkChangeList,
  BulkChangeParameter,
  BulkChangeQuery,
  BulkUndo,
} from "@atalaya/contract/resources/records/bulk-changes.ts";
import { DomainParameter, RecordQuery } from "@atalaya/contract/resources/records.ts";
import { readable } from "../../../platform/http/access.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { writeOf } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { listSteps } from "./bulk-queries.ts";
import { changeMany, permissionOf, undoMany } from "./bulk.ts";
import { access } from "../access.ts";

export const bulkRoutes: Routes = async (app) => {
  app.get(
    "/records/:domain/bulk",
    {
      config: { access: access("index") },
      schema: {
        summary: "The caller's latest changes of many records",
        params: DomainParameter,
        querystring: BulkChangeQuery,
        response: { 200: BulkChangeList },
      },
    },
    async ({ identity, params }) => ({ data: await listSteps(app.db, params.domain, identity.user.id) }),
  );

  app.post(
    "/records/:domain/bulk",
    {
      // Reading decides what "all that match" are; the action's own permission is checked before anything is held.
      config: { access: access("index"), body: "form" },
      schema: {
        summary:
          "Change many records, all or none: those listed, or all that match the query; 422 names the rows in the way",
        params: DomainParameter,
        querystring: RecordQuery,
        body: BulkChangeDraft,
        response: { 200: BulkChange },
      },
    },
    async (request) => {
      const { actor, identity, scope, params, query, body } = request;
      const changeable = readable(request, permissionOf(params.domain, body.action));
      if (!changeable) throw new Problem("forbidden");
      const reviewer = { id: identity.user.id, may_be_author: (await app.inForce.now()).VALIDATOR_MAY_BE_AUTHOR };
      const asked = { ...body, domain: params.domain, query, reviewer };
      const write = writeOf(app, body.rows?.length ?? body.count ?? 0);
      return write(actor, (tx) => changeMany(tx, { seen: scope, changeable }, asked));
    },
  );

  app.post(
    "/records/:domain/bulk/:id/undo",
    {
      config: { access: access("index") },
      schema: {
        summary: "Take back one's own change of many records; rows that somebody changed since stay and are named",
        params: BulkChangeParameter,
        response: { 200: BulkUndo },
      },
    },
    (request) => {
      const { actor, identity, params } = request;
      const scopeFor = (permission: Parameters<typeof readable>[1]) => readable(request, permission);
      return app.writeLong(actor, (tx) =>
        undoMany(tx, scopeFor, { domain: params.domain, user_id: identity.user.id, id: params.id }),
      );
    },
  );
};
