// Which column of a file is which field, and the rows that this makes.
import { matchColumns as matchOf } from "@atalaya/contract/match-columns.ts";

/** The field of each heading, null where none is meant. */
export type Matching = (string | null)[];

export const matchColumns = (...of: Parameters<typeof matchOf>): Matching =>
  matchOf(...of).map((it) => it?.key ?? null);

/** The rows as they are sent: the cells of the matched columns that say something. */
export const rowsToSend = (rows: readonly { cells: string[] }[], matching: Matching): Record<string, string>[] =>
  rows.map(({ cells }) =>
    Object.fromEntries(matching.flatMap((key, index) => (key !== null && cells[index] ? [[key, cells[index]]] : []))),
  );
