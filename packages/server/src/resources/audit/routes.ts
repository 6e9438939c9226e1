// The audit log: who changed what, when, from what to what.
import { IdParameter } from "@atalaya/contract/record.ts";
import { AuditEntry, AuditPage, AuditQuery } from "@atalaya/contract/resources/audit.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { FieldProblem, orNotFound } from "../../platform/http/problem.ts";
import { leaveTrace } from "../../platform/trace.ts";
import { named, showsWholeId } from "./names.ts";
import { findEntry, listEntries } from "./queries.ts";

export const auditRoutes: Routes = async (app) => {
  app.get(
    "/audit",
    {
      config: { access: "audit.index" },
      schema: {
        summary: "Changes, newest first; long values are cut",
        querystring: AuditQuery,
        response: { 200: AuditPage },
      },
    },
    async (request) => {
      const { query, scope } = request;
      // Ids of different tables are alike.
      if (query.record_id && !query.resource) throw new FieldProblem({ resource: { code: "required" } });
      const found = await listEntries(app.db, scope, query);
      const page = found.slice(0, query.per_page);
      const next_after = found.length > page.length ? (page.at(-1)?.id ?? null) : null;
      return { data: await named(app.db, request, page, true), meta: { next_after } };
    },
  );

  app.get(
    "/audit/:id",
    {
      config: { access: "audit.index" },
      schema: { summary: "One change with its whole values", params: IdParameter, response: { 200: AuditEntry } },
    },
    async (request) => {
      const entry = orNotFound(await findEntry(app.db, request.scope, request.params.id));
      const shown = orNotFound((await named(app.db, request, [entry], false))[0]);
      if (showsWholeId(shown)) {
        const of = { id: shown.record_id, company_id: shown.company_id };
        await leaveTrace(request, { action: "read", resource: "persons", of, what: ["national_id"] });
      }
      return shown;
    },
  );
};
