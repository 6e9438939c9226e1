// Assembles a server from the platform and the resources, by name.
import compress from "@fastify/compress";
import Fastify, { type FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { backupRunner } from "./platform/backup/runner.ts";
import { guardRoutes } from "./platform/http/access.ts";
import { limitBodies } from "./platform/http/bodies.ts";
import { answerClientErrors } from "./platform/http/client-errors.ts";
import type { Database } from "./platform/database/database.ts";
import { answer, answerErrors } from "./platform/http/errors.ts";
import { refuseInMaintenance } from "./platform/http/maintenance.ts";
import { openFileStore } from "./platform/files/file-store.ts";
import { offerJobs } from "./platform/jobs/jobs.ts";
import type { Routes } from "./platform/http/app-kit.ts";
import { liveConsoles } from "./platform/live/consoles.ts";
import type { Noun } from "./platform/noun.ts";
import { serveHealth } from "./platform/health.ts";
import { loggerOptions } from "./platform/log.ts";
import { serveMetrics, type Figure } from "./platform/metrics.ts";
import { sendMail } from "./platform/people/mail.ts";
import { serveDescription } from "./platform/api-description/serve.ts";
import { describeApi } from "./platform/http/openapi.ts";
import { servePages } from "./platform/http/pages.ts";
import { Problem } from "./platform/http/problem.ts";
import { requestLimit } from "./platform/http/request-limit.ts";
import { checkRequests, writeAnswers } from "./platform/http/schemas.ts";
import { speakOfVersions } from "./platform/http/versions.ts";
import { sendSecurityHeaders } from "./platform/http/security-headers.ts";
import type { Settings } from "./platform/settings.ts";
import { readStored, settingsReader } from "./platform/settings-in-force.ts";
import { nouns } from "./nouns.ts";
import { backupFigures } from "./resources/backups/figures.ts";
import { publicAlertRoutes } from "./resources/alerts/public/routes.ts";
import { publicStatementRoutes } from "./resources/records/statements/public/routes.ts";
import { publicSubscriptionRoutes } from "./resources/alerts/subscribers/public/routes.ts";
import { publicTextRoutes } from "./resources/public-text/routes.ts";
import { dashboardRoutes } from "./resources/dashboard/routes.ts";
import { eventKitRoutes } from "./resources/event-kits/routes.ts";
import { todoRoutes } from "./resources/todo/routes.ts";

/** What all nouns say of their tables or constraints, whose names are those of the whole database. */
const ofAll = <T>(part: (noun: Noun) => Record<string, T> | undefined): Record<string, T> =>
  Object.assign({}, ...nouns.map(part));

/** What the nouns tell the server beside their routes and jobs. */
function decorateWithNouns(app: FastifyInstance): void {
  app.decorate(
    "named_rows",
    ofAll(({ rows }) => rows),
  );
  app.decorate(
    "refusals",
    ofAll(({ refusals }) => refusals),
  );
  app.decorate(
    "exchanges",
    nouns.flatMap(({ exchange }) => exchange ?? []),
  );
  for (const { requests } of nouns) if (requests) app.decorate("requests", requests);
}

const openConsoles = ({ consoles }: FastifyInstance): Figure => ({
  name: "atalaya_open_consoles",
  help: "Streams by which this process tells consoles what changes",
  read: async () => consoles.count(),
});

const bytesOf = (megabytes: number) => Math.round(megabytes * 1024 * 1024);

/** Those of every noun, and those that put together what all nouns say. */
const calls = (): readonly Routes[] => [
  ...nouns.flatMap(({ routes }) => routes),
  todoRoutes(nouns.flatMap(({ todo }) => todo ?? [])),
  eventKitRoutes(nouns.flatMap(({ opens }) => opens ?? [])),
  dashboardRoutes({
    coverage: nouns.flatMap(({ coverage }) => coverage ?? []),
    compared: nouns.flatMap(({ compared }) => compared ?? []),
  }),
];

/**
 * A server ready to listen, or to be called in a test. It owns neither the database nor the process. `watch` may add hooks that see every
 * request and answer: tests prove by it that answers are what their schemas say.
 */
export async function buildApp(
  { db, readAt, write, writeLong, execute, signals }: Database,
  settings: Settings,
  watch: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(settings),
    // Only what the proxy itself adds, the last address: those before it are whatever the caller wrote.
    trustProxy: settings.TRUST_PROXY && ((_address, hop) => hop === 0),
    // Whether a proxy takes the path away that the console stands below, or leaves it.
    rewriteUrl: ({ url = "/" }) =>
      url.startsWith(`${settings.BASE_PATH}/`) ? url.slice(settings.BASE_PATH.length) : url,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: answer,
    clientErrorHandler: answerClientErrors(settings.LOCALE),
    routerOptions: { maxParamLength: 200 },
    // Fastify turns Node's own limit off: somebody who never finishes a request would keep its connection for ever.
    requestTimeout: 300_000,
    // Answered below, in the shape that failures have.
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });
  limitBodies(app, bytesOf(settings.BODY_LIMIT_MB));
  app.setValidatorCompiler(checkRequests);
  app.setSerializerCompiler(writeAnswers);
  app.decorate("db", db);
  app.decorate("readAt", readAt);
  app.decorate("write", write);
  app.decorate("writeLong", writeLong);
  app.decorate("files", await openFileStore(settings));
  app.decorate("settings", settings);
  const warn = (err: unknown) => app.log.warn({ err }, "the settings could not be read again");
  app.decorate(
    "inForce",
    settingsReader(() => readStored(db), settings, warn),
  );
  app.decorate("backups", backupRunner(app.log));
  app.addHook("onClose", () => app.backups.stop());
  decorateWithNouns(app);
  const { log, named_rows } = app;
  app.decorate("consoles", liveConsoles({ db, signals, log, named_rows }));
  // A stream does not end by itself, and would keep the server from closing.
  app.addHook("preClose", () => app.consoles.end());
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });

  watch(app);

  let isClosing = false;
  app.addHook("preClose", async () => void (isClosing = true));
  app.addHook("onRequest", async () => {
    if (isClosing) throw new Problem("unavailable");
  });
  guardRoutes(app, db, await requestLimit(app, settings));
  refuseInMaintenance(app);
  answerErrors(app);
  speakOfVersions(app);
  await sendSecurityHeaders(app);
  await app.register(compress, { global: true, threshold: 1024 });
  await describeApi(app);
  sendMail(app);
  offerJobs(
    app,
    nouns.flatMap(({ jobs }) => jobs ?? []),
    execute,
  );
  serveHealth(app, { db, write }, settings);
  serveMetrics(app, settings, [openConsoles(app), ...backupFigures(db)]);
  for (const routes of calls()) await app.register(routes, { prefix: "/api" });
  await app.register(publicTextRoutes, { prefix: "/public" });
  await app.register(publicAlertRoutes, { prefix: "/public" });
  await app.register(publicStatementRoutes, { prefix: "/public" });
  await app.register(publicSubscriptionRoutes, { prefix: "/public" });
  serveDescription(app);
  await servePages(app.withTypeProvider<ZodTypeProvider>());
  return app;
}
