// Vector tiles of any table with cell, grid_x, grid_y, span and geometry: the condition is the list's own, so map and table cannot disagree.
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Db } from "../database/database.ts";
import { asGeoJson } from "../database/sql.ts";
import { boundsOf, cellsOf, degreesPerUnit, gridUnits, gridZoom, shiftTo, type TileAddress } from "./grid.ts";
import { shapeOnTile } from "./shapes.ts";
import { encodeLayer, extent, type TileFeature, type Value } from "./vector-tile.ts";

/** From this zoom on every row stands alone; below, rows that would overlap are counted together. */
const exactZoom = 14;
/** From this zoom on a tile holds few enough rows to be counted one by one; below, cells hold their counts. */
const rowsZoom = 10;
/** A tile is grouped into 2^4 x 2^4 squares of 32 pixels: about the width of a symbol. */
const groupParts = 4;
/** Beyond this many single rows, or bytes of them, a tile is grouped after all, into squares of 16 pixels. */
const mostSingles = 3000;
const mostSingleBytes = 200_000;
const crowdedParts = 5;
/** Symbols that a cluster's ring shows. */
const mostShares = 5;
/** Shapes smaller than this lie under their symbol and are not drawn. */
const smallestShape = 16;
const mostShapes = 2000;
/** What a slow line carries in a moment; the smallest shapes give way first, never a point. */
const mostBytes = 300_000;

/** Rows that lie on the map. The table is named `r` in `from`, in `cells` and in every column. */
export type MapLayer = {
  from: RawBuilder<unknown>;
  where: Expression<SqlBool>;
  /**
   * The same rows counted by cell at the levels 6, 9 and 12 (`level, cell, count, sum_x, sum_y, sum_id`, the symbol, and what `where`
   * names), where cells can answer `where`.
   */
  cells?: RawBuilder<unknown> | undefined;
  /** The column that decides colour and icon, and that a cluster's ring counts by. */
  symbol: string;
  /** Symbols whose rows are not counted together, while a tile has room for all of theirs. */
  alone?: readonly (number | string)[];
  /** What "fit to results" shows: where the rows are, or, where their shapes are what is looked at, the whole of them. */
  extent?: "anchors" | "shapes";
  /** What every row that stands alone carries, as a list of columns. */
  carried: RawBuilder<unknown>;
  /** What it carries beside that where it is a point. */
  carried_by_points: RawBuilder<unknown>;
};

type Named = Record<string, Value | null>;

/** A tile of two layers: `points`, every row once, alone or in a cluster; `shapes`, lines and polygons large enough to see. */
export async function featureTile(db: Db, layer: MapLayer, tile: TileAddress): Promise<Buffer> {
  const [points, shapes] = await Promise.all([pointsOf(db, layer, tile), shapesOf(db, layer, tile)]);
  return Buffer.concat([points, encodeLayer({ name: "shapes", features: shapes }, mostBytes - points.length)]);
}

const insideTile = (tile: TileAddress, level: number = gridZoom) => {
  const { first, beyond } = cellsOf(tile, level);
  return sql<boolean>`r.cell >= ${first}::bigint and r.cell < ${beyond}::bigint`;
};

const encodePoints = (features: TileFeature[]) => encodeLayer({ name: "points", features });

async function pointsOf(db: Db, layer: MapLayer, tile: TileAddress): Promise<Buffer> {
  if (tile.z < exactZoom) return encodePoints(await someAlone(db, layer, tile));
  const singles = await singlesOf(db, layer, tile);
  const points = singles.length > mostSingles ? null : encodePoints(singles);
  if (points && points.length <= mostSingleBytes) return points;
  return encodePoints(await groupsOf(db, layer, tile, countedRows(layer, tile, crowdedParts)));
}

/** Rows that are never counted together stand alone, and all others in groups; too many of them are grouped like the others. */
async function someAlone(db: Db, layer: MapLayer, tile: TileAddress): Promise<TileFeature[]> {
  const { alone = [], where, symbol } = layer;
  if (alone.length === 0) return grouped(db, layer, tile);
  const column = sql.ref(`r.${symbol}`);
  const singles = await singlesOf(
    db,
    { ...layer, where: sql<SqlBool>`${where} and ${column} in (${sql.join(alone)})` },
    tile,
  );
  if (singles.length > mostSingles) return grouped(db, layer, tile);
  const others = { ...layer, where: sql<SqlBool>`${where} and ${column} not in (${sql.join(alone)})` };
  return [...(await grouped(db, others, tile)), ...singles];
}

async function grouped(db: Db, layer: MapLayer, tile: TileAddress): Promise<TileFeature[]> {
  if (tile.z >= rowsZoom || !layer.cells) return groupsOf(db, layer, tile, countedRows(layer, tile, groupParts));
  const level = 3 * Math.min(4, Math.floor(tile.z / 3) + 2);
  const parts = Math.min(groupParts, level - tile.z);
  return groupsOf(db, layer, tile, countedCells(layer, layer.cells, tile, level, parts));
}

