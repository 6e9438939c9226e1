// Every statement about a plain noun, made of what its schemas name. List, sheet, total and tiles share `matching`.
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { ExportFormat } from "@atalaya/contract/list-columns.ts";
import { kindOf } from "@atalaya/contract/plain/field-kinds.ts";
import type { Page } from "@atalaya/contract/record.ts";
import { rowsAtOnce, shapeFor, type Shaped } from "../sheets/shapes.ts";
import { byKey } from "../database/by-key.ts";
import type { Db, Tx } from "../database/database.ts";
import {
  always,
  asGeoJson,
  asPosition,
  everyRow,
  fromGeoJson,
  hasWords,
  insideBbox,
  inTerritory,
  oneOf,
  paged,
  whenGiven,
  type Listing,
  type Sorts,
} from "../database/sql.ts";
import type { Scope } from "../scope.ts";
import {
  usualFilters,
  type DetailOf,
  type DraftOf,
  type PlainNoun,
  type PlainResource,
  type QueryOf,
  type SummaryOf,
  type Usual,
} from "./plain-noun.ts";

const column = <T = unknown>(name: string): RawBuilder<T> => sql<T>`${sql.ref(`r.${name}`)}`;

const usual: Record<Usual, RawBuilder<unknown>> = {
  anchor: asPosition(column("anchor")),
  geometry_type: sql`geometrytype(r.geometry)`,
  geometry: asGeoJson(column("geometry")),
  updated_by: sql`(select u.name from users u where u.id::text = r.updated_by)`,
};

/** The columns that a schema names, in its order. */
function columnsOf(shape: Record<string, unknown>, computed: Record<string, RawBuilder<unknown>>): RawBuilder<unknown> {
  const made: Record<string, RawBuilder<unknown>> = { ...usual, ...computed };
  return sql.join(Object.keys(shape).map((name) => sql`${made[name] ?? column(name)} as ${sql.ref(name)}`));
}

/** Unknown figures come last when the largest come first. */
const sortBy: Record<string, (it: RawBuilder<unknown>) => Sorts<string>[string]> = {
  integer: (it) => ({ by: sql`coalesce(${it}, -1)::bigint`, type: "bigint" }),
  number: (it) => ({ by: sql`coalesce(${it}, '-infinity')`, type: "float8" }),
  date: (it) => ({ by: sql`coalesce(${it}, '-infinity')`, type: "date" }),
  datetime: (it) => ({ by: sql`coalesce(${it}, '-infinity')`, type: "timestamptz" }),
  text: (it) => ({ by: sql`coalesce(${it}, '') collate spanish`, type: "text" }),
};

/** Every field that the list may be sorted by, as its kind is sorted. */
const sortsOf = ({ columns, draft }: PlainResource): Partial<Sorts<string>> =>
  Object.fromEntries(
    columns.sorts.map((name): [string, Sorts<string>[string]] => {
      if (name === "updated_at") return [name, { by: column(name), type: "timestamptz" }];
      const sort = sortBy[kindOf(name, draft.shape[name]!)] ?? sortBy["text"]!;
      return [name, sort(column(name))];
    }),
  );

type Value = number | string | boolean | readonly (number | string)[];

/** One of the values of the column, where several are asked for. */
const isAsked = (name: string, value: Value): Expression<SqlBool> =>
  Array.isArray(value) ? oneOf(column(name), value) : sql<SqlBool>`${column(name)} = ${value}`;

/** Values for the table's columns of the fields that are given. */
const rowOf = ({ geometry, ...fields }: Record<string, unknown>): Record<string, unknown> => ({
  ...fields,
  ...(geometry !== undefined && { geometry: geometry && fromGeoJson(geometry as Geometry) }),
});

