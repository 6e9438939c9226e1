// A list of records as a sheet: exactly its rows, in its order, and a note of who took it (V20).
import { domainTitles } from "@atalaya/contract/domain/domains.ts";
import { RecordExportQuery } from "@atalaya/contract/resources/records/columns.ts";
import { DomainParameter, recordsOf } from "@atalaya/contract/resources/records.ts";
import { say } from "@atalaya/contract/text.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import { noteExport, sendList } from "../../../platform/sheets/send-list.ts";
import { access } from "../access.ts";
import { columnsFor, filterTexts } from "./export-columns.ts";
import { exportedRows, exportedVariables } from "./export-queries.ts";

export const exportRoutes: Routes = async (app) => {
  app.get(
    "/records/:domain/export",
    {
      config: { access: access("index") },
      schema: {
        summary: "The list as CSV (streamed) or XLSX (at most 20,000 rows); every export is noted",
        params: DomainParameter,
        querystring: RecordExportQuery,
      },
    },
    async (request, reply) => {
      const { scope, params, query } = request;
      const language = languageFor(request);
      const list = recordsOf(params.domain).path;
      await noteExport(request, list, query);
      const variables = await exportedVariables(app.db, scope, params.domain, query);
      return sendList(request, reply, query, {
        list,
        name: params.domain,
        columns: columnsFor(query.columns, variables, language),
        rows: exportedRows(app.db, scope, params.domain, query),
        about: { title: say(domainTitles[params.domain], language), filters: filterTexts(query, variables, language) },
      });
    },
  );
};
