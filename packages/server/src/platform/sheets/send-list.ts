// A list taken out as a sheet: exactly its rows, in its order, as CSV or XLSX, and a note of who took it (V20).
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { byteOrderMark, csvLine, delimiterOf } from "@atalaya/contract/values/csv.ts";
import { mostXlsxRows } from "@atalaya/contract/list-columns.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words, type WordKey } from "@atalaya/contract/words.ts";
import { asJson } from "../database/sql.ts";
import { languageFor } from "../http/errors.ts";
import { FieldProblem } from "../http/problem.ts";
import { dayText } from "./day-text.ts";
import { asXlsx, rowsAsBytes, xlsxType, type Cell } from "./xlsx.ts";

/** `about`: what the dictionary says of it; `hxl`: its tag in the row of tags. */
export type SheetColumn<Row> = {
  key: string;
  title: string;
  hxl?: string;
  about: { type: string; unit: string; options: string };
  cell: (row: Row) => Cell;
};

/** What was asked for: filters, sort and place as the address said them. */
type Asked = { format: "csv" | "xlsx"; columns?: readonly string[] | undefined; place?: unknown };

/** What is noted of it; a file of another kind than a sheet is noted as well. */
type Noted = Omit<Asked, "format"> & { format: Asked["format"] | "xml" };

/**
 * `list`: its address; `name`: of the file, before the day; `hasTags`: below the titles stands a row of tags (HXL 1.1); `about`: what the
 * sheet of filters says, title and filters.
 */
type ListSheet<Row> = {
  list: string;
  name: string;
  hasTags?: boolean;
  columns: readonly SheetColumn<Row>[];
  rows: AsyncIterable<Row[]>;
  about: { title: string; filters: [name: string, value: string][] };
};

const types = { csv: "text/csv; charset=utf-8", xlsx: xlsxType };

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

/** 422 on `format` for more rows than an XLSX is made of. */
export async function sendList<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  { format }: Asked,
  { list, name, columns, rows, hasTags = false, about }: ListSheet<Row>,
) {
  const language = languageFor(request);
  const now = new Date().toISOString();
  reply
    .type(types[format])
    .header("content-disposition", `attachment; filename="${name}-${now.slice(0, 10)}.${format}"`);
  const head = [columns.map(({ title }) => title), ...(hasTags ? [columns.map(({ hxl }) => hxl ?? "")] : [])];
  if (format === "csv") return reply.send(csvOf(head, columns, rows, language));
  const origin: [string, string][] = [
    [about.title, list],
    [say(words["sheet_made_at"]!, language), `${now.slice(0, 16).replace("T", " ")} UTC`],
    [say(words["sheet_made_by"]!, language), request.identity.user.name],
    ...about.filters,
  ];
  return reply.send(await xlsxOf(head, columns, rows, origin, language));
}

/** As the language's spreadsheets read it: decimal comma and 02-03-2024 in Spanish, point and 2024-03-02 in English. */
function cellText(cell: Cell, language: Language): string {
  if (cell === null) return "";
  if (typeof cell === "number") return language === "es" ? String(cell).replace(".", ",") : String(cell);
  if (typeof cell === "string") return cell;
  if ("day" in cell) return dayText(cell.day, language);
  const [day, time] = cell.moment.split("T") as [string, string];
  return `${dayText(day, language)} ${time} ${cell.offset}`;
}

function csvOf<Row>(
  head: readonly string[][],
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<Row[]>,
  language: Language,
): Readable {
  const delimiter = delimiterOf[language];
  async function* lines() {
    yield byteOrderMark + head.map((line) => csvLine(line, delimiter)).join("");
    for await (const rows of batches)
      yield rows
        .map((row) =>
          csvLine(
            columns.map(({ cell }) => cellText(cell(row), language)),
            delimiter,
          ),
        )
        .join("");
  }
  return Readable.from(lines(), { objectMode: false });
}

/** Where the sheet comes from: what was asked, when and by whom. */
type Origin = readonly (readonly [name: string, value: string])[];

/** Refused with 422 beyond what is made in memory: a CSV has no such end. */
async function xlsxOf<Row>(
  head: string[][],
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<Row[]>,
  asked: Origin,
  language: Language,
): Promise<Buffer> {
  const word = (key: WordKey) => say(words[key]!, language);
  const data: Uint8Array[] = [];
  let count = 0;
  for await (const rows of batches) {
    data.push(rowsAsBytes(rows.map((row) => columns.map(({ cell }) => cell(row)))));
    count += rows.length;
    if (count > mostXlsxRows)
      throw new FieldProblem({ format: { code: "xlsx_rows", parameters: { maximum: mostXlsxRows } } });
  }
  const sheets = [
    { name: word("sheet_data"), widths: columns.map(() => 24), rows: head },
    {
      name: word("sheet_dictionary"),
      widths: [24, 24, 24, 24, 24],
      rows: [
        [word("sheet_column"), word("sheet_key"), word("sheet_type"), word("sheet_unit"), word("sheet_options")],
        ...columns.map(({ title, key, about }) => [title, key, about.type, about.unit, about.options]),
      ],
    },
    {
      name: word("sheet_filters"),
      widths: [24, 60],
      rows: [[word("sheet_filter"), word("sheet_value")], ...asked, [word("sheet_rows"), String(count)]] as string[][],
    },
  ];
  return asXlsx(sheets, language, data);
}