/** From a place on the stored grid to the tile's own. */
const onTile = (tile: TileAddress, place: number, start: number) =>
  Math.floor((place / 2 ** (gridZoom - tile.z) - start) * extent);

const pointAt = (tile: TileAddress, x: number, y: number): Pick<TileFeature, "kind" | "parts"> => ({
  kind: "points",
  parts: [[[onTile(tile, x, tile.x), onTile(tile, y, tile.y)]]],
});

type Single = Named & { id: number; grid_x: number; grid_y: number };

const singleFeature = (tile: TileAddress, { id, grid_x, grid_y, ...properties }: Single): TileFeature => ({
  id,
  ...pointAt(tile, grid_x, grid_y),
  properties: { id, ...properties },
});

const pointColumns = ({ carried, carried_by_points }: MapLayer) => sql`${carried}, ${carried_by_points}`;

async function singlesOf(db: Db, layer: MapLayer, tile: TileAddress): Promise<TileFeature[]> {
  const { rows } = await sql<Single>`
    select r.id, ${pointColumns(layer)}, r.grid_x, r.grid_y
    from ${layer.from} where ${insideTile(tile)} and ${layer.where} limit ${mostSingles + 1}`.execute(db);
  return rows.map((row) => singleFeature(tile, row));
}

/** Counts by square of the tile and symbol, from the rows. */
const countedRows = ({ from, where, symbol }: MapLayer, tile: TileAddress, parts: number) => sql`
  select r.cell >> ${shiftTo(tile.z + parts)} as square, ${sql.ref(`r.${symbol}`)} as symbol, count(*) as count,
    sum(r.grid_x) as sum_x, sum(r.grid_y) as sum_y, min(r.id) as sum_id
  from ${from} where ${insideTile(tile)} and ${where} group by 1, 2`;

/** The same from cells. */
const countedCells = (
  { where, symbol }: MapLayer,
  from: RawBuilder<unknown>,
  tile: TileAddress,
  level: number,
  parts: number,
) => sql`
  select r.cell >> ${shiftTo(tile.z + parts, level)} as square, ${sql.ref(`r.${symbol}`)} as symbol, sum(r.count) as count,
    sum(r.sum_x) as sum_x, sum(r.sum_y) as sum_y, sum(r.sum_id) as sum_id
  from ${from} where r.level = ${level} and ${insideTile(tile, level)} and ${where} group by 1, 2 having sum(r.count) > 0`;

type Group = { count: number; grid_x: number; grid_y: number; ring: string; single: Named | null; id: number };

/** Rows counted by square of the grid, placed at their true centre, with their share per symbol; a square of one is that row. */
async function groupsOf(
  db: Db,
  layer: MapLayer,
  tile: TileAddress,
  counted: RawBuilder<unknown>,
): Promise<TileFeature[]> {
  const { rows } = await sql<Group>`
    with shares as (${counted}),
    squares as (
      select sum(count)::bigint as count, (sum(sum_x) / sum(count))::float8 as grid_x, (sum(sum_y) / sum(count))::float8 as grid_y,
        sum(sum_id)::bigint as id,
        array_to_string((array_agg(symbol || ':' || count order by count desc, symbol))[1:${mostShares}], ',') as ring
      from shares group by square)
    select squares.*, case when count = 1 then
      (select to_json(found) from (select ${pointColumns(layer)} from ${layer.from} where r.id = squares.id) found) end as single
    from squares`.execute(db);
  return rows.map(({ count, ring, single, ...place }) =>
    single
      ? singleFeature(tile, { ...single, ...place } as Single)
      : { ...pointAt(tile, place.grid_x, place.grid_y), properties: { count, ring } },
  );
}

type Shape = Named & { id: number; geometry: Geometry };

async function shapesOf(db: Db, layer: MapLayer, tile: TileAddress): Promise<TileFeature[]> {
  const [west, south, east, north] = boundsOf(tile, 1 / 16);
  // st_simplify works on the bare coordinates, without the overlay engine that fails on near-degenerate rings.
  const simple = sql`coalesce(st_simplify(r.geometry, ${degreesPerUnit(tile.z) * 2}, true), r.geometry)`;
  const { rows } = await sql<Shape>`
    select r.id, ${layer.carried}, ${asGeoJson(simple)} as geometry from ${layer.from}
    where r.span > ${gridUnits(tile.z, smallestShape)} and r.geometry && st_makeenvelope(${west}, ${south}, ${east}, ${north}, 4326)
      and ${layer.where}
    order by r.span desc, r.id limit ${mostShapes}`.execute(db);
  return rows.flatMap(({ id, geometry, ...properties }) => {
    const shape = shapeOnTile(geometry, tile);
    return shape ? [{ id, ...shape, properties: { id, ...properties } }] : [];
  });
}
