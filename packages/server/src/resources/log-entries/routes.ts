// The logs of emergencies: lines are read, filtered and filed; no call changes or deletes one.
import type { FastifyRequest } from "fastify";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import {
  LogEntry,
  LogEntryDraft,
  LogEntryQuery,
  LogHeadQuery,
  LogSheetQuery,
  LogSinceQuery,
  LogsQuery,
  logEntries,
} from "@atalaya/contract/resources/log-entries.ts";
import { mayRead, readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { ticketsOf } from "../../platform/files/tickets.ts";
import { findEntry, findEvent, findHead, findSheet, listEntries, listLogs, type FoundEntry } from "./queries.ts";
import { noSteps, stepsAround } from "./minutes.ts";
import { logSince } from "./since.ts";
import { fileEntry } from "./writing.ts";

const { head, logs, sheet, since } = logEntries.answers;
const reading = { access: "log.index" } as const;

export const logEntryRoutes: Routes = async (app) => {
  const tickets = ticketsOf(app.db);

  const shown = async ({ identity }: FastifyRequest, found: FoundEntry): Promise<LogEntry> => {
    const files = found.files.map(async (file) => {
      const { ticket } = await tickets.issue(file.id, identity.user.id);
      return { ...file, address: `${app.settings.BASE_PATH}/api/files/${file.id}/content/${ticket}` };
    });
    return { ...found, files: await Promise.all(files) };
  };
  const allShown = (request: FastifyRequest, found: readonly FoundEntry[]) =>
    Promise.all(found.map((entry) => shown(request, entry)));

  app.get(
    "/log-entries",
    {
      config: reading,
      schema: {
        summary: "Lines of logs by their hour: of one event, or of all of the caller's places",
        querystring: LogEntryQuery,
        response: { 200: pageOf(LogEntry) },
      },
    },
    async (request) => {
      const { scope, query } = request;
      const { data, meta } = await app.readAt(query.at, (db) => listEntries(db, scope, query));
      return { data: await allShown(request, data), meta };
    },
  );

  app.get(
    "/log-entries/logs",
    {
      config: reading,
      schema: {
        summary: "Logs, the one with the newest line first, then running events that have no line yet",
        querystring: LogsQuery,
        response: { 200: logs },
      },
    },
    async ({ scope }) => ({ data: await listLogs(app.db, scope) }),
  );

  app.get(
    "/log-entries/head",
    {
      config: reading,
      schema: {
        summary:
          "The event of a log, how many lines it has and who wrote them; of a moment, what arrived before and after it",
        querystring: LogHeadQuery,
        response: { 200: head },
      },
    },
    async (request) => {
      const { scope, query, identity } = request;
      const { event, ...head } = await app.readAt(query.at, async (db) => {
        const event = orNotFound(await findEvent(db, scope, query.event));
        return { event, ...(await findHead(db, event.id, identity.user.id)) };
      });
      const alerts = readable(request, "records.alert.index", event.company_id);
      const steps = query.at ? await stepsAround(app.db, alerts, event, query.at) : noSteps;
      return { event, ...head, ...steps, may_write: mayRead(request, "log.create", event.company_id) };
    },
  );

  app.get(
    "/log-entries/since",
    {
      config: reading,
      schema: {
        summary:
          "Lines of a log that were written since a moment or do not stand as they stood then, each then and now",
        querystring: LogSinceQuery,
        response: { 200: since },
      },
    },
    async (request) => {
      const { is_whole, data } = await logSince(app, request.scope, request.query);
      const both = data.map(async ({ before, after, ...one }) => {
        const { files } = await shown(request, (after ?? before)!);
        return { ...one, before: before && { ...before, files }, after: after && { ...after, files } };
      });
      return { is_whole, data: await Promise.all(both) };
    },
  );

  app.get(
    "/log-entries/sheet",
    {
      config: reading,
      schema: {
        summary: "What the next shift has to know: lines that arrived since, and all that is still to be done",
        querystring: LogSheetQuery,
        response: { 200: sheet },
      },
    },
    async (request) => {
      const { event: asked, since: handed_over_at } = request.query;
      const event = orNotFound(await findEvent(app.db, request.scope, asked));
      const { lines, open, ...found } = await findSheet(app.db, request.scope, event.id, handed_over_at);
      return {
        ...found,
        since: handed_over_at ?? null,
        lines: await allShown(request, lines),
        open: await allShown(request, open),
      };
    },
  );

  app.get(
    "/log-entries/:id",
    {
      config: reading,
      schema: { summary: "One line of a log", params: IdParameter, response: { 200: LogEntry } },
    },
    async (request) => shown(request, orNotFound(await findEntry(app.db, request.scope, request.params.id))),
  );

  app.post(
    "/log-entries",
    {
      config: { access: "log.create" },
      schema: {
        summary: "File a line; sent again under the same uid it answers the line that is there",
        body: LogEntryDraft,
        response: { 201: LogEntry },
      },
    },
    async (request, reply) => {
      const filed = await app.write(request.actor, (tx) => fileEntry(tx, request.scope, request.body));
      return reply.code(201).send(await shown(request, filed));
    },
  );
};
