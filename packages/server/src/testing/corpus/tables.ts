// Files as real offices have them, made in code: what each holds is known, so that what was read can be held against it. People are made up.
import { writeOds } from "hucre/ods";
import { writeXlsx, type CellValue } from "hucre/xlsx";
import { utils, write } from "@e965/xlsx";
import { strToU8, zipSync } from "fflate";

/** `rows`: how many stand below the headings; `cells`: some of them, by row and heading. */
export type CorpusFile = {
  name: string;
  bytes: Uint8Array;
  format: "csv" | "xlsx" | "xls" | "ods";
  encoding?: string;
  delimiter?: string;
  sheet?: string;
  headings: string[];
  rows: number;
  cells: [row: number, heading: string, text: string][];
  hidden?: number;
  tags?: string[];
};

const latin = (text: string) => Uint8Array.from(text, (sign) => (sign === "€" ? 0x80 : sign.codePointAt(0)! & 0xff));
const wide = (text: string, isLittle: boolean, hasMark: boolean) => {
  const whole = hasMark ? `\ufeff${text}` : text;
  const units = Array.from(whole, (sign) => sign.codePointAt(0)!);
  return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff])));
};
const utf8 = (text: string) => strToU8(text);
const marked = (text: string) => Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8(text)]);

const schools = [
  ["RBD", "Nombre", "Comuna", "Matrícula", "Fecha", "Latitud", "Longitud"],
  ["1688-0", "Escuela Ñielol", "Valparaíso", "1.204", "30-06-2026", "-33,0458", "-71,6197"],
  ["1690-2", 'Liceo "Eduardo de la Barra"; sede', "Viña del Mar", "412", "2026-06-30", "-33,0246", "-71,5518"],
  ["0012-K", "Colegio Peñablanca", "Villa Alemana", "88", "2026", "-33,0430", "-71,3733"],
];
const quoted = (cell: string, mark: string) =>
  cell.includes(mark) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
const text = (rows: readonly (readonly string[])[], mark: string, end = "\r\n") =>
  rows.map((cells) => cells.map((cell) => quoted(cell, mark)).join(mark) + end).join("");
const ofSchools = {
  format: "csv",
  headings: schools[0]!,
  rows: 3,
  cells: [
    [0, "Nombre", "Escuela Ñielol"],
    [1, "Nombre", 'Liceo "Eduardo de la Barra"; sede'],
    [2, "Longitud", "-71,3733"],
  ],
} satisfies Partial<CorpusFile>;
const schoolsAs = (name: string, bytes: Uint8Array, encoding: string, delimiter: string): CorpusFile => ({ name, bytes, ...ofSchools, encoding, delimiter }); // prettier-ignore

