// Citing the members to a session that is called: by mail to those who have an address, and as a paper for the others.
import type { FastifyRequest } from "fastify";
import { IdParameter } from "@atalaya/contract/record.ts";
import { Citations } from "@atalaya/contract/resources/committee-sessions/citations.ts";
import { hasBegun, type Session } from "@atalaya/contract/resources/committee-sessions.ts";
import type { CommitteeMember } from "@atalaya/contract/resources/committees.ts";
import type { App, Routes } from "../../platform/http/app-kit.ts";
import { system } from "../../platform/database/database.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { asPdf } from "../../platform/papers/pdf.ts";
import { FieldProblem, orNotFound } from "../../platform/http/problem.ts";
import { findCommittee, type FoundCommittee } from "../committees/queries.ts";
import { calendarOf } from "./calendar.ts";
import { citationLetter, citationPaper, citedTo, memberName } from "./citation.ts";
import { listCitations, noteCitation, queueCitations, type SavedCitation } from "./citation-queries.ts";
import { heldSession, sessionOf } from "./changes.ts";
import { readerOf } from "./routes.ts";

type Called = { session: Session; committee: FoundCommittee };

/** Every member of the day, with what became of his letter. */
const citationsOf = (called: Called, saved: readonly SavedCitation[], is_mail_configured: boolean): Citations => ({
  is_mail_configured,
  data: citedTo(called).map((member) => {
    const letter = saved.find(({ member_id }) => member_id === member.id);
    const state = letter?.state ?? (member.email ? "not_sent" : "no_email");
    const { id: member_id, role, email } = member;
    return { member_id, name: memberName(member), role, email: letter?.email ?? email, state, at: letter?.at ?? null };
  }),
});

export const citationRoutes: Routes = async (app) => {
  const calledBy = async (request: FastifyRequest, id: number): Promise<Called> => {
    const session = orNotFound(await sessionOf(app.db, readerOf(request), id));
    return { session, committee: orNotFound(await findCommittee(app.db, request.scope, session.committee_id)) };
  };

  app.get(
    "/committee-sessions/:id/citation",
    {
      config: { access: "legalDrm.index" },
      schema: {
        summary: "To whom a session was cited by mail, to whom not, and why",
        params: IdParameter,
        response: { 200: Citations },
      },
    },
    async (request) => {
      const called = await calledBy(request, request.params.id);
      return citationsOf(called, await listCitations(app.db, called.session.id), await app.mail.isConfigured());
    },
  );

  app.get(
    "/committee-sessions/:id/citation.pdf",
    {
      config: { access: "legalDrm.index" },
      schema: { summary: "The citation to a session as PDF", params: IdParameter },
    },
    async (request, reply) => {
      const language = languageFor(request);
      const paper = citationPaper({ ...(await calledBy(request, request.params.id)), language });
      return reply.type("application/pdf").send(await asPdf(paper, language));
    },
  );

  app.post(
    "/committee-sessions/:id/citation",
    {
      config: { access: "legalDrm.update" },
      schema: {
        summary: "Cite the members by mail; pressed twice within a minute, nobody gets a second letter",
        params: IdParameter,
        response: { 200: Citations },
      },
    },
    async (request) => {
      const { id } = request.params;
      const language = languageFor(request);
      // Beside what is remembered under the key of the request: sent again, it is answered and no letter leaves.
      const letters: (Called & { queued: number[] })[] = [];
      const canSend = await app.mail.isConfigured();
      const saved = await app.write(request.actor, async (tx) => {
        const session = await heldSession(tx, readerOf(request), id);
        const called = { session, committee: orNotFound(await findCommittee(tx, request.scope, session.committee_id)) };
        if (session.status !== "called" || hasBegun(session.starts_at))
          throw new FieldProblem({ status: { code: "citation_of_called" } });
        const reachable = citedTo(called).flatMap((it) => (it.email ? [{ member_id: it.id, email: it.email }] : []));
        const wanted = canSend ? reachable : [];
        letters.push({ ...called, queued: await queueCitations(tx, session, wanted) });
        return listCitations(tx, id);
      });
      for (const { queued, ...called } of letters) {
        const cited = citedTo(called).filter((it) => queued.includes(it.id));
        if (cited.length > 0) app.mail.later(() => sendAll(app, { ...called, language }, cited));
      }
      return citationsOf(await calledBy(request, id), saved, canSend);
    },
  );
};

/** One letter after the other, each noted as it was taken by the mail server. */
async function sendAll(app: App, called: Parameters<typeof citationPaper>[0], members: readonly CommitteeMember[]) {
  const { session, language } = called;
  const files = [
    { filename: "citacion.pdf", content: await asPdf(citationPaper(called), language), contentType: "application/pdf" },
    { filename: "sesion.ics", content: calendarOf(called), contentType: "text/calendar; charset=utf-8" },
  ];
  for (const member of members) {
    const letter = citationLetter({ ...called, name: memberName(member) });
    const isSent = await app.mail.send(member.email!, { ...letter, files });
    await app.write(system, (tx) => noteCitation(tx, session.id, member.id, isSent ? "sent" : "failed"));
  }
}
