// Comments on records: whoever works on a record may comment it, authors change their own, and managers of users delete any.
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import {
  Comment,
  CommentDraft,
  CommentPage,
  CommentPatch,
  CommentQuery,
} from "@atalaya/contract/resources/records/history.ts";
import { RecordParameter } from "@atalaya/contract/resources/records.ts";
import { readable } from "../../../platform/http/access.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { held, intoTrash } from "../../../platform/database/rows.ts";
import { orNotFound, Problem } from "../../../platform/http/problem.ts";
import { access } from "../access.ts";
import { countComments, findComment, insertComment, listComments, updateComment } from "./comment-queries.ts";
import { findRecord } from "../queries.ts";

type Found = Awaited<ReturnType<typeof listComments>>[number];

/** Whether the caller holds one of the permissions in the place. */
const holdsIn = (request: FastifyRequest, permissions: readonly Permission[], company_id: number): boolean =>
  permissions.some((permission) => {
    const scope = readable(request, permission);
    return scope !== null && (scope.company_ids === null || scope.company_ids.includes(company_id));
  });

const mayComment = (request: FastifyRequest, domain: RecordDomain, company_id: number) =>
  holdsIn(request, [`records.${domain}.update`, `records.${domain}.validate`], company_id);

const isOwn = (request: FastifyRequest, { author_id }: Found) => author_id === String(request.identity.user.id);
const mayDelete = (request: FastifyRequest, comment: Found) =>
  isOwn(request, comment) || holdsIn(request, ["users.update"], comment.company_id);

const seenBy =
  (request: FastifyRequest) =>
  (found: Found): Comment => {
    const { author_id: _author, record_id: _record, company_id: _place, ...comment } = found;
    return { ...comment, is_own: isOwn(request, found), may_delete: mayDelete(request, found) };
  };

export const commentRoutes: Routes = async (app) => {
  app.get(
    "/records/:domain/:id/comments",
    {
      config: { access: access("index") },
      schema: {
        summary: "What was said about a record, newest first",
        params: RecordParameter,
        querystring: CommentQuery,
        response: { 200: CommentPage },
      },
    },
    async (request) => {
      const { scope, params, query } = request;
      const record = orNotFound(await findRecord(app.db, scope, params.domain, params.id));
      const found = await listComments(app.db, record.id, query);
      const page = found.slice(0, query.per_page);
      return {
        data: page.map(seenBy(request)),
        meta: {
          total: await countComments(app.db, record.id),
          next_after: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
          may_comment: mayComment(request, params.domain, record.company_id),
        },
      };
    },
  );

  app.post(
    "/records/:domain/:id/comments",
    {
      config: { access: access("index") },
      schema: {
        summary: "Say something about a record",
        params: RecordParameter,
        body: CommentDraft,
        response: { 201: Comment },
      },
    },
    async (request, reply) => {
      const { actor, scope, params, body } = request;
      const made = await app.write(actor, async (tx) => {
        const record = orNotFound(await findRecord(tx, scope, params.domain, params.id));
        if (!mayComment(request, params.domain, record.company_id)) throw new Problem("forbidden");
        return findComment(tx, scope, params.domain, await insertComment(tx, record, body.text));
      });
      return reply.code(201).send(seenBy(request)(orNotFound(made)));
    },
  );

  app.put(
    "/records/:domain/comments/:id",
    {
      config: { access: access("index") },
      schema: {
        summary: "Change one's own comment",
        params: RecordParameter,
        body: CommentPatch,
        response: { 200: Comment },
      },
    },
    async (request) => {
      const { actor, scope, params, body } = request;
      const changed = await app.write(actor, async (tx) => {
        const find = () => findComment(tx, scope, params.domain, params.id);
        const comment = await held(tx, "record_comments", params.id, find);
        if (!isOwn(request, comment)) throw new Problem("forbidden");
        if (comment.version !== body.version) throw new Problem("conflict", { current: seenBy(request)(comment) });
        await updateComment(tx, comment.id, body.text);
        return find();
      });
      return seenBy(request)(orNotFound(changed));
    },
  );

  app.delete(
    "/records/:domain/comments/:id",
    {
      config: { access: access("index") },
      schema: {
        summary: "Delete one's own comment, or as a manager of users anybody's",
        params: RecordParameter,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { actor, scope, params } = request;
      await app.write(actor, async (tx) => {
        const find = () => findComment(tx, scope, params.domain, params.id);
        const comment = await held(tx, "record_comments", params.id, find);
        if (!mayDelete(request, comment)) throw new Problem("forbidden");
        await intoTrash(tx, "record_comments", comment.id);
      });
      return reply.code(204).send(null);
    },
  );
};
