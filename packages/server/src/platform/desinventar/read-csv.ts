// Cards as a table of text: its headings are those of the table `fichas` or of the view `datacards`, in any order; others are kept as they are.
import { Duplex, Readable } from "node:stream";
import Papa from "papaparse";
import {
  cardColumns,
  columnOfEnglish,
  extensionFields,
  extensionServices,
  isCardColumn,
} from "@atalaya/contract/domain/desinventar/cards.ts";
import { CardFileProblem, cellText, limits, tooMany, type Row, type TellColumn } from "./card-file.ts";

/** Fields of an extension that stand among the columns of a sheet, by how they are compared. */
const ofExtension = new Map(
  [...Object.values(extensionFields), ...extensionServices.map(({ field }) => field)].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

type Heading = { name: string; isExtension: boolean };
export type CsvRow = { row: Row; extension: Row };

/** Headings that only one of the two has. */
const isSpanish = (name: string) => isCardColumn(name) && cardColumns[name].english !== name;
const isEnglish = (name: string) => columnOfEnglish(name) !== undefined && !isCardColumn(name);

/** What each column of the sheet is. A sheet that has neither event nor year is none of cards. */
function headingsOf(cells: readonly string[]): { headings: Heading[]; format: "fichas" | "datacards" } {
  if (cells.length > limits.columns) throw tooMany("columns", "columns");
  const written = cells.map((cell) =>
    cellText(cell)
      .replace(/^\ufeff/, "")
      .trim(),
  );
  const names = written.map((name) => name.toLowerCase());
  const format =
    names.filter(isSpanish).length >= names.filter(isEnglish).length ? ("fichas" as const) : ("datacards" as const);
  const headings = names.map((name, at): Heading => {
    const own = ofExtension.get(name);
    if (own) return { name: own, isExtension: true };
    const known = (format === "datacards" && columnOfEnglish(name)) || (isCardColumn(name) ? name : undefined);
    return { name: known ?? written[at]!, isExtension: false };
  });
  const has = (column: string) => headings.some(({ name }) => name === column);
  if (!has("evento") || !has("fechano")) throw new CardFileProblem("di_not_desinventar");
  return { headings, format };
}

/** An apostrophe before what would run as a formula was put there so that it does not. */
const plain = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

function rowOf(cells: readonly string[], headings: readonly Heading[]): CsvRow {
  const made: CsvRow = { row: {}, extension: {} };
  for (const [index, { name, isExtension }] of headings.entries()) {
    const text = cellText(plain(cells[index] ?? ""));
    if (text.length > limits.text) throw new CardFileProblem("di_too_large", { maximum: limits.text });
    if (text !== "" && name !== "") made[isExtension ? "extension" : "row"][name] = text;
  }
  return made;
}

/** No line of a sheet is longer: a quote that nobody closes would make the rest of the file one cell. */
async function* withinLines(pieces: AsyncIterable<string>, taken: () => number): AsyncGenerator<string> {
  let [rows, letters] = [0, 0];
  for await (const piece of pieces) {
    letters = taken() === rows ? letters + piece.length : 0;
    rows = taken();
    if (letters > 20 * limits.text) throw new CardFileProblem("di_too_large", { maximum: limits.text });
    yield piece;
  }
}

type Told = { format: (format: "fichas" | "datacards") => void; column: TellColumn };

/** Rows of cards in the order of the file. `tell`: what its headings are. */
export async function* readCsv(pieces: AsyncIterable<string>, tell: Told): AsyncGenerator<CsvRow> {
  let taken = 0;
  const parsing = Papa.parse(Papa.NODE_STREAM_INPUT, { skipEmptyLines: "greedy" }) as Duplex;
  const source = Readable.from(withinLines(pieces, () => taken));
  source.on("error", (error) => parsing.destroy(error));
  source.pipe(parsing);
  let headings: Heading[] | undefined;
  for await (const cells of parsing as AsyncIterable<string[]>) {
    taken++;
    if (headings) {
      yield rowOf(cells, headings);
      continue;
    }
    const found = headingsOf(cells);
    headings = found.headings;
    tell.format(found.format);
    for (const { name, isExtension } of headings)
      if (name !== "") tell.column(isExtension ? "extension" : "fichas", name);
  }
  if (!headings) throw new CardFileProblem("di_not_desinventar");
}
