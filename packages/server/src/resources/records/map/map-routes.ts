// What the map of records asks for: tiles, totals, a timeline and sums by place, made anew only when something has changed.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { EventSizes, EventSizesQuery, LossSums, LossSumsQuery } from "@atalaya/contract/resources/records/loss-sums.ts";
import { RecordsSince, RecordsSinceQuery } from "@atalaya/contract/resources/records/as-of.ts";
import { RecordsByPlace, RecordTimeline } from "@atalaya/contract/resources/records/map.ts";
import {
  DomainParameter,
  RecordsAtQuery,
  RecordsByPlaceQuery,
  RecordTileParameter,
  RecordTotals,
} from "@atalaya/contract/resources/records.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { sendJsonPrivately } from "../../../platform/http/entity-tag.ts";
import { keptAnswers } from "../../../platform/http/kept-answers.ts";
import { featureTile } from "../../../platform/tiles/feature-tile.ts";
import { sendTile } from "../../../platform/tiles/send-tile.ts";
import { access } from "../access.ts";
import { recordsSince } from "../as-of/since.ts";
import { eventSizes } from "../losses/event-sizes.ts";
import { sumLosses } from "../losses/loss-sums.ts";
import { stateOf } from "./cells.ts";
import { countClasses, recordsByPlace, recordTimeline, unclustered } from "./map-queries.ts";
import { countRecords, mapLayer } from "../queries.ts";

export const recordMapRoutes: Routes = async (app) => {
  const keep = keptAnswers();
  type Asked = Pick<FastifyRequest, "scope" | "url"> & { params: { domain: RecordDomain } };
  /** The same answer as before while nothing has changed that it is made of. */
  const kept = async ({ scope, params, url }: Asked, make: () => Promise<Buffer>) =>
    keep(`${await stateOf(app.db, scope, params.domain)} ${url} ${scope.company_ids?.join() ?? "everywhere"}`, make);
  const sendKept = async (request: Asked, reply: FastifyReply, make: () => Promise<object>) =>
    sendJsonPrivately(reply, await kept(request, async () => Buffer.from(JSON.stringify(await make()))));

  app.get(
    "/records/:domain/tiles/:z/:x/:y.mvt",
    {
      config: { access: access("index") },
      schema: {
        summary: "The same records as a Mapbox Vector Tile, zoom 0 to 16",
        params: RecordTileParameter,
        querystring: RecordsAtQuery,
      },
    },
    (request, reply) => {
      const { scope, params, query } = request;
      return sendTile(request, reply, () =>
        kept(request, () =>
          app.readAt(query.at, async (db) => {
            const alone = await unclustered(db, params.domain);
            return featureTile(db, { ...mapLayer(scope, params.domain, query), alone }, params);
          }),
        ),
      );
    },
  );

  app.get(
    "/records/:domain/totals",
    {
      config: { access: access("index") },
      schema: {
        summary: "Counts per variable and class, and the extent of the records that the list would show",
        params: DomainParameter,
        querystring: RecordsAtQuery,
        response: { 200: RecordTotals },
      },
    },
    (request, reply) => {
      const { scope, params, query } = request;
      return sendKept(request, reply, () =>
        app.readAt(query.at, async (db) => {
          const [totals, by_class] = await Promise.all([
            countRecords(db, scope, params.domain, query),
            countClasses(db, scope, params.domain, query),
          ]);
          return { ...totals, by_class };
        }),
      );
    },
  );

  app.get(
    "/records/:domain/timeline",
    {
      config: { access: access("index") },
      schema: {
        summary: "Records by decade, year, month or day of observation, whichever suits their span",
        params: DomainParameter,
        querystring: RecordsAtQuery,
        response: { 200: RecordTimeline },
      },
    },
    (request, reply) => {
      const { scope, params, query } = request;
      return sendKept(request, reply, () =>
        app.readAt(query.at, (db) => recordTimeline(db, scope, params.domain, query)),
      );
    },
  );

  app.get(
    "/records/:domain/since",
    {
      config: { access: access("index") },
      schema: {
        summary: "Records of the list that are not as they stood at a moment, each then and now",
        params: DomainParameter,
        querystring: RecordsSinceQuery,
        response: { 200: RecordsSince },
      },
    },
    ({ scope, params, query }) => recordsSince(app, scope, params.domain, query),
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
    (request, reply) => {
      const { scope, params, query } = request;
      return sendKept(request, reply, () =>
        app.readAt(query.at, (db) => recordsByPlace(db, scope, params.domain, query)),
      );
    },
  );

  app.get(
    "/records/risk/losses",
    {
      config: { access: "records.risk.index" },
      schema: {
        summary: "Losses of published disasters, summed up by year, month of the year, place or hazard",
        querystring: LossSumsQuery,
        response: { 200: LossSums },
      },
    },
    (request, reply) => {
      const { scope, url, query } = request;
      return sendKept({ scope, url, params: { domain: "risk" } }, reply, () =>
        app.readAt(query.at, (db) => sumLosses(db, scope, query)),
      );
    },
  );

  app.get(
    "/records/risk/event-sizes",
    {
      config: { access: "records.risk.index" },
      schema: {
        summary: "How many published disasters cost at least 1, 10, 100 and so on of a loss, and in how many years",
        querystring: EventSizesQuery,
        response: { 200: EventSizes },
      },
    },
    (request, reply) => {
      const { scope, url, query } = request;
      return sendKept({ scope, url, params: { domain: "risk" } }, reply, () =>
        app.readAt(query.at, (db) => eventSizes(db, scope, query)),
      );
    },
  );
};
