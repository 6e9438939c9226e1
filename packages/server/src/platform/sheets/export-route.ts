// The route by which a noun's list is taken out, out of its declared columns: `GET /<path>/export`.
import type { z } from "zod";
import type { FastifyRequest } from "fastify";
import type { ExportFormat, ListColumns } from "@atalaya/contract/list-columns.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import { say, type Text } from "@atalaya/contract/text.ts";
import type { App } from "../http/app-kit.ts";
import { languageFor } from "../http/errors.ts";
import type { Scope } from "../scope.ts";
import { clocksOfPlaces, declaredColumns, declaredFilters } from "./declared-columns.ts";
import { placeAsked } from "./place-asked.ts";
import { noteExport, sendList } from "./send-list.ts";

type ExportQuery = { format: ExportFormat; columns?: string[] | undefined; sort?: string | undefined; place?: unknown };

/** `rows`: all of the list in its order, as its pages show them. */
type Exported<Q extends ExportQuery, Row> = {
  resource: { path: string; title: Text };
  access: Permission;
  query: z.ZodType<Q>;
  columns: ListColumns;
  rows: (request: FastifyRequest, scope: Scope, query: Q) => AsyncIterable<Row[]>;
};

export function exportRoute<Q extends ExportQuery, Row extends { id: number; company_id?: number }>(
  app: App,
  { resource, access, query: schema, columns, rows }: Exported<Q, Row>,
): void {
  app.get(
    `/${resource.path}/export`,
    {
      config: { access },
      schema: {
        summary:
          "The list as a sheet, on paper or for a map; XLSX and ODS have at most 20,000 rows, PDF 2,000; every export is noted",
        querystring: schema,
      },
    },
    async (request, reply) => {
      const query = request.query as Q;
      const language = languageFor(request);
      await noteExport(request, resource.path, query);
      return sendList<Row>(request, reply, query, {
        list: resource.path,
        name: resource.path.replaceAll("/", "-"),
        lead: columns.lead.at(-1)!,
        columns: declaredColumns<Row>(columns, query.columns, language, await clocksOfPlaces(app.db)),
        rows: rows(request, request.scope, query),
        about: {
          title: say(resource.title, language),
          filters: [...(await placeAsked(app.db, query, language)), ...declaredFilters(columns, query, language)],
        },
      });
    },
  );
}
