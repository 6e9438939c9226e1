// The file of cards, written as it is read from the database: first the lists, then the cards, then their extensions. XML as a DesInventar server
// exports and imports it, or a CSV of one table.
import {
  cardColumnNames,
  cardColumns,
  extensionFields,
  extensionServices,
} from "@atalaya/contract/domain/desinventar/cards.ts";
import type { DesInventarQuery } from "@atalaya/contract/resources/records/desinventar.ts";
import { byteOrderMark, csvLine } from "@atalaya/contract/values/csv.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import type { Db } from "../../../platform/database/database.ts";
import { catalogueTables, forbiddenInXml, type Catalogues } from "../../../platform/desinventar/card-file.ts";
import type { Scope } from "../../../platform/scope.ts";
import { exportedCards, type ExportedCard } from "./cards.ts";
import { cataloguesOf } from "./catalogues.ts";
import { namedByExport, type Named } from "./export-queries.ts";
import type { Row } from "./facts.ts";
import { namesFor } from "./names.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };
const escaped = (text: string) => text.replaceAll(forbiddenInXml, "").replaceAll(/[&<>\r]/g, (sign) => escapes[sign]!);

/** Names of columns come from files of others: one that could be no element is left out. */
const isElement = (name: string) => /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name);

const rowAsXml = (columns: readonly string[], row: Row) =>
  `<TR>${columns.map((column) => `<${column}>${escaped(row[column] ?? "")}</${column}>`).join("")}</TR>\n`;

const columnsIn = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(isElement);

function listsAsXml(catalogues: Catalogues): string {
  const tables = catalogueTables.map((table) => {
    const rows = catalogues[table] ?? [];
    const columns = columnsIn(rows);
    return `<${table}>\n${rows.map((row) => rowAsXml(columns, row)).join("")}</${table}>\n`;
  });
  return tables.join("");
}

/** Of the loads, and of our own losses as far as any card tells of them. */
function extensionColumns({ loads, metrics, services }: Named): string[] {
  const own = [
    ...Object.entries(extensionFields).flatMap(([metric, field]) => (metrics.some((it) => it === metric) ? field : [])),
    ...extensionServices.flatMap(({ field, service }) => (services.includes(service) ? field : [])),
  ];
  return [...new Set([...loads.flatMap(({ extension_columns }) => extension_columns), ...own])];
}

const unknownColumns = ({ loads }: Named) => [...new Set(loads.flatMap(({ columns }) => columns))];

export type ExportSource = {
  named: Named;
  /** All cards, from the first; asked for as often as they are needed. */
  cards: () => AsyncGenerator<ExportedCard[]>;
  catalogues: () => Catalogues;
};

export async function openExport(db: Db, scope: Scope, query: RecordQuery): Promise<ExportSource> {
  const named = await namedByExport(db, scope, query);
  const namesOf = namesFor(named);
  return {
    named,
    cards: () => exportedCards(db, scope, query, { named, namesOf }),
    catalogues: () => cataloguesOf(named, namesOf),
  };
}

export async function* asXml({ named, cards, catalogues }: ExportSource): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<DESINVENTAR>\n<datamodel>\n</datamodel>\n${listsAsXml(catalogues())}<fichas>\n`;
  const columns = [...cardColumnNames, ...unknownColumns(named).filter(isElement)];
  // A card that came meanwhile has no extension in this file, nor has an extension no card.
  const written = new Set<number>();
  for await (const batch of cards()) {
    for (const { id } of batch) written.add(id);
    yield batch.map(({ row }) => rowAsXml(columns, row)).join("");
  }
  yield "</fichas>\n<extension>\n";
  const fields = extensionColumns(named).filter(isElement);
  if (fields.length > 0)
    for await (const batch of cards())
      yield batch
        .filter(({ id, extension }) => written.has(id) && Object.keys(extension).length > 0)
        .map(({ clave, extension }) => rowAsXml(["clave_ext", ...fields], { clave_ext: clave, ...extension }))
        .join("");
  yield "</extension>\n</DESINVENTAR>\n";
}

/** `datacards` lacks the two columns that the view does not show. */
export async function* asCsv(
  { named, cards }: ExportSource,
  headings: DesInventarQuery["headings"],
): AsyncGenerator<string> {
  const headingOf = (column: keyof typeof cardColumns) =>
    headings === "fichas" ? column : cardColumns[column].english;
  const own = cardColumnNames.flatMap((column) => {
    const heading = headingOf(column);
    return heading === null ? [] : { column, heading };
  });
  const unknown = unknownColumns(named).map((column) => ({ column, heading: column }));
  const fields = extensionColumns(named);
  yield byteOrderMark + csvLine([...[...own, ...unknown].map(({ heading }) => heading), ...fields], ",");
  for await (const batch of cards())
    yield batch
      .map(({ row, extension }) =>
        csvLine(
          [
            ...[...own, ...unknown].map(({ column }) => row[column] ?? ""),
            ...fields.map((field) => extension[field] ?? ""),
          ],
          ",",
        ),
      )
      .join("");
}
