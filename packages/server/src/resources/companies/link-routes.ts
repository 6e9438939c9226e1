// Who and what a place is associated with, and the look-up of a taxpayer.
import type { FastifyRequest } from "fastify";
import { Company } from "@atalaya/contract/resources/companies.ts";
import {
  CompanyAssociations,
  CompanyOption,
  CompanyOptionQuery,
  PersonAssociations,
  PersonOption,
  PersonOptionQuery,
} from "@atalaya/contract/resources/companies/links.ts";
import { Taxpayer, TaxpayerParameter } from "@atalaya/contract/resources/companies/taxpayers.ts";
import { Id, IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { rutFinding } from "@atalaya/contract/domain/tax-id.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { FieldProblem, Problem } from "../../platform/http/problem.ts";
import { associateCompanies, associatePersons } from "./changes.ts";
import { listCompanyOptions, listPersonOptions } from "./link-queries.ts";
import { findCompany, type View } from "./queries.ts";
import { lookUpTaxpayer } from "./tax-lookup.ts";

/** What the caller sees of a place: links only as far as the linked persons and places may be read. */
export const viewOf = (request: FastifyRequest): View => ({
  scope: request.scope,
  persons: readable(request, "entities.index"),
  companies: readable(request, "companies.index"),
});

/** Shorter numbers are meant as the id of a place. */
const shortestRut = 7;

export const linkRoutes: Routes = async (app) => {
  app.get(
    "/companies/persons",
    {
      config: { access: "entities.index" },
      schema: {
        summary: "Persons who can be associated with a place",
        querystring: PersonOptionQuery,
        response: { 200: pageOf(PersonOption) },
      },
    },
    ({ scope, query }) => listPersonOptions(app.db, scope, query),
  );

  app.get(
    "/companies/companies",
    {
      config: { access: "companies.index" },
      schema: {
        summary: "Places that can be associated with a place",
        querystring: CompanyOptionQuery,
        response: { 200: pageOf(CompanyOption) },
      },
    },
    ({ scope, query }) => listCompanyOptions(app.db, scope, query),
  );

  app.put(
    "/companies/associatePersons/:id",
    {
      config: { access: "companies.update", body: "form" },
      schema: {
        summary: "Replace the persons of a place; a list that somebody changed since answers 409",
        params: IdParameter,
        body: PersonAssociations,
        response: { 200: Company },
      },
    },
    (request) =>
      app.write(request.actor, (tx) => associatePersons(tx, viewOf(request), request.params.id, request.body)),
  );

  app.put(
    "/companies/associateCompanies/:id",
    {
      config: { access: "companies.update", body: "form" },
      schema: {
        summary: "Replace the places that a place is related to; a list that somebody changed since answers 409",
        params: IdParameter,
        body: CompanyAssociations,
        response: { 200: Company },
      },
    },
    (request) =>
      app.write(request.actor, (tx) => associateCompanies(tx, viewOf(request), request.params.id, request.body)),
  );

  app.get(
    "/companies/siichile/:id",
    {
      config: { access: "companies.update" },
      schema: {
        summary: "A Chilean taxpayer by RUT, or by the id of a place, whose RUT is then used",
        params: TaxpayerParameter,
        response: { 200: Taxpayer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const place = /^\d+$/.test(id) ? Id.safeParse(Number(id)) : null;
      const company = place?.success ? await findCompany(app.db, viewOf(request), place.data) : undefined;
      // A number that is no place of the caller's may be a RUT without its hyphen.
      if (!company && place && id.length < shortestRut && rutFinding(id) !== null) throw new Problem("not_found");
      if (!company) return lookUpTaxpayer(app.settings, id);
      if (company.tax_id_type !== "rut" || !company.tax_id) throw new FieldProblem({ id: { code: "rut_missing" } });
      return lookUpTaxpayer(app.settings, company.tax_id);
    },
  );
};
