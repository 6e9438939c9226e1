// Indicators of the Sendai Framework: the table, the cards of one number, the sheet, and who has told of a year.
import {
  LossYear,
  LossYearDraft,
  LossYearQuery,
  LossYearReminder,
  LossYears,
  LossYearsAsked,
} from "@atalaya/contract/resources/records/loss-years.ts";
import {
  sendai,
  SendaiCards,
  SendaiCardsQuery,
  SendaiExportQuery,
  SendaiQuery,
  SendaiReport,
} from "@atalaya/contract/resources/records/sendai.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import type { FastifyRequest } from "fastify";
import { readable } from "../../../platform/http/access.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import { noteExport, sendList } from "../../../platform/sheets/send-list.ts";
import { sendaiCards } from "./cards.ts";
import { askLossYears, listLossYears, sayLossYear } from "./loss-years.ts";
import { writeReminders } from "./reminders.ts";
import { sendaiReport } from "./report.ts";
import { sheetColumns, sheetRows } from "./sheet.ts";

const reading = { access: "records.risk.index" } as const;

export const sendaiRoutes: Routes = async (app) => {
  const reportFor = (request: FastifyRequest, query: SendaiQuery) =>
    sendaiReport(app.db, request.scope, readable(request, "legal.index"), query);

  app.get(
    "/records/risk/sendai",
    {
      config: reading,
      schema: {
        summary:
          "Indicators of the Sendai Framework by year, hazard or place, each with what it was made of and what is missing",
        querystring: SendaiQuery,
        response: { 200: SendaiReport },
      },
    },
    (request) => reportFor(request, request.query),
  );

  app.get(
    "/records/risk/sendai/cards",
    {
      config: reading,
      schema: {
        summary: "The disasters that add up to an indicator of a year, the largest first",
        querystring: SendaiCardsQuery,
        response: { 200: SendaiCards },
      },
    },
    ({ scope, query }) => sendaiCards(app.db, scope, query),
  );

  app.get(
    "/records/risk/sendai/export",
    {
      config: reading,
      schema: {
        summary: "The same table as CSV or XLSX, one row for each indicator of each column; every export is noted",
        querystring: SendaiExportQuery,
      },
    },
    async (request, reply) => {
      const { query } = request;
      const language = languageFor(request);
      const report = await reportFor(request, query);
      await noteExport(request, sendai.path, query);
      return sendList(request, reply, query, {
        list: sendai.path,
        name: "sendai",
        columns: sheetColumns(language),
        rows: sheetRows(report),
        about: { title: wordsIn(language)("sendai_sheet"), filters: [] },
      });
    },
  );

  app.get(
    "/records/risk/loss-years",
    {
      config: reading,
      schema: {
        summary: "Which municipalities have told of the disasters of a year, and who was asked",
        querystring: LossYearQuery,
        response: { 200: LossYears },
      },
    },
    async (request) => ({
      data: await listLossYears(app.db, request.scope, readable(request, "records.risk.update"), request.query.year),
      may_remind: readable(request, "records.risk.validate") !== null,
    }),
  );

  app.put(
    "/records/risk/loss-years",
    {
      config: { access: "records.risk.update" },
      schema: {
        summary: "Say of a municipality that every disaster of a year is published, or that some are missing still",
        body: LossYearDraft,
        response: { 200: LossYear },
      },
    },
    ({ actor, scope, body }) => app.write(actor, (tx) => sayLossYear(tx, scope, body)),
  );

  app.post(
    "/records/risk/loss-years/reminders",
    {
      config: { access: "records.risk.validate" },
      schema: {
        summary:
          "Ask the municipalities that have told nothing of a year: it waits for those who may answer, and their people get a letter",
        body: LossYearReminder,
        response: { 200: LossYearsAsked },
      },
    },
    async ({ actor, scope, body: { year, company_ids }, identity }) => {
      const { asked, unasked } = await app.write(actor, (tx) => askLossYears(tx, scope, year, company_ids));
      writeReminders(app, unasked, { year, by: identity.user.name });
      return { asked };
    },
  );
};
