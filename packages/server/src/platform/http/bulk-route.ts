// The route by which many rows of a noun's list are changed, deleted or restored in one step: `POST /<path>/bulk`.
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { BulkDone, BulkStep } from "@atalaya/contract/bulk.ts";
import type { Editable } from "@atalaya/contract/permissions.ts";
import { readable } from "./access.ts";
import type { App } from "./app-kit.ts";
import { changeMany, type BulkNoun } from "../bulk.ts";
import { writeOf } from "../database/database.ts";
import { languageFor } from "./errors.ts";
import { Problem } from "./problem.ts";
import type { Scope } from "../scope.ts";

type Bulk<By, R extends { id: number; version: number }> = Omit<BulkNoun<By, R>, "refusals"> & {
  resource: { path: string };
  permission: Editable;
  schemas: { Step: z.ZodType<BulkStep>; Done: z.ZodType<BulkDone> };
  /** Who acts, as the noun's rules ask for it. `scope`: where the caller may take this step. */
  by: (request: FastifyRequest, scope: Scope) => By;
  /** What is to be done once the step is written. */
  onDone?: (() => void) | undefined;
};

/** A row that is judged singly takes as long as so many of a sheet. */
const rowsOfSheet = 5;

/** Adds the route. The step's own permission is checked before anything is held. */
export function bulkRoute<By, R extends { id: number; version: number }>(app: App, bulk: Bulk<By, R>): void {
  const { resource, permission, schemas, by, onDone } = bulk;
  const noun = { ...bulk, refusals: app.refusals };
  app.post(
    `/${resource.path}/bulk`,
    {
      config: { access: `${permission}.index`, body: "many" },
      schema: {
        summary:
          "Change, delete or restore many, all or none; 422 names the rows in the way, the answer tells the way back",
        body: schemas.Step,
        response: { 200: schemas.Done },
      },
    },
    async (request) => {
      const step = request.body as BulkStep;
      const scope = readable(request, `${permission}.${step.action === "set_fields" ? "update" : "delete"}`);
      if (!scope) throw new Problem("forbidden");
      const write = writeOf(app, step.rows.length * rowsOfSheet);
      const done = await write(request.actor, (tx) =>
        changeMany(tx, noun, by(request, scope), step, languageFor(request)),
      );
      onDone?.();
      return done;
    },
  );
}
