// Places: list, the short forms that selector and map take, and their writing.
import { z } from "zod";
import {
  companies,
  CompanyQuery,
  CompanySummary,
  manyCompanies,
  Place,
  PlaceOption,
} from "@atalaya/contract/resources/companies.ts";
import { CompanyImport } from "@atalaya/contract/resources/companies/import.ts";
import { ImportOutcome } from "@atalaya/contract/import.ts";
import { Boundaries } from "@atalaya/contract/values/boundary.ts";
import { pageOf, PlaceParameter } from "@atalaya/contract/record.ts";
import { CompanyExportQuery, companyColumns } from "@atalaya/contract/resources/companies/columns.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { resourceRoutes } from "../../platform/http/resource-routes.ts";
import type { Identity } from "../../platform/people/identity.ts";
import { exportRoute } from "../../platform/sheets/export-route.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { importRows } from "../../platform/import-rows.ts";
import { sendUnlessKnown } from "../../platform/http/entity-tag.ts";
import { Problem } from "../../platform/http/problem.ts";
import { changeCompany, createCompany, deleteCompany, undeleteCompany } from "./changes.ts";
import { importCompanies } from "./import.ts";
import { linkRoutes, viewOf } from "./link-routes.ts";
import { boundaryFeatures, everyCompany, findCompany, listCompanies, listPlaces, type View } from "./queries.ts";

const Places = z.object({ data: z.array(Place) });
const Options = z.object({ data: z.array(PlaceOption) });

/** Who changes places: a place above one's own stays out of reach, whatever is seen of it. */
type Keeper = { identity: Identity; view: View };

export const companyRoutes: Routes = async (app) => {
  await app.register(linkRoutes);

  app.get(
    "/companies",
    {
      // Everybody who is signed in chooses among the own places; the scope holds no others.
      config: { access: "signed_in" },
      schema: {
        summary: "Places of the caller; type=select or type=tree answers all of them in short",
        querystring: CompanyQuery,
        response: { 200: z.union([pageOf(CompanySummary), Places, Options]) },
      },
    },
    async (request) => {
      const { scope, query } = request;
      if (query.type) {
        const data = await listPlaces(app.db, scope, query);
        return query.type === "tree"
          ? { data }
          : { data: data.map(({ id, reason_social }) => ({ id, reason_social })) };
      }
      const companies = readable(request, "companies.index");
      if (!companies) throw new Problem("forbidden");
      return listCompanies(app.db, companies, query);
    },
  );

  app.get(
    "/companies/boundaries",
    {
      config: { access: "companies.index" },
      schema: {
        summary: "Simplified boundaries as a GeoJSON FeatureCollection",
        querystring: z.object({ place: PlaceParameter.optional() }),
        response: { 200: Boundaries },
      },
    },
    async ({ scope }, reply) => {
      reply.headers({ vary: "Authorization", "cache-control": "private, no-cache" });
      return sendUnlessKnown(reply, "application/geo+json; charset=utf-8", await boundaryFeatures(app.db, scope));
    },
  );

  exportRoute(app, {
    resource: companies,
    access: "companies.index",
    query: CompanyExportQuery,
    columns: companyColumns,
    rows: (_request, scope, query) => everyCompany(app.db, scope, query),
  });

  resourceRoutes(app, {
    resource: companies,
    permission: "companies",
    body: "geometry",
    by: (request, scope): Keeper => ({ identity: request.identity, view: { ...viewOf(request), scope } }),
    find: (db, { view }, id, which) => findCompany(db, view, id, which),
    create: (tx, { view }, draft) => createCompany(tx, view, draft),
    change: (tx, { identity, view }, id, patch) => changeCompany(tx, identity, view, id, patch),
    remove: (tx, { view }, id, version) => deleteCompany(tx, view, id, version),
    restore: (tx, { view }, id) => undeleteCompany(tx, view, id),
    onWritten: () => app.identities.forget(),
    many: { schemas: manyCompanies, table: "companies", titleOf: ({ reason_social }) => reason_social },
    says: { remove: "Move a place that nothing depends on to the trash" },
  });

  app.post(
    "/companies/import",
    {
      config: { access: "companies.create", body: "rows" },
      schema: {
        summary: "Rehearse or write a sheet of places; rows with a known code change that place",
        body: CompanyImport,
        response: { 200: ImportOutcome },
      },
    },
    async (request) => {
      const { actor, identity, scope, body } = request;
      const scopes = { create: scope, update: readable(request, "companies.update") };
      const outcome = await importRows(app, actor, body, (tx) =>
        importCompanies(tx, identity, scopes, body.rows, languageFor(request)),
      );
      if (outcome.is_written) app.identities.forget();
      return outcome;
    },
  );
};
