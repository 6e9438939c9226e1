// Pieces of SQL that every resource uses: territory, optional filters, search, geometry, pages.
import { type Expression, sql, type RawBuilder, type SqlBool } from "kysely";
import type { Bbox, Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { countLimit, deepestOffset, type Page } from "@atalaya/contract/record.ts";
import { searchWords } from "@atalaya/contract/search-words.ts";
import type { Scope } from "../scope.ts";
import { FieldProblem } from "../http/problem.ts";
import type { Db, Tx } from "./database.ts";
import { asAnswered, countOf, countRows, findRows, type Found } from "./find-rows.ts";

export const always = sql<SqlBool>`true`;

/** A value for a jsonb column. */
export const asJson = (value: unknown): RawBuilder<string> => sql<string>`${JSON.stringify(value)}::jsonb`;

/** True for rows of places inside the scope. One place alone is compared as such: its rows come out of an index in order. */
export const inTerritory = (company_id: Expression<number>, { company_ids }: Scope): Expression<SqlBool> => {
  if (company_ids === null) return always;
  return company_ids.length === 1
    ? sql<SqlBool>`${company_id} = ${company_ids[0]}`
    : sql<SqlBool>`${company_id} = any(${company_ids}::bigint[])`;
};

/** Today for what belongs to no place but to the whole installation: in its top place, of several the one that was entered first. */
export const todayAtTheTop = sql<string>`coalesce((select (now() at time zone timezone)::date from companies
  where parent_company_id is null and deleted_at is null order by id limit 1), current_date)`;

/** A filter that applies only when its parameter was given. */
export const whenGiven = <T>(
  value: T | null | undefined,
  filter: (value: T) => Expression<SqlBool>,
): Expression<SqlBool> => (value === undefined || value === null ? always : filter(value));

/** All of them. What always holds is not asked: the database would plan it with every statement. */
export const allOf = (...filters: Expression<SqlBool>[]): RawBuilder<SqlBool> => {
  const asked = filters.filter((it) => it !== always);
  return asked.length === 0 ? always : sql<SqlBool>`${sql.join(asked, sql` and `)}`;
};

/** An empty list is met by no row. */
export const oneOf = <T extends number | string>(
  column: Expression<unknown>,
  values: readonly T[],
): Expression<SqlBool> =>
  values.length === 0
    ? sql<SqlBool>`false`
    : typeof values[0] === "number"
      ? sql<SqlBool>`${column} = any(${values}::bigint[])`
      : sql<SqlBool>`${column} = any(${values}::text[])`;

const [firstDay, lastDay] = [sql`date '1500-01-01'`, sql`date '9999-12-31'`];

/** Whether a stored day is one that somebody may have meant: `infinity` and years before Christ came from a time when all was taken. */
export const isPlausible = (day: Expression<unknown>): Expression<SqlBool> =>
  sql<SqlBool>`${day} between ${firstDay} and ${lastDay}`;

/** A stored day to reckon with: differences and sums of days beyond these fail in the database. */
export const plausible = (day: unknown): RawBuilder<string> =>
  sql<string>`least(greatest(${day}::date, ${firstDay}), ${lastDay})`;

/**
 * Every word of the search occurs somewhere in a text made by `searchable`: accents, case and what separates the digits of a number
 * aside; served by a trigram index. `also` says by what else a word may be met.
 */
export const hasWords = (
  search: Expression<unknown>,
  text: string,
  also?: (word: string) => Expression<SqlBool> | undefined,
): Expression<SqlBool> =>
  searchWords(text).reduce<Expression<SqlBool>>((all, word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const other = also?.(word);
    const has = sql<SqlBool>`${search} like searchable(${pattern})`;
    return sql<SqlBool>`${all} and ${other ? sql<SqlBool>`(${has} or ${other})` : has}`;
  }, always);

/** Outer rings are stored counter-clockwise, as GeoJSON asks for (RFC 7946, rule V7), whichever way they were drawn. */
export function fromGeoJson(geometry: Geometry): RawBuilder<string> {
  const read = sql<string>`st_setsrid(st_geomfromgeojson(${JSON.stringify(geometry)}), 4326)`;
  return geometry.type.endsWith("Polygon") ? sql<string>`st_forcepolygonccw(${read})` : read;
}

/** GeoJSON [lon, lat] with 6 decimals, some 10 cm. */
export const asGeoJson = <T>(geometry: Expression<unknown>): RawBuilder<T> =>
  sql<T>`st_asgeojson(${geometry}, 6)::json`;

/** A point as [lon, lat] with 6 decimals; null where there is none. */
export const asPosition = (point: Expression<unknown>): RawBuilder<[number, number] | null> =>
  sql`case when ${point} is not null
    then array[round(st_x(${point})::numeric, 6)::float8, round(st_y(${point})::numeric, 6)::float8] end`;

/** Whether a geometry crosses itself, asked before it is written: derived columns could fail on it less clearly. */
export async function crossesItself(tx: Db | Tx, geometry: Geometry): Promise<boolean> {
  const { rows } = await sql<{ is_valid: boolean }>`select st_isvalid(${fromGeoJson(geometry)}) as is_valid`.execute(
    tx,
  );
  return rows[0]?.is_valid === false;
}

/**
 * Rows of the table `r` whose anchor lies inside [west, south, east, north]; a west greater than its east crosses the antimeridian.
 * All cells of a box lie between those of its corners, which narrows the index down.
 */
export function insideBbox([west, south, east, north]: Bbox): Expression<SqlBool> {
  const lat = sql<SqlBool>`st_y(r.anchor) between ${south} and ${north}`;
  const cell = (lon: number, at: number) => sql`cell_of(st_point(${lon}::float8, ${at}::float8))`;
  return west <= east
    ? sql<SqlBool>`(st_x(r.anchor) between ${west} and ${east} and ${lat} and r.cell between ${cell(west, north)} and ${cell(east, south)})`
    : sql<SqlBool>`((st_x(r.anchor) >= ${west} or st_x(r.anchor) <= ${east}) and ${lat})`;
}

/** Rows of the table `r` whose anchor lies inside the area of these corners, which closes itself; one that crosses itself counts by the even-odd rule. */
export function insideArea(corners: readonly Position[]): Expression<SqlBool> {
  const lons = corners.map(([lon]) => lon);
  const lats = corners.map(([, lat]) => lat);
  const box: Bbox = [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
  const ring = JSON.stringify({ type: "Polygon", coordinates: [[...corners, corners[0]]] });
  return sql<SqlBool>`(${insideBbox(box)}
    and st_intersects(st_setsrid(st_geomfromgeojson(${ring}::text), 4326), r.anchor))`;
}

/** How a list may be sorted: the expression behind each name, never null so that a keyset can continue from it. */
export type Sorts<S extends string> = Record<
  S,
  { by: RawBuilder<unknown>; type: "date" | "text" | "float8" | "timestamptz" | "bigint" }
>;

type Paging = { sort?: string | undefined; page: number; per_page: number; after?: string | undefined };

/** Where a page begins: after the row whose sort value and id these are. */
type Cursor = [value: string, id: number];

const notOurs = () => new FieldProblem({ after: { code: "cursor" } });

function readCursor(after: string): Cursor {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(after, "base64url").toString());
    if (Array.isArray(cursor) && typeof cursor[0] === "string" && Number.isSafeInteger(cursor[1]))
      return cursor as unknown as Cursor;
  } catch {
    // Falls through to the same answer as any other cursor that is not ours.
  }
  throw notOurs();
}

