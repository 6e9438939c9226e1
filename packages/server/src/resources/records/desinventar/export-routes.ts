// Disasters of the list as cards of DesInventar, and what would not fit into them.
import { Readable } from "node:stream";
import { DesInventarCheck, DesInventarQuery } from "@atalaya/contract/resources/records/desinventar.ts";
import { RecordQuery } from "@atalaya/contract/resources/records.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { noteExport } from "../../../platform/sheets/send-list.ts";
import { checkExport } from "./check.ts";
import { asCsv, asXml, openExport } from "./write-file.ts";

const reading = { access: "records.risk.index" } as const;

const types = { xml: "application/xml; charset=utf-8", csv: "text/csv; charset=utf-8" };

export const desInventarRoutes: Routes = async (app) => {
  app.get(
    "/records/risk/desinventar",
    {
      config: reading,
      schema: {
        summary:
          "The disasters of the list as DesInventar reads them: XML with its catalogues, or a CSV of cards; every export is noted",
        querystring: DesInventarQuery,
      },
    },
    async (request, reply) => {
      const { scope, query } = request;
      await noteExport(request, "records/risk/desinventar", query);
      const source = await openExport(app.db, scope, query);
      const pieces = query.format === "xml" ? asXml(source) : asCsv(source, query.headings);
      const name = `DI_export_${new Date().toISOString().slice(0, 10)}.${query.format}`;
      reply.type(types[query.format]).header("content-disposition", `attachment; filename="${name}"`);
      return reply.send(Readable.from(pieces, { objectMode: false }));
    },
  );

  app.get(
    "/records/risk/desinventar/check",
    {
      config: reading,
      schema: {
        summary: "What of these disasters would be cut to the columns of DesInventar, and what left behind",
        querystring: RecordQuery,
        response: { 200: DesInventarCheck },
      },
    },
    async ({ scope, query }) => checkExport(await openExport(app.db, scope, query)),
  );
};
