// The calls of a noun that lies on the map: how many match and where they are, and the same as vector tiles.
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Permission } from "@atalaya/contract/permissions.ts";
import { TileParameter } from "@atalaya/contract/map-query.ts";
import type { App } from "../http/app-kit.ts";
import type { Scope } from "../scope.ts";
import { featureTile, type MapLayer } from "../tiles/feature-tile.ts";
import { mapTotals } from "../tiles/map-totals.ts";
import { sendTile } from "../tiles/send-tile.ts";

type OnMap<Query> = {
  resource: { path: string; query: z.ZodType<Query>; answers: { totals: z.ZodType } };
  access: Permission;
  /** The rows that the list would show. */
  layer: (scope: Scope, query: Query) => MapLayer;
  /** What the counts by symbol are called in the totals: `by_kind`, each with its `kind`. */
  symbol: string;
};

/** Adds `GET /<path>/totals` and `GET /<path>/tiles/:z/:x/:y.mvt`. */
export function mapRoutes<Query>(app: App, { resource, access, layer, symbol }: OnMap<Query>): void {
  const { path, query } = resource;
  /** Of the nouns whose query knows the past. */
  const momentOf = ({ query }: FastifyRequest) => (query as { at?: string }).at;
  const layerOf = (request: FastifyRequest) => layer(request.scope, request.query as Query);

  app.get(
    `/${path}/totals`,
    {
      config: { access },
      schema: {
        summary: `Counts per ${symbol} and the extent of what the list would show`,
        querystring: query,
        response: { 200: resource.answers.totals },
      },
    },
    async (request) => {
      const { totals, by_symbol } = await app.readAt(momentOf(request), (db) => mapTotals(db, layerOf(request)));
      return { ...totals, [`by_${symbol}`]: by_symbol.map((it) => ({ [symbol]: it.symbol, count: it.count })) };
    },
  );

  app.get(
    `/${path}/tiles/:z/:x/:y.mvt`,
    {
      config: { access },
      schema: {
        summary: "The same as a Mapbox Vector Tile, zoom 0 to 16",
        params: TileParameter,
        querystring: query,
      },
    },
    (request, reply) => {
      const params = request.params as z.output<typeof TileParameter>;
      return sendTile({ params }, reply, () =>
        app.readAt(momentOf(request), (db) => featureTile(db, layerOf(request), params)),
      );
    },
  );
}
