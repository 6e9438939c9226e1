// Assembles a server from the platform and the resources, by name.
import compress from "@fastify/compress";
import Fastify, { type FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { guardRoutes } from "./platform/http/access.ts";
import { limitBodies } from "./platform/http/bodies.ts";
import { answerClientErrors } from "./platform/http/client-errors.ts";
import type { Database } from "./platform/database/database.ts";
import { answer, answerErrors } from "./platform/http/errors.ts";
import { openFileStore } from "./platform/files/file-store.ts";
import { serveHealth } from "./platform/health.ts";
import { loggerOptions } from "./platform/log.ts";
import { sendMail } from "./platform/people/mail.ts";
import { describeApi, serveApiDescription } from "./platform/http/openapi.ts";
import { servePages } from "./platform/http/pages.ts";
import { Problem } from "./platform/http/problem.ts";
import { checkRequests, writeAnswers } from "./platform/http/schemas.ts";
import { sendSecurityHeaders } from "./platform/http/security-headers.ts";
import type { Settings } from "./platform/settings.ts";
import { articleRoutes } from "./resources/articles/routes.ts";
import { auditRoutes } from "./resources/audit/routes.ts";
import { citationRoutes } from "./resources/committee-sessions/citation-routes.ts";
import { minutesEditionRoutes } from "./resources/committee-sessions/edition-routes.ts";
import { committeeSessionRoutes } from "./resources/committee-sessions/routes.ts";
import { committeeRoutes } from "./resources/committees/routes.ts";
import { companyRoutes } from "./resources/companies/routes.ts";
import { dashboardRoutes } from "./resources/dashboard/routes.ts";
import { attachmentRoutes } from "./resources/files/attachment-routes.ts";
import { fileRoutes } from "./resources/files/file-routes.ts";
import { uploadRoutes } from "./resources/files/upload-routes.ts";
import { institutionFunctionRoutes } from "./resources/institution-functions/routes.ts";
import { institutionRoutes } from "./resources/institutions/routes.ts";
import { legalDocumentRoutes } from "./resources/legal-documents/routes.ts";
import { personRoutes } from "./resources/persons/routes.ts";
import { propertyRoutes } from "./resources/properties/routes.ts";
import { proposalRoutes } from "./resources/proposals/routes.ts";
import { duplicateRoutes } from "./resources/records/merge/duplicate-routes.ts";
import { exportRoutes } from "./resources/records/exchange/export-routes.ts";
import { recordImportRoutes } from "./resources/records/exchange/import-routes.ts";
import { publicTextRoutes } from "./resources/public-text/routes.ts";
import { recordMapRoutes } from "./resources/records/map/map-routes.ts";
import { mergeRoutes } from "./resources/records/merge/merge-routes.ts";
import { bulkRoutes } from "./resources/records/bulk/bulk-routes.ts";
import { commentRoutes } from "./resources/records/review/comment-routes.ts";
import { historyRoutes } from "./resources/records/history/history-routes.ts";
import { recordRoutes } from "./resources/records/routes.ts";
import { richTextRoutes } from "./resources/rich-text/routes.ts";
import { roleRoutes } from "./resources/roles/routes.ts";
import { savedViewRoutes } from "./resources/saved-views/routes.ts";
import { passwordRoutes } from "./resources/sessions/password-routes.ts";
import { sessionRoutes } from "./resources/sessions/routes.ts";
import { settingsRoutes } from "./resources/sessions/settings-routes.ts";
import { proposalTodo } from "./resources/proposals/todo.ts";
import { recordTodo } from "./resources/records/todo.ts";
import { todoRoutes } from "./resources/todo/routes.ts";
import { termsRoutes } from "./resources/terms/routes.ts";
import { userRoutes } from "./resources/users/routes.ts";
import { variableGroupRoutes } from "./resources/variables/group-routes.ts";
import { variableRoutes } from "./resources/variables/routes.ts";

const resources = [
  sessionRoutes,
  passwordRoutes,
  settingsRoutes,
  companyRoutes,
  institutionRoutes,
  institutionFunctionRoutes,
  legalDocumentRoutes,
  committeeRoutes,
  committeeSessionRoutes,
  minutesEditionRoutes,
  citationRoutes,
  personRoutes,
  propertyRoutes,
  proposalRoutes,
  userRoutes,
  roleRoutes,
  auditRoutes,
  variableRoutes,
  recordMapRoutes,
  variableGroupRoutes,
  recordRoutes,
  historyRoutes,
  commentRoutes,
  bulkRoutes,
  exportRoutes,
  duplicateRoutes,
  mergeRoutes,
  uploadRoutes,
  fileRoutes,
  attachmentRoutes,
  recordImportRoutes,
  savedViewRoutes,
  dashboardRoutes,
  todoRoutes([proposalTodo, recordTodo]),
  articleRoutes,
  termsRoutes,
  richTextRoutes,
];

const bytesOf = (megabytes: number) => Math.round(megabytes * 1024 * 1024);

/**
 * A server ready to listen, or to be called in a test. It owns neither the database nor the process. `watch` may add hooks that see every
 * request and answer: tests prove by it that answers are what their schemas say.
 */
export async function buildApp(
  { db, write, writeLong }: Database,
  settings: Settings,
  watch: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(settings),
    // Only what the proxy itself adds, the last address: those before it are whatever the caller wrote.
    trustProxy: settings.TRUST_PROXY && ((_address, hop) => hop === 0),
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
  app.decorate("write", write);
  app.decorate("writeLong", writeLong);
  app.decorate("files", await openFileStore(settings));
  app.decorate("settings", settings);
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });

  watch(app);

  let isClosing = false;
  app.addHook("preClose", async () => void (isClosing = true));
  app.addHook("onRequest", async () => {
    if (isClosing) throw new Problem("unavailable");
  });
  guardRoutes(app, db);
  answerErrors(app);
  await sendSecurityHeaders(app, settings);
  await app.register(compress, { global: true, threshold: 1024 });
  await describeApi(app);
  sendMail(app, settings);
  serveHealth(app, { db, write }, settings);
  for (const routes of resources) await app.register(routes, { prefix: "/api" });
  await app.register(publicTextRoutes, { prefix: "/public" });
  serveApiDescription(app);
  await servePages(app.withTypeProvider<ZodTypeProvider>(), settings);
  return app;
}
