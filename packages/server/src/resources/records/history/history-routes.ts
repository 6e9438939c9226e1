// The history of a record: its revisions, and going back to one.
import { RevisionPage, RevisionQuery, RevisionRestore } from "@atalaya/contract/resources/records/history.ts";
import { DomainRecord, RecordParameter, TrashParameter } from "@atalaya/contract/resources/records.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { orNotFound } from "../../../platform/http/problem.ts";
import { access } from "../access.ts";
import { listRevisions } from "./history-queries.ts";
import { findRecord } from "../queries.ts";
import { restoreRevision } from "../restore.ts";

export const historyRoutes: Routes = async (app) => {
  app.get(
    "/records/:domain/:id/revisions",
    {
      config: { access: access("index") },
      schema: {
        summary: "What was changed in a record, newest first, with who did it",
        params: RecordParameter,
        querystring: RevisionQuery.extend(TrashParameter.shape),
        response: { 200: RevisionPage },
      },
    },
    async ({ scope, params, query }) => {
      const { id } = orNotFound(await findRecord(app.db, scope, params.domain, params.id, query));
      const found = await listRevisions(app.db, id, query);
      const data = found.slice(0, query.per_page);
      return { data, meta: { next_after: found.length > data.length ? (data.at(-1)?.id ?? null) : null } };
    },
  );

  app.post(
    "/records/:domain/:id/revisions",
    {
      config: { access: access("update") },
      schema: {
        summary:
          "Go back to what stood before or after a revision: an ordinary change, of everything or of some fields",
        params: RecordParameter,
        body: RevisionRestore,
        response: { 200: DomainRecord },
      },
    },
    ({ actor, scope, params, body }) =>
      app.write(actor, (tx) => restoreRevision(tx, scope, params.domain, params.id, body)),
  );
};
