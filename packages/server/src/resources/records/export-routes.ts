// A list of records as a sheet: exactly its rows, in its order, and a note of who took it (V20).
import { domainTitles } from "@atalaya/contract/domains.ts";
import { RecordExportQuery } from "@atalaya/contract/record-columns.ts";
import { DomainParameter } from "@atalaya/contract/resources/records.ts";
import { say } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";
import type { Routes } from "../../platform/app-kit.ts";
import { languageFor } from "../../platform/errors.ts";
import { xlsxType } from "../../platform/sheets/xlsx.ts";
import { access } from "./access.ts";
import { columnsFor, filterTexts } from "./export-columns.ts";
import { exportedRows, exportedVariables, noteExport } from "./export-queries.ts";
import { csvOf, xlsxOf } from "./export-sheets.ts";

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: xlsxType,
};

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
      const { actor, identity, scope, params, query } = request;
      const language = languageFor(request);
      await app.write(actor, (tx) => noteExport(tx, params.domain, identity.user.id, query));
      const variables = await exportedVariables(app.db, scope, params.domain, query);
      const columns = columnsFor(query.columns, variables, language);
      const rows = exportedRows(app.db, scope, params.domain, query);
      const now = new Date().toISOString();
      reply
        .type(types[query.format])
        .header("content-disposition", `attachment; filename="${params.domain}-${now.slice(0, 10)}.${query.format}"`);
      if (query.format === "csv") return reply.send(csvOf(columns, rows, language));
      const origin: [string, string][] = [
        [say(domainTitles[params.domain], language), params.domain],
        [say(words["sheet_made_at"]!, language), `${now.slice(0, 16).replace("T", " ")} UTC`],
        [say(words["sheet_made_by"]!, language), identity.user.name],
        ...filterTexts(query, variables, language),
      ];
      return reply.send(await xlsxOf(columns, rows, origin, language));
    },
  );
};
