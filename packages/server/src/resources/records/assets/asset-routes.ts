// The life of an asset, asked of a record of the base map and of a property.
import type { FastifyRequest } from "fastify";
import { IdParameter } from "@atalaya/contract/record.ts";
import { AssetLife } from "@atalaya/contract/resources/records/asset-life.ts";
import { readable } from "../../../platform/http/access.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { findRecord } from "../queries.ts";
import { isPropertySeen, lifeOf } from "./asset-queries.ts";

export const assetRoutes: Routes = async (app) => {
  const read = (request: FastifyRequest) => ({
    risk: readable(request, "records.risk.index"),
    recovery: readable(request, "records.recovery.index"),
  });
  const summary = "Which disasters damaged it and which works repaired it, the latest first";

  app.get(
    "/records/situation/:id/life",
    {
      config: { access: "records.situation.index" },
      schema: { summary, params: IdParameter, response: { 200: AssetLife } },
    },
    async (request) => {
      const { scope, params } = request;
      if (!(await findRecord(app.db, scope, "situation", params.id))) throw new Problem("not_found");
      return lifeOf(app.db, "facility", params.id, read(request));
    },
  );

  app.get(
    "/properties/:id/life",
    {
      config: { access: "properties.index" },
      schema: { summary, params: IdParameter, response: { 200: AssetLife } },
    },
    async (request) => {
      const { scope, params } = request;
      if (!(await isPropertySeen(app.db, scope, params.id))) throw new Problem("not_found");
      return lifeOf(app.db, "property", params.id, read(request));
    },
  );
};
