// A table of text, as it streams by: a million rows cost no more memory than a thousand.
import { Readable } from "node:stream";
import Papa from "papaparse";
import type { LineFile } from "../line-file.ts";
import { limits, TableProblem } from "../table-file.ts";
import { delimiterIn } from "./delimiter.ts";
import { encodingOf, headOf, textPieces } from "../../files/text-pieces.ts";

/** An apostrophe before what would run as a formula was put there so that it does not. */
const plain = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Every way in which a line ends as one; files that were put together have several. */
async function* withOneEnding(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isCut = false;
  for await (const piece of pieces) {
    const text: string = isCut ? `\r${piece}` : piece;
    isCut = text.endsWith("\r");
    yield (isCut ? text.slice(0, -1) : text).replaceAll(/\r\n?/g, "\n");
  }
  if (isCut) yield "\n";
}

type Rows = { rows: string[][]; next: () => void };

/** Rows as the parser has them, so many at a time as stand in a piece of text; it waits until they are taken. */
async function* rowsOf(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[][]> {
  const source = Readable.from(pieces);
  let told = Promise.withResolvers<Rows | null>();
  Papa.parse<string[]>(source, {
    delimiter,
    newline: "\n",
    chunk: ({ data }, parser) => {
      parser.pause();
      told.resolve({ rows: data, next: () => parser.resume() });
    },
    complete: () => told.resolve(null),
    error: (error) => told.reject(error),
  });
  try {
    for (;;) {
      const found = await told.promise;
      if (!found) return;
      yield found.rows;
      told = Promise.withResolvers();
      found.next();
    }
  } finally {
    source.destroy();
  }
}

/** No line of a table is longer: a quote that nobody closes would make the rest of the file one cell. */
async function* withinLines(pieces: AsyncIterable<string>, taken: () => number): AsyncGenerator<string> {
  let [rows, letters] = [0, 0];
  for await (const piece of pieces) {
    letters = taken() === rows ? letters + piece.length : 0;
    rows = taken();
    if (letters > limits.line) throw new TableProblem("table_line", { row: rows + 1 });
    yield piece;
  }
}

/** Answers what the text is written in and what parts its cells. */
export async function readCsv(path: string, lines: LineFile): Promise<{ encoding: string; delimiter: string }> {
  const head = await headOf(path);
  const encoding = await encodingOf(path, head);
  const delimiter = delimiterIn(new TextDecoder(encoding).decode(head, { stream: true }));
  lines.begin({ name: "" });
  let taken = 0;
  const pieces = withinLines(withOneEnding(textPieces(path, encoding)), () => taken);
  for await (const rows of rowsOf(pieces, delimiter))
    for (const cells of rows) {
      taken++;
      await lines.add({ row: taken, cells: cells.map(plain) });
    }
  return { encoding, delimiter };
}
