// What is no table, or was made to do harm, is refused by its real name and leaves nothing behind.
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeXlsx } from "hucre/xlsx";
import { utils, write } from "@e965/xlsx";
import { strToU8, zipSync } from "fflate";
import { beforeAll, afterAll, expect, test } from "vitest";
import { issueText, type IssueCode } from "@atalaya/contract/errors.ts";
import { gatherTable } from "./gather-table.ts";
import { limits } from "../table-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atalaya-hostile-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The finding on the file, and that nothing but its lines lies beside it. */
async function findingOn(bytes: Uint8Array | string): Promise<{ code: IssueCode; text: string }> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  const gathered = await gatherTable(path);
  if (!("problem" in gathered)) throw new Error(`read as ${gathered.format}`);
  const left = (await readdir(folder)).filter((name) => name.startsWith(path.slice(folder.length + 1)));
  expect(left.toSorted()).toEqual([path, `${path}.rows`].map((one) => one.slice(folder.length + 1)));
  const { code, parameters } = gathered.problem;
  return { code, text: issueText(code, "es", parameters) };
}

const bytesOf = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

const ole = (name: string) =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600), Buffer.from(name, "utf16le"), Buffer.alloc(600)]); // prettier-ignore

const named: [string, Uint8Array | string, IssueCode][] = [
  ["nothing at all", "", "table_empty"],
  ["blank lines", "\r\n \r\n", "table_empty"],
  ["a PDF", "%PDF-1.7\n%âãÏÓ\n1 0 obj", "table_pdf"],
  ["a picture", bytesOf([0x89], "PNG\r\n", [0x1a], "\n", [0, 0, 0, 13], "IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]), "table_picture"], // prettier-ignore
  ["a RAR", bytesOf("Rar!", [0x1a, 7, 0], "rest"), "table_archive"],
  ["a 7z", bytesOf("7z", [0xbc, 0xaf, 0x27, 0x1c, 0, 4]), "table_archive"],
  ["a database of Access", bytesOf([0, 1, 0, 0], "Standard Jet DB", [0]), "table_program"],
  ["a drawing of AutoCAD", bytesOf("AC1027", [0, 0, 0]), "table_program"],
  ["an old document of Word", ole("WordDocument"), "table_text"],
  ["a workbook with a password", ole("EncryptedPackage"), "table_protected"],
  ["a document of Word", zipSync({ "[Content_Types].xml": strToU8("<a/>"), "word/document.xml": strToU8("<a/>") }), "table_text"], // prettier-ignore
  ["a zip of pictures", zipSync({ "foto.jpg": strToU8("x") }), "table_zip"],
  ["a zip of two sheets", zipSync({ "a.csv": strToU8("a;b\n1;2"), "b.csv": strToU8("a;b\n1;2") }), "table_many"],
  ["a page of the web", "<!DOCTYPE html><html><body><table></table></body></html>", "table_html"],
  ["other XML", '<?xml version="1.0"?><factura><total>1</total></factura>', "table_xml"],
  ["a database of DesInventar", '<?xml version="1.0"?><DESINVENTAR><fichas/></DESINVENTAR>', "table_desinventar"],
  ["other JSON", '{"nombre": "Demo", "valor": 3}', "table_json"],
  ["a workbook that was cut", utils && new Uint8Array(write({ SheetNames: ["a"], Sheets: { a: utils.aoa_to_sheet([["a"]]) } }, { type: "array", bookType: "xlsx" }) as ArrayBuffer).slice(0, 900), "table_broken"], // prettier-ignore
];

test.each(named)("%s is refused by its name", async (_name, bytes, code) => {
  const found = await findingOn(bytes);
  expect(found.code).toBe(code);
  expect(found.text).not.toContain("{{");
});

test("a bomb in a zip is refused by the bytes that come out of it, whatever it says of them", async () => {
  const bomb = zipSync({ "datos.csv": new Uint8Array(150 * 2 ** 20) }, { level: 9 });
  expect(bomb.length).toBeLessThan(2 ** 20);
  // What the directory and the entry say of its size is changed to 10 bytes.
  const lying = Buffer.from(bomb);
  for (let at = 0; at < lying.length - 4; at++)
    if (lying.readUInt32LE(at) === 150 * 2 ** 20) lying.writeUInt32LE(10, at);
  expect((await findingOn(bomb)).code).toBe("table_bomb");
  expect(["table_bomb", "table_broken"]).toContain((await findingOn(lying)).code);
});

test("a workbook that unpacks to gigabytes is refused before it is read", async () => {
  const sheet = `<worksheet><sheetData>${"<row><c><v>1</v></c></row>".repeat(6_000_000)}</sheetData></worksheet>`;
  const bomb = zipSync({ "xl/workbook.xml": strToU8("<workbook/>"), "xl/worksheets/sheet1.xml": strToU8(sheet) });
  expect((await findingOn(bomb)).code).toBe("table_bomb");
});

test("a zip of thousands of files is refused", async () => {
  const many = Object.fromEntries(Array.from({ length: limits.entries + 1 }, (_, at) => [`${at}.csv`, strToU8("a")]));
  expect((await findingOn(zipSync(many, { level: 0 }))).code).toBe("table_entries");
});

test("a line that never ends, and a quotation mark that nobody closes, are told with the row", async () => {
  expect(await findingOn(`Nombre;Valor\nUno;1\n${"x".repeat(limits.line + 200_000)}`)).toEqual({
    code: "table_line",
    text: "La fila 3 no termina: revise si falta cerrar unas comillas.",
  });
  const open = `Nombre;Valor\nUno;"1\n${"Dos;2\n".repeat(1_000_000)}`;
  expect((await findingOn(open)).text).toContain("La fila 2 no termina");
});

test("thousands of columns, and a cell as long as a book, are no table of records", async () => {
  expect((await findingOn("a;".repeat(limits.columns + 1))).code).toBe("table_columns");
  expect((await findingOn(`a;b\n"${"x".repeat(limits.cell + 1)}";2\n`)).code).toBe("table_cell");
});

test("a formula is read as what it made, and never reckoned; names that programs stumble over are words", async () => {
  const rows = [["constructor", "__proto__"], ["=1+1", "=HYPERLINK(1)"]]; // prettier-ignore
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, await writeXlsx({ sheets: [{ name: "Datos", rows }] }));
  const gathered = await gatherTable(path);
  expect(gathered).toMatchObject({ sheets: [{ first: rows }] });
});
