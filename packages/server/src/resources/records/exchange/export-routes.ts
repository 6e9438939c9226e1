// A list of records as a sheet: exactly its rows, in its order, and a note of who took it (V20).
import type { FastifyReply, FastifyRequest } from "fastify";
import { domainTitles, type RecordDomain } from "@atalaya/contract/domain/domains.ts";
import {
  assessmentColumns,
  eventColumns,
  recoveryColumns,
  workOutcomes,
} from "@atalaya/contract/resources/records/card-columns.ts";
import { RecordExportQuery } from "@atalaya/contract/resources/records/columns.ts";
import { columnsOfMetric } from "@atalaya/contract/resources/records/loss-columns.ts";
import { DomainParameter } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { isMapFormat, mostRowsInMemory } from "@atalaya/contract/list-columns.ts";
import { isMetric, metrics } from "@atalaya/contract/domain/losses.ts";
import { say } from "@atalaya/contract/text.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { placeAsked } from "../../../platform/sheets/place-asked.ts";
import { noteExport, sendList } from "../../../platform/sheets/send-list.ts";
import { access } from "../access.ts";
import { cardColumnOf } from "./card-cells.ts";
import { columnsFor } from "./export-columns.ts";
import { exportedRows, exportedVariables, toldOfDisasters, type ExportRow } from "./export-queries.ts";
import { filterTexts } from "./filter-texts.ts";
import { rowColumns, rowsOf } from "./row-sheets.ts";

/** The columns of the card of which the list has something to say; of a work of recovery all. */
async function columnsOfCards(db: Db, scope: Scope, domain: RecordDomain, query: RecordExportQuery): Promise<string[]> {
  if (domain === "recovery") return [...recoveryColumns, ...workOutcomes].map(({ key }) => key);
  if (domain !== "risk") return [];
  const told = await toldOfDisasters(db, scope, query);
  const services = told.services.map((service) => `event.services.${service}.`);
  return [
    "hazard",
    ...eventColumns
      .filter(({ key }) => !key.startsWith("event.services.") || services.some((service) => key.startsWith(service)))
      .map(({ key }) => key),
    ...(told.is_assessed ? assessmentColumns.map(({ key }) => key) : []),
    ...metrics
      .filter((metric) => told.metrics.includes(metric))
      .flatMap((metric) => columnsOfMetric(metric).map(({ key }) => key)),
  ];
}

/** Whether a column is of the card: the numbers of its figures stand in every list. */
const isOfCard = (key: string) => !isMetric(key) && cardColumnOf(key) !== undefined;

/** Only disasters have figures, divisions and damaged assets; their sheets have columns of their own. */
function refuseUnfit(domain: RecordDomain, { rows, columns, format }: RecordExportQuery): void {
  if (rows === "records") return;
  if (domain !== "risk") throw new FieldProblem({ rows: { code: "choice" } });
  // A part of a disaster lies nowhere of its own.
  if (isMapFormat(format)) throw new FieldProblem({ format: { code: "choice" } });
  if (columns) throw new FieldProblem({ columns: { code: "value_unexpected" } });
}

async function sendRecords(
  db: Db,
  domain: RecordDomain,
  request: FastifyRequest,
  reply: FastifyReply,
  query: RecordExportQuery,
) {
  const { scope } = request;
  const language = languageFor(request);
  const variables = await exportedVariables(db, scope, domain, query);
  const sheet = {
    list: recordsOf(domain).path,
    name: query.rows === "records" ? domain : `${domain}-${query.rows}`,
    hasTags: query.hxl,
    lead: "title",
    about: {
      title: say(domainTitles[domain], language),
      filters: [...(await placeAsked(db, query, language)), ...filterTexts(query, variables, language)],
    },
  };
  const isWhole = query.rows !== "records" || query.columns === undefined || query.columns.some(isOfCard);
  const listed = exportedRows(db, scope, domain, query, isWhole);
  // What is sent while it is read would hold the past open for as long as somebody takes to fetch it.
  const records = query.at === undefined ? listed : await gathered(listed);
  if (query.rows !== "records")
    return sendList(request, reply, query, {
      ...sheet,
      columns: rowColumns(query.rows, variables, language),
      rows: rowsOf(records, query.rows),
    });
  const ofCards = query.columns ? [] : await columnsOfCards(db, scope, domain, query);
  const columns = columnsFor(query.columns, ofCards, variables, language);
  return sendList(request, reply, query, { ...sheet, columns, rows: records });
}

/** All rows at once; 422 on `at` where there are more than a sheet of the past is made of. */
async function gathered(rows: AsyncIterable<ExportRow[]>): Promise<AsyncGenerator<ExportRow[]>> {
  const all: ExportRow[] = [];
  for await (const batch of rows) {
    all.push(...batch);
    if (all.length > mostRowsInMemory)
      throw new FieldProblem({ at: { code: "export_rows", parameters: { maximum: mostRowsInMemory } } });
  }
  return (async function* () {
    yield all;
  })();
}

export const exportRoutes: Routes = async (app) => {
  app.get(
    "/records/:domain/export",
    {
      config: { access: access("index") },
      schema: {
        summary:
          "The list as a sheet, on paper or for a map, a row for each record, figure, part or damaged asset; XLSX and ODS have at most 20,000 rows, PDF 2,000; every export is noted",
        params: DomainParameter,
        querystring: RecordExportQuery,
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      refuseUnfit(params.domain, query);
      await noteExport(request, recordsOf(params.domain).path, query);
      return app.readAt(query.at, (db) => sendRecords(db, params.domain, request, reply, query));
    },
  );
};
