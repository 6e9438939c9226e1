// The ledger of one resource: its movements with the running balance, its lots, and the way to the next movement.
import { IdParameter } from "@atalaya/contract/record.ts";
import { inventory } from "@atalaya/contract/resources/inventory/inventory.ts";
import { LedgerQuery } from "@atalaya/contract/resources/inventory/movements.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { orNotFound } from "../../../platform/http/problem.ts";
import { findResource, listLedger, listLots } from "./queries.ts";
import { readerOf, shownBy, writerOf } from "./shown.ts";
import { writeMovement } from "./writing.ts";

const { ":id/movements": Ledger, ":id/lots": Lots } = inventory.answers;
const { body, answer } = inventory.acts.movements;

export const ledgerRoutes: Routes = async (app) => {
  const shown = shownBy(app);

  app.get(
    "/inventory/:id/movements",
    {
      config: { access: "inventory.index" },
      schema: {
        summary: "The ledger of one resource, newest first, with its running balance",
        params: IdParameter,
        querystring: LedgerQuery,
        response: { 200: Ledger },
      },
    },
    async (request) => {
      const { scope, params, query } = request;
      orNotFound(await findResource(app.db, scope, params.id));
      const { data, meta } = await listLedger(app.db, readerOf(request), params.id, query);
      return { data: await Promise.all(data.map((row) => shown(request, row))), meta };
    },
  );

  app.get(
    "/inventory/:id/lots",
    {
      config: { access: "inventory.index" },
      schema: {
        summary: "Lots of which something is left, what expires first before the rest",
        params: IdParameter,
        response: { 200: Lots },
      },
    },
    async ({ scope, params }) => {
      orNotFound(await findResource(app.db, scope, params.id));
      return { data: await listLots(app.db, params.id) };
    },
  );

  app.post(
    "/inventory/:id/movements",
    {
      config: { access: "inventory.update" },
      schema: {
        summary:
          "Write a movement down; sent again under the same uid it answers the one that is there. What answers a request of the log leads it on",
        params: IdParameter,
        body,
        response: { 201: answer },
      },
    },
    async (request, reply) => {
      const { actor, params, body: draft } = request;
      const made = await app.write(actor, (tx) => writeMovement(tx, writerOf(app, request), params.id, draft));
      return reply.code(201).send(await shown(request, made));
    },
  );
};
