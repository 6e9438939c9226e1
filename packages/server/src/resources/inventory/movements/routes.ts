// All ledgers of the caller's places, as the comptroller asks them: list, totals and sheet; and what is added to a movement that is there.
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { MovementQuery } from "@atalaya/contract/resources/inventory/movement-questions.ts";
import { inventoryMovements, Movement, movementSheet } from "@atalaya/contract/resources/inventory/movements.ts";
import { movementColumns } from "@atalaya/contract/resources/inventory/movement-columns.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { orNotFound } from "../../../platform/http/problem.ts";
import { exportRoute } from "../../../platform/sheets/export-route.ts";
import { everyMovement, findMovement, listMovements } from "./queries.ts";
import { readerOf, shownBy, writerOf } from "./shown.ts";
import { findTotals } from "./totals.ts";
import { addPaper, correctMovement } from "./writing.ts";

const { totals } = inventoryMovements.answers;
const { correction, papers } = inventoryMovements.acts;

export const movementRoutes: Routes = async (app) => {
  const shown = shownBy(app);

  app.get(
    "/inventory/movements",
    {
      config: { access: "inventory.index" },
      schema: {
        summary: "Movements of all resources: who received what, who paid, who signed",
        querystring: MovementQuery,
        response: { 200: pageOf(Movement) },
      },
    },
    async (request) => {
      const { data, meta } = await listMovements(app.db, readerOf(request), request.query);
      return { data: await Promise.all(data.map((row) => shown(request, row))), meta };
    },
  );

  app.get(
    "/inventory/movements/totals",
    {
      config: { access: "inventory.index" },
      schema: {
        summary: "The same movements added up by category and unit, by who paid, who received and who signed",
        querystring: MovementQuery,
        response: { 200: totals },
      },
    },
    (request) => findTotals(app.db, readerOf(request), request.query),
  );

  exportRoute(app, {
    resource: inventoryMovements,
    access: "inventory.index",
    query: movementSheet,
    columns: movementColumns,
    rows: (request, _scope, query) => everyMovement(app.db, readerOf(request), query),
  });

  app.get(
    "/inventory/movements/:id",
    {
      config: { access: "inventory.index" },
      schema: { summary: "One movement", params: IdParameter, response: { 200: Movement } },
    },
    async (request) => shown(request, orNotFound(await findMovement(app.db, readerOf(request), request.params.id))),
  );

  app.post(
    "/inventory/movements/:id/correction",
    {
      config: { access: "inventory.update" },
      schema: {
        summary: "Undo a movement whole, once, and say why; both stay in the ledger",
        params: IdParameter,
        body: correction.body,
        response: { 201: correction.answer },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const made = await app.write(actor, (tx) => correctMovement(tx, writerOf(app, request), params.id, body));
      return reply.code(201).send(await shown(request, made));
    },
  );

  app.post(
    "/inventory/movements/:id/papers",
    {
      config: { access: "inventory.update" },
      schema: {
        summary: "Add the paper of a movement that was to be papered",
        params: IdParameter,
        body: papers.body,
        response: { 201: papers.answer },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const made = await app.write(actor, (tx) => addPaper(tx, readerOf(request), params.id, body));
      return reply.code(201).send(await shown(request, made));
    },
  );
};
