// A noun whose rows stand in one table, lie on the map and follow no rule but their schema's: from its fields follows what is sent and
// answered, how its list is asked for, and what its table and its sheets show.
import { z } from "zod";
import { bulkOf, type BulkDone, type BulkStep } from "../bulk.ts";
import { exportOf, type ListColumn, type ListColumns, type ExportFormat } from "../list-columns.ts";
import { Bbox, MapTotals } from "../map-query.ts";
import { answerOf, Instant, listOf, listQuery, patchOf, recordFields, type Resource } from "../record.ts";
import type { Text } from "../text.ts";
import { Geometry, StoredGeometry } from "../values/geometry.ts";
import { bare, kindOf } from "./field-kinds.ts";

type Fields = Record<string, z.ZodType>;
type Given<T extends z.ZodType> = NonNullable<z.output<T>>;

/** Fields whose value is one of a list. */
type ChoiceOf<S extends Fields> = {
  [K in keyof S & string]: [Given<S[K]>] extends [string] ? (string extends Given<S[K]> ? never : K) : never;
}[keyof S & string];
type BooleanOf<S extends Fields> = {
  [K in keyof S & string]: [Given<S[K]>] extends [boolean] ? K : never;
}[keyof S & string];

/** Yes or no, or some of the choices. */
type FilterOf<V> = [V] extends [boolean] ? boolean : V[];
type Answers<S extends Fields> = { [K in keyof S]: z.ZodType<z.output<S[K]>> };
/** Of the fields in which a list may be sorted, and the time of the last change. */
type Sort<S extends Fields> = (keyof S & string) | "updated_at";

/** What is said of the noun, in both languages; what else its screen says, such as titles of sections, stands beside it. */
export type NounTexts = Readonly<Record<string, Text>> & {
  /** "Albergue": one of them, in the audit log and beside a hit of the search. */
  one: Text;
  /** "albergues": several, as they are counted. */
  many: Text;
  new: Text;
  saved: Text;
  /** What its search finds. */
  search: Text;
  /** While nothing was made yet. */
  none_title: Text;
  none_text: Text;
};

/** Where it stands in the menu. `key`: the address's part that opens one, `?shelter=5`. */
type Screen = { path: string; group: "places" | "records"; icon: string; key: string };

type Declared<
  S extends Fields,
  F extends string,
  B extends string,
  E extends string,
  D extends string,
  A extends Fields,
> = {
  /** Below /api; its table, its permissions and its entry in the menu have the same name. */
  path: string;
  title: Text;
  screen: Screen;
  /** Its own, beside the place `company_id` and the `geometry` that every one has. */
  fields: S;
  /** What must hold between fields. */
  whole?: (thing: z.output<z.ZodObject<S>>, context: z.RefinementCtx) => void;
  labels: { [K in keyof S]-?: Text } & { [K in keyof A]?: Text };
  choices: { [K in ChoiceOf<S>]: Record<Given<S[K]> & string, Text> } & {
    [K in ChoiceOf<A>]?: Record<Given<A[K]> & string, Text>;
  };
  /** The choice that decides its symbol on the map. */
  symbol: F;
  filters: readonly B[];
  sorts: readonly [E, ...E[]];
  /** As its list is sorted until somebody chooses; with a minus from the last to the first. */
  default_sort: E | `-${E}`;
  /** Only answered where one is read. */
  detail: readonly D[];
  /** Answered beside the fields; what has a label is a column of the list too. */
  also: A;
  /** What many of them may be given in one step. */
  shared: readonly (keyof S & string)[];
  /** What every row of its list begins with; what else it shows until somebody chooses, and what beside a map. */
  lead: readonly (keyof S & string)[];
  usual: readonly string[];
  beside: readonly string[];
};

const place = { company_id: recordFields.id, geometry: Geometry.nullable().default(null) };
const placeLabels = { company_id: { es: "Lugar", en: "Place" }, geometry: { es: "Ubicación", en: "Location" } };
type Place = typeof place;

const cells = new Set(["text", "choice", "hazard", "boolean", "integer", "number", "date", "datetime", "list"]);

/** How a field is told in a cell: one that names another row by that row's name, one in two languages in that of the reader. */
function columnOf(path: string, name: string, field: z.ZodType, others: ReadonlySet<string>): ListColumn | null {
  const kind = kindOf(name, field);
  const column = { title: `label.${path}.${name}` as ListColumn["title"] };
  const base = name.replace(/_(id|es|en)$/, "");
  if (kind === "reference" && others.has(`${base}_name_es`))
    return { ...column, field: `${base}_name_es`, en: `${base}_name_en` };
  if (kind === "reference" && others.has(`${base}_name`)) return { ...column, field: `${base}_name` };
  if (!cells.has(kind) || (name.endsWith("_en") && others.has(`${base}_es`))) return null;
  if (name.endsWith("_es") && others.has(`${base}_en`)) return { ...column, en: `${base}_en` };
  const type = kind as NonNullable<ListColumn["type"]>;
  return { ...column, type, ...(kind === "choice" && { choice: `choice.${path}.${name}.` }) };
}

/** A column of the list for every labelled field that fits into a cell, and the time of the last change. */
function columnsOf(path: string, fields: Fields, labels: object, hidden: readonly string[]): ListColumns["all"] {
  const names = new Set(Object.keys(fields));
  const shown = Object.entries(fields).flatMap(([name, field]): [string, ListColumn][] => {
    const column = hidden.includes(name) || !(name in labels) ? null : columnOf(path, name, field, names);
    return column ? [[name, column]] : [];
  });
  return { ...Object.fromEntries(shown), updated_at: { title: "column.updated_at", type: "datetime" } };
}

