// A noun whose rows stand in one table and follow no rule but its schemas' (`definePlainNoun` of the contract): what the server is told of it
// beside that, all else follows from it.
import { sql, type RawBuilder } from "kysely";
import type { z } from "zod";
import type { PlainNoun as Declared, PlainRow } from "@atalaya/contract/plain/noun.ts";
import type { Tx } from "../database/database.ts";
import type { Table } from "../database/rows.ts";
import type { DB } from "../database/schema.ts";
import { inTerritory, type Sorts, type whenGiven } from "../database/sql.ts";
import type { Pointers } from "../database/pointers.ts";
import type { Scope } from "../scope.ts";

type Condition = ReturnType<typeof whenGiven>;

export type PlainResource = Omit<Declared, "path"> & { path: Table & keyof DB };

export type QueryOf<R extends PlainResource> = Partial<z.output<R["query"]>>;
export type DraftOf<R extends PlainResource> = z.output<R["draft"]>;
export type PatchOf<R extends PlainResource> = z.output<R["patch"]> & { version: number };
export type SummaryOf<R extends PlainResource> = z.output<R["summary"]> & PlainRow;
export type DetailOf<R extends PlainResource> = z.output<R["detail"]> & PlainRow;

/** The fields of its answers that every table of things has, or that are made alike for all. */
export type Usual = "anchor" | "geometry_type" | "geometry" | "updated_by";

/** Names of a schema that are no columns of the table, and so must be said. */
type Beyond<Schema extends { shape: z.core.$ZodShape }, T extends keyof DB, Known extends string> = Exclude<
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

/** The fields that its list can be sorted by. */
type SortOf<R extends PlainResource> = Exclude<NonNullable<QueryOf<R>["sort"]>, `-${string}`> & string;

/** Fields that name a row of another table, beside the place. */
type ReferenceOf<R extends PlainResource> = Exclude<keyof DraftOf<R> & `${string}_id`, "company_id">;

/** The table that a field names a row of, whether those of the places above may be named too, and whether the caller may name this one. */
export type Reference = {
  table: Table;
  reach: "own" | "above";
  may: (tx: Tx, scope: Scope, id: number) => Promise<boolean>;
};

/** A row of the caller's own places may be named, and stays until the transaction ends. */
export const ofOwnPlaces = (table: Table): Reference => ({
  table,
  reach: "own",
  may: async (tx, scope, id) => {
    const { rows } = await sql`
      select from ${sql.table(table)} x
      where x.id = ${id} and x.deleted_at is null and ${inTerritory(sql<number>`x.company_id`, scope)} for share`.execute(
      tx,
    );
    return rows.length > 0;
  },
});

/** Its table is called as its path, and is `r` in every expression; the columns are called as the fields of the draft. */
export type PlainNoun<R extends PlainResource> = {
  resource: R;
  /** Only those that are sorted otherwise than their kind of field is. */
  sorts?: Partial<Sorts<SortOf<R>>>;
  /** What a person calls one. */
  titleOf: (thing: DetailOf<R>, language: "es" | "en") => string;
  /** The same of a row `x`, for the audit log. */
  title: RawBuilder<unknown>;
  /** Fields of its answers that are not columns of the table. */
  computed: Record<Beyond<R["detail"], R["path"], Usual>, RawBuilder<unknown>>;
  /** Filters that do not ask for one of the values of the column of their name. */
  filters: { [F in Beyond<R["query"], R["path"], UsualFilter>]: (value: NonNullable<QueryOf<R>[F]>) => Condition };
  references: Record<ReferenceOf<R>, Reference>;
  /** What each point of the map carries for its popup and tooltip, beside the symbol: columns of `r`. */
  carried_by_points: RawBuilder<unknown>;
  /** What else is refused: rules over several rows. `before`: as it was, where it was there. */
  check?: (tx: Tx, scope: Scope, draft: Partial<DraftOf<R>>, before?: DetailOf<R>) => Promise<void>;
  /** What points at it and does not keep it from the trash, or is counted otherwise than by rows (V18). */
  pointers?: Pointers;
};
