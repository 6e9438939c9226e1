// Sheets of records of one variable, and of figures of disasters that are recorded already.
import { ImportOutcome } from "@atalaya/contract/import.ts";
import { FigureImport } from "@atalaya/contract/resources/records/figure-import.ts";
import { RecordImport } from "@atalaya/contract/resources/records/import.ts";
import { DomainParameter } from "@atalaya/contract/resources/records.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import { importRows } from "../../../platform/import-rows.ts";
import { access } from "../access.ts";
import { importFigures } from "./figures-import.ts";
import { importRecords } from "./import.ts";

export const recordImportRoutes: Routes = async (app) => {
  app.post(
    "/records/:domain/import",
    {
      config: { access: access("create"), body: "rows" },
      schema: {
        summary:
          "Bring in rows of a sheet as drafts of one variable, or rehearse it; undone as a change of many records",
        params: DomainParameter,
        body: RecordImport,
        response: { 200: ImportOutcome },
      },
    },
    (request) => {
      const { actor, identity, scope, params, body } = request;
      const asked = { ...body, domain: params.domain, user_id: identity.user.id, language: languageFor(request) };
      return importRows(app, actor, body, (tx) => importRecords(tx, scope, asked));
    },
  );

  app.post(
    "/records/risk/figures/import",
    {
      config: { access: "records.risk.update", body: "rows" },
      schema: {
        summary:
          "Bring in figures of recorded disasters, one in a row, or rehearse it; undone as a change of many records",
        body: FigureImport,
        response: { 200: ImportOutcome },
      },
    },
    (request) => {
      const { actor, identity, scope, body } = request;
      const asked = { ...body, user_id: identity.user.id, language: languageFor(request) };
      return importRows(app, actor, body, (tx) => importFigures(tx, scope, asked));
    },
  );
};
