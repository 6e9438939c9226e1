// How columns are written into CSV and described, by the Data Package standard, version 1 (specs.frictionlessdata.io/table-schema).
import { say, type Language, type Text } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";
import type { Column, Table } from "./catalogue.ts";

type Kind = { type: string; format?: string; description?: string; write: (column: string) => string };

const asItIs = (column: string) => column;
const json: Kind = { type: "any", description: "JSON", write: (column) => `to_json(${column})::text` };

/** By the name of a PostgreSQL type. A moment is in UTC, and a geometry in degrees of WGS 84, longitude first. */
const kinds: Record<string, Kind> = {
  bigint: { type: "integer", write: asItIs },
  integer: { type: "integer", write: asItIs },
  smallint: { type: "integer", write: asItIs },
  "double precision": { type: "number", write: asItIs },
  real: { type: "number", write: asItIs },
  numeric: { type: "number", write: asItIs },
  boolean: { type: "boolean", write: (column) => `${column}::text` },
  date: { type: "date", write: asItIs },
  "timestamp with time zone": {
    type: "datetime",
    format: "%Y-%m-%dT%H:%M:%S.%fZ",
    write: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
  jsonb: json,
  json,
  geometry: { type: "string", description: "WKT, EPSG:4326", write: (column) => `ST_AsText(${column})` },
  bytea: {
    type: "string",
    format: "binary",
    write: (column) => `translate(encode(${column}, 'base64'), chr(10), '')`,
  },
  text: { type: "string", write: asItIs },
};

/** What has no kind of its own is written as the database writes it. */
function kindOf({ type }: Column): Kind {
  if (type.endsWith("[]")) return json;
  return kinds[type.replace(/\(.*/, "")] ?? { type: "string", write: (column) => `${column}::text` };
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Where the contents of a file lie in the export. What no file system takes in a name becomes a line; its end says what it is. */
export const pathOfFile = String.raw`'files/' || id || '-' || right(regexp_replace(name, '[\\/:*?"<>|[:cntrl:]]', '_', 'g'), 100)`;

/** What is selected of a table, one expression a column. A file also says where its content lies. */
export const expressionsOf = ({ name, columns }: Table): string[] => [
  ...columns.map((column) => kindOf(column).write(quoted(column.name))),
  ...(name === "files" ? [pathOfFile] : []),
];

export const headerOf = ({ name, columns }: Table): string[] => [
  ...columns.map((column) => column.name),
  ...(name === "files" ? ["path"] : []),
];

export const csvPath = (table: string) => `tables/${table}.csv`;

/** As the screens name it, where they do. */
function titleOf(keys: string[], language: Language): { title?: string } {
  const table: Readonly<Record<string, Text>> = words;
  const key = keys.find((it) => it in table);
  return key === undefined ? {} : { title: say(table[key]!, language) };
}

function fieldOf(table: Table, column: Column, language: Language) {
  const { type, format, description } = kindOf(column);
  return {
    name: column.name,
    ...titleOf([`label.${table.name}.${column.name}`, `audit_label.${column.name}`], language),
    type,
    ...(format && { format }),
    ...(description && { description }),
    ...(column.isRequired && { constraints: { required: true } }),
  };
}

const resourceOf = (table: Table, rows: number, language: Language) => ({
  name: table.name,
  ...titleOf([`audited.${table.name}`], language),
  path: csvPath(table.name),
  profile: "tabular-data-resource",
  format: "csv",
  mediatype: "text/csv",
  encoding: "utf-8",
  rows,
  schema: {
    fields: [
      ...table.columns.map((column) => fieldOf(table, column, language)),
      ...(table.name === "files" ? [{ name: "path", type: "string" }] : []),
    ],
    ...(table.primaryKey.length > 0 && { primaryKey: table.primaryKey }),
    ...(table.foreignKeys.length > 0 && {
      foreignKeys: table.foreignKeys.map(({ columns, target, targetColumns }) => ({
        fields: columns,
        reference: { resource: target === table.name ? "" : target, fields: targetColumns },
      })),
    }),
  },
});

type Package = { tables: Table[]; rows: Map<string, number>; title: string; at: string; language: Language };

/** `at`: the moment of all rows, ISO 8601. `rows`: how many each table has. */
export const dataPackageOf = ({ tables, rows, title, at, language }: Package) => ({
  profile: "tabular-data-package",
  name: "atalaya",
  title,
  created: at,
  resources: tables.map((table) => resourceOf(table, rows.get(table.name) ?? 0, language)),
});
