// The situation room over several nouns. It tells only what the caller may read.
import type { FastifyRequest } from "fastify";
import { domains, recordDomains } from "@atalaya/contract/domain/domains.ts";
import {
  ComparedPlaces,
  Coverage,
  CoverageQuery,
  Dashboard,
  DashboardQuery,
} from "@atalaya/contract/resources/dashboard.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import type { ComparedOf, CoverageOf, Reader } from "../../platform/municipalities.ts";
import { countRecent } from "../records/queries.ts";
import { comparedPlaces } from "./comparison.ts";
import { coverageOf } from "./coverage.ts";
import { changesShown, latestChanges } from "./queries.ts";

const readerOf = (request: FastifyRequest): Reader => ({ held: (permission) => readable(request, permission) });

/** `coverage` and `compared`: of all nouns that say so. */
export const dashboardRoutes =
  (nouns: { coverage: readonly CoverageOf[]; compared: readonly ComparedOf[] }): Routes =>
  async (app) => {
    app.get(
      "/dashboard",
      {
        config: { access: "signed_in" },
        schema: { summary: "Counts and latest changes", querystring: DashboardQuery, response: { 200: Dashboard } },
      },
      async (request) => {
        const { from } = request.query;
        const counts = await Promise.all(
          recordDomains.map(async (domain) => {
            const scope = readable(request, `records.${domain}.index`);
            return scope ? [await countRecent(app.db, scope, domain, from)] : [];
          }),
        );
        const changes = await Promise.all(
          domains.map(async (domain) => {
            const scope = readable(request, `records.${domain}.index`);
            return scope ? latestChanges(app.db, scope, domain) : [];
          }),
        );
        const newest = changes.flat().toSorted((one, other) => other.id - one.id);
        return { counts: counts.flat(), changes: newest.slice(0, changesShown) };
      },
    );

    app.get(
      "/dashboard/coverage",
      {
        config: { access: "signed_in" },
        schema: {
          summary: "Whether municipalities are covered, by question; of one municipality each answer with its day",
          querystring: CoverageQuery,
          response: { 200: Coverage },
        },
      },
      (request) => coverageOf(app.db, request.scope, readerOf(request), nouns.coverage),
    );

    app.get(
      "/dashboard/places",
      {
        config: { access: "signed_in" },
        schema: {
          summary: "Municipalities side by side",
          querystring: DashboardQuery,
          response: { 200: ComparedPlaces },
        },
      },
      async (request) => ({
        data: await comparedPlaces(app.db, request.scope, readerOf(request), nouns, request.query.from),
      }),
    );
  };
