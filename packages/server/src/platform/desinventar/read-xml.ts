// The export of a DesInventar server as it streams by: DESINVENTAR, its tables, their rows (TR), and of each row its columns. What makes XML
// dangerous is refused; names are read in any case, as each database wrote its own.
import { SaxesParser } from "saxes";
import {
  forbiddenInXml,
  CardFileProblem,
  catalogueTables,
  cellText,
  limits,
  type Row,
  type TableRow,
  type TellColumn,
} from "./card-file.ts";

const tables: ReadonlySet<string> = new Set(["fichas", "extension", ...catalogueTables]);
const [atRoot, inTable, inRow, inCell] = [1, 2, 3, 4];

/** Where the reader is, and the rows that it came by since it was last asked. */
class Reading {
  readonly rows: TableRow[] = [];
  depth = 0;
  /** Elements that began or ended: a file in which none does is one endless text. */
  steps = 0;
  isEnded = false;
  private table = "";
  private column = "";
  private cell = "";
  private row: Row = {};
  private readonly met = new Set<string>();
  private readonly tell: TellColumn;

  constructor(tell: TellColumn) {
    this.tell = tell;
  }

  open(name: string): void {
    this.steps++;
    if (++this.depth > limits.depth) throw new CardFileProblem("di_too_deep", { maximum: limits.depth });
    if (this.depth === atRoot && name.toUpperCase() !== "DESINVENTAR") throw new CardFileProblem("di_not_desinventar");
    if (this.depth === inTable) this.table = name.toLowerCase();
    if (this.depth === inRow) this.row = {};
    if (this.depth === inCell) [this.column, this.cell] = [name.toLowerCase(), ""];
  }

  private meet(): void {
    const name = `${this.table} ${this.column}`;
    if (this.met.has(name) || !tables.has(this.table)) return;
    this.met.add(name);
    this.tell(this.table as TableRow["table"], this.column);
  }

  say(text: string): void {
    if (this.depth !== inCell) return;
    this.cell += text;
    if (this.cell.length > limits.text) throw new CardFileProblem("di_too_large", { maximum: limits.text });
  }

  close(): void {
    this.steps++;
    if (this.depth === inCell) {
      this.meet();
      const text = cellText(this.cell);
      if (text !== "") this.row[this.column] = text;
    }
    if (this.depth === inRow && tables.has(this.table))
      this.rows.push({ table: this.table as TableRow["table"], row: this.row });
    if (--this.depth === 0) this.isEnded = true;
  }
}

function parserFor(reading: Reading): SaxesParser {
  const parser = new SaxesParser({ defaultXMLVersion: "1.0", forceXMLVersion: true });
  parser.on("error", (error) => {
    const detail = error.message.replace(/^[\d:]+ /, "").slice(0, 100);
    throw new CardFileProblem("di_not_xml", { line: parser.line, detail });
  });
  parser.on("doctype", () => {
    throw new CardFileProblem("di_doctype");
  });
  parser.on("opentag", ({ name }) => reading.open(name));
  parser.on("text", (text) => reading.say(text));
  parser.on("cdata", (text) => reading.say(text));
  parser.on("closetag", () => reading.close());
  return parser;
}

/** Rows in the order of the file. */
export async function* readXml(pieces: AsyncIterable<string>, tell: TellColumn): AsyncGenerator<TableRow[]> {
  const reading = new Reading(tell);
  const parser = parserFor(reading);
  let [steps, letters] = [0, 0];
  for await (const piece of pieces) {
    parser.write(piece.replaceAll(forbiddenInXml, ""));
    letters = reading.steps === steps ? letters + piece.length : 0;
    steps = reading.steps;
    if (letters > 2 * limits.text) throw new CardFileProblem("di_too_large", { maximum: limits.text });
    if (reading.rows.length > 0) yield reading.rows.splice(0);
  }
  if (!reading.isEnded && reading.depth > 0) throw new CardFileProblem("di_cut");
  parser.close();
  if (!reading.isEnded) throw new CardFileProblem("di_not_desinventar");
}
