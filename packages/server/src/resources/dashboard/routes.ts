// The situation room over several nouns. It tells only what the caller may read.
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
import { comparedPlaces } from "./comparison.ts";
import { coverageOf } from "./coverage.ts";
import { changesShown, countOf, latestChanges } from "./queries.ts";

export const dashboardRoutes: Routes = async (app) => {
  app.get(
    "/dashboard",
    {
      config: { access: "signed_in" },
      schema: { summary: "Counts and latest changes", querystring: DashboardQuery, response: { 200: Dashboard } },
    },
    async (request) => {
      const asked = await Promise.all(
        recordDomains.map((domain) => {
          const scope = readable(request, `records.${domain}.index`);
          return scope && countOf(app.db, scope, domain, request.query.from);
        }),
      );
      const changed = await Promise.all(
        domains.map((domain) => {
          const scope = readable(request, `records.${domain}.index`);
          return scope ? latestChanges(app.db, scope, domain) : [];
        }),
      );
      const changes = changed.flat().toSorted((one, other) => other.id - one.id);
      return { counts: asked.filter((count) => count !== null), changes: changes.slice(0, changesShown) };
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
    (request) => coverageOf(app.db, request),
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
    async (request) => ({ data: await comparedPlaces(app.db, request, request.query.from) }),
  );
};
