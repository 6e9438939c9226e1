// Properties: the inventory of exposed assets, as a list, as totals, and on the map.
import { TileParameter } from "@atalaya/contract/map-query.ts";
import { pageOf } from "@atalaya/contract/record.ts";
import {
  manyProperties,
  properties,
  PropertyQuery,
  PropertySummary,
  PropertyTotals,
} from "@atalaya/contract/resources/properties.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { resourceRoutes } from "../../platform/http/resource-routes.ts";
import { featureTile } from "../../platform/tiles/feature-tile.ts";
import { sendTile } from "../../platform/tiles/send-tile.ts";
import { changeProperty, createProperty, deleteProperty, undeleteProperty } from "./changes.ts";
import { countProperties, findProperty, listProperties, mapLayer } from "./queries.ts";

export const propertyRoutes: Routes = async (app) => {
  app.get(
    "/properties",
    {
      config: { access: "properties.index" },
      schema: {
        summary: "Properties: filtered, sorted, a page at a time",
        querystring: PropertyQuery,
        response: { 200: pageOf(PropertySummary) },
      },
    },
    ({ scope, query }) => listProperties(app.db, scope, query),
  );

  app.get(
    "/properties/totals",
    {
      config: { access: "properties.index" },
      schema: {
        summary: "Counts per kind and the extent of the properties that the list would show",
        querystring: PropertyQuery,
        response: { 200: PropertyTotals },
      },
    },
    ({ scope, query }) => countProperties(app.db, scope, query),
  );

  app.get(
    "/properties/tiles/:z/:x/:y.mvt",
    {
      config: { access: "properties.index" },
      schema: {
        summary: "The same properties as a Mapbox Vector Tile, zoom 0 to 16",
        params: TileParameter,
        querystring: PropertyQuery,
      },
    },
    (request, reply) =>
      sendTile(request, reply, () => featureTile(app.db, mapLayer(request.scope, request.query), request.params)),
  );

  resourceRoutes(app, {
    resource: properties,
    permission: "properties",
    body: "geometry",
    by: (_request, scope) => scope,
    find: findProperty,
    create: createProperty,
    change: changeProperty,
    remove: deleteProperty,
    restore: undeleteProperty,
    many: { schemas: manyProperties, table: "properties", titleOf: ({ name }) => name },
  });
};
