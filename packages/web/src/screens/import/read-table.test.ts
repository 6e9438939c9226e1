// Sheets as people save them: encodings, delimiters, headings; and what is handed back to their spreadsheet.
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { companyColumns } from "@atalaya/contract/resources/companies/import.ts";
import { csvText } from "./csv-text.ts";
import { matchColumns, rowsToSend } from "./match-columns.ts";
import { readTable } from "./read-table.ts";

const utf8 = (text: string) => new File([text], "lugares.csv");

test.each([
  ["commas", "Código,Nombre\n05101,Valparaíso\n"],
  ["semicolons", "Código;Nombre\r\n05101;Valparaíso\r\n"],
  ["tabs", "Código\tNombre\n05101\tValparaíso"],
  ["a mark of UTF-8", "\ufeffCódigo;Nombre\n05101;Valparaíso"],
  ["quotes and empty lines", '"Código";"Nombre"\n\n"05101";"Valparaíso"\n;\n'],
])("a CSV with %s is read, codes with their zeros", async (_what, text) => {
  const table = await readTable(utf8(text));
  expect(table.headings).toEqual(["Código", "Nombre"]);
  expect(table.rows.map(({ cells }) => cells)).toEqual([["05101", "Valparaíso"]]);
});

test("a CSV in Windows-1252 keeps its accents", async () => {
  const bytes = Uint8Array.from("Nombre\nViña".replace("ñ", "\u00f1"), (letter) => letter.codePointAt(0)!);
  expect((await readTable(new File([bytes], "a.csv"))).rows[0]?.cells).toEqual(["Viña"]);
});

test("an XLSX is read as it is shown: codes with their zeros, days, and texts that name what every object has", async () => {
  const rows = [
    ["Código", "constructor", "Día", "Número"],
    ["05101", "__proto__", new Date("2026-03-02T00:00:00Z"), 0.1 + 0.2],
    [null, "toString"],
    ["007", "=1+1", null, -33.05],
  ];
  const cells = new Map([["1,2", { value: rows[1]![2]!, style: { numFmt: "dd-mm-yyyy" } }]]);
  const bytes = await writeXlsx({ sheets: [{ name: "Comunas", rows, cells }] });
  const table = await readTable(new File([bytes as Uint8Array<ArrayBuffer>], "comunas.xlsx"));
  expect(table.sheet).toBe("Comunas");
  expect(table.headings).toEqual(["Código", "constructor", "Día", "Número"]);
  expect(table.rows.map((row) => row.cells.slice(0, 4))).toEqual([
    ["05101", "__proto__", "2026-03-02", "0.3"],
    expect.arrayContaining(["", "toString"]),
    ["007", "=1+1", "", "-33.05"],
  ]);
});

test("HXL the row of tags is no row of the sheet; the headings stand above it, and a tag tells a field that no heading tells", async () => {
  const table = await readTable(
    utf8("Planilla de la región\n\nComuna X,N.º,Clase\n#loc+name,#CODE +loc,\nValparaíso,05101,a\n"),
  );
  expect(table.headings).toEqual(["Comuna X", "N.º", "Clase"]);
  expect(table.rows).toEqual([{ line: 5, cells: ["Valparaíso", "05101", "a"] }]);
  const columns = [
    { key: "name", label: { es: "Nombre", en: "Name" }, synonyms: [], example: "", hxl: "#loc+name" },
    { key: "code", label: { es: "Código", en: "Code" }, synonyms: [], example: "", hxl: "#code+loc" },
  ];
  expect(matchColumns(table.headings, columns, table.tags)).toEqual(["name", "code", null]);
});

test("a row is counted as the spreadsheet counts it", async () => {
  const { rows } = await readTable(utf8("a,b\n\n1,2\n,\n3,4"));
  expect(rows.map(({ line }) => line)).toEqual([3, 5]);
});

test("headings are recognised in both languages, by key and by usual names, each field once", () => {
  const headings = ["CUT", "Comuna", "TIPO", "Longitude", "lat", "Poblacion", "Notas", "Código"];
  expect(matchColumns(headings, companyColumns)).toEqual([
    "territorial_code",
    "reason_social",
    "kind",
    "lon",
    "lat",
    "population",
    null,
    null,
  ]);
  expect(matchColumns(["reason_social", "Belongs to", "Razón social"], companyColumns)).toEqual([
    null,
    "parent_code",
    "reason_social",
  ]);
});

test("only matched cells that say something are sent", () => {
  expect(rowsToSend([{ cells: ["05101", "", "x"] }], ["territorial_code", "reason_social", null])).toEqual([
    { territorial_code: "05101" },
  ]);
});

test("what is handed back runs no formula", () => {
  expect(csvText([["=1+1", "-33,04", "@x", 'a;"b"', "+56 32"]])).toBe('\ufeff\'=1+1;-33,04;\'@x;"a;""b""";+56 32\r\n');
});
