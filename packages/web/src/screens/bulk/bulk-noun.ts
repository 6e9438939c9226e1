// What a noun tells of itself so that many of its list can be changed at once.
import type { CallName } from "../../api/call.ts";
import type { SearchKey } from "../../api/addresses.ts";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { BulkStep } from "@atalaya/contract/bulk.ts";
import type { PlainPath } from "@atalaya/contract/nouns.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import type { NamedFilters } from "../filters.ts";

export type Inputs = Readonly<Record<string, ReactNode>>;

/** Draws with an input for every field that many rows may share: one that is forgotten does not compile. */
export type SharedInputs<Many extends { Step: z.ZodType<BulkStep> }> = {
  children: (inputs: Record<keyof NonNullable<z.infer<Many["Step"]>["fields"]> & string, ReactNode>) => ReactNode;
};

/** The nouns of which many can be changed in one step. */
type BulkPath = CallName extends infer Name
  ? Name extends `POST ${infer Path}/bulk`
    ? Exclude<Path, "records/:domain">
    : never
  : never;

export type BulkNoun = {
  resource: { path: BulkPath };
  /** The address's part that opens one: `?company=5`. */
  openKey: SearchKey;
  permission: "companies" | "entities" | "legal" | PlainPath;
  /** Of its list: under other ones nothing is chosen. */
  filters: NamedFilters;
  /** Says one of them, and `{{count}}` of them. */
  counts: readonly [one: WordKey, many: WordKey];
  /** What fields hold while nothing is entered, where that is not null: lists. */
  empty?: Readonly<Record<string, unknown>>;
  /** What its inputs need to be drawn is asked for once they are. */
  Inputs: (props: { children: (inputs: Inputs) => ReactNode }) => ReactNode;
};
