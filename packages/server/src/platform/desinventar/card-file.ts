// What a file of DesInventar is read as, and what it is refused for. Whoever reads one does so in a thread of its own.
import type { IssueCode } from "@atalaya/contract/errors.ts";
import type { DesInventarFormat } from "@atalaya/contract/resources/records/desinventar.ts";
import type { Parameters } from "@atalaya/contract/text.ts";

/** Texts by column, lower case; what is empty is not there. */
export type Row = Record<string, string>;

/** A table of the file other than the cards themselves and their extension. */
export const catalogueTables = [
  "eventos",
  "causas",
  "niveles",
  "lev0",
  "lev1",
  "lev2",
  "regiones",
  "extensiontabs",
  "diccionario",
  "extensioncodes",
] as const;
export type CatalogueTable = (typeof catalogueTables)[number];
export type Catalogues = Partial<Record<CatalogueTable, Row[]>>;

/** A row of a table: of `fichas`, of `extension`, or of a catalogue. */
export type TableRow = { table: "fichas" | "extension" | CatalogueTable; row: Row };

/** A line of `<path>.cards`; the indexes are those of `events` and `places`. */
export type CardLine = { row: Row; extension: Row; event: number; place: number };
/** A line of `<path>.extension`: its values come after all cards, under the key of one. */
export type ExtensionLine = { clave: string; row: Row };

/** Told of each column of a table as it is met first, though nothing may stand in it. */
export type TellColumn = (table: TableRow["table"], column: string) => void;

export type CardPlace = { levels: { code: string; name: string }[]; cards: number };

export type GatheredCards = {
  format: DesInventarFormat;
  count: number;
  /** Columns that no card of ours knows, in the order of the file. */
  columns: string[];
  extension_columns: string[];
  catalogues: Catalogues;
  events: { name: string; cards: number }[];
  places: CardPlace[];
};

/** Why a file is not read. */
export class CardFileProblem extends Error {
  readonly code: IssueCode;
  readonly parameters: Parameters;
  constructor(code: IssueCode, parameters: Parameters = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

/** The largest databases of countries have some hundred thousand cards; their lists of places, some ten thousand rows. */
export const limits = {
  cards: 1_000_000,
  catalogue_rows: 100_000,
  events: 2_000,
  places: 30_000,
  columns: 1_000,
  /** Letters of one cell. */
  text: 200_000,
  /** Levels of elements; a card has four. */
  depth: 12,
} as const;

export const tooMany = (what: keyof typeof limits, said: string) =>
  new CardFileProblem("di_too_many", { maximum: limits[what], what: said });

/** What XML may not hold, escaped or not; some servers write it all the same. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
export const forbiddenInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

// oxlint-disable-next-line no-control-regex -- old databases hold them, and neither XML nor a database of ours may
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** A cell as it is kept: without what no database may hold. Of space alone it says nothing; space around a text goes out again as it came in. */
export function cellText(text: string): string {
  const storable = text.replaceAll(unstorable, "").toWellFormed();
  return storable.trim() === "" ? "" : storable;
}