const texts: CorpusFile[] = [
  schoolsAs("CSV of Excel in Spanish, with a mark", marked(text(schools, ";")), "utf-8", ";"),
  schoolsAs("CSV of LibreOffice without a mark", utf8(text(schools, ";", "\n")), "utf-8", ";"),
  schoolsAs("CSV of Excel on an old Windows", latin(text(schools, ";")), "windows-1252", ";"),
  schoolsAs("Unicode text of Excel", wide(text(schools, "\t"), true, true), "utf-16le", "\t"),
  schoolsAs("UTF-16 without a mark", wide(text(schools, "\t"), true, false), "utf-16le", "\t"),
  schoolsAs("UTF-16 of another make", wide(text(schools, ";"), false, true), "utf-16be", ";"),
  schoolsAs("CSV with commas, decimal commas in quotes", utf8(text(schools, ",")), "utf-8", ","),
  schoolsAs("TSV", utf8(text(schools, "\t", "\n")), "utf-8", "\t"),
  schoolsAs("text parted by bars", utf8(text(schools, "|", "\n")), "utf-8", "|"),
  schoolsAs("CSV of an old Mac", utf8(text(schools, ";", "\r")), "utf-8", ";"),
  schoolsAs("a CSV in a zip", zipSync({ "Catastro 2026.csv": utf8(text(schools, ";")) }), "utf-8", ";"),
  {
    ...schoolsAs("CSV with a cover above", latin(`Ilustre Municipalidad Demo;;;\r\nCatastro de establecimientos;;;\r\n\r\n${text(schools, ";")}`), "windows-1252", ";"), // prettier-ignore
  },
  {
    ...schoolsAs("CSV with totals and notes below", utf8(`${text(schools, ";")};Total;;1704;;;\n\n* Fuente: DAEM Demo;;;;;;\n`), "utf-8", ";"), // prettier-ignore
    rows: 5,
  },
  {
    name: "sheet of CONAF's fires",
    bytes: latin(
      "TEMPORADA;NÚMERO;NOMBRE INCENDIO;COMUNA;UTM E;UTM N;HUSO;INICIO;SUPERFICIE (ha)\r\n2025-2026;12;La Cañada;5101;254.310;6.341.210;19;12/01/2026 14:35;1.234,5\r\n2025-2026;13;Quebrada Ñipa;5109;262.004;6.345.112;19;13/01/2026 9:05;0,8\r\n",
    ),
    format: "csv",
    encoding: "windows-1252",
    delimiter: ";",
    headings: [
      "TEMPORADA",
      "NÚMERO",
      "NOMBRE INCENDIO",
      "COMUNA",
      "UTM E",
      "UTM N",
      "HUSO",
      "INICIO",
      "SUPERFICIE (ha)",
    ],
    rows: 2,
    cells: [
      [0, "NOMBRE INCENDIO", "La Cañada"],
      [0, "SUPERFICIE (ha)", "1.234,5"],
      [1, "INICIO", "13/01/2026 9:05"],
    ],
  },
  {
    name: "establishments of DEIS",
    bytes: utf8(
      "IdEstablecimiento|CodigoComuna|NombreOficial|LatLong\n105100|5101|Hospital Demo|-33.0470,-71.6127\n109300|05109|CESFAM Demo|-33.0246,-71.5518\n",
    ),
    format: "csv",
    encoding: "utf-8",
    delimiter: "|",
    headings: ["IdEstablecimiento", "CodigoComuna", "NombreOficial", "LatLong"],
    rows: 2,
    cells: [
      [0, "CodigoComuna", "5101"],
      [1, "CodigoComuna", "05109"],
      [1, "LatLong", "-33.0246,-71.5518"],
    ],
  },
  {
    name: "data of ReliefWeb with HXL tags",
    bytes: utf8(
      "Place name,Code,Affected people,Killed\n#adm3+name,#adm3+code,#affected,#affected+killed\nValparaíso,CL05101,1200,3\nQuilpué,CL05801,45,\n",
    ),
    format: "csv",
    encoding: "utf-8",
    delimiter: ",",
    headings: ["Place name", "Code", "Affected people", "Killed"],
    tags: ["#adm3+name", "#adm3+code", "#affected", "#affected+killed"],
    rows: 2,
    cells: [[1, "Place name", "Quilpué"]],
  },
  {
    name: "CSV in which formulas were disarmed",
    bytes: utf8("Nombre,Valor\n'=HYPERLINK(1),3\n'-5 a -10,4\n"),
    format: "csv",
    headings: ["Nombre", "Valor"],
    rows: 2,
    cells: [
      [0, "Nombre", "=HYPERLINK(1)"],
      [1, "Nombre", "-5 a -10"],
    ],
  },
  {
    name: "CSV with lines broken inside of cells",
    bytes: utf8('Nombre;Dirección\n"Sede\nnorte";"Calle 1\nCerro Alegre"\nSede sur;Calle 2\n'),
    format: "csv",
    headings: ["Nombre", "Dirección"],
    rows: 2,
    cells: [
      [0, "Nombre", "Sede\nnorte"],
      [1, "Dirección", "Calle 2"],
    ],
  },
  {
    name: "CSV of one column",
    bytes: utf8("Sirenas\nCerro Barón\nCaleta Portales\n"),
    format: "csv",
    headings: ["Sirenas"],
    rows: 2,
    cells: [[1, "Sirenas", "Caleta Portales"]],
  },
  {
    name: "CSV whose second half is in another encoding",
    bytes: Uint8Array.from([...utf8(`Nombre;Valor\n${"Población;1\n".repeat(9000)}`), ...latin("Peñablanca;2\n")]),
    format: "csv",
    encoding: "windows-1252",
    headings: ["Nombre", "Valor"],
    rows: 9001,
    cells: [[9000, "Nombre", "Peñablanca"]],
  },
];

type Sheet = { name: string; rows: CellValue[][]; merges?: [number, number, number, number][]; hiddenRows?: number[]; hidden?: boolean }; // prettier-ignore

/** As a workbook of our own writer; merged ranges as first row, first column, last row, last column. */
const book = (sheets: Sheet[]) =>
  writeXlsx({
    sheets: sheets.map(({ name, rows, merges = [], hiddenRows = [], hidden = false }) => ({
      name,
      rows,
      hidden,
      merges: merges.map(([startRow, startCol, endRow, endCol]) => ({ startRow, startCol, endRow, endCol })),
      rowDefs: new Map(hiddenRows.map((row) => [row, { hidden: true }])),
    })),
  });

