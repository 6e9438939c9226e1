// What the map of records asks for beside tiles and totals.
import { RecordsByPlace, RecordTimeline } from "@atalaya/contract/resources/record-map.ts";
import { DomainParameter, RecordQuery, RecordsByPlaceQuery } from "@atalaya/contract/resources/records.ts";
import type { Routes } from "../../platform/app-kit.ts";
import { access } from "./access.ts";
import { recordsByPlace, recordTimeline } from "./map-queries.ts";

export const recordMapRoutes: Routes = async (app) => {
  app.get(
    "/records/:domain/timeline",
    {
      config: { access: access("index") },
      schema: {
        summary: "Records by decade, year, month or day of observation, whichever suits their span",
        params: DomainParameter,
        querystring: RecordQuery,
        response: { 200: RecordTimeline },
      },
    },
    ({ scope, params, query }) => recordTimeline(app.db, scope, params.domain, query),
  );

  app.get(
    "/records/:domain/by-place",
    {
      config: { access: access("index") },
      schema: {
        summary: "Records and the value of their variable by place of one kind, with what lies below each",
        params: DomainParameter,
        querystring: RecordsByPlaceQuery,
        response: { 200: RecordsByPlace },
      },
    },
    ({ scope, params, query }) => recordsByPlace(app.db, scope, params.domain, query),
  );
};
