// How many rows of a map layer match, by symbol, and the box around their anchors.
import { sql } from "kysely";
import type { z } from "zod";
import type { MapTotals } from "@atalaya/contract/map-query.ts";
import type { Db } from "../database/database.ts";
import type { MapLayer } from "./feature-tile.ts";

type Totals = z.infer<typeof MapTotals>;
type Counted<S> = { symbol: S; count: number };

/** Totals, and the counts by symbol apart: each resource has its own name for them. */
export async function mapTotals<S extends string | number>(
  db: Db,
  { from, where, symbol, extent = "anchors" }: Pick<MapLayer, "from" | "where" | "symbol" | "extent">,
): Promise<{ totals: Totals; by_symbol: Counted<S>[] }> {
  const corner = (end: "min" | "max", axis: "x" | "y") =>
    extent === "shapes" ? sql.raw(`${end}(st_${axis}${end}(r.geometry))`) : sql.raw(`${end}(st_${axis}(r.anchor))`);
  const { rows } = await sql<
    Omit<Totals, "extent"> & {
      by_symbol: Counted<S>[];
      west: number | null;
      south: number;
      east: number;
      north: number;
    }
  >`
    with counted as (
      select ${sql.ref(`r.${symbol}`)} as symbol, count(*) as count, count(r.cell) as with_geometry,
        ${corner("min", "x")} as west, ${corner("min", "y")} as south, ${corner("max", "x")} as east, ${corner("max", "y")} as north
      from ${from} where ${where} group by 1)
    select coalesce(sum(count), 0)::bigint as total, coalesce(sum(with_geometry), 0)::bigint as with_geometry,
      coalesce(json_agg(json_build_object('symbol', symbol, 'count', count)), '[]') as by_symbol,
      min(west) as west, min(south) as south, max(east) as east, max(north) as north from counted`.execute(db);
  const { west, south, east, north, by_symbol, ...totals } = rows[0]!;
  return { totals: { ...totals, extent: west === null ? null : [west, south, east, north] }, by_symbol };
}