/** A cursor made under another sort holds a value that this one cannot read (an error of class 22, data exception). */
const explainedCursor = (after: string | undefined) => (error: unknown) => {
  throw after && String((error as { code?: string }).code).startsWith("22") ? notOurs() : error;
};

/** One list as its query names it: columns, the table it reads, the condition that list, total and tiles share, words apart. */
export type Listing<S extends string> = Found & { sorts: Sorts<S>; default_sort: S | `-${S}` };

/** The rows of one page, in order, and where the next one begins; null after the last. */
async function pageRows<T extends { id: number }>(
  db: Db,
  listing: Listing<string>,
  paging: Paging,
  counted?: RawBuilder<number>,
): Promise<{ rows: T[]; next_cursor: string | null; total?: number | undefined }> {
  const wanted = paging.sort ?? listing.default_sort;
  const sort = listing.sorts[wanted.replace(/^-/, "")];
  if (!sort) throw new FieldProblem({ sort: { code: "choice" } });
  const is_descending = wanted.startsWith("-");
  const beyond = sql.raw(is_descending ? "<" : ">");
  const offset = paging.after ? 0 : (paging.page - 1) * paging.per_page;
  if (offset > deepestOffset) throw new FieldProblem({ page: { code: "deep_page" } });
  const continued = whenGiven(paging.after, (after) => {
    const [value, id] = readCursor(after);
    return sql<SqlBool>`(${sort.by}, ${listing.id}) ${beyond} (${value}::${sql.raw(sort.type)}, ${id}::bigint)`;
  });

  const { rows: found, total } = await findRows<T>(
    db,
    { ...listing, where: sql<SqlBool>`${listing.where} and ${continued}` },
    { by: sort.by, is_descending, limit: paging.per_page + 1, offset },
    counted,
  ).catch(explainedCursor(paging.after));
  const last = found.length > paging.per_page ? found[paging.per_page - 1] : undefined;
  const next_cursor = last ? Buffer.from(JSON.stringify([last.sort_value, last.id])).toString("base64url") : null;
  return { rows: found.slice(0, paging.per_page).map(asAnswered), total, next_cursor };
}

/**
 * One page of a list with its total. Rows are ordered by the sort and then by id, so a page is stable and `after` continues
 * exactly where it ended at the same cost at any depth. The total is counted up to `countLimit`, unless the listing knows it.
 */
export async function paged<T extends { id: number }>(
  db: Db,
  listing: Listing<string>,
  paging: Paging,
): Promise<Page<T>> {
  const counted = listing.total ?? countOf(listing, countLimit + 1);
  const limit = listing.total ? Infinity : countLimit;
  // Where words are looked for, both take their time.
  const [page, searched] = await Promise.all([
    pageRows<T>(db, listing, paging, counted),
    listing.search && countRows(db, counted),
  ]);
  const total = searched ?? page.total ?? (await countRows(db, counted));
  return {
    data: page.rows,
    meta: {
      total: Math.min(total, limit),
      total_is_exact: total <= limit,
      page: paging.page,
      per_page: paging.per_page,
      next_cursor: page.next_cursor,
    },
  };
}

const batch = 1000;

/** All rows of a list in its order, words in its condition and not apart, read some at a time: a million cost no more memory than the first. */
export async function* everyRow<T extends { id: number }>(
  db: Db,
  listing: Listing<string>,
  sort: string | undefined,
  atOnce = batch,
): AsyncGenerator<T[]> {
  let after: string | undefined;
  do {
    const { rows, next_cursor } = await pageRows<T>(db, listing, { sort, page: 1, per_page: atOnce, after });
    yield rows;
    after = next_cursor ?? undefined;
  } while (after);
}
