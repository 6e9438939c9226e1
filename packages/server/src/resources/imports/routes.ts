// Files on their way to rows: begun with an upload, matched, examined, written and taken back. Each step is asked for and done in the background;
// `GET /imports/:id` tells how far it came.
import type { FastifyRequest } from "fastify";
import { IdParameter } from "@atalaya/contract/record.ts";
import { recordDomains } from "@atalaya/contract/domain/domains.ts";
import {
  ImportSettings,
  TableImport,
  TableImportDraft,
  tableImports,
  type ImportTarget,
} from "@atalaya/contract/resources/imports/imports.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes, Services } from "../../platform/http/app-kit.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { FieldProblem, orNotFound, Problem } from "../../platform/http/problem.ts";
import { within } from "../../platform/scope.ts";
import { findFile } from "../files/queries.ts";
import { answerImport, answerSummary } from "./answer.ts";
import { changeSettings, takeAct, type Act } from "./change-import.ts";
import { importsJob } from "./jobs.ts";
import { findImport, insertImport, listImports, type Import } from "./queries.ts";
import type { Worker } from "./steps.ts";

/** Whoever may make what the rows become, asked for each import: 403 elsewhere. */
export function workerOf(app: Services, request: FastifyRequest, target: ImportTarget): Worker {
  const exchange = orNotFound(app.exchanges.find(({ noun }) => noun === target.noun));
  const permissions = exchange.permissions(target);
  const create = readable(request, permissions.create);
  if (!create) throw new Problem("forbidden");
  return { exchange, scopes: { create, update: readable(request, permissions.update) } };
}

/** The caller's own import, 404 of others. */
export async function ownImport(
  app: Services,
  request: FastifyRequest,
  id: number,
): Promise<{ found: Import; worker: Worker }> {
  const found = orNotFound(await findImport(app.db, { id, user_id: request.identity.user.id }));
  return { found, worker: workerOf(app, request, found.target) };
}

async function answered(app: Services, request: FastifyRequest, id: number): Promise<TableImport> {
  const { found, worker } = await ownImport(app, request, id);
  const { exchange, scopes } = worker;
  return answerImport(app.db, found, { exchange, scope: scopes.create, language: languageFor(request) });
}

async function begin(
  app: Services,
  request: FastifyRequest,
  { file_id, target, company_id }: TableImportDraft,
): Promise<number> {
  const { exchange, scopes } = workerOf(app, request, target);
  const user_id = request.identity.user.id;
  if (company_id !== null) within(scopes.create, company_id);
  const file = await findFile(app.db, file_id);
  if (!file || file.user_id !== user_id) throw new FieldProblem({ file_id: { code: "missing" } });
  const described = await exchange.describe(app.db, scopes.create, target);
  if (!described) throw new FieldProblem({ "target.variable_id": { code: "missing" } });
  const id = await app.write(request.actor, async (tx) => {
    const made = await insertImport(tx, { user_id, target, target_name: described.name, company_id, file });
    await app.jobs.put(tx, importsJob);
    return made;
  });
  app.jobs.wake(importsJob);
  return id;
}

const says: Record<Act, string> = {
  examination:
    "Find out what each row would do: new, changed, unchanged, known, double, refused or left out. Nothing is written",
  writing: "Write the rows that are new or changed, a set after another; asked twice, they are written once",
  undoing: "Take back what was written, but for what somebody changed since",
  cancellation:
    "Stop the step under way after its present set; what is written stays, and can be gone on with or taken back",
};

export const importRoutes: Routes = async (app) => {
  const config = { access: "signed_in" } as const;

  app.get(
    "/imports",
    {
      config,
      schema: {
        summary: "One's own imports, and those of others that wrote only into one's places; the latest first",
        response: { 200: tableImports.answers[""] },
      },
    },
    async (request) => {
      const territories = recordDomains.flatMap((domain) => {
        const scope = readable(request, `records.${domain}.index`);
        return scope ? [[domain, scope] as const] : [];
      });
      const { id } = request.identity.user;
      const found = await listImports(app.db, id, territories);
      return { data: found.map((it) => answerSummary(it, id, languageFor(request))) };
    },
  );

  app.post(
    "/imports",
    {
      config,
      schema: {
        summary:
          "Begin with an uploaded file: CSV, a workbook or a file of shapes. It is read in the background; nothing is written yet",
        body: TableImportDraft,
        response: { 201: TableImport },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await answered(app, request, await begin(app, request, request.body))),
  );

  app.get(
    "/imports/:id",
    {
      config,
      schema: {
        summary:
          "One's own import: its sheets, the columns of the chosen one with what each is likely to be and why, its settings, and how far it has come",
        params: IdParameter,
        response: { 200: TableImport },
      },
    },
    (request) => answered(app, request, request.params.id),
  );

  app.put(
    "/imports/:id",
    {
      config: { ...config, body: "form" },
      schema: {
        summary:
          "Say how it is read: sheet, headings, columns, values of the whole file, key, corrections. It is to be examined anew",
        params: IdParameter,
        body: ImportSettings,
        response: { 200: TableImport },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { worker } = await ownImport(app, request, id);
      await app.write(request.actor, async (tx) => {
        await changeSettings(tx, id, worker, request.body);
        return null;
      });
      return answered(app, request, id);
    },
  );

  for (const act of Object.keys(says) as Act[])
    app.post(
      `/imports/:id/${act}`,
      { config, schema: { summary: says[act], params: IdParameter, response: { 200: TableImport } } },
      async (request) => {
        const { id } = request.params as { id: number };
        const { worker } = await ownImport(app, request, id);
        await takeAct(app, request, id, act, worker);
        return answered(app, request, id);
      },
    );
};
