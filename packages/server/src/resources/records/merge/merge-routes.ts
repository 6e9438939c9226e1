// Making one record of two.
import { RecordMerge } from "@atalaya/contract/resources/records/merge.ts";
import { DomainRecord, RecordParameter } from "@atalaya/contract/resources/records.ts";
import { readable } from "../../../platform/http/access.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { access } from "../access.ts";
import { mergeRecords } from "./merge.ts";

export const mergeRoutes: Routes = async (app) => {
  app.post(
    "/records/:domain/:id/merge",
    {
      config: { access: access("update") },
      schema: {
        summary: "Merge another record into this one: it takes the named fields, the other goes to the trash",
        params: RecordParameter,
        body: RecordMerge,
        response: { 200: DomainRecord },
      },
    },
    (request) => {
      const { actor, scope, params, body } = request;
      const deletable = readable(request, `records.${params.domain}.delete`);
      if (deletable === null) throw new Problem("forbidden");
      const scopes = { changeable: scope, deletable };
      return app.write(actor, (tx) => mergeRecords(tx, scopes, params.domain, params.id, body));
    },
  );
};
