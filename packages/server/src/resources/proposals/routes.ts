// Proposals as they are sent and received, and the keeper's answer to one.
import type { FastifyRequest } from "fastify";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { Proposal, ProposalAnswer, ProposalQuery } from "@atalaya/contract/resources/proposals.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { held } from "../../platform/database/rows.ts";
import { orNotFound, Problem } from "../../platform/http/problem.ts";
import { findProposal, listProposals, setAnswer } from "./queries.ts";

const holdingsOf = (request: FastifyRequest) => (permission: Permission) => readable(request, permission);

export const proposalRoutes: Routes = async (app) => {
  app.get(
    "/proposals",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "What others would change in things of the caller's places, and what his places asked of others",
        querystring: ProposalQuery,
        response: { 200: pageOf(Proposal) },
      },
    },
    (request) => listProposals(app.db, holdingsOf(request), request.query),
  );

  app.put(
    "/proposals/:id",
    {
      config: { access: "signed_in" },
      schema: {
        summary:
          "Accept or decline a proposal, as the keeper of the thing; an older version answers 409 with the current state",
        params: IdParameter,
        body: ProposalAnswer,
        response: { 200: Proposal },
      },
    },
    (request) => {
      const { actor, params, body } = request;
      const find = holdingsOf(request);
      const { version, ...answer } = body;
      return app.write(actor, async (tx) => {
        const current = await held(tx, "proposals", params.id, () => findProposal(tx, find, params.id));
        if (current.state === "withdrawn") throw new Problem("proposal_closed");
        if (!current.may_answer) throw new Problem("forbidden");
        if (current.version !== version) throw new Problem("conflict", { current });
        await setAnswer(tx, params.id, answer);
        return orNotFound(await findProposal(tx, find, params.id));
      });
    },
  );
};
