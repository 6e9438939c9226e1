// Topics and questions. They are the same for all places, so only who manages them in all of them changes them.
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Permission } from "@atalaya/contract/permissions.ts";
import { IdParameter } from "@atalaya/contract/record.ts";
import {
  Article,
  ArticleDraft,
  articleKinds,
  ArticleOrder,
  ArticlePatch,
  articlesOf,
  ArticleSummary,
  Publication,
  type ArticleKind,
} from "@atalaya/contract/resources/articles.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { everywhere } from "../../platform/scope.ts";
import { changeArticle, createArticle, order, publish, removeArticle, restoreArticle, type Editor } from "./changes.ts";
import { findArticle, listArticles } from "./queries.ts";

export const articleRoutes: Routes = async (app) => {
  for (const kind of articleKinds) await app.register(routesOf(kind));
};

const routesOf =
  (kind: ArticleKind): Routes =>
  async (app) => {
    const path = `/${kind}`;
    const { permission } = articlesOf(kind);
    const access = (action: "index" | "create" | "update" | "delete" | "publish"): { access: Permission } => ({
      access: `${permission}.${action}`,
    });
    const editorOf = (request: FastifyRequest): Editor => {
      everywhere(request.scope);
      const publishing = readable(request, `${permission}.publish`);
      return { kind, write: app.write, actor: request.actor, mayPublish: publishing?.company_ids === null };
    };

    app.get(
      path,
      {
        config: access("index"),
        schema: {
          summary: "All of them in their order, without their texts",
          response: { 200: z.object({ data: z.array(ArticleSummary) }) },
        },
      },
      async () => ({ data: await listArticles(app.db, kind) }),
    );

    app.get(
      `${path}/:id`,
      {
        config: access("index"),
        schema: { summary: "One with its texts", params: IdParameter, response: { 200: Article } },
      },
      async (request) => orNotFound(await findArticle(app.db, kind, request.params.id)),
    );

    app.post(
      path,
      {
        config: { ...access("create"), body: "text" },
        schema: { summary: "Write a draft, at the end of the order", body: ArticleDraft, response: { 201: Article } },
      },
      async (request, reply) => reply.code(201).send(await createArticle(editorOf(request), request.body)),
    );

    app.put(
      `${path}/order`,
      {
        config: access("update"),
        schema: { summary: "Put them in order", body: ArticleOrder, response: { 204: z.null() } },
      },
      async (request, reply) => {
        await order(editorOf(request), request.body.ids);
        return reply.code(204).send(null);
      },
    );

    app.put(
      `${path}/:id`,
      {
        config: { ...access("update"), body: "text" },
        schema: { summary: "Change one", params: IdParameter, body: ArticlePatch, response: { 200: Article } },
      },
      (request) => changeArticle(editorOf(request), request.params.id, request.body),
    );

    app.post(
      `${path}/:id/publication`,
      {
        config: access("publish"),
        schema: {
          summary: "Publish a draft, or take it back",
          params: IdParameter,
          body: Publication,
          response: { 200: Article },
        },
      },
      (request) => publish(editorOf(request), request.params.id, request.body),
    );

    app.delete(
      `${path}/:id`,
      {
        config: access("delete"),
        schema: {
          summary: "Put one into the trash that nothing belongs to",
          params: IdParameter,
          querystring: RecordVersion,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await removeArticle(editorOf(request), request.params.id, request.query.version);
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${path}/:id/restore`,
      {
        config: access("delete"),
        schema: { summary: "Take one out of the trash", params: IdParameter, response: { 200: Article } },
      },
      (request) => restoreArticle(editorOf(request), request.params.id),
    );
  };
