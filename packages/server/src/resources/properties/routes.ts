// Properties: the inventory of exposed assets, as a list, as totals, and on the map.
import { z } from "zod";
import { TileParameter } from "@atalaya/contract/map-query.ts";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import {
  manyProperties,
  properties,
  Property,
  PropertyDraft,
  PropertyPatch,
  PropertyQuery,
  PropertySummary,
  PropertyTotals,
} from "@atalaya/contract/resources/properties.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { bulkRoute } from "../../platform/http/bulk-route.ts";
import { orNotFound } from "../../platform/http/problem.ts";
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

  bulkRoute(app, {
    resource: properties,
    permission: "properties",
    schemas: manyProperties,
    table: "properties",
    by: (_request, scope) => scope,
    find: findProperty,
    titleOf: ({ name }) => name,
    change: changeProperty,
    remove: deleteProperty,
    restore: undeleteProperty,
  });

  app.get(
    "/properties/:id",
    {
      config: { access: "properties.index" },
      schema: { summary: "One property with its geometry", params: IdParameter, response: { 200: Property } },
    },
    async ({ scope, params }) => orNotFound(await findProperty(app.db, scope, params.id)),
  );

  app.post(
    "/properties",
    {
      config: { access: "properties.create", body: "geometry" },
      schema: { summary: "Register a property", body: PropertyDraft, response: { 201: Property } },
    },
    async ({ actor, scope, body }, reply) =>
      reply.code(201).send(await app.write(actor, (tx) => createProperty(tx, scope, body))),
  );

  app.put(
    "/properties/:id",
    {
      config: { access: "properties.update", body: "geometry" },
      schema: {
        summary: "Change fields of a property; an older version answers 409 with the current state",
        params: IdParameter,
        body: PropertyPatch,
        response: { 200: Property },
      },
    },
    ({ actor, scope, params, body }) => app.write(actor, (tx) => changeProperty(tx, scope, params.id, body)),
  );

  app.delete(
    "/properties/:id",
    {
      config: { access: "properties.delete" },
      schema: {
        summary: "Move a property to the trash",
        params: IdParameter,
        querystring: RecordVersion.partial(),
        response: { 204: z.null() },
      },
    },
    async ({ actor, scope, params, query }, reply) => {
      await app.write(actor, (tx) => deleteProperty(tx, scope, params.id, query.version));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/properties/:id/restore",
    {
      config: { access: "properties.delete" },
      schema: { summary: "Take a property out of the trash", params: IdParameter, response: { 200: Property } },
    },
    ({ actor, scope, params }) => app.write(actor, (tx) => undeleteProperty(tx, scope, params.id)),
  );
};
