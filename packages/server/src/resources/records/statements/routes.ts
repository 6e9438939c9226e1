// Loss statements of a disaster: what one would say of a day, the sealed ones, and sealing one for everybody.
import { wordsIn } from "@atalaya/contract/words.ts";
import { allOf, IdParameter } from "@atalaya/contract/record.ts";
import { lossStatementPaper } from "@atalaya/contract/resources/records/loss-statement-paper.ts";
import {
  LossStatement,
  LossStatementDraft,
  LossStatementPreview,
  LossStatementQuery,
  StatementParameter,
} from "@atalaya/contract/resources/records/loss-statements.ts";
import type { FastifyRequest } from "fastify";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import { formOnPaper } from "../../../platform/papers/form.ts";
import { asPdf } from "../../../platform/papers/pdf.ts";
import { publicRoot } from "../../../platform/public/root.ts";
import { findStatement, listStatements, previewStatement, sealStatement, type Publisher } from "./statements.ts";

const reading = { access: "records.risk.index" } as const;

export const lossStatementRoutes: Routes = async (app) => {
  const publisherFor = async (request: Pick<FastifyRequest, "protocol" | "host">): Promise<Publisher> => {
    const settings = await app.inForce.now();
    return { organisation: settings.ORGANISATION ?? settings.APP_NAME, root: publicRoot(request, settings) };
  };

  app.get(
    "/records/risk/:id/statement",
    {
      config: reading,
      schema: {
        summary: "What a loss statement of a day would say: the figures that the public had by its end",
        params: IdParameter,
        querystring: LossStatementQuery,
        response: { 200: LossStatementPreview },
      },
    },
    async (request) => {
      const { scope, params, query } = request;
      return previewStatement(app.db, scope, params.id, query.on, await publisherFor(request));
    },
  );

  app.get(
    "/records/risk/:id/statements",
    {
      config: reading,
      schema: {
        summary: "The sealed loss statements of a disaster, the newest first, each with its public address",
        params: IdParameter,
        response: { 200: allOf(LossStatement) },
      },
    },
    async (request) => {
      const { scope, params } = request;
      return { data: await listStatements(app.db, scope, params.id, await publisherFor(request)) };
    },
  );

  app.post(
    "/records/risk/:id/statements",
    {
      config: { access: "records.risk.publish" },
      schema: {
        summary: "Seal the loss statement of a day for everybody; one that says just this is answered as it is",
        params: IdParameter,
        body: LossStatementDraft,
        response: { 200: LossStatement, 201: LossStatement },
      },
    },
    async (request, reply) => {
      const { actor, scope, params, body } = request;
      const publisher = await publisherFor(request);
      const { statement, is_new } = await app.write(actor, (tx) =>
        sealStatement(tx, scope, params.id, body, publisher),
      );
      return reply.code(is_new ? 201 : 200).send(statement);
    },
  );

  app.get(
    "/records/risk/:id/statements/:number.pdf",
    {
      config: reading,
      schema: { summary: "A sealed loss statement as PDF", params: StatementParameter },
    },
    async (request, reply) => {
      const { scope, params } = request;
      const { statement, said } = await findStatement(app.db, scope, params, await publisherFor(request));
      const language = languageFor(request);
      const t = wordsIn(language);
      const paper = formOnPaper(lossStatementPaper(said, statement, { t, language }), t);
      return reply.type("application/pdf").send(await asPdf(paper, language));
    },
  );
};
