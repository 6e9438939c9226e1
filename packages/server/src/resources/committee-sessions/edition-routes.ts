// The editions of approved minutes: which there are, what was sealed for anybody to check, and the rectification that makes a new one.
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import { Rectification, Session } from "@atalaya/contract/resources/committee-sessions.ts";
import { Edition, EditionQuery } from "@atalaya/contract/resources/editions.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { sendJsonPrivately } from "../../platform/http/entity-tag.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { findEdition, listEditions } from "../editions/queries.ts";
import { keptSession, rectifySession, sessionOf } from "./changes.ts";
import { readerOf } from "./routes.ts";

/** Kept as it was sealed, by whatever release: later ones do not say again what stands in it. */
const Sealed = z.record(z.string(), z.unknown());

const subjectOf = (session: Session) => ({ resource: "committee_sessions", record_id: session.id }) as const;

export const minutesEditionRoutes: Routes = async (app) => {
  app.get(
    "/committee-sessions/:id/editions",
    {
      config: { access: "legalDrm.index" },
      schema: {
        summary: "The editions of approved minutes with their seals, the present one first",
        params: IdParameter,
        response: { 200: z.object({ data: z.array(Edition) }) },
      },
    },
    async (request) => {
      const session = orNotFound(await sessionOf(app.db, readerOf(request), request.params.id));
      return { data: await listEditions(app.db, subjectOf(session)) };
    },
  );

  app.get(
    "/committee-sessions/:id/edition.json",
    {
      config: { access: "legalDrm.index" },
      schema: {
        summary: "What was sealed, to the letter (RFC 8785, UTF-8): the SHA-256 of this file is the seal",
        params: IdParameter,
        querystring: EditionQuery,
        response: { 200: Sealed },
      },
    },
    async (request, reply) => {
      const session = orNotFound(await sessionOf(app.db, readerOf(request), request.params.id));
      const edition = orNotFound(await findEdition(app.db, subjectOf(session), request.query.edition));
      return sendJsonPrivately(reply.header("x-sha256", edition.sha256), Buffer.from(edition.content));
    },
  );

  app.post(
    "/committee-sessions/:id/rectification",
    {
      config: { access: "legalDrm.update", body: "text" },
      schema: {
        summary: "Put approved minutes right, as a later session approved it: a new edition that replaces the former",
        params: IdParameter,
        body: Rectification,
        response: { 200: Session },
      },
    },
    async (request) => {
      const changes = await keptSession(request.body);
      return app.write(request.actor, (tx) => rectifySession(tx, readerOf(request), request.params.id, changes));
    },
  );
};
