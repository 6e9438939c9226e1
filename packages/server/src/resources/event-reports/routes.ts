// The reports of emergencies: prepared, changed while they are drafts, sent, and read as they were sealed.
import { z } from "zod";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import {
  ConsolidatedQuery,
  ConsolidatedReport,
  EventReport,
  EventReportDraft,
  EventReportHead,
  EventReportHeadQuery,
  EventReportPatch,
  EventReportQuery,
  EventReportSending,
  EventReportSummary,
} from "@atalaya/contract/resources/event-reports.ts";
import { reportPaper } from "@atalaya/contract/resources/event-reports/paper.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import { mayRead } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { sendJsonPrivately } from "../../platform/http/entity-tag.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { formOnPaper } from "../../platform/papers/form.ts";
import { asPdf } from "../../platform/papers/pdf.ts";
import { findEdition } from "../editions/queries.ts";
import { consolidated } from "./consolidated.ts";
import { findEvent, findReport, listReports, listSeries } from "./queries.ts";
import { headOf, nextNumber, reportById } from "./reports.ts";
import { changeDraft, prepareReport, sendReport } from "./writing.ts";

const reading = { access: "reports.index" } as const;

/** Kept as it was sealed, by whatever release. */
const Sealed = z.record(z.string(), z.unknown());

const readingRoutes: Routes = async (app) => {
  app.get(
    "/event-reports",
    {
      config: reading,
      schema: {
        summary: "Reports of emergencies, drafts and sent ones, the newest first",
        querystring: EventReportQuery,
        response: { 200: pageOf(EventReportSummary) },
      },
    },
    ({ scope, query }) => listReports(app.db, scope, query),
  );

  app.get(
    "/event-reports/head",
    {
      config: reading,
      schema: {
        summary: "The series of an event, what its country asks for, and what the caller may do",
        querystring: EventReportHeadQuery,
        response: { 200: EventReportHead },
      },
    },
    async (request) => {
      const event = orNotFound(await findEvent(app.db, request.scope, request.query.event));
      return headOf(app.db, request.scope, event, {
        may_write: mayRead(request, "reports.create", event.company_id),
        may_send: mayRead(request, "reports.publish", event.company_id),
        seesTogether: (company_id) => mayRead(request, "reports.index", company_id),
      });
    },
  );

  app.get(
    "/event-reports/consolidated",
    {
      config: reading,
      schema: {
        summary: "The latest report of each running event, who has not reported, and the sum of each figure",
        querystring: ConsolidatedQuery,
        response: { 200: ConsolidatedReport },
      },
    },
    ({ scope, query }) => consolidated(app.db, scope, query.variable),
  );

  app.get(
    "/event-reports/:id",
    {
      config: reading,
      schema: {
        summary: "One report: a draft as it would be sent now, a sent one as it was sealed, and the one before it",
        params: IdParameter,
        response: { 200: EventReport },
      },
    },
    async ({ scope, params }) => orNotFound(await reportById(app.db, scope, params.id)),
  );

  app.get(
    "/event-reports/:id/edition.json",
    {
      config: reading,
      schema: {
        summary: "What was sealed, to the letter (RFC 8785, UTF-8): the SHA-256 of this file is the seal",
        params: IdParameter,
        response: { 200: Sealed },
      },
    },
    async ({ scope, params: { id } }, reply) => {
      orNotFound(await findReport(app.db, scope, id));
      const edition = orNotFound(await findEdition(app.db, { resource: "event_reports", record_id: id }));
      return sendJsonPrivately(reply.header("x-sha256", edition.sha256), Buffer.from(edition.content));
    },
  );

  app.get(
    "/event-reports/:id/report.pdf",
    {
      config: reading,
      schema: {
        summary: "The report as PDF, as it reads on the screen; a draft says that it is one",
        params: IdParameter,
      },
    },
    async (request, reply) => {
      const { scope, params } = request;
      const report = orNotFound(await reportById(app.db, scope, params.id));
      const language = languageFor(request);
      const t = wordsIn(language);
      const next_number = nextNumber(await listSeries(app.db, scope, report.event_id));
      const paper = reportPaper(report, { t, language, next_number });
      return reply.type("application/pdf").send(await asPdf(formOnPaper(paper, t), language));
    },
  );
};

const writingRoutes: Routes = async (app) => {
  app.post(
    "/event-reports",
    {
      config: { access: "reports.create" },
      schema: {
        summary: "Open the draft of an event's next report; where one is open, it is answered",
        body: EventReportDraft,
        response: { 201: EventReport },
      },
    },
    async (request, reply) => {
      const { scope, actor, body } = request;
      return reply.code(201).send(await app.write(actor, (tx) => prepareReport(tx, scope, body.event_id)));
    },
  );

  app.put(
    "/event-reports/:id",
    {
      config: { access: "reports.create", body: "form" },
      schema: {
        summary: "Write into a draft: what the card, the shelters and the log do not say",
        params: IdParameter,
        body: EventReportPatch,
        response: { 200: EventReport },
      },
    },
    ({ scope, actor, params, body }) => app.write(actor, (tx) => changeDraft(tx, scope, params.id, body)),
  );

  app.post(
    "/event-reports/:id/sending",
    {
      config: { access: "reports.publish" },
      schema: {
        summary: "Send a draft: it is numbered and sealed, and never changes after",
        params: IdParameter,
        body: EventReportSending,
        response: { 200: EventReport },
      },
    },
    ({ scope, actor, params, body }) => app.write(actor, (tx) => sendReport(tx, scope, params.id, body)),
  );
};

export const eventReportRoutes: Routes = async (app) => {
  await readingRoutes(app);
  await writingRoutes(app);
};