const cadastre: CellValue[][] = [
  ["ILUSTRE MUNICIPALIDAD DEMO", null, null, null, null],
  ["Catastro de daños, evento del 02-03-2026", null, null, null, null],
  [null, null, null, null, null],
  ["Nombre", "Ubicación", null, "Daños", null],
  [null, "Este", "Norte", "Viviendas", "Personas"],
  ["Sector Ñuble", 254_310, 6_341_210, 12, 40],
  ["Sector Norte", 254_900.5, 6_341_900, 3, null],
  ["Total", null, null, 15, 40],
];
const merged: Sheet["merges"] = [
  [0, 0, 0, 4],
  [3, 0, 4, 0],
  [3, 1, 3, 2],
  [3, 3, 3, 4],
];
const twoLined = {
  headings: ["Nombre", "Ubicación / Este", "Ubicación / Norte", "Daños / Viviendas", "Daños / Personas"],
  rows: 3,
  cells: [
    [0, "Nombre", "Sector Ñuble"],
    [0, "Ubicación / Norte", "6341210"],
    [1, "Ubicación / Este", "254900.5"],
    [2, "Daños / Personas", "40"],
  ],
} satisfies Partial<CorpusFile>;

const dated: CellValue[][] = [
  ["Código", "Inicio", "Día", "Activo", "Valor"],
  ["05101", new Date("2026-03-02T18:30:00Z"), new Date("2026-03-02T00:00:00Z"), true, 0.1 + 0.2],
  ["00012", new Date("2025-07-01T12:02:00Z"), null, false, 1_234_567.5],
];
const ofDated = {
  headings: ["Código", "Inicio", "Día", "Activo", "Valor"],
  rows: 2,
  cells: [
    [0, "Código", "05101"],
    [0, "Inicio", "2026-03-02T18:30:00"],
    [0, "Día", "2026-03-02"],
    [0, "Activo", "TRUE"],
    [0, "Valor", "0.3"],
    [1, "Valor", "1234567.5"],
  ],
} satisfies Partial<CorpusFile>;

/** As a workbook of another make. */
const otherBook = (rows: CellValue[][], bookType: "biff8" | "xlsx" | "ods") => {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(rows, { UTC: true }), "Hoja1");
  return new Uint8Array(write(made, { bookType, type: "array" }) as ArrayBuffer);
};

const plainRows: CellValue[][] = [
  ["Nombre", "Código", "Cantidad"],
  ["Ñuñoa", "01101", 5],
  ["Maipú", "13119", 2.5],
];
const ofPlain = {
  headings: ["Nombre", "Código", "Cantidad"],
  rows: 2,
  cells: [
    [0, "Código", "01101"],
    [1, "Cantidad", "2.5"],
  ],
} satisfies Partial<CorpusFile>;

async function workbooks(): Promise<CorpusFile[]> {
  const second = { name: "Notas", rows: [["Vea la otra hoja"]] as CellValue[][] };
  return [
    { name: "XLSX with a cover, merged headings in two lines and a total", format: "xlsx", sheet: "Catastro", ...twoLined, bytes: await book([{ name: "Catastro", rows: cadastre, merges: merged }, second]) }, // prettier-ignore
    { name: "XLSX with days, hours, codes and fractions", format: "xlsx", ...ofDated, bytes: await book([{ name: "Datos", rows: dated }]) }, // prettier-ignore
    { name: "XLSX with hidden rows and a hidden sheet", format: "xlsx", sheet: "Datos", hidden: 1, ...ofPlain, bytes: await book([{ name: "Listas", rows: [["x"]], hidden: true }, { name: "Datos", rows: plainRows, hiddenRows: [1] }]) }, // prettier-ignore
    { name: "XLSX of another make", format: "xlsx", ...ofPlain, bytes: otherBook(plainRows, "xlsx") },
    { name: "XLS of 1997", format: "xls", ...ofPlain, bytes: otherBook(plainRows, "biff8") },
    { name: "ODS of another make", format: "ods", ...ofPlain, bytes: otherBook(plainRows, "ods") },
    { name: "ODS of LibreOffice", format: "ods", ...ofDated, bytes: await writeOds({ sheets: [{ name: "Datos", rows: dated }] }) }, // prettier-ignore
    { name: "an XLSX in a zip", format: "xlsx", ...ofPlain, bytes: zipSync({ "Catastro.xlsx": await book([{ name: "Datos", rows: plainRows }]) }) }, // prettier-ignore
    { name: "XLSX with tags of HXL", format: "xlsx", headings: ["Comuna", "Afectados"], tags: ["#adm3+name", "#affected"], rows: 1, cells: [[0, "Comuna", "Quilpué"]], bytes: await book([{ name: "Datos", rows: [["Comuna", "Afectados"], ["#adm3+name", "#affected"], ["Quilpué", 45]] }]) }, // prettier-ignore
    { name: "XLSX whose table begins in the third column", format: "xlsx", headings: ["", "", "Nombre", "Código"], rows: 1, cells: [[0, "Código", "7"]], bytes: await book([{ name: "Datos", rows: [[null, null, null, null], [null, null, "Nombre", "Código"], [null, null, "Pozo Demo", 7]] }]) }, // prettier-ignore
  ];
}

export const tableCorpus = async (): Promise<CorpusFile[]> => [...texts, ...(await workbooks())];
