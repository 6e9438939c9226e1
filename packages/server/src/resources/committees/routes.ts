// Committees of the caller's places, and whom to call as a sheet on paper or for a spreadsheet.
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import { Committee, CommitteeDraft, CommitteePatch, CommitteeQuery } from "@atalaya/contract/resources/committees.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { asPdf } from "../../platform/papers/pdf.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { xlsxType } from "../../platform/sheets/xlsx.ts";
import { leaveTrace } from "../../platform/trace.ts";
import { callSheet } from "./call-sheet.ts";
import { changeCommittee, createCommittee, deleteCommittee, undeleteCommittee } from "./changes.ts";
import { contactSheet } from "./contact-sheet.ts";
import { findCommittee, listCommittees } from "./queries.ts";
import { withQuorum } from "./rules.ts";

export const committeeRoutes: Routes = async (app) => {
  app.get(
    "/committees",
    {
      config: { access: "legalDrm.index" },
      schema: {
        summary: "Committees with their members, the active ones first",
        querystring: CommitteeQuery,
        response: { 200: z.object({ data: z.array(Committee) }) },
      },
    },
    async ({ scope, query }) => ({
      data: (await listCommittees(app.db, scope, query)).map((committee) => withQuorum(committee)),
    }),
  );

  app.get(
    "/committees/:id",
    {
      config: { access: "legalDrm.index" },
      schema: { summary: "One committee with its members", params: IdParameter, response: { 200: Committee } },
    },
    async ({ scope, params }) => withQuorum(orNotFound(await findCommittee(app.db, scope, params.id))),
  );

  app.get(
    "/committees/:id/call-sheet.pdf",
    {
      config: { access: "legalDrm.index" },
      schema: { summary: "Whom to call, in order, as PDF", params: IdParameter },
    },
    async (request, reply) => {
      const committee = withQuorum(orNotFound(await findCommittee(app.db, request.scope, request.params.id)));
      const language = languageFor(request);
      await leaveTrace(request, {
        action: "download",
        resource: "committees",
        of: committee,
        what: ["call-sheet.pdf"],
      });
      return reply.type("application/pdf").send(await asPdf(callSheet(committee, language), language));
    },
  );

  app.get(
    "/committees/:id/contacts.xlsx",
    {
      config: { access: "legalDrm.index" },
      schema: { summary: "The members with their telephones as a spreadsheet", params: IdParameter },
    },
    async (request, reply) => {
      const committee = withQuorum(orNotFound(await findCommittee(app.db, request.scope, request.params.id)));
      await leaveTrace(request, { action: "download", resource: "committees", of: committee, what: ["contacts.xlsx"] });
      return reply.type(xlsxType).send(await contactSheet(committee, languageFor(request)));
    },
  );

  app.post(
    "/committees",
    {
      config: { access: "legalDrm.create", body: "form" },
      schema: { summary: "Constitute a committee", body: CommitteeDraft, response: { 201: Committee } },
    },
    async ({ actor, scope, body }, reply) =>
      reply.code(201).send(await app.write(actor, (tx) => createCommittee(tx, scope, body))),
  );

  app.put(
    "/committees/:id",
    {
      config: { access: "legalDrm.update", body: "form" },
      schema: {
        summary: "Change a committee or its members; an older version answers 409 with the current state",
        params: IdParameter,
        body: CommitteePatch,
        response: { 200: Committee },
      },
    },
    ({ actor, scope, params, body }) => app.write(actor, (tx) => changeCommittee(tx, scope, params.id, body)),
  );

  app.delete(
    "/committees/:id",
    {
      config: { access: "legalDrm.delete" },
      schema: {
        summary: "Move a committee to the trash; refused once it has met",
        params: IdParameter,
        querystring: RecordVersion.partial(),
        response: { 204: z.null() },
      },
    },
    async ({ actor, scope, params, query }, reply) => {
      await app.write(actor, (tx) => deleteCommittee(tx, scope, params.id, query.version));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/committees/:id/restore",
    {
      config: { access: "legalDrm.delete" },
      schema: { summary: "Take a committee out of the trash", params: IdParameter, response: { 200: Committee } },
    },
    ({ actor, scope, params }) => app.write(actor, (tx) => undeleteCommittee(tx, scope, params.id)),
  );
};
