// The file of lines that a reader writes beside the file it reads, and what is told of each sheet meanwhile.
import { open, type FileHandle } from "node:fs/promises";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { guessHeading } from "./headings.ts";
import { firstLines, limits, TableProblem, type TableLine, type TableSheet } from "./table-file.ts";

/** `isLayer`: its first line are its headings, whatever they look like. */
export type SheetFacts = {
  name: string;
  is_hidden?: boolean;
  system?: string | null;
  has_geometry?: boolean;
  isLayer?: boolean;
};
export type RowFacts = { row: number; cells: readonly string[]; geometry?: Geometry | null; is_hidden?: boolean };

/** Letters that are written at once. */
const batch = 200_000;
/** A mark that no text of a database may hold. */
const nul = "\u0000";

const cellOf = (text: string): string => {
  if (text.length > limits.cell) throw new TableProblem("table_cell", { maximum: limits.cell });
  return (text.includes(nul) ? text.replaceAll(nul, "") : text).trim().toWellFormed();
};

export class LineFile {
  readonly sheets: TableSheet[] = [];
  private readonly file: FileHandle;
  private readonly layers = new Set<TableSheet>();
  private pending: string[] = [];
  /** Of the widest row of the sheet so far. */
  private width = 0;
  private letters = 0;

  private constructor(file: FileHandle) {
    this.file = file;
  }

  static async create(path: string): Promise<LineFile> {
    return new LineFile(await open(path, "wx"));
  }

  /** Rows that are added from here on are of it. */
  begin({ name, is_hidden = false, system = null, has_geometry = false, isLayer = false }: SheetFacts): void {
    const heading = { line: 0, lines: 1, tags: null } as const;
    const sheet: TableSheet = { name, rows: 0, hidden_rows: 0, is_hidden, system, has_geometry, heading, first: [] };
    this.sheets.push(sheet);
    if (isLayer) this.layers.add(sheet);
  }

  /** A row that holds nothing is none. */
  async add({ row, cells: told, geometry = null, is_hidden = false }: RowFacts): Promise<void> {
    const cells = told.slice(0, told.findLastIndex((cell) => cell.trim() !== "") + 1).map(cellOf);
    if (cells.length > limits.columns) throw new TableProblem("table_columns", { maximum: limits.columns });
    if (cells.length === 0 && !geometry) return;
    const sheet = this.sheets.at(-1)!;
    // As wide as the headings, so that each of its cells can be mended; formats may go on without end.
    this.width = sheet.rows === 0 ? cells.length : Math.max(this.width, cells.length);
    while (cells.length < this.width) cells.push("");
    const line: TableLine = {
      sheet: this.sheets.length - 1,
      row,
      cells,
      ...(geometry && { geometry }),
      ...(is_hidden && { is_hidden }),
    };
    sheet.rows++;
    if (is_hidden) sheet.hidden_rows++;
    if (sheet.first.length < firstLines) sheet.first.push(cells);
    const text = JSON.stringify(line);
    this.pending.push(text);
    this.letters += text.length;
    if (this.letters > batch) await this.flush();
  }

  /** Nothing is added afterwards; where the headings of a sheet are is looked for. */
  async end(): Promise<TableSheet[]> {
    await this.flush();
    for (const sheet of this.sheets) if (!this.layers.has(sheet)) sheet.heading = guessHeading(sheet.first);
    return this.sheets;
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private async flush(): Promise<void> {
    if (this.pending.length === 0) return;
    await this.file.writeFile(`${this.pending.join("\n")}\n`);
    this.pending = [];
    this.letters = 0;
  }
}
