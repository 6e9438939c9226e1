// What both ways between a record and a card of DesInventar speak of.
import { readNumber } from "@atalaya/contract/import.ts";
import type { LeftBehind } from "@atalaya/contract/resources/records/desinventar.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";

/** Texts by column; what is empty is not there. */
export type Row = Record<string, string>;
export type Card = { row: Row; extension: Row };

/** A level of the geography of a card. */
export type Level = { code: string; name: string };

/** What of a record becomes a card: as it is kept, or as it is about to be. `code`: null where it has none of its own yet. */
export type Told = Pick<
  DomainRecord,
  | "company_id"
  | "variable_id"
  | "observed_on"
  | "date_precision"
  | "ended_on"
  | "duration_days"
  | "source"
  | "locality"
  | "description"
  | "event"
  | "figures"
  | "status"
  | "anchor"
> & { code: string | null };

/** How its kind of disaster and its place are called, and in which money losses in local currency are told there. */
export type Names = {
  event: string;
  /** From the widest to the narrowest; a card has three. */
  levels: readonly Level[];
  /** What of its place is no level of the geography: an agency, a community. */
  below: readonly string[];
  currency: string | null;
};

/** A text that did not fit into its column, and how long it was. */
export type Cut = { column: string; size: number; length: number };

export type Written = Card & { cut: Cut[]; left: Set<LeftBehind> };

/** Letters as databases count them: one outside of the first plane is one. */
export const lettersOf = (text: string): string[] => Array.from(text);

/** The beginning of a text that fits. */
export const fit = (text: string, size: number): string => lettersOf(text).slice(0, size).join("").trimEnd();

/** Cells as they are read; those of old databases are filled up with space. */
export const trimmed = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, text]) => [column, text.trim()]));

/**
 * A cell as a number: as servers write it ("3.0E7" too), else as people do ("1.234,5"); NaN where it is none. In a whole number a point before
 * three digits groups them.
 */
export function numberIn(text: string | undefined, isWhole = false): number {
  if (text === undefined || text === "") return Number.NaN;
  const [byServers, byPeople] = [Number(text), readNumber(text, isWhole)];
  const [first, second] = isWhole ? [byPeople, byServers] : [byServers, byPeople];
  return Number.isNaN(first) ? second : first;
}