export type PlainQueries<R extends PlainResource> = {
  /** Rows in the caller's territory that the query asks for, of the table as `r`. */
  matching: (scope: Scope, query?: QueryOf<R>) => Expression<SqlBool>;
  list: (db: Db, scope: Scope, query: QueryOf<R>) => Promise<Page<SummaryOf<R>>>;
  /** All of the list, in its order, some at a time, as the format has them. */
  every: (db: Db, scope: Scope, query: QueryOf<R>, format: ExportFormat) => AsyncGenerator<(SummaryOf<R> & Shaped)[]>;
  find: (db: Db | Tx, scope: Scope, id: number, which?: { trash?: boolean }) => Promise<DetailOf<R> | undefined>;
  insert: (tx: Tx, draft: DraftOf<R>) => Promise<number>;
  update: (tx: Tx, id: number, changes: Partial<DraftOf<R>>) => Promise<unknown>;
};

export function plainQueries<R extends PlainResource>(noun: PlainNoun<R>): PlainQueries<R> {
  const { resource } = noun;
  const sorts = { ...sortsOf(resource), ...noun.sorts } as Sorts<string>;
  const [computed, filters] = [noun.computed, noun.filters as Record<string, (value: never) => Expression<SqlBool>>];
  const table = sql.table(resource.path);
  const from = sql`${table} r`;
  const columns = columnsOf(resource.summary.shape, computed);
  const details = columnsOf(resource.detail.shape, computed);
  const own = Object.keys(resource.query.shape).filter((name) => !(usualFilters as readonly string[]).includes(name));

  const matching = (scope: Scope, query: QueryOf<R> = {}): Expression<SqlBool> => {
    const { trash, q, bbox, has_geometry, ...asked } = query as {
      trash?: boolean;
      q?: string;
      bbox?: Parameters<typeof insideBbox>[0];
      has_geometry?: boolean;
    } & Record<string, Value | undefined>;
    const conditions = own.map((name) =>
      whenGiven(asked[name], (value) => filters[name]?.(value as never) ?? isAsked(name, value)),
    );
    return sql<SqlBool>`${trash ? sql`r.deleted_at is not null` : sql`r.deleted_at is null`}
      and ${inTerritory(column<number>("company_id"), scope)} and ${sql.join([always, ...conditions], sql` and `)}
      and ${whenGiven(has_geometry, (has) => (has ? sql`r.cell is not null` : sql`r.cell is null`))}
      and ${whenGiven(bbox, insideBbox)} and ${whenGiven(q || null, (words) => hasWords(column("search"), words))}`;
  };
  const listing = (scope: Scope, query: QueryOf<R>): Listing<string> => ({
    columns,
    from,
    where: matching(scope, query),
    id: sql`r.id`,
    sorts,
    default_sort: resource.default_sort,
  });
  type Paging = Parameters<typeof paged>[2];
  return {
    matching,
    list: (db, scope, query) => paged<SummaryOf<R>>(db, listing(scope, query), query as unknown as Paging),
    every: (db, scope, query, format) => {
      const shaped = sql`${columns}${shapeFor(format, sql`r.geometry`)}`;
      const { sort } = query as unknown as Paging;
      return everyRow<SummaryOf<R> & Shaped>(
        db,
        { ...listing(scope, query), columns: shaped },
        sort,
        rowsAtOnce(format),
      );
    },
    find: async (db, scope, id, which = {}) => {
      const { rows } = await sql<DetailOf<R>>`${byKey}
        select ${details} from ${from} where ${matching(scope, which as QueryOf<R>)} and r.id = ${id}`.execute(db);
      return rows[0];
    },
    insert: async (tx, draft) => {
      const row = Object.entries(rowOf(draft));
      const { rows } = await sql<{ id: number }>`
        insert into ${table} (${sql.join(row.map(([name]) => sql.ref(name)))})
        values (${sql.join(row.map(([, value]) => value))}) returning id`.execute(tx);
      return rows[0]!.id;
    },
    update: (tx, id, changes) => {
      const set = Object.entries(rowOf(changes)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      // A change of nothing, too, is a change: its version grows.
      return sql`update ${table} set ${sql.join([sql`version = version`, ...set])} where id = ${id}`.execute(tx);
    },
  };
}
