// The cards of a file, gathered into files of lines that whoever keeps them reads a few at a time, and beside them what the file says of all:
// its lists, the events that its cards tell of and the places where they happened.
import { open, type FileHandle } from "node:fs/promises";
import { isCardColumn } from "@atalaya/contract/domain/desinventar/cards.ts";
import {
  CardFileProblem,
  limits,
  tooMany,
  type CardLine,
  type CardPlace,
  type Catalogues,
  type ExtensionLine,
  type GatheredCards,
  type Row,
  type TableRow,
  type TellColumn,
} from "./card-file.ts";
import { openText } from "./open-text.ts";
import { readCsv } from "./read-csv.ts";
import { readXml } from "./read-xml.ts";
import { unpackedCards } from "./unpack.ts";

/** What was gathered, or why the file cannot be read. */
export type Gathered = GatheredCards | { problem: Pick<CardFileProblem, "code" | "parameters"> };

/** Letters that are written at once. */
const batch = 1_000_000;

class Lines {
  private waiting: string[] = [];
  private letters = 0;
  private readonly target: FileHandle;
  constructor(target: FileHandle) {
    this.target = target;
  }
  async write(line: object): Promise<void> {
    const text = JSON.stringify(line);
    this.waiting.push(text);
    this.letters += text.length;
    if (this.letters > batch) await this.flush();
  }
  async flush(): Promise<void> {
    const text = this.waiting.map((line) => `${line}\n`).join("");
    [this.waiting, this.letters] = [[], 0];
    await this.target.appendFile(text);
  }
}

/** What is said of all cards, as they go by. */
class Gathering {
  readonly catalogues: Catalogues = {};
  readonly columns = new Set<string>();
  readonly extension_columns = new Set<string>();
  count = 0;
  private catalogue_rows = 0;
  private readonly events = new Map<string, { index: number; cards: number }>();
  private readonly places = new Map<string, CardPlace & { index: number }>();

  card(row: Row): Pick<CardLine, "event" | "place"> {
    if (++this.count > limits.cards) throw tooMany("cards", "fichas");
    return { event: this.eventOf(row["evento"]?.trim() ?? ""), place: this.placeOf(row) };
  }

  /** Columns that a card of ours knows, and the key of an extension, are not told again. */
  readonly tell: TellColumn = (table, column) => {
    if (table === "fichas" && !isCardColumn(column)) this.named(this.columns, column);
    if (table === "extension" && column !== "clave_ext") this.named(this.extension_columns, column);
  };

  catalogue({ table, row }: TableRow & { table: keyof Catalogues }): void {
    if (++this.catalogue_rows > limits.catalogue_rows) throw tooMany("catalogue_rows", "TR");
    (this.catalogues[table] ??= []).push(row);
  }

  private named(names: Set<string>, name: string): void {
    names.add(name);
    if (names.size > limits.columns) throw tooMany("columns", "columns");
  }

  private eventOf(name: string): number {
    const known = this.events.get(name) ?? { index: this.events.size, cards: 0 };
    this.events.set(name, { ...known, cards: known.cards + 1 });
    if (this.events.size > limits.events) throw tooMany("events", "eventos");
    return known.index;
  }

  private placeOf(row: Row): number {
    const all = ([0, 1, 2] as const).map((at) => ({
      code: row[`level${at}`]?.trim() ?? "",
      name: row[`name${at}`]?.trim() ?? "",
    }));
    const depth = all.findLastIndex(({ code, name }) => code !== "" || name !== "") + 1;
    const levels = all.slice(0, depth);
    const key = JSON.stringify(levels.map(({ code, name }) => code || `=${name}`));
    const known = this.places.get(key) ?? { index: this.places.size, levels, cards: 0 };
    known.cards++;
    this.places.set(key, known);
    if (this.places.size > limits.places) throw tooMany("places", "level2");
    return known.index;
  }

  told(format: GatheredCards["format"]): GatheredCards {
    if (this.count === 0) throw new CardFileProblem("di_no_cards");
    return {
      format,
      count: this.count,
      columns: [...this.columns],
      extension_columns: [...this.extension_columns].map((name) => (format === "xml" ? name.toUpperCase() : name)),
      catalogues: this.catalogues,
      events: [...this.events].map(([name, { cards }]) => ({ name, cards })),
      places: [...this.places.values()].map(({ levels, cards }) => ({ levels, cards })),
    };
  }
}

type Targets = { cards: Lines; extension: Lines };

async function fromXml(pieces: AsyncIterable<string>, { cards, extension }: Targets): Promise<GatheredCards> {
  const gathering = new Gathering();
  for await (const rows of readXml(pieces, gathering.tell))
    for (const { table, row } of rows) {
      if (table === "fichas") {
        await cards.write({ row, extension: {}, ...gathering.card(row) } satisfies CardLine);
      } else if (table === "extension") {
        const { clave_ext: clave = "", ...fields } = row;
        const named = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.toUpperCase(), text]));
        await extension.write({ clave: clave.trim(), row: named } satisfies ExtensionLine);
      } else gathering.catalogue({ table, row });
    }
  return gathering.told("xml");
}

async function fromCsv(pieces: AsyncIterable<string>, { cards }: Targets): Promise<GatheredCards> {
  const gathering = new Gathering();
  let format: GatheredCards["format"] = "fichas";
  const tell = {
    column: gathering.tell,
    format: (told: "fichas" | "datacards") => {
      format = told;
    },
  };
  for await (const { row, extension } of readCsv(pieces, tell)) {
    await cards.write({ row, extension, ...gathering.card(row) } satisfies CardLine);
  }
  return gathering.told(format);
}

/** Writes `<path>.cards` and `<path>.extension`, and of an archive its export as `<path>.unpacked`. */
export async function gatherCards(path: string): Promise<Gathered> {
  const files = [await open(`${path}.cards`, "wx"), await open(`${path}.extension`, "wx")] as const;
  const [cards, extension] = [new Lines(files[0]), new Lines(files[1])];
  try {
    const { isXml, pieces } = await openText(await unpackedCards(path, `${path}.unpacked`));
    const gathered = await (isXml ? fromXml : fromCsv)(pieces, { cards, extension });
    await cards.flush();
    await extension.flush();
    return gathered;
  } catch (error) {
    if (!(error instanceof CardFileProblem)) throw error;
    return { problem: { code: error.code, parameters: error.parameters } };
  } finally {
    for (const file of files) await file.close();
  }
}
