// Composite indices: which there are, what each comes to now or came to when it was frozen, and defining them.
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { allOf, IdParameter } from "@atalaya/contract/record.ts";
import { Edition, EditionQuery } from "@atalaya/contract/resources/editions.ts";
import {
  CompositeExportQuery,
  CompositeIndex,
  compositeIndices,
  CompositeIndexQuery,
  CompositeResult,
  CompositeResultQuery,
  IndexEditionDraft,
  type IndexContent,
} from "@atalaya/contract/resources/records/composite-indices.ts";
import { readable, wholeOf } from "../../../platform/http/access.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { sendJsonPrivately } from "../../../platform/http/entity-tag.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import { keptAnswers } from "../../../platform/http/kept-answers.ts";
import { orNotFound, Problem } from "../../../platform/http/problem.ts";
import { resourceRoutes } from "../../../platform/http/resource-routes.ts";
import { noteExport, sendList } from "../../../platform/sheets/send-list.ts";
import type { Scope } from "../../../platform/scope.ts";
import { findEdition, listEditions } from "../../editions/queries.ts";
import { stateOf } from "../map/cells.ts";
import { changeIndex, createIndex, deleteIndex, restoreIndex, type IndexKeeper } from "./index-changes.ts";
import { editionsOf, freezeIndex, frozenIndex } from "./index-editions.ts";
import { findIndex, listIndices } from "./index-queries.ts";
import { sheetColumns, sheetFilters, sheetRows } from "./index-sheet.ts";
import { reckonIndex } from "./reckoning.ts";

const reading = { access: "records.vulnerability.index" } as const;
const { path } = compositeIndices;

/** Kept as it was sealed, by whatever release. */
const Sealed = z.record(z.string(), z.unknown());

/** Places outside of the caller's territory are not named to him; what is of all of them stays. */
const narrowed = <T extends IndexContent>(content: T, { company_ids }: Scope): T =>
  company_ids === null
    ? content
    : { ...content, rows: content.rows.filter(({ company_id }) => company_ids.includes(company_id)) };

const keeperOf = (request: FastifyRequest, scope: Scope): IndexKeeper => ({
  scope,
  readable: {
    vulnerability: readable(request, "records.vulnerability.index"),
    situation: readable(request, "records.situation.index"),
  },
});

export const compositeIndexRoutes: Routes = async (app) => {
  await app.register(readingRoutes);
  await app.register(editionRoutes);
  resourceRoutes(app, {
    resource: compositeIndices,
    permission: "variables.vulnerabilityMap",
    by: keeperOf,
    create: createIndex,
    change: changeIndex,
    remove: deleteIndex,
    restore: restoreIndex,
    says: {
      create: "Define a composite index of places",
      remove: "Move a composite index to the trash; one with frozen editions stays",
    },
  });
};

const readingRoutes: Routes = async (app) => {
  const keep = keptAnswers();

  /** Reckoned again only when something has changed that it is made of. */
  async function present(request: FastifyRequest, index: CompositeIndex): Promise<CompositeResult> {
    const whole = wholeOf(request, index.company_id);
    const states = await Promise.all(
      (["vulnerability", "situation"] as const).map((domain) => stateOf(app.db, whole, domain)),
    );
    const key = [index.id, index.version, ...states, whole.company_ids?.length].join(" ");
    const kept = await keep(key, async () => Buffer.from(JSON.stringify(await reckonIndex(app.db, whole, index))));
    return { ...(JSON.parse(kept.toString()) as IndexContent), edition: null };
  }

  async function resultFor(request: FastifyRequest, id: number, edition: number | undefined): Promise<CompositeResult> {
    const index = orNotFound(await findIndex(app.db, request.scope, id));
    const result = edition ? await frozenIndex(app.db, id, edition) : await present(request, index);
    return narrowed(result, request.scope);
  }

  app.get(
    `/${path}`,
    {
      config: reading,
      schema: {
        summary: "Composite indices of the caller's places, of those above them, and of all",
        querystring: CompositeIndexQuery,
        response: { 200: allOf(CompositeIndex) },
      },
    },
    async ({ scope }) => ({ data: await listIndices(app.db, scope) }),
  );

  app.get(
    `/${path}/:id`,
    {
      config: reading,
      schema: { summary: "How one index is put together", params: IdParameter, response: { 200: CompositeIndex } },
    },
    async ({ scope, params }) => orNotFound(await findIndex(app.db, scope, params.id)),
  );

  app.get(
    `/${path}/:id/result`,
    {
      config: reading,
      schema: {
        summary:
          "The places by their index, now or as frozen, with the value of each member; rows are of the caller's places, positions of all",
        params: IdParameter,
        querystring: CompositeResultQuery,
        response: { 200: CompositeResult },
      },
    },
    (request) => resultFor(request, request.params.id, request.query.edition),
  );

  app.get(
    `/${path}/:id/export`,
    {
      config: reading,
      schema: {
        summary: "The same ranking as CSV or XLSX, numbers as they were reckoned; every export is noted",
        params: IdParameter,
        querystring: CompositeExportQuery,
      },
    },
    async (request, reply) => {
      const { query, params } = request;
      const language = languageFor(request);
      const result = await resultFor(request, params.id, query.edition);
      const list = `${path}/${params.id}`;
      await noteExport(request, list, query);
      const { name_es, name_en } = result.index;
      return sendList(request, reply, query, {
        list,
        name: "indice",
        columns: sheetColumns(result, language),
        rows: sheetRows(result),
        about: {
          title: (language === "en" && name_en) || name_es,
          filters: sheetFilters(result, language),
        },
      });
    },
  );
};

const editionRoutes: Routes = async (app) => {
  app.get(
    `/${path}/:id/editions`,
    {
      config: reading,
      schema: {
        summary: "The frozen editions of an index with their seals, the newest first",
        params: IdParameter,
        response: { 200: allOf(Edition) },
      },
    },
    async ({ scope, params: { id } }) => {
      orNotFound(await findIndex(app.db, scope, id));
      return { data: await listEditions(app.db, editionsOf(id)) };
    },
  );

  app.get(
    `/${path}/:id/edition.json`,
    {
      config: reading,
      schema: {
        summary:
          "What was sealed, to the letter (RFC 8785, UTF-8): the SHA-256 of this file is the seal; for who may read all of its places",
        params: IdParameter,
        querystring: EditionQuery,
        response: { 200: Sealed },
      },
    },
    async (request, reply) => {
      const { scope, params, query } = request;
      const index = orNotFound(await findIndex(app.db, scope, params.id));
      const whole = wholeOf(request, index.company_id);
      const own = scope.company_ids && new Set(scope.company_ids);
      if (own && !whole.company_ids?.every((id) => own.has(id))) throw new Problem("forbidden");
      const edition = orNotFound(await findEdition(app.db, editionsOf(params.id), query.edition));
      return sendJsonPrivately(reply.header("x-sha256", edition.sha256), Buffer.from(edition.content));
    },
  );

  app.post(
    `/${path}/:id/editions`,
    {
      config: { access: "variables.vulnerabilityMap.update" },
      schema: {
        summary: "Freeze an index as it is reckoned now, with a seal; not where no place has a value",
        params: IdParameter,
        body: IndexEditionDraft,
        response: { 201: Edition },
      },
    },
    async (request, reply) => {
      const { actor, scope, params, body } = request;
      const whole = (company_id: number | null) => wholeOf(request, company_id);
      const edition = await app.write(actor, (tx) => freezeIndex(tx, scope, whole, params.id, body));
      return reply.code(201).send(edition);
    },
  );
};
