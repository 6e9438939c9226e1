// Places: list, the short forms that selector and map take, and their writing.
import { z } from "zod";
import {
  companies,
  Company,
  CompanyDraft,
  CompanyPatch,
  CompanyQuery,
  CompanySummary,
  manyCompanies,
  Place,
  PlaceOption,
} from "@atalaya/contract/resources/companies.ts";
import { CompanyImport } from "@atalaya/contract/resources/companies/import.ts";
import { ImportOutcome } from "@atalaya/contract/import.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import { IdParameter, pageOf, PlaceParameter } from "@atalaya/contract/record.ts";
import { CompanyExportQuery, companyColumns } from "@atalaya/contract/resources/companies/columns.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { bulkRoute } from "../../platform/http/bulk-route.ts";
import { exportRoute } from "../../platform/sheets/export-route.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { importRows } from "../../platform/import-rows.ts";
import { sendUnlessKnown } from "../../platform/http/entity-tag.ts";
import { orNotFound, Problem } from "../../platform/http/problem.ts";
import { changeCompany, createCompany, deleteCompany, undeleteCompany } from "./changes.ts";
import { importCompanies } from "./import.ts";
import { linkRoutes, viewOf } from "./link-routes.ts";
import { boundaryFeatures, everyCompany, findCompany, listCompanies, listPlaces } from "./queries.ts";

const Places = z.object({ data: z.array(Place) });
const Options = z.object({ data: z.array(PlaceOption) });

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

  bulkRoute(app, {
    resource: companies,
    permission: "companies",
    schemas: manyCompanies,
    table: "companies",
    by: (request, scope) => ({ identity: request.identity, view: { ...viewOf(request), scope } }),
    find: (tx, { view }, id, which) => findCompany(tx, view, id, which),
    titleOf: ({ reason_social }) => reason_social,
    change: (tx, { identity, view }, id, patch) => changeCompany(tx, identity, view, id, patch),
    remove: (tx, { view }, id, version) => deleteCompany(tx, view, id, version),
    restore: (tx, { view }, id) => undeleteCompany(tx, view, id),
    onDone: () => app.identities.forget(),
  });

  app.get(
    "/companies/:id",
    {
      config: { access: "companies.index" },
      schema: { summary: "One place with all that is known of it", params: IdParameter, response: { 200: Company } },
    },
    async (request) => orNotFound(await findCompany(app.db, viewOf(request), request.params.id)),
  );

  app.post(
    "/companies",
    {
      config: { access: "companies.create", body: "geometry" },
      schema: { summary: "Add a place", body: CompanyDraft, response: { 201: Company } },
    },
    async (request, reply) => {
      const made = await app.write(request.actor, (tx) => createCompany(tx, viewOf(request), request.body));
      app.identities.forget();
      return reply.code(201).send(made);
    },
  );

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

  app.put(
    "/companies/:id",
    {
      config: { access: "companies.update", body: "geometry" },
      schema: {
        summary: "Change fields of a place; an older version answers 409 with the current state",
        params: IdParameter,
        body: CompanyPatch,
        response: { 200: Company },
      },
    },
    async (request) => {
      const { actor, identity, params, body } = request;
      const changed = await app.write(actor, (tx) => changeCompany(tx, identity, viewOf(request), params.id, body));
      app.identities.forget();
      return changed;
    },
  );

  app.delete(
    "/companies/:id",
    {
      config: { access: "companies.delete" },
      schema: {
        summary: "Move a place that nothing depends on to the trash",
        params: IdParameter,
        querystring: RecordVersion.partial(),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { actor, params, query } = request;
      await app.write(actor, (tx) => deleteCompany(tx, viewOf(request), params.id, query.version));
      app.identities.forget();
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/companies/:id/restore",
    {
      config: { access: "companies.delete" },
      schema: { summary: "Take a place out of the trash", params: IdParameter, response: { 200: Company } },
    },
    async (request) => {
      const restored = await app.write(request.actor, (tx) => undeleteCompany(tx, viewOf(request), request.params.id));
      app.identities.forget();
      return restored;
    },
  );
};
