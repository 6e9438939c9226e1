// Vector tiles of records: the same condition as the list, so map and table cannot disagree.
import { sql } from "kysely";
import type { Domain } from "@atalaya/contract/domains.ts";
import type { Geometry } from "@atalaya/contract/geometry.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import type { Db } from "../../platform/database/database.ts";
import { asGeoJson } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import {
  boundsOf,
  cellsOf,
  degreesPerUnit,
  gridUnits,
  groupShift,
  projector,
  type TileAddress,
} from "../../platform/tiles/grid.ts";
import { shapeOnTile } from "../../platform/tiles/shapes.ts";
import { encodeTile, type TileFeature } from "../../platform/tiles/vector-tile.ts";
import { matching } from "./queries.ts";

type Query = Partial<RecordQuery>;

/** From this zoom on every record stands alone; below, records that would overlap are counted together. */
const exactZoom = 14;
/** A tile is grouped into 2^4 x 2^4 squares of 32 pixels: about the width of a symbol. */
const groupParts = 4;
/** Beyond this many single records a tile is grouped after all, into squares of 16 pixels. */
const mostSingles = 3000;
const crowdedParts = 5;
/** Variables that a cluster's ring shows. */
const mostShares = 5;
/** Shapes smaller than this are only their symbol. */
const smallestShape = 8;
const mostShapes = 3000;

/** A tile of two layers: `points`, every record once, alone or in a cluster; `shapes`, lines and polygons large enough to see. */
export async function recordTile(
  db: Db,
  scope: Scope,
  domain: Domain,
  query: Query,
  tile: TileAddress,
): Promise<Buffer> {
  const points = await pointsOf(db, scope, domain, query, tile);
  const shapes = await shapesOf(db, scope, domain, query, tile);
  return encodeTile([
    { name: "shapes", features: shapes },
    { name: "points", features: points },
  ]);
}

const insideTile = (tile: TileAddress) => {
  const { first, beyond } = cellsOf(tile);
  return sql<boolean>`r.cell >= ${first}::bigint and r.cell < ${beyond}::bigint`;
};

async function pointsOf(db: Db, scope: Scope, domain: Domain, query: Query, tile: TileAddress): Promise<TileFeature[]> {
  if (tile.z < exactZoom) return groupsOf(db, scope, domain, query, tile, groupParts);
  const singles = await singlesOf(db, scope, domain, query, tile);
  return singles.length > mostSingles ? groupsOf(db, scope, domain, query, tile, crowdedParts) : singles;
}

const pointAt = (tile: TileAddress, lon: number, lat: number): Pick<TileFeature, "kind" | "parts"> => {
  const [x, y] = projector(tile)([lon, lat]);
  return { kind: "points", parts: [[[Math.floor(x), Math.floor(y)]]] };
};

type Single = { id: number; variable_id: number; status: string; title: string; lon: number; lat: number };

const singleFeature = (tile: TileAddress, { id, lon, lat, ...properties }: Single): TileFeature => ({
  id,
  ...pointAt(tile, lon, lat),
  properties: { id, ...properties },
});

async function singlesOf(
  db: Db,
  scope: Scope,
  domain: Domain,
  query: Query,
  tile: TileAddress,
): Promise<TileFeature[]> {
  const { rows } = await sql<Single>`
    select r.id, r.variable_id, r.status, r.title, st_x(r.anchor) as lon, st_y(r.anchor) as lat
    from records r where ${insideTile(tile)} and ${matching(scope, domain, query)} limit ${mostSingles + 1}`.execute(
    db,
  );
  return rows.map((row) => singleFeature(tile, row));
}

type Group = Single & { count: number; ring: string };

/** Records counted by square of the grid, placed at their true centre, with their share per variable; a square of one is that record. */
async function groupsOf(
  db: Db,
  scope: Scope,
  domain: Domain,
  query: Query,
  tile: TileAddress,
  parts: number,
): Promise<TileFeature[]> {
  const { rows } = await sql<Group>`
    with shares as (
      select r.cell >> ${groupShift(tile.z, parts)} as square, r.variable_id, count(*) as count,
        sum(st_x(r.anchor)) as sum_lon, sum(st_y(r.anchor)) as sum_lat, min(r.id) as id, min(r.status) as status, min(r.title) as title
      from records r where ${insideTile(tile)} and ${matching(scope, domain, query)} group by 1, 2)
    select sum(count) as count, sum(sum_lon) / sum(count) as lon, sum(sum_lat) / sum(count) as lat,
      min(id) as id, min(variable_id) as variable_id, min(status) as status, min(title) as title,
      array_to_string((array_agg(variable_id || ':' || count order by count desc, variable_id))[1:${mostShares}], ',') as ring
    from shares group by square`.execute(db);
  return rows.map(({ count, ring, ...single }) =>
    Number(count) === 1
      ? singleFeature(tile, single)
      : { ...pointAt(tile, single.lon, single.lat), properties: { count: Number(count), ring } },
  );
}

type Shape = { id: number; variable_id: number; status: string; geometry: Geometry };

async function shapesOf(db: Db, scope: Scope, domain: Domain, query: Query, tile: TileAddress): Promise<TileFeature[]> {
  const [west, south, east, north] = boundsOf(tile, 1 / 16);
  // st_simplify works on the bare coordinates, without the overlay engine that fails on near-degenerate rings.
  const simple = sql`coalesce(st_simplify(r.geometry, ${degreesPerUnit(tile.z) * 2}, true), r.geometry)`;
  const { rows } = await sql<Shape>`
    select r.id, r.variable_id, r.status, ${asGeoJson(simple)} as geometry from records r
    where r.span > ${gridUnits(tile.z, smallestShape)} and r.geometry && st_makeenvelope(${west}, ${south}, ${east}, ${north}, 4326)
      and ${matching(scope, domain, query)}
    order by r.span desc, r.id limit ${mostShapes}`.execute(db);
  return rows.flatMap(({ id, variable_id, status, geometry }) => {
    const shape = shapeOnTile(geometry, tile);
    return shape ? [{ id, ...shape, properties: { id, variable_id, status } }] : [];
  });
}
