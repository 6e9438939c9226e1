// Sessions of committees, their minutes on paper, and their day for a calendar.
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import {
  Session,
  SessionDraft,
  SessionPatch,
  SessionQuery,
  SessionSummary,
  committeeSessions,
} from "@atalaya/contract/resources/committee-sessions.ts";
import { EditionQuery, type Seal } from "@atalaya/contract/resources/editions.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { resourceRoutes } from "../../platform/http/resource-routes.ts";
import type { Db } from "../../platform/database/database.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { asPdf } from "../../platform/papers/pdf.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { findCommittee, listCommittees } from "../committees/queries.ts";
import { findEdition } from "../editions/queries.ts";
import { calendarOf } from "./calendar.ts";
import {
  changeSession,
  createSession,
  deleteSession,
  keptSession,
  sessionOf,
  undeleteSession,
  type Reader,
} from "./changes.ts";
import { minutesOf } from "./minutes.ts";
import { listSessions, recordsNow } from "./queries.ts";
import { counted } from "./rules.ts";
import type { SealedMinutes } from "./sealing.ts";

export const readerOf = (request: FastifyRequest): Reader => ({
  scope: request.scope,
  records: { risk: readable(request, "records.risk.index"), alert: readable(request, "records.alert.index") },
  lessons: readable(request, "lessons.index"),
});

type Sealed = Seal & { content: string };

/** What was sealed, as it was; the records that it dealt with by the names under which the reader knows them. */
async function sealedPaper(
  db: Db,
  { records: scopes }: Reader,
  { content, sha256, number }: Sealed,
  seal: Seal | null,
) {
  const { committee, session, edition } = JSON.parse(content) as SealedMinutes;
  const records = await recordsNow(db, scopes, session.record_ids);
  const replaced_by = seal && seal.number > number ? seal.number : null;
  return {
    committee,
    session: { ...session, status: "minutes_approved" as const, records },
    seal: { ...edition, sha256, replaced_by },
  };
}

export const committeeSessionRoutes: Routes = async (app) => {
  app.get(
    "/committee-sessions",
    {
      config: { access: "legalDrm.index" },
      schema: {
        summary: "Sessions with their agreements, the latest first, without their minutes",
        querystring: SessionQuery,
        response: { 200: z.object({ data: z.array(SessionSummary) }) },
      },
    },
    async ({ scope, query }) => {
      const committees = new Map((await listCommittees(app.db, scope, {})).map((it) => [it.id, it]));
      const sessions = await listSessions(app.db, scope, query);
      return {
        data: sessions.flatMap((session) => {
          const committee = committees.get(session.committee_id);
          return committee ? [counted(session, committee)] : [];
        }),
      };
    },
  );

  app.get(
    "/committee-sessions/:id/minutes.pdf",
    {
      config: { access: "legalDrm.index" },
      schema: {
        summary: "The minutes as PDF; of approved ones the present edition with its seal, or another one by its number",
        params: IdParameter,
        querystring: EditionQuery,
      },
    },
    async (request, reply) => {
      const session = orNotFound(await sessionOf(app.db, readerOf(request), request.params.id));
      const committee = orNotFound(await findCommittee(app.db, request.scope, session.committee_id));
      const language = languageFor(request);
      const { edition: number } = request.query;
      const subject = { resource: "committee_sessions", record_id: session.id } as const;
      const edition = await findEdition(app.db, subject, number);
      if (number !== undefined) orNotFound(edition);
      const said = edition
        ? await sealedPaper(app.db, readerOf(request), edition, session.seal)
        : { session, committee };
      const paper = minutesOf({ ...said, language });
      return reply.type("application/pdf").send(await asPdf(paper, language));
    },
  );

  app.get(
    "/committee-sessions/:id/session.ics",
    {
      config: { access: "legalDrm.index" },
      schema: { summary: "The session for a calendar (RFC 5545)", params: IdParameter },
    },
    async (request, reply) => {
      const session = orNotFound(await sessionOf(app.db, readerOf(request), request.params.id));
      const committee = orNotFound(await findCommittee(app.db, request.scope, session.committee_id));
      const language = languageFor(request);
      return reply.type("text/calendar; charset=utf-8").send(calendarOf({ session, committee, language }));
    },
  );

  app.post(
    "/committee-sessions",
    {
      config: { access: "legalDrm.create", body: "text" },
      schema: { summary: "Call a session", body: SessionDraft, response: { 201: Session } },
    },
    async (request, reply) => {
      const draft = await keptSession(request.body);
      return reply.code(201).send(await app.write(request.actor, (tx) => createSession(tx, readerOf(request), draft)));
    },
  );

  app.put(
    "/committee-sessions/:id",
    {
      config: { access: "legalDrm.update", body: "text" },
      schema: {
        summary:
          "Change a session; an older version answers 409, and so do approved minutes, of which only agreements move on",
        params: IdParameter,
        body: SessionPatch,
        response: { 200: Session },
      },
    },
    async (request) => {
      const changes = await keptSession(request.body);
      return app.write(request.actor, (tx) => changeSession(tx, readerOf(request), request.params.id, changes));
    },
  );

  resourceRoutes(app, {
    resource: committeeSessions,
    permission: "legalDrm",
    by: (request, scope): Reader => ({ ...readerOf(request), scope }),
    find: sessionOf,
    remove: deleteSession,
    restore: undeleteSession,
  });
};
