// Alerts: prepared by one person, issued by another; what was sent is never changed (decision 0052).
import type { z } from "zod";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import {
  AlertPreviewQuery,
  AlertsAtQuery,
  AlertsSinceQuery,
  alerts,
  type AlertQuery,
} from "@atalaya/contract/resources/alerts.ts";
import { AlertSummary, type Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alertColumns, AlertExportQuery } from "@atalaya/contract/resources/alerts/columns.ts";
import { AlertsInForceQuery } from "@atalaya/contract/resources/alerts/in-force.ts";
import { AlertStatisticsQuery } from "@atalaya/contract/resources/alerts/statistics.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { App, Routes } from "../../platform/http/app-kit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { resourceRoutes } from "../../platform/http/resource-routes.ts";
import { asPdf } from "../../platform/papers/pdf.ts";
import { exportRoute } from "../../platform/sheets/export-route.ts";
import { mapRoutes } from "../../platform/plain/map-routes.ts";
import type { Scope } from "../../platform/scope.ts";
import { alertsSince } from "./as-of/since.ts";
import { changeAlert, createAlert, deleteAlert, readableAlertOf, undeleteAlert } from "./changes.ts";
import {
  approveAlert,
  cancelAlert,
  discardPrepared,
  issueAlone,
  ratifyAlert,
  reissueAlert,
  returnAlert,
  submitAlert,
} from "./issuing.ts";
import { askOthers, tellNow, tellSubscribers } from "./jobs.ts";
import { alertsInForce } from "./in-force.ts";
import { toPrint } from "./next-message.ts";
import { previewOf } from "./preview.ts";
import { everyAlert, findAlert, listAlerts, mapLayer } from "./queries.ts";
import { readerOf } from "./reader.ts";
import type { AlertReader } from "./references.ts";
import { sheetOf } from "./sheet.ts";
import { alertStatistics } from "./statistics.ts";

type Acts = typeof alerts.acts;
type Body<A extends keyof Acts> = z.output<Acts[A]["body"]>;

/** One step of an alert's life: `POST /alerts/:id/<act>`. */
function actRoute<A extends keyof Acts>(
  app: App,
  act: A,
  /** `sends`: subscribers are told of it. */
  declared: { access: Permission; summary: string; sends?: true },
  work: (tx: Tx, reader: AlertReader, id: number, body: Body<A>) => Promise<Alert>,
): void {
  const { body, answer } = alerts.acts[act] as { body: z.ZodType; answer: z.ZodType<Alert> };
  const { access, summary, sends } = declared;
  app.post(
    `/alerts/:id/${act}`,
    { config: { access }, schema: { summary, params: IdParameter, body, response: { 200: answer } } },
    async (request) => {
      const { id } = request.params as z.output<typeof IdParameter>;
      const done = await app.write<Alert>(request.actor, async (tx) => {
        const alert = await work(tx, readerOf(request), id, request.body as Body<A>);
        if (sends) await tellSubscribers(app, tx, id);
        return alert;
      });
      if (sends) tellNow(app);
      return done;
    },
  );
}

function actRoutes(app: App, pages: () => Promise<string | null>): void {
  const [update, issue] = ["records.alert.update", "alerts.issue"] as const;
  actRoute(
    app,
    "submission",
    { access: update, summary: "Ask for it to be sent: the alert, or the change that is prepared" },
    (tx, reader, id, { version }) => submitAlert(tx, reader, id, version),
  );
  actRoute(
    app,
    "cancellation",
    { access: update, summary: "Ask for its end, in the words that were prepared with it" },
    cancelAlert,
  );
  actRoute(
    app,
    "discard",
    { access: update, summary: "Take back the change that is prepared, or the asking for its end" },
    (tx, reader, id, { version }) => discardPrepared(tx, reader, id, version),
  );
  actRoute(
    app,
    "reissue",
    { access: "records.alert.create", summary: "Make a new draft of one that is over" },
    (tx, reader, id) => reissueAlert(tx, reader, id),
  );
  actRoute(
    app,
    "approval",
    { access: issue, summary: "Send what waits, as its second person", sends: true },
    async (tx, reader, id, { version }) => approveAlert(tx, reader, id, version, await pages()),
  );
  actRoute(app, "return", { access: issue, summary: "Send back what waits, and say why" }, returnAlert);
  actRoute(
    app,
    "emergency",
    {
      access: issue,
      summary: "Send it alone, where the place allows it; somebody else stands by it afterwards",
      sends: true,
    },
    async (tx, reader, id, body) => {
      await askOthers(app, tx);
      return issueAlone(tx, reader, id, body, await pages());
    },
  );
  actRoute(
    app,
    "ratification",
    { access: issue, summary: "Stand by what somebody else issued alone" },
    (tx, reader, id, { note }) => ratifyAlert(tx, reader, id, note),
  );
}

