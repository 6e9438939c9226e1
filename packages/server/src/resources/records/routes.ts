// Records of the four domains: the same calls for each, with the domain in the path and its own permissions.
import { z } from "zod";
import { pageOf } from "@atalaya/contract/record.ts";
import {
  DomainParameter,
  DomainRecord,
  PublishedRecord,
  RecordCreation,
  RecordParameter,
  RecordMoment,
  RecordPatch,
  RecordSummary,
  RecordTags,
  RecordVersion,
} from "@atalaya/contract/resources/records.ts";
import { RecordListQuery } from "@atalaya/contract/resources/records/list-query.ts";
import { permissionOf, RecordTransition } from "@atalaya/contract/resources/records/transitions.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { sendJsonPrivately } from "../../platform/http/entity-tag.ts";
import { orNotFound, Problem } from "../../platform/http/problem.ts";
import { access } from "./access.ts";
import { changeRecord, createRecord, deleteRecord, readRecord, readRecordAt, undeleteRecord } from "./changes.ts";
import { listRecords, listTags } from "./queries.ts";
import { findPublished } from "./review/review-queries.ts";
import { transitionRecord } from "./review/transitions.ts";
import { withShapes } from "./whole-shapes.ts";

export const recordRoutes: Routes = async (app) => {
  app.get(
    "/records/:domain",
    {
      config: { access: access("index") },
      schema: {
        summary: "Records: filtered, sorted, a page at a time; with geometry=full each with its whole shape",
        params: DomainParameter,
        querystring: RecordListQuery,
        response: { 200: pageOf(RecordSummary) },
      },
    },
    async ({ scope, params, query }, reply) => {
      const page = await app.readAt(query.at, async (db) => {
        const listed = await listRecords(db, scope, params.domain, query);
        return query.geometry ? withShapes(db, listed) : listed;
      });
      return sendJsonPrivately(reply, page);
    },
  );

  app.get(
    "/records/:domain/tags",
    {
      config: { access: access("index") },
      schema: {
        summary: "Tags in use, the most frequent first",
        params: DomainParameter,
        response: { 200: RecordTags },
      },
    },
    async ({ scope, params }) => ({ data: await listTags(app.db, scope, params.domain) }),
  );

  app.get(
    "/records/:domain/:id",
    {
      config: { access: access("index") },
      schema: {
        summary: "One record with its geometry, now or as it stood at a moment; with trash=true one that was deleted",
        params: RecordParameter,
        querystring: RecordMoment,
        response: { 200: DomainRecord },
      },
    },
    async ({ scope, params: { domain, id }, query }, reply) => {
      const read = query.at === undefined ? readRecord : readRecordAt;
      return sendJsonPrivately(reply, await app.readAt(query.at, (db) => read(db, scope, domain, id, query)));
    },
  );

  app.post(
    "/records/:domain",
    {
      config: { access: access("create"), body: "geometry" },
      schema: {
        summary: "Record something; sent again under the same uid it answers the record that is there",
        params: DomainParameter,
        body: RecordCreation,
        response: { 201: DomainRecord },
      },
    },
    async ({ actor, scope, params, body }, reply) =>
      reply.code(201).send(await app.write(actor, (tx) => createRecord(tx, scope, params.domain, body))),
  );

  app.put(
    "/records/:domain/:id",
    {
      config: { access: access("update"), body: "geometry" },
      schema: {
        summary: "Change fields of a record; an older version answers 409 with the current state",
        params: RecordParameter,
        body: RecordPatch,
        response: { 200: DomainRecord },
      },
    },
    ({ actor, scope, params, body }) =>
      app.write(actor, (tx) => changeRecord(tx, scope, params.domain, params.id, body)),
  );

  app.get(
    "/records/:domain/:id/published",
    {
      config: { access: access("index") },
      schema: {
        summary: "One record as the public sees it; 404 where nothing of it is published",
        params: RecordParameter,
        response: { 200: PublishedRecord },
      },
    },
    async ({ scope, params }) => orNotFound(await findPublished(app.db, scope, params.domain, params.id)),
  );

  app.post(
    "/records/:domain/:id/transitions",
    {
      config: { access: access("index") },
      schema: {
        summary: "Take a step of the review (V13); each asks for its own permission",
        params: RecordParameter,
        body: RecordTransition,
        response: { 200: DomainRecord },
      },
    },
    async (request) => {
      const { actor, params, body, identity } = request;
      const scope = readable(request, permissionOf(params.domain, body.action));
      if (scope === null) throw new Problem("forbidden");
      const reviewer = { id: identity.user.id, may_be_author: (await app.inForce.now()).VALIDATOR_MAY_BE_AUTHOR };
      return app.write(actor, (tx) => transitionRecord(tx, scope, params.domain, params.id, body, reviewer));
    },
  );

  app.delete(
    "/records/:domain/:id",
    {
      config: { access: access("delete") },
      schema: {
        summary: "Move a record to the trash",
        params: RecordParameter,
        querystring: RecordVersion.partial(),
        response: { 204: z.null() },
      },
    },
    async ({ actor, scope, params, query }, reply) => {
      await app.write(actor, (tx) => deleteRecord(tx, scope, params.domain, params.id, query.version));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/records/:domain/:id/restore",
    {
      config: { access: access("delete") },
      schema: { summary: "Take a record out of the trash", params: RecordParameter, response: { 200: DomainRecord } },
    },
    ({ actor, scope, params }) => app.write(actor, (tx) => undeleteRecord(tx, scope, params.domain, params.id)),
  );
};
