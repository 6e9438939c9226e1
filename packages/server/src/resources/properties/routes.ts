// Properties: the inventory of exposed assets, as a list, as totals, and on the map.
import { pageOf } from "@atalaya/contract/record.ts";
import { manyProperties, properties, PropertyQuery, PropertySummary } from "@atalaya/contract/resources/properties.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { resourceRoutes } from "../../platform/http/resource-routes.ts";
import { mapRoutes } from "../../platform/plain/map-routes.ts";
import { mapLayer, propertyChanges, propertyQueries } from "./queries.ts";

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
    ({ scope, query }) => propertyQueries.list(app.db, scope, query),
  );

  mapRoutes(app, { resource: properties, access: "properties.index", layer: mapLayer, symbol: "kind" });

  resourceRoutes(app, {
    resource: properties,
    permission: "properties",
    body: "geometry",
    by: (_request, scope) => scope,
    find: propertyQueries.find,
    ...propertyChanges,
    many: { schemas: manyProperties, table: "properties", titleOf: ({ name }) => name },
  });
};
