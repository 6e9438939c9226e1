// Vector tiles of any table with anchor, cell, span and geometry: the condition is the list's own, so map and table cannot disagree.
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { Geometry } from "@atalaya/contract/geometry.ts";
import type { Db } from "../database/database.ts";
import { asGeoJson } from "../database/sql.ts";
import { boundsOf, cellsOf, degreesPerUnit, gridUnits, groupShift, projector, type TileAddress } from "./grid.ts";
import { shapeOnTile } from "./shapes.ts";
import { encodeTile, type TileFeature, type Value } from "./vector-tile.ts";

/** From this zoom on every row stands alone; below, rows that would overlap are counted together. */
const exactZoom = 14;
/** A tile is grouped into 2^4 x 2^4 squares of 32 pixels: about the width of a symbol. */
const groupParts = 4;
/** Beyond this many single rows a tile is grouped after all, into squares of 16 pixels. */
const mostSingles = 3000;
const crowdedParts = 5;
/** Symbols that a cluster's ring shows. */
const mostShares = 5;
/** Shapes smaller than this are only their symbol. */
const smallestShape = 8;
const mostShapes = 3000;

/** Rows that lie on the map. The table is named `r` in `from` and in every column. */
export type MapLayer = {
  from: RawBuilder<unknown>;
  where: Expression<SqlBool>;
  /** The column that decides colour and icon, and that a cluster's ring counts by. */
  symbol: string;
  /** What every row that stands alone carries, as a list of columns. */
  carried: RawBuilder<unknown>;
  /** What it carries beside that where it is a point. */
  carried_by_points: RawBuilder<unknown>;
};

type Named = Record<string, Value | null>;

/** A tile of two layers: `points`, every row once, alone or in a cluster; `shapes`, lines and polygons large enough to see. */
export async function featureTile(db: Db, layer: MapLayer, tile: TileAddress): Promise<Buffer> {
  const points = await pointsOf(db, layer, tile);
  const shapes = await shapesOf(db, layer, tile);
  return encodeTile([
    { name: "shapes", features: shapes },
    { name: "points", features: points },
  ]);
}

const insideTile = (tile: TileAddress) => {
  const { first, beyond } = cellsOf(tile);
  return sql<boolean>`r.cell >= ${first}::bigint and r.cell < ${beyond}::bigint`;
};

async function pointsOf(db: Db, layer: MapLayer, tile: TileAddress): Promise<TileFeature[]> {
  if (tile.z < exactZoom) return groupsOf(db, layer, tile, groupParts);
  const singles = await singlesOf(db, layer, tile);
  return singles.length > mostSingles ? groupsOf(db, layer, tile, crowdedParts) : singles;
}

const pointAt = (tile: TileAddress, lon: number, lat: number): Pick<TileFeature, "kind" | "parts"> => {
  const [x, y] = projector(tile)([lon, lat]);
  return { kind: "points", parts: [[[Math.floor(x), Math.floor(y)]]] };
};

type Single = Named & { id: number; lon: number; lat: number };

const singleFeature = (tile: TileAddress, { id, lon, lat, ...properties }: Single): TileFeature => ({
  id,
  ...pointAt(tile, lon, lat),
  properties: { id, ...properties },
});

const pointColumns = ({ carried, carried_by_points }: MapLayer) => sql`${carried}, ${carried_by_points}`;

async function singlesOf(db: Db, layer: MapLayer, tile: TileAddress): Promise<TileFeature[]> {
  const { rows } = await sql<Single>`
    select r.id, ${pointColumns(layer)}, st_x(r.anchor) as lon, st_y(r.anchor) as lat
    from ${layer.from} where ${insideTile(tile)} and ${layer.where} limit ${mostSingles + 1}`.execute(db);
  return rows.map((row) => singleFeature(tile, row));
}

type Group = { count: number; lon: number; lat: number; ring: string; single: Named | null; id: number };

/** Rows counted by square of the grid, placed at their true centre, with their share per symbol; a square of one is that row. */
async function groupsOf(db: Db, layer: MapLayer, tile: TileAddress, parts: number): Promise<TileFeature[]> {
  const symbol = sql.ref(layer.symbol);
  const { rows } = await sql<Group>`
    with shares as (
      select r.cell >> ${groupShift(tile.z, parts)} as square, ${sql.ref(`r.${layer.symbol}`)}, count(*) as count,
        sum(st_x(r.anchor)) as sum_lon, sum(st_y(r.anchor)) as sum_lat, min(r.id) as id
      from ${layer.from} where ${insideTile(tile)} and ${layer.where} group by 1, 2),
    squares as (
      select sum(count)::bigint as count, sum(sum_lon) / sum(count) as lon, sum(sum_lat) / sum(count) as lat, min(id) as id,
        array_to_string((array_agg(${symbol} || ':' || count order by count desc, ${symbol}))[1:${mostShares}], ',') as ring
      from shares group by square)
    select squares.*, case when count = 1 then
      (select to_json(found) from (select ${pointColumns(layer)} from ${layer.from} where r.id = squares.id) found) end as single
    from squares`.execute(db);
  return rows.map(({ count, ring, single, id, lon, lat }) =>
    single
      ? singleFeature(tile, { ...single, id, lon, lat } as Single)
      : { ...pointAt(tile, lon, lat), properties: { count, ring } },
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
