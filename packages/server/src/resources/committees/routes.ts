// Committees of the caller's places, and whom to call as a sheet on paper or for a spreadsheet.
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import { Committee, CommitteeQuery, committees } from "@atalaya/contract/resources/committees.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { asPdf } from "../../platform/papers/pdf.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { resourceRoutes } from "../../platform/http/resource-routes.ts";
import { workbookTypes } from "../../platform/sheets/workbook.ts";
import { leaveTrace } from "../../platform/trace.ts";
import { callSheet } from "./call-sheet.ts";
import { changeCommittee, committeeOf, createCommittee, deleteCommittee, undeleteCommittee } from "./changes.ts";
import { contactSheet } from "./contact-sheet.ts";
import { rulesOfCountries } from "../packs/queries.ts";
import { listCommittees } from "./queries.ts";
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
    async ({ scope, query }) => {
      const rules = new Map((await rulesOfCountries(app.db)).map((it) => [it.country, it]));
      const found = await listCommittees(app.db, scope, query);
      return { data: found.map((committee) => withQuorum(committee, rules.get(committee.country) ?? null)) };
    },
  );

  app.get(
    "/committees/:id/call-sheet.pdf",
    {
      config: { access: "legalDrm.index" },
      schema: { summary: "Whom to call, in order, as PDF", params: IdParameter },
    },
    async (request, reply) => {
      const committee = orNotFound(await committeeOf(app.db, request.scope, request.params.id));
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
      const committee = orNotFound(await committeeOf(app.db, request.scope, request.params.id));
      await leaveTrace(request, { action: "download", resource: "committees", of: committee, what: ["contacts.xlsx"] });
      return reply.type(workbookTypes.xlsx).send(await contactSheet(committee, languageFor(request)));
    },
  );

  resourceRoutes(app, {
    resource: committees,
    permission: "legalDrm",
    body: "form",
    by: (_request, scope) => scope,
    find: committeeOf,
    create: createCommittee,
    change: changeCommittee,
    remove: deleteCommittee,
    restore: undeleteCommittee,
    says: {
      create: "Constitute a committee",
      change: "Change a committee or its members",
      remove: "Move a committee to the trash; refused once it has met",
    },
  });
};
