// A table of text, whatever parts its cells and in whichever letters it was written, as lines of a file beside it; it is read as it streams by.
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable, type Duplex } from "node:stream";
import Papa from "papaparse";
import { guessHeading, type GatheredTable, type TableProblem } from "./table-file.ts";

const headSize = 64 * 1024;
const kept = 30;
/** Letters that are written at once. */
const batch = 1_000_000;
const limits = { columns: 1000, line: 2_000_000 };

class NoTable extends Error {}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headSize), 0, headSize, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** By its mark of order, by the zeros of letters of two bytes, and by whether it is UTF-8; else what Windows writes. */
async function encodingOf(path: string, head: Buffer): Promise<string> {
  const zeros = (from: number) => head.subarray(0, 1000).filter((byte, at) => at % 2 === from && byte === 0).length;
  const many = Math.min(500, head.length / 2) * 0.3;
  if ((head[0] === 0xff && head[1] === 0xfe) || zeros(1) > many) return "utf-16le";
  if ((head[0] === 0xfe && head[1] === 0xff) || zeros(0) > many) return "utf-16be";
  if (head.includes(0)) throw new NoTable();
  return (await isUtf8(path)) ? "utf-8" : "windows-1252";
}

const delimiters = [";", "\t", ",", "|"] as const;

/** The mark that parts most lines into the same number of cells; a comma among digits is decimal. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/).slice(0, kept).map((line) => line.replaceAll(/"[^"]*"/g, "")).filter((line) => line.trim() !== ""); // prettier-ignore
  const score = (mark: string) => {
    const counts = lines.map((line) => (mark === "," ? line.replaceAll(/\d,\d/g, "") : line).split(mark).length - 1);
    const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
    return usual === 0 ? 0 : counts.filter((count) => count === usual).length + usual / 100;
  };
  return delimiters.reduce<string>((best, mark) => (score(mark) > score(best) ? mark : best), ";");
}

/** An apostrophe before what would run as a formula was put there so that it does not. */
const plain = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell).replace(/^\ufeff/, "").trim();

/** No line is longer: a quote that nobody closes would make the rest of the file one cell. */
async function* withinLines(path: string, decoder: TextDecoder, taken: () => number): AsyncGenerator<string> {
  let [rows, letters] = [0, 0];
  for await (const chunk of createReadStream(path)) {
    const piece = decoder.decode(chunk as Buffer, { stream: true });
    letters = taken() === rows ? letters + piece.length : 0;
    rows = taken();
    if (letters > limits.line) throw new NoTable();
    yield piece;
  }
  yield decoder.decode();
}

async function gather(path: string): Promise<GatheredTable> {
  const head = await headOf(path);
  const encoding = await encodingOf(path, head);
  const delimiter = delimiterOf(new TextDecoder(encoding).decode(head));
  let row = 0;
  const parsing = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter }) as Duplex;
  const source = Readable.from(withinLines(path, new TextDecoder(encoding), () => row));
  source.on("error", (error) => parsing.destroy(error));
  source.pipe(parsing);
  const target = await open(`${path}.rows`, "w");
  try {
    const first: string[][] = [];
    let [rows, waiting] = [0, ""];
    for await (const read of parsing as AsyncIterable<string[]>) {
      row++;
      const cells = read.map(plain);
      if (cells.length > limits.columns) throw new NoTable();
      if (cells.every((cell) => cell === "")) continue;
      if (rows++ < kept) first.push(cells);
      waiting += `${JSON.stringify({ sheet: 0, row, cells })}\n`;
      if (waiting.length < batch) continue;
      await target.appendFile(waiting);
      waiting = "";
    }
    await target.appendFile(waiting);
    const sheet = {
      name: "",
      rows,
      hidden_rows: 0,
      is_hidden: false,
      system: null,
      has_geometry: false,
      heading: guessHeading(first),
      first,
    };
    return { format: "csv", encoding, delimiter, sheets: [sheet] };
  } finally {
    await target.close();
  }
}

/** What is no table of text is refused. */
export async function gatherTable(path: string): Promise<GatheredTable | TableProblem> {
  try {
    const found = await gather(path);
    return (found.sheets[0]?.rows ?? 0) > 1 ? found : { problem: { code: "import_no_table" } };
  } catch (error) {
    if (error instanceof NoTable) return { problem: { code: "import_no_table" } };
    throw error;
  }
}
