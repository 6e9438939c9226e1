// A sheet out of a file, every cell as text: CSV in UTF-8 or Windows-1252 with any usual delimiter, or the first sheet of an XLSX.

export type TableRow = { /** Its number in the file, as a spreadsheet counts. */ line: number; cells: string[] };
export type Table = {
  file: { name: string; size: number };
  sheet: string | null;
  headings: string[];
  /** The row of tags of humanitarian data (HXL 1.1), where there is one. */
  tags: string[];
  rows: TableRow[];
};

/** Excel on Windows writes CSV in the code page of Western Europe, which is no valid UTF-8 where there are accents. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** As it is written in the sheet, with a point for decimals: 5101 stays "5101", a day is YYYY-MM-DD. */
const cellText = (value: unknown): string =>
  value === null || value === undefined
    ? ""
    : value instanceof Date
      ? value.toISOString().slice(0, 10)
      : // Numbers are binary in XLSX: 0.1 + 0.2 is meant as 0.3.
        typeof value === "number"
        ? String(Number(value.toPrecision(15)))
        : String(value).trim();

const isFilled = (cells: string[]) => cells.some((cell) => cell !== "");

/** HXL 1.1: `#affected + killed`, in any case. */
const tag = /^#[a-z]\w*(?:\s*\+[a-z]\w*)*$/i;
const isTags = (cells: string[]) => isFilled(cells) && cells.every((cell) => cell === "" || tag.test(cell));
/** So far down the row of tags may stand; the headings are the row above it. */
const lastTags = 25;

function tableOf(file: File, sheet: string | null, lines: string[][]): Table {
  const rows = lines.map((cells, index) => ({ line: index + 1, cells })).filter(({ cells }) => isFilled(cells));
  const at = rows.slice(0, lastTags).findIndex(({ cells }) => isTags(cells));
  const tags = rows[at]?.cells ?? [];
  const headings = at > 0 ? rows[at - 1]! : rows[0];
  const begin = at >= 0 ? at + 1 : 1;
  return {
    file: { name: file.name, size: file.size },
    sheet,
    headings: headings?.cells ?? [],
    tags,
    rows: rows.slice(begin),
  };
}

const delimiters = [";", "\t", ",", "|"] as const;

/** The mark that parts the headings, or the tags, most often; those inside quotes belong to a heading. */
function delimiterOf(text: string): string {
  const line = /^"?#[a-z].*$/im.exec(text) ?? /^.*\S.*$/m.exec(text);
  const headings = (line?.[0] ?? "").replaceAll(/"[^"]*"/g, "");
  const countOf = (mark: string) => headings.split(mark).length;
  return delimiters.reduce<string>((best, mark) => (countOf(mark) > countOf(best) ? mark : best), ";");
}

async function readCsv(file: File): Promise<Table> {
  const { default: papa } = await import("papaparse");
  const text = decoded(await file.arrayBuffer());
  const { data } = papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const lines = data.map((cells) => cells.map((cell) => cell.trim()));
  return tableOf(file, null, lines);
}

async function readXlsx(file: File): Promise<Table> {
  const { readXlsx: read } = await import("hucre/xlsx");
  const [first] = (await read(await file.arrayBuffer(), { sheets: [0] })).sheets;
  return tableOf(
    file,
    first?.name ?? null,
    // Rows may be of different lengths, and a cell of theirs missing.
    (first?.rows ?? []).map((cells) => Array.from(cells, cellText)),
  );
}

/** Throws what the readers throw when the file is neither. */
export const readTable = (file: File): Promise<Table> => (/\.xlsx$/i.test(file.name) ? readXlsx(file) : readCsv(file));