/** The filters as the query of the list has them, and what is asked alike of all that lies on the map. */
const queryOf = <S extends Fields, B extends keyof S & string, E extends string>(
  /** Those of the draft, and those that are answered beside them. */
  fields: S,
  filters: readonly B[],
  sorts: readonly [E, ...E[]],
) =>
  listQuery(sorts, {
    ...(Object.fromEntries(
      filters.map((name) => [
        name,
        kindOf(name, fields[name]!) === "boolean"
          ? z.stringbool().optional()
          : listOf(bare(fields[name]!) as z.ZodType),
      ]),
    ) as unknown as { [K in B]: z.ZodType<FilterOf<Given<S[K]>> | undefined> }),
    has_geometry: z.stringbool().optional(),
    /** Those whose anchor lies inside. */
    bbox: Bbox.optional(),
    /** Only what was deleted and can be restored. */
    trash: z.stringbool().optional(),
  });

/** A row of the list and one thing: of its geometry a row carries the kind and an anchor [lon, lat]. */
function answersOf<S extends Fields, D extends keyof S & string, A extends Fields>(
  fields: z.ZodObject<S & Place>,
  onlyDetail: readonly D[],
  also: A,
) {
  const { geometry: _geometry, ...all } = answerOf(fields) as unknown as Record<string, z.ZodType>;
  const named = (isDetail: boolean) =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => (onlyDetail as readonly string[]).includes(name) === isDetail),
    );
  const summary = z.object({
    ...recordFields,
    ...(named(false) as Answers<Omit<S, D> & Pick<Place, "company_id">>),
    ...also,
    geometry_type: z.string().nullable(),
    anchor: z.tuple([z.number(), z.number()]).nullable(),
    deleted_at: Instant.nullable(),
  });
  const detail = summary.extend({
    ...(named(true) as Answers<Pick<S, D>>),
    /** Name of the person who changed it last. */
    updated_by: z.string().nullable(),
    geometry: StoredGeometry.nullable(),
  });
  return { summary, detail };
}

/** How many match, where they lie, and how many each symbol has: `by_kind`. */
function totalsOf<S extends Fields, F extends keyof S & string>(fields: S, symbol: F) {
  const counted = z.object({ [symbol]: bare(fields[symbol]!) as z.ZodType, count: z.int() });
  return MapTotals.extend({ [`by_${symbol}`]: z.array(counted) } as unknown as {
    [K in F as `by_${K}`]: z.ZodArray<z.ZodObject<{ [N in F]: z.ZodType<Given<S[N]>> } & { count: z.ZodInt }>>;
  });
}

/**
 * Declares such a noun. Fields, filters, sorts, labels and choices that do not belong together do not compile. `columns.all` has a column
 * for every field that fits into a cell.
 */
export function definePlainNoun<
  const P extends string,
  S extends Fields,
  F extends ChoiceOf<S>,
  B extends ChoiceOf<S> | BooleanOf<S> | ChoiceOf<A> | BooleanOf<A>,
  E extends Sort<S>,
  D extends keyof S & string,
  A extends Fields,
  const C extends Screen,
  X extends NounTexts,
>(declared: Declared<S, F, B, E, D, A> & { path: P; screen: C; texts: X }) {
  const { path, title, texts, screen, symbol, choices, filters, sorts, default_sort, also, shared, whole } = declared;
  type All = S & Place;
  const fields = z.object({ ...place, ...declared.fields }) as unknown as z.ZodObject<All>;
  const query = queryOf({ ...declared.fields, ...also } as S & A, filters, sorts);
  const columns: ListColumns & { beside: readonly string[] } = {
    all: columnsOf(path, { ...declared.fields, ...also }, declared.labels, declared.detail),
    lead: declared.lead,
    usual: declared.usual,
    beside: declared.beside,
    sorts,
    isOnMap: true,
  };
  const picked = z.object(Object.fromEntries(shared.map((name) => [name, declared.fields[name]!])));
  return {
    path,
    title,
    texts,
    screen,
    symbol,
    choices,
    filters,
    shared,
    query,
    default_sort,
    columns,
    labels: { ...placeLabels, ...declared.labels } as { [K in keyof All]: Text } & { [K in keyof A]?: Text },
    draft: whole
      ? fields.superRefine((thing, context) => whole(thing as unknown as z.output<z.ZodObject<S>>, context))
      : fields,
    patch: patchOf(fields),
    ...answersOf<S, D, A>(fields, declared.detail, also),
    sheet: exportOf(query, columns),
    many: bulkOf(picked),
    answers: { totals: totalsOf(declared.fields, symbol) },
  };
}

/** What is known of any row. */
export type PlainRow = { id: number; version: number; company_id: number };
type Rows = z.ZodType<PlainRow> & { shape: z.core.$ZodShape };

/** Any of them, as what is made of all of them knows it. */
export type PlainNoun = Omit<Resource, "query" | "summary" | "detail" | "patch"> & {
  texts: NounTexts;
  screen: Screen;
  symbol: string;
  choices: Readonly<Record<string, Readonly<Record<string, Text>>>>;
  patch: z.ZodObject & z.ZodType<{ version: number }>;
  query: z.ZodObject;
  summary: Rows;
  detail: Rows;
  filters: readonly string[];
  default_sort: string;
  columns: ListColumns & { beside: readonly string[] };
  sheet: z.ZodType<{ format: ExportFormat; columns?: string[] | undefined; sort?: string | undefined }>;
  many: { Step: z.ZodType<BulkStep>; Done: z.ZodType<BulkDone> };
  shared: readonly string[];
  answers: { totals: z.ZodType };
};
