// Files of ended emergencies: which events have one, begun, written, sealed, opened again, and read as they were sealed.
import { z } from "zod";
import { allOf, IdParameter, pageOf } from "@atalaya/contract/record.ts";
import {
  AfterAction,
  AfterActionDraft,
  AfterActionPatch,
  AfterActionQuery,
  AfterActionReopening,
  AfterActionSealing,
  AfterActionSummary,
} from "@atalaya/contract/resources/after-actions.ts";
import { afterActionPaper } from "@atalaya/contract/resources/after-actions/paper.ts";
import { Edition, EditionQuery } from "@atalaya/contract/resources/editions.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { sendJsonPrivately } from "../../platform/http/entity-tag.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { formOnPaper } from "../../platform/papers/form.ts";
import { asPdf } from "../../platform/papers/pdf.ts";
import { findEdition, listEditions } from "../editions/queries.ts";
import { beginFile, changeFile, fileById, reopenFile, sealFile } from "./changes.ts";
import { findFile, listFiles } from "./queries.ts";

const reading = { access: "reports.index" } as const;

/** Kept as it was sealed, by whatever release. */
const Sealed = z.record(z.string(), z.unknown());

const readingRoutes: Routes = async (app) => {
  app.get(
    "/after-actions",
    {
      config: reading,
      schema: {
        summary: "Events that have ended, and how far the file of each is; the latest first",
        querystring: AfterActionQuery,
        response: { 200: pageOf(AfterActionSummary) },
      },
    },
    ({ scope, query }) => listFiles(app.db, scope, query),
  );

  app.get(
    "/after-actions/:id",
    {
      config: reading,
      schema: {
        summary: "One file: as it would be sealed now while it is open, else as it was sealed",
        params: IdParameter,
        response: { 200: AfterAction },
      },
    },
    async ({ scope, params }) => orNotFound(await fileById(app.db, scope, params.id)),
  );

  app.get(
    "/after-actions/:id/editions",
    {
      config: reading,
      schema: {
        summary: "The editions of a file, the present one first, with why each replaced the one before",
        params: IdParameter,
        response: { 200: allOf(Edition) },
      },
    },
    async ({ scope, params: { id } }) => {
      orNotFound(await findFile(app.db, scope, id));
      return { data: await listEditions(app.db, { resource: "after_actions", record_id: id }) };
    },
  );

  app.get(
    "/after-actions/:id/edition.json",
    {
      config: reading,
      schema: {
        summary: "What was sealed, to the letter (RFC 8785, UTF-8): the SHA-256 of this file is the seal",
        params: IdParameter,
        querystring: EditionQuery,
        response: { 200: Sealed },
      },
    },
    async ({ scope, params: { id }, query }, reply) => {
      orNotFound(await findFile(app.db, scope, id));
      const edition = orNotFound(
        await findEdition(app.db, { resource: "after_actions", record_id: id }, query.edition),
      );
      return sendJsonPrivately(reply.header("x-sha256", edition.sha256), Buffer.from(edition.content));
    },
  );

  app.get(
    "/after-actions/:id/file.pdf",
    {
      config: reading,
      schema: { summary: "The file as PDF, as it reads on the screen; an open one says so", params: IdParameter },
    },
    async (request, reply) => {
      const file = orNotFound(await fileById(app.db, request.scope, request.params.id));
      const language = languageFor(request);
      const t = wordsIn(language);
      const paper = formOnPaper(afterActionPaper(file, { t, language }), t);
      return reply.type("application/pdf").send(await asPdf(paper, language));
    },
  );
};

const writingRoutes: Routes = async (app) => {
  app.post(
    "/after-actions",
    {
      config: { access: "reports.create" },
      schema: {
        summary: "Begin the file of an event; where it was begun, it is answered",
        body: AfterActionDraft,
        response: { 201: AfterAction },
      },
    },
    async ({ scope, actor, body }, reply) =>
      reply.code(201).send(await app.write(actor, (tx) => beginFile(tx, scope, body.event_id))),
  );

  app.put(
    "/after-actions/:id",
    {
      config: { access: "reports.create" },
      schema: {
        summary: "Write into an open file: what happened, why something is missing, who answers for it",
        params: IdParameter,
        body: AfterActionPatch,
        response: { 200: AfterAction },
      },
    },
    ({ scope, actor, params, body }) => app.write(actor, (tx) => changeFile(tx, scope, params.id, body)),
  );

  app.post(
    "/after-actions/:id/sealing",
    {
      config: { access: "reports.publish" },
      schema: {
        summary: "Seal a file as its next edition; from the second on with the reason",
        params: IdParameter,
        body: AfterActionSealing,
        response: { 200: AfterAction },
      },
    },
    ({ scope, actor, params, body }) => app.write(actor, (tx) => sealFile(tx, scope, params.id, body)),
  );

  app.post(
    "/after-actions/:id/reopening",
    {
      config: { access: "reports.publish" },
      schema: {
        summary: "Open a sealed file again: what was sealed stays, and what is written becomes the next edition",
        params: IdParameter,
        body: AfterActionReopening,
        response: { 200: AfterAction },
      },
    },
    ({ scope, actor, params, body }) => app.write(actor, (tx) => reopenFile(tx, scope, params.id, body.version)),
  );
};

export const afterActionRoutes: Routes = async (app) => {
  await readingRoutes(app);
  await writingRoutes(app);
};
