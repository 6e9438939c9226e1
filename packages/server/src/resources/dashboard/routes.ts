// The dashboard of the active place. It shows only domains that the caller may read.
import { domains } from "@atalaya/contract/domain/domains.ts";
import { Dashboard, DashboardQuery } from "@atalaya/contract/resources/dashboard.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { changesShown, countByVariable, latestChanges } from "./queries.ts";
import { readable } from "../../platform/http/access.ts";

export const dashboardRoutes: Routes = async (app) => {
  app.get(
    "/dashboard",
    {
      config: { access: "signed_in" },
      schema: { summary: "Counts and latest changes", querystring: DashboardQuery, response: { 200: Dashboard } },
    },
    async (request) => {
      const scopes = domains.map((domain) => ({ domain, scope: readable(request, `records.${domain}.index`) }));
      const answers = await Promise.all(
        scopes.map(async ({ domain, scope }) => ({
          variables: scope ? await countByVariable(app.db, scope, domain) : [],
          changes: scope ? await latestChanges(app.db, scope, domain) : [],
        })),
      );
      const changes = answers.flatMap((it) => it.changes).toSorted((one, other) => other.id - one.id);
      return { variables: answers.flatMap((it) => it.variables), changes: changes.slice(0, changesShown) };
    },
  );
};
