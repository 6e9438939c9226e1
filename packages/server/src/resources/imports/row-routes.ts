// The rows of a file on its way: looked at by what they would do, mended one by one or alike, shown on a map, and taken out again.
import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import {
  CellMending,
  ImportRow,
  ImportRowQuery,
  mostImportPositions,
  mostListedOfImport,
  Replacement,
  ReplacementDone,
  tableImports,
} from "@atalaya/contract/resources/imports/imports.ts";
import { byteOrderMark, csvLine, delimiterOf } from "@atalaya/contract/values/csv.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { orNotFound, Problem } from "../../platform/http/problem.ts";
import { answerRow } from "./answer.ts";
import { mend, replaceAll } from "./change-import.ts";
import { columnsOf, firstLineOf } from "./reading.ts";
import { isMetIn, listPositions, listRows, listUnresolved, restOf, type FoundRow } from "./row-queries.ts";
import { ownImport } from "./routes.ts";
import { askedOf, workOn } from "./steps.ts";

/** What is not understood of a cell, and can be said once for all cells alike. */
const unresolvedCodes = ["code_unknown", "place_ambiguous", "choice"];

export const importRowRoutes: Routes = async (app) => {
  const config = { access: "signed_in" } as const;

  /** An import that is read, and the caller's. */
  const workOf = async (request: FastifyRequest, id: number) => {
    const { found, worker } = await ownImport(app, request, id);
    const work = workOn(worker, found);
    if (!work) throw new Problem("conflict", { current: { state: found.state } });
    return { ...work, first: firstLineOf(work.settings), asked: askedOf(work) };
  };
  type Work = Awaited<ReturnType<typeof workOf>>;

  const answered = async (
    db: Db | Tx,
    { exchange, scopes, found, settings }: Work,
    rows: readonly FoundRow[],
    request: FastifyRequest,
  ) => {
    const described = await exchange.describe(db, scopes.create, found.target);
    const columns = new Map(described?.columns.map((column) => [column.key, column]));
    return rows.map((row) => answerRow(row, settings.matching, columns, languageFor(request)));
  };

  app.get(
    "/imports/:id/rows",
    {
      config,
      schema: {
        summary:
          "Rows of the file with what they would do, what is wrong with them, and what became of them; `after` goes on behind a line",
        params: IdParameter,
        querystring: ImportRowQuery,
        response: { 200: tableImports.answers[":id/rows"] },
      },
    },
    async (request) => {
      const work = await workOf(request, request.params.id);
      const { query } = request;
      const rows = await listRows(app.db, work.sheet, work.first, query);
      const next = rows.length < query.per_page ? null : (rows.at(-1)?.line ?? null);
      return { data: await answered(app.db, work, rows, request), next };
    },
  );

  app.patch(
    "/imports/:id/rows",
    {
      config: { ...config, body: "form" },
      schema: {
        summary: "Mend one cell of a row, which is looked at again at once",
        params: IdParameter,
        body: CellMending,
        response: { 200: ImportRow },
      },
    },
    async (request) => {
      const { id } = request.params;
      const work = await workOf(request, id);
      const { line } = request.body;
      return app.write(request.actor, async (tx): Promise<ImportRow> => {
        await mend(tx, id, work, request.body);
        const rows = await listRows(tx, work.sheet, line, { after: line - 1, per_page: 1 });
        return orNotFound((await answered(tx, work, rows, request))[0]);
      }) as Promise<ImportRow>;
    },
  );

  app.post(
    "/imports/:id/replacement",
    {
      config: { ...config, body: "form" },
      schema: {
        summary:
          "Replace what stands in a column by something else, in all rows alike; they wait for another examination",
        params: IdParameter,
        body: Replacement,
        response: { 200: ReplacementDone },
      },
    },
    async (request) => {
      const { id } = request.params;
      const work = await workOf(request, id);
      return app.writeLong(request.actor, async (tx) => ({ rows: await replaceAll(tx, id, work, request.body) }));
    },
  );

  app.get(
    "/imports/:id/unresolved",
    {
      config,
      schema: {
        summary:
          "Names of places and of choices that were not understood, each once, with what they may mean: `text` is what to replace them by",
        params: IdParameter,
        response: { 200: tableImports.answers[":id/unresolved"] },
      },
    },
    async (request) => {
      const { sheet, settings, exchange, asked } = await workOf(request, request.params.id);
      const columns = settings.matching.flatMap((field, at) => (field === null ? [] : [{ field, at: at + 1 }]));
      const { data, total } = await listUnresolved(app.db, sheet, unresolvedCodes, columns, mostListedOfImport);
      const candidates = new Map(
        await Promise.all(
          [...Map.groupBy(data, ({ field }) => field)].map(
            async ([field, values]) =>
              [
                field,
                await exchange.candidates(
                  app.db,
                  asked,
                  field,
                  values.map(({ value }) => value),
                ),
              ] as const,
          ),
        ),
      );
      return {
        data: data.map((it) => ({
          ...it,
          column: settings.matching.indexOf(it.field),
          candidates: (candidates.get(it.field)?.get(it.value) ?? []).map(({ text, label }) => ({ text, label })),
        })),
        total,
      };
    },
  );

  app.get(
    "/imports/:id/missing",
    {
      config,
      schema: {
        summary: "What is there, in the caller's places, that no row meets by its key; none without a key",
        params: IdParameter,
        response: { 200: tableImports.answers[":id/missing"] },
      },
    },
    async (request) => {
      const { sheet, settings, exchange, asked } = await workOf(request, request.params.id);
      if (settings.key.length === 0) return { data: [], total: 0 };
      return exchange.missing(app.db, asked, isMetIn(sheet), mostListedOfImport);
    },
  );

  app.get(
    "/imports/:id/positions",
    {
      config,
      schema: {
        summary: "Where the rows lie, by what they would do; of many every so many",
        params: IdParameter,
        response: { 200: tableImports.answers[":id/positions"] },
      },
    },
    async (request) => {
      const { sheet, first } = await workOf(request, request.params.id);
      return listPositions(app.db, sheet, first, mostImportPositions);
    },
  );

  app.get(
    "/imports/:id/rest",
    {
      config,
      schema: {
        summary: "The rows that are not written, under the file's own headings, as CSV that can be brought in again",
        params: IdParameter,
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { sheet, found, settings, first } = await workOf(request, request.params.id);
      const delimiter = delimiterOf[languageFor(request)];
      const headings = columnsOf(found, settings, []).map(({ heading }) => heading);
      async function* lines() {
        yield byteOrderMark + csvLine(headings, delimiter);
        for await (const rows of restOf(app.db, sheet, first))
          yield rows.map((cells) => csvLine(cells, delimiter)).join("");
      }
      reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="filas-${sheet.id}.csv"`);
      return reply.send(Readable.from(lines(), { objectMode: false }));
    },
  );
};
