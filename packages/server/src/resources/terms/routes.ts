// Terms in editions (R-209, V22), and their acceptance by every person who signs in.
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import { PendingTerms, Terms, TermsDraft, TermsPatch, TermsSummary } from "@atalaya/contract/resources/terms.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { everywhere } from "../../platform/scope.ts";
import {
  acceptTerms,
  changeTerms,
  createTerms,
  keptTerms,
  publishEdition,
  removeTerms,
  restoreTerms,
} from "./changes.ts";
import { findTerms, listPending, listTerms } from "./queries.ts";

export const termsRoutes: Routes = async (app) => {
  app.get(
    "/terms",
    {
      config: { access: "terms.index" },
      schema: {
        summary: "All editions of the terms, without their texts",
        response: { 200: z.object({ data: z.array(TermsSummary) }) },
      },
    },
    async () => ({ data: await listTerms(app.db) }),
  );

  app.get(
    "/terms/pending",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "Current terms that the caller has not accepted",
        response: { 200: z.object({ data: z.array(PendingTerms) }) },
      },
    },
    async (request) => ({ data: await listPending(app.db, request.identity.user.id) }),
  );

  app.get(
    "/terms/:id",
    {
      config: { access: "terms.index" },
      schema: { summary: "One edition", params: IdParameter, response: { 200: Terms } },
    },
    async (request) => orNotFound(await findTerms(app.db, request.params.id)),
  );

  app.post(
    "/terms",
    {
      config: { access: "terms.create", body: "text" },
      schema: { summary: "Write a draft", body: TermsDraft, response: { 201: Terms } },
    },
    async (request, reply) => {
      everywhere(request.scope);
      const draft = await keptTerms(request.body);
      return reply.code(201).send(await app.write(request.actor, (tx) => createTerms(tx, draft)));
    },
  );

  app.put(
    "/terms/:id",
    {
      config: { access: "terms.update", body: "text" },
      schema: { summary: "Change a draft", params: IdParameter, body: TermsPatch, response: { 200: Terms } },
    },
    async (request) => {
      everywhere(request.scope);
      const changes = await keptTerms(request.body);
      return app.write(request.actor, (tx) => changeTerms(tx, request.params.id, changes));
    },
  );

  app.post(
    "/terms/:id/publication",
    {
      config: { access: "terms.publish" },
      schema: {
        summary: "Make a draft the current edition of its kind (V22)",
        params: IdParameter,
        body: z.object({ version: z.int().positive() }),
        response: { 200: Terms },
      },
    },
    (request) => {
      everywhere(request.scope);
      return app.write(request.actor, (tx) => publishEdition(tx, request.params.id, request.body.version));
    },
  );

  app.post(
    "/terms/:id/acceptance",
    {
      config: { access: "signed_in" },
      schema: { summary: "Accept a current edition", params: IdParameter, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { actor, identity, params, ip } = request;
      await app.write(actor, (tx) => acceptTerms(tx, params.id, identity.user.id, ip));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/terms/:id",
    {
      config: { access: "terms.delete" },
      schema: {
        summary: "Put a draft into the trash",
        params: IdParameter,
        querystring: RecordVersion,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      everywhere(request.scope);
      await app.write(request.actor, (tx) => removeTerms(tx, request.params.id, request.query.version));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/terms/:id/restore",
    {
      config: { access: "terms.delete" },
      schema: { summary: "Take a draft out of the trash", params: IdParameter, response: { 200: Terms } },
    },
    (request) => {
      everywhere(request.scope);
      return app.write(request.actor, (tx) => restoreTerms(tx, request.params.id));
    },
  );
};