export const alertRoutes: Routes = async (app) => {
  const pages = async () => {
    const { PUBLIC_URL } = await app.inForce.now();
    return PUBLIC_URL ? `${PUBLIC_URL.replace(/\/$/, "")}/public/alerts` : null;
  };

  app.get(
    "/alerts",
    {
      config: { access: "records.alert.index" },
      schema: {
        summary: "Alerts: filtered, sorted, a page at a time; exercises only where kind=exercise asks for them",
        querystring: AlertsAtQuery,
        response: { 200: pageOf(AlertSummary) },
      },
    },
    ({ scope, query }) => app.readAt(query.at, (db) => listAlerts(db, scope, query)),
  );

  exportRoute(app, {
    resource: alerts,
    access: "records.alert.index",
    query: AlertExportQuery,
    columns: alertColumns,
    rows: (_request, scope, query) => everyAlert(app.db, scope, query),
  });

  mapRoutes(app, {
    resource: alerts,
    access: "records.alert.index",
    layer: (scope: Scope, query: AlertQuery) => mapLayer(scope, query),
    symbol: "level",
  });

  app.get(
    "/alerts/in-force",
    {
      config: { access: "records.alert.index" },
      schema: {
        summary: "What is in force now, of the places and of those above them, by level with the first to end",
        querystring: AlertsInForceQuery,
        response: { 200: alerts.answers["in-force"] },
      },
    },
    ({ scope, query }) => app.readAt(query.at, (db) => alertsInForce(db, scope)),
  );

  app.get(
    "/alerts/since",
    {
      config: { access: "records.alert.index" },
      schema: {
        summary:
          "Alerts of the list that are not as they stood at a moment, each then and now, with what was sent since",
        querystring: AlertsSinceQuery,
        response: { 200: alerts.answers.since },
      },
    },
    (request) => alertsSince(app, readerOf(request), request.query),
  );

  app.get(
    "/alerts/statistics",
    {
      config: { access: "records.alert.index" },
      schema: {
        summary: "How many messages were sent, by hazard, level and month, and how many minutes after the first report",
        querystring: AlertStatisticsQuery,
        response: { 200: alerts.answers.statistics },
      },
    },
    async ({ scope, query }) => ({ data: await alertStatistics(app.db, scope, query) }),
  );

  app.get(
    "/alerts/:id/preview",
    {
      config: { access: "records.alert.index" },
      schema: {
        summary: "What its next message would say: as CAP, for telephones, and what is still missing",
        params: IdParameter,
        querystring: AlertPreviewQuery,
        response: { 200: alerts.answers[":id/preview"] },
      },
    },
    async (request) => {
      const { params, query, scope, identity } = request;
      const alert = orNotFound(await findAlert(app.db, scope, identity.user.id, params.id));
      const what = query.of ?? alert.submission;
      return previewOf(app.db, alert, what, { pages: await pages(), language: languageFor(request) });
    },
  );

  app.get(
    "/alerts/:id/sheet.pdf",
    {
      config: { access: "records.alert.index" },
      schema: {
        summary: "Its last message on a sheet of paper, with identifier and seal; a draft says that it is one",
        params: IdParameter,
      },
    },
    async (request, reply) => {
      const { params, scope, identity } = request;
      const alert = orNotFound(await findAlert(app.db, scope, identity.user.id, params.id, { above: true }));
      const language = languageFor(request);
      const sheet = sheetOf({ ...(await toPrint(app.db, alert, await pages())), language });
      return reply.type("application/pdf").send(await asPdf(sheet, language));
    },
  );

  actRoutes(app, pages);

  resourceRoutes(app, {
    resource: alerts,
    permission: "records.alert",
    body: "geometry",
    hasPast: true,
    by: readerOf,
    find: readableAlertOf,
    create: createAlert,
    change: changeAlert,
    remove: deleteAlert,
    restore: undeleteAlert,
    says: {
      find: "One alert with its messages, and what it cites",
      change: "Alerts: change a draft, or prepare the next message of one that is in force",
      remove: "Move a draft to the trash; what was sent is cancelled instead",
    },
  });
};
