// A list taken out as a file: exactly its rows, in its order, in the format that was asked for, and a note of who took it (V20).
import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ExportFormat } from "@atalaya/contract/list-columns.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";
import { asJson } from "../database/sql.ts";
import { languageFor } from "../http/errors.ts";
import { csvOf } from "./csv.ts";
import { geoJsonOf } from "./geojson.ts";
import { geoPackageOf } from "./geopackage.ts";
import { kmlOf } from "./kml.ts";
import type { ListSheet, Origin } from "./list-sheet.ts";
import { workbookOf } from "./list-workbook.ts";
import { paperOf } from "./paper.ts";
import { workbookTypes } from "./workbook.ts";

/** What was asked for: filters, sort and place as the address said them. */
type Asked = { format: ExportFormat; columns?: readonly string[] | undefined; place?: unknown };

/** What is noted of it; a file of another kind than a sheet is noted as well. */
type Noted = Omit<Asked, "format"> & { format: Asked["format"] | "xml" };

/** V20. What cannot be noted is not handed out, so call it before anything is read. */
export async function noteExport(
  { server, actor, identity }: FastifyRequest,
  list: string,
  asked: Noted,
): Promise<void> {
  const { format, columns = [], place, ...query } = asked;
  const { page: _page, per_page: _per_page, ...filters } = query as Record<string, unknown>;
  const company_id = typeof place === "number" ? place : null;
  await server.write(actor, async (tx) => {
    await tx
      .insertInto("record_exports")
      .values({ list, user_id: identity.user.id, company_id, format, query: asJson(filters), columns: [...columns] })
      .execute();
  });
}

const types: Record<ExportFormat, string> = {
  ...workbookTypes,
  csv: "text/csv; charset=utf-8",
  pdf: "application/pdf",
  geojson: "application/geo+json",
  kml: "application/vnd.google-earth.kml+xml",
  gpkg: "application/geopackage+sqlite3",
};

/** 422 on `format` for more rows than it takes, on `columns` for more than fit on paper. */
export async function sendList<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  { format }: Asked,
  sheet: ListSheet<Row>,
) {
  const language = languageFor(request);
  const now = new Date().toISOString();
  reply
    .type(types[format])
    .header("content-disposition", `attachment; filename="${sheet.name}-${now.slice(0, 10)}.${format}"`);
  return reply.send(await contentOf(request, format, sheet, now, language));
}

async function contentOf<Row>(
  { server, identity }: FastifyRequest,
  format: ExportFormat,
  sheet: ListSheet<Row>,
  now: string,
  language: Language,
): Promise<Readable | Buffer> {
  const { list, columns, hasTags = false, about } = sheet;
  const head = [columns.map(({ title }) => title), ...(hasTags ? [columns.map(({ hxl }) => hxl ?? "")] : [])];
  const origin: Origin = [
    [about.title, list],
    [say(words["sheet_made_at"]!, language), `${now.slice(0, 16).replace("T", " ")} UTC`],
    [say(words["sheet_made_by"]!, language), identity.user.name],
    ...about.filters,
  ];
  switch (format) {
    case "csv":
      return csvOf(head, sheet, language);
    case "geojson":
      return geoJsonOf(sheet);
    case "kml":
      return kmlOf(sheet, language);
    case "gpkg":
      return geoPackageOf(server, sheet);
    case "pdf":
      return paperOf(sheet, origin, language);
    default:
      return workbookOf(sheet, { format, head, origin, language });
  }
}
