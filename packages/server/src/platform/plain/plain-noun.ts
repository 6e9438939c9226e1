// A noun whose rows stand in one table and follow no rule but its schemas': what such a noun says, all else follows from it.
import type { RawBuilder } from "kysely";
import type { z } from "zod";
import type { Resource } from "@atalaya/contract/record.ts";
import type { Tx } from "../database/database.ts";
import type { Pointers } from "../database/pointers.ts";
import type { Table } from "../database/rows.ts";
import type { DB } from "../database/schema.ts";
import type { Sorts, whenGiven } from "../database/sql.ts";
import type { Scope } from "../scope.ts";

type Condition = ReturnType<typeof whenGiven>;

/** What is known of any of its rows; a noun with `geometry` lies on the map. */
export type PlainRow = { id: number; version: number; company_id: number };
export type PlainResource = Pick<Resource, "path" | "title" | "patch"> & {
  draft: z.ZodObject;
  summary: z.ZodObject;
  detail: z.ZodObject;
  query: z.ZodObject;
};

export type QueryOf<R extends PlainResource> = Partial<z.output<R["query"]>>;
export type DraftOf<R extends PlainResource> = z.output<R["draft"]>;
export type PatchOf<R extends PlainResource> = z.output<R["patch"]> & { version: number };
export type SummaryOf<R extends PlainResource> = z.output<R["summary"]> & PlainRow;
export type DetailOf<R extends PlainResource> = z.output<R["detail"]> & PlainRow;

/** The fields of its answers that every table of things has, or that are made alike for all. */
export type Usual = "anchor" | "geometry_type" | "geometry" | "updated_by";

/** Names of a schema that are no columns of the table, and so must be said. */
type Beyond<Schema extends z.ZodObject, T extends keyof DB, Known extends string> = Exclude<
  keyof Schema["shape"],
  (keyof DB[T] & string) | Known
>;

/** What the query of every list may hold (`listQuery`), and what is asked alike of all that lies on the map. */
export const usualFilters = [
  "place",
  "q",
  "sort",
  "page",
  "per_page",
  "after",
  "trash",
  "bbox",
  "has_geometry",
] as const;
type UsualFilter = (typeof usualFilters)[number];

export type PlainNoun<R extends PlainResource, T extends Table & keyof DB> = {
  resource: R;
  /** Its columns are called as the fields of the draft. It is `r` in every expression. */
  table: T;
  sorts: Sorts<string>;
  default_sort: string;
  /** Fields of its answers that are not columns of the table. */
  computed: Record<Beyond<R["detail"], T, Usual>, RawBuilder<unknown>>;
  /** Filters that do not ask for one of the values of the column of their name. */
  filters: { [F in Beyond<R["query"], T, UsualFilter>]: (value: NonNullable<QueryOf<R>[F]>) => Condition };
  /** What else is refused: things that are named and not seen, rules over several rows. `before`: as it was, where it was there. */
  check?: (tx: Tx, scope: Scope, draft: Partial<DraftOf<R>>, before?: DetailOf<R>) => Promise<void>;
  /** What keeps one from the trash (V18). */
  pointers?: Pointers;
};
