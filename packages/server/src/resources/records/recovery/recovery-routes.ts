// The portfolio of recovery: its totals, on the screen and as a sheet, and its works on a board or a line of time.
import {
  RecoverySums,
  RecoverySumsExportQuery,
  RecoverySumsQuery,
  RecoveryWorks,
} from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { RecordQuery } from "@atalaya/contract/resources/records.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import { noteExport, sendList } from "../../../platform/sheets/send-list.ts";
import { recoverySums } from "./sums.ts";
import { placeNames, sumsColumns, sumsRows } from "./sums-sheet.ts";
import { recoveryWorks } from "./works.ts";

const reading = { access: "records.recovery.index" } as const;

export const recoveryRoutes: Routes = async (app) => {
  app.get(
    "/records/recovery/sums",
    {
      config: reading,
      schema: {
        summary: "What recovery needs, has and spent by sector, place, disaster, source or phase; in one currency",
        querystring: RecoverySumsQuery,
        response: { 200: RecoverySums },
      },
    },
    ({ scope, query }) => recoverySums(app.db, scope, query),
  );

  app.get(
    "/records/recovery/sums/export",
    {
      config: reading,
      schema: {
        summary:
          "The same totals as CSV or XLSX, one row for each sector, place, disaster, source or phase; every export is noted",
        querystring: RecoverySumsExportQuery,
      },
    },
    async (request, reply) => {
      const { scope, query } = request;
      const language = languageFor(request);
      const sums = await recoverySums(app.db, scope, query);
      await noteExport(request, "records/recovery/sums", query);
      return sendList(request, reply, query, {
        list: "records/recovery/sums",
        name: "recovery",
        columns: sumsColumns(query.by, language),
        rows: sumsRows(sums, await placeNames(app.db, sums), language),
        about: { title: wordsIn(language)("recovery_sums"), filters: [] },
      });
    },
  );

  app.get(
    "/records/recovery/works",
    {
      config: reading,
      schema: {
        summary:
          "Works of recovery for a board and a line of time: of each phase the most urgent, and how many there are",
        querystring: RecordQuery,
        response: { 200: RecoveryWorks },
      },
    },
    ({ scope, query }) => recoveryWorks(app.db, scope, query),
  );
};
